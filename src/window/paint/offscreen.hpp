#pragma once
// A display nobody looks at, for pictures on machines without a screen.

namespace roundhouse::window {

/// Starts Xvfb, if that program is installed, and makes it this program's display; it ends with the program.
/// False if it does not start.
bool use_off_screen_display();

} // namespace roundhouse::window
