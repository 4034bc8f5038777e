#pragma once
// The words of a Lua text, as far as one must know them to see its shape. Private to this room.

#include <string_view>
#include <vector>

namespace roundhouse::script {

struct Token {
    enum class Kind { name, text, number, sign }; // keywords are names
    Kind kind = Kind::sign;
    std::string_view text; // of a text in quotes: what stands between them, escapes as written
    int line = 1;
};

/// Never fails: what is not Lua gives tokens of some kind.
std::vector<Token> tokens(std::string_view source);

} // namespace roundhouse::script
