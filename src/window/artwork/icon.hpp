#pragma once
// The program's icon, for window managers.

#include "window/artwork/faces.hpp"

namespace roundhouse::window {

/// assets/icon.svg as a square of `size` pixels; empty if it is missing.
Image window_icon(int size);

} // namespace roundhouse::window
