#pragma once
// Characters of UTF-8 text, and which of them no reader can see.

#include <cstdint>
#include <string>
#include <string_view>

namespace roundhouse {

struct Decoded {
    char32_t code = 0;
    std::size_t length = 0; ///< in bytes; 0: what stands there is not well-formed
};

/// The character that begins at byte `at`, which is in `text`.
Decoded decode(std::string_view text, std::size_t at);

/// True for characters that do anything other than show: control characters, ends of lines and tabs among
/// them, those that turn the direction of writing or take no room (zero-width characters, tags, variation
/// selectors), and noncharacters. (Unicode 15: Cc, Zl, Zp, Default_Ignorable_Code_Point, and those of Cf that
/// draw nothing.)
bool is_hidden(char32_t code);

/// As base/text.hpp's printable, and all of it: paths, which must not be cut.
std::string printable_whole(std::string_view text);

/// The text, which may have several lines, as it is shown: itself unless something in it but the ends of
/// lines is hidden or not UTF-8; else that is spelled out, as by printable, in `held`.
std::string_view in_sight(std::string_view text, std::string& held);

/// The JSON text, as nlohmann::json::dump writes it, with every hidden character in its texts as \uXXXX and
/// bytes that are not UTF-8 as U+FFFD: the same value, and nothing that a terminal acts on.
std::string json_in_sight(std::string_view json);

} // namespace roundhouse
