#pragma once
// The fonts of the window: a sans found on this system, in the sizes the table uses.

#include "window/paint/look.hpp"

#include <array>
#include <string>

struct ImFont;
struct ImFontAtlas;

namespace roundhouse::window {

struct Fonts {
    std::array<ImFont*, 5> regular{}, bold{}; ///< by Size
    ImFont* of(Size size, bool heavy) const {
        return (heavy ? bold : regular)[static_cast<std::size_t>(size)];
    }
};

/// Adds the letters, with umlauts and suit signs, to the atlas at `scale` times their usual size. If no font
/// is found, ImGui's own is used.
Fonts load_fonts(ImFontAtlas& atlas, float scale);

} // namespace roundhouse::window
