#pragma once
// What Lua's own words for a slip of the pen mean most likely.

#include "script/text/source.hpp"

#include <string>
#include <string_view>

namespace roundhouse::script {

/// A hint on a message of Lua's parser (without its place in front) about that line of the text: "is a comma
/// missing at the end of line 11?". Empty if there is nothing to add.
std::string syntax_hint(std::string_view message, const Source& source, int line);

} // namespace roundhouse::script
