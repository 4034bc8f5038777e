#pragma once
// The letters of the window: a sans found on this system, in the sizes the table uses.

#include "window/paint/look.hpp"

#include <array>
#include <string>

struct ImFont;
struct ImFontAtlas;

namespace roundhouse::window {

/// The file of the first family there is (Inter, Noto Sans, DejaVu Sans, any sans); empty if there is no
/// font.
std::string find_font(bool bold);
/// The file of a font that has suit signs, arrows and a tick, for where the first one lacks them.
std::string find_sign_font(bool bold);

struct Fonts {
    std::array<ImFont*, 5> regular{}, bold{}; ///< by Size
    ImFont* of(Size size, bool heavy) const {
        return (heavy ? bold : regular)[static_cast<std::size_t>(size)];
    }
};

/// Puts the letters, with umlauts and suit signs, into the atlas, `scale` times their usual size. Where no
/// font is found, ImGui's own letters stand in.
Fonts load_fonts(ImFontAtlas& atlas, float scale);

} // namespace roundhouse::window
