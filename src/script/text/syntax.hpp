#pragma once
// What Lua's own syntax errors most likely mean.

#include "script/text/source.hpp"

#include <string>
#include <string_view>

namespace roundhouse::script {

/// A hint on a message of Lua's parser (without its position) about that line of the text: "is a comma
/// missing at the end of line 11?". Empty if there is nothing to add.
std::string syntax_hint(std::string_view message, const Source& source, int line);

} // namespace roundhouse::script
