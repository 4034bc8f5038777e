#pragma once
// The sign of the program, for window managers.

#include "window/artwork/faces.hpp"

namespace roundhouse::window {

/// assets/icon.svg as a square of so many pixels; empty if it is missing.
Image window_icon(int size);

} // namespace roundhouse::window
