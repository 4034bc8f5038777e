#pragma once
// Breaks text into lines.

#include <string>
#include <string_view>

struct ImFont;

namespace roundhouse::window {

/// End of the line that starts at `begin` and may be `width` pixels wide. Breaks where ImGui does, but not
/// inside a number such as 99.9 or 1,500 that fits on a line. A line holds at least one letter.
const char* end_of_line(const ImFont& font, const char* begin, const char* end, float width);

/// The text with a line feed at every break.
std::string in_lines(const ImFont& font, std::string_view text, float width);

} // namespace roundhouse::window
