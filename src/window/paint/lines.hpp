#pragma once
// Where text is broken into lines.

#include <string>
#include <string_view>

struct ImFont;

namespace roundhouse::window {

/// Where the line that starts at `begin` ends if it may be `width` pixels wide. Breaks where ImGui does, but
/// not inside a number such as 99.9 or 1,500 that fits on a line. A line holds one letter at least.
const char* end_of_line(const ImFont& font, const char* begin, const char* end, float width);

/// The text with a line end wherever it breaks.
std::string in_lines(const ImFont& font, std::string_view text, float width);

} // namespace roundhouse::window
