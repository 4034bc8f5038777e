#pragma once
// A virtual display, for pictures on machines without a screen.

namespace roundhouse::window {

/// Starts Xvfb, if it is installed, and makes it this program's display; it ends with the program. False if
/// it does not start.
bool use_off_screen_display();

} // namespace roundhouse::window
