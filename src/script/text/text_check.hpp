#pragma once
// What no text that comes from a package may hold.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace roundhouse::script {

struct BadText {
    std::size_t at = std::string_view::npos; ///< offset; npos: the text is fine
    std::string what;                        ///< what it is: "a control character", "not UTF-8"
};

/// The first character that no reader sees (base/characters.hpp) or byte that is not UTF-8. Tab, CR and LF
/// are allowed where `lines` says so.
BadText bad_text(std::string_view text, bool lines);

/// The line of a text, from 1, that has such a character, and "byte 2 of the line is not UTF-8".
struct BadLine {
    int line = 0;
    std::string said;
};
std::optional<BadLine> bad_line(std::string_view text);

} // namespace roundhouse::script
