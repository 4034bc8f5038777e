#pragma once
// The letters of the window: a sans found on this system, in the sizes the table uses.

#include "window/paint/look.hpp"

#include <array>
#include <string>
#include <string_view>

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

/// Where a line that begins at `begin` and is `width` pixels wide ends: as ImGui breaks it, but not within
/// "99.9" or "1,500", if there is a blank before it.
const char* end_of_line(const ImFont& font, const char* begin, const char* end, float width);
/// The text in lines of that width.
std::string in_lines(const ImFont& font, std::string_view text, float width);

} // namespace roundhouse::window
