#pragma once
// Texts of lessons: with the numbers of what is lit as gold discs, and red suits in red.

#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"

namespace roundhouse::window {

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
