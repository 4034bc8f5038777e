#pragma once
// Lesson texts: numbers of lit things as gold discs, red suits in red.

#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"

namespace roundhouse::window {

inline constexpr Colour answer_ground{0x23, 0x55, 0x4a};

/// A thin line in the middle of `space`.
void line_across(const Page& page, float space);

/// A gold disc with its number.
void number_disc(const Page& page, ImDrawList& list, Point centre, float radius, int number);

/// The text from the cursor of the panel, broken at `width`; "(2)" becomes the disc of the second of
/// `numbers` lit things. Advances the cursor.
void lesson_paragraph(const Page& page, const std::string& text, int numbers, const TextStyle& style,
                      float width);
/// Its height.
float height_of_lesson_paragraph(const Page& page, const std::string& text, int numbers,
                                 const TextStyle& style, float width);

} // namespace roundhouse::window
