#pragma once
// What no text from a package may contain.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace roundhouse::script {

struct BadText {
    std::size_t at = std::string_view::npos; ///< offset; npos: the text is fine
    std::string what;                        ///< what it is: "a control character", "not UTF-8"
};

/// The first hidden character (base/characters.hpp) or byte that is not UTF-8. Tab, CR and LF are allowed if
/// `lines` is true.
BadText bad_text(std::string_view text, bool lines);

/// The first line with such a character, from 1, and what it is: "byte 2 of the line is not UTF-8".
struct BadLine {
    int line = 0;
    std::string said;
};
std::optional<BadLine> bad_line(std::string_view text);

} // namespace roundhouse::script
