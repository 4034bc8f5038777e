#pragma once
// The tokens of a Lua text, as far as its shape depends on them. Private to this room.

#include <string_view>
#include <vector>

namespace roundhouse::script {

struct Token {
    enum class Kind { name, text, number, sign }; // keywords are names
    Kind kind = Kind::sign;
    std::string_view text; // of a quoted text, what is between the quotes, with escapes as written
    int line = 1;
};

/// Never fails: anything that is not Lua becomes tokens of some kind.
std::vector<Token> tokens(std::string_view source);

} // namespace roundhouse::script
