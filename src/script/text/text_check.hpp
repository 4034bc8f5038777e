#pragma once
// What no text that comes from a package may hold.

#include <cstddef>
#include <string>
#include <string_view>

namespace roundhouse::script {

struct BadText {
    std::size_t at = std::string_view::npos; ///< offset; npos: the text is fine
    std::string what;                        ///< "a control character"
};

/// The first character that no reader sees (base/characters.hpp) or byte that is not UTF-8. Tab, CR and LF
/// are allowed where `lines` says so.
BadText bad_text(std::string_view text, bool lines);

} // namespace roundhouse::script
