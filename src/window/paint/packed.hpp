#pragma once
// A colour in the form that Dear ImGui takes.

#include "window/paint/look.hpp"

#include <imgui.h>

namespace roundhouse::window {

constexpr ImU32 packed(Colour colour) {
    return static_cast<ImU32>(colour.red) | static_cast<ImU32>(colour.green) << 8 |
           static_cast<ImU32>(colour.blue) << 16 | static_cast<ImU32>(colour.alpha) << 24;
}

} // namespace roundhouse::window
