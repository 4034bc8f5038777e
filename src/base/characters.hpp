#pragma once
// Characters of UTF-8 text, and which of them no reader can see.

#include <cstdint>
#include <string>
#include <string_view>

namespace roundhouse {

struct Decoded {
    char32_t code = 0;
    std::size_t length = 0; ///< in bytes; 0 if the bytes there are not well-formed UTF-8
};

/// Decodes the character at byte `at`, which must be inside `text`.
Decoded decode(std::string_view text, std::size_t at);

/// True for characters that do anything but show: control characters (line ends and tabs too), direction
/// marks, characters without width (zero-width, tags, variation selectors) and noncharacters. (Unicode 15:
/// Cc, Zl, Zp, Default_Ignorable_Code_Point, and those of Cf that draw nothing.)
bool is_hidden(char32_t code);

/// Like printable() in base/text.hpp, but never cut: for paths.
std::string printable_whole(std::string_view text);

/// The text, possibly of several lines, as shown: itself, or, if anything but its line ends is hidden or not
/// UTF-8, a copy in `held` that spells such things out as printable() does.
std::string_view in_sight(std::string_view text, std::string& held);

/// JSON as nlohmann::json::dump writes it, with hidden characters in its strings as \uXXXX and bytes that are
/// not UTF-8 as U+FFFD: the same value, with nothing that a terminal acts on.
std::string json_in_sight(std::string_view json);

} // namespace roundhouse
