#pragma once
// Whether a window can be opened here. Asked in a child process: SFML ends a program that has no display, and
// crashes one whose display knows no OpenGL.

#include <string>

namespace roundhouse::table {

/// Why there can be no window, in one sentence; empty if there can be one.
std::string why_no_window();

} // namespace roundhouse::table
