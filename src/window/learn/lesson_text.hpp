#pragma once
// Texts of lessons: with the numbers of what is lit as gold discs, and red suits in red.

#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"

namespace roundhouse::window {

inline constexpr Colour answer_ground{0x23, 0x55, 0x4a};

/// A thin line in the middle of that much space.
void line_across(const Page& page, float space);

/// A gold disc with its number, as wide and high as twice `radius`.
void number_disc(const Page& page, ImDrawList& list, Point centre, float radius, int number);

/// The text from where the panel stands on, broken at `width`; "(2)" becomes the disc of what is lit as
/// number 2, of `numbers` that there are. Takes its place in the panel.
void lesson_paragraph(const Page& page, const std::string& text, int numbers, const TextStyle& style,
                      float width);
/// Its height.
float height_of_lesson_paragraph(const Page& page, const std::string& text, int numbers,
                                 const TextStyle& style, float width);

} // namespace roundhouse::window
