#include "script/text/text_check.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/characters.hpp"
#include "base/text.hpp"

namespace roundhouse::script {

BadText bad_text(std::string_view text, bool lines) {
    bool ascii = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c >= 0x80)
            ascii = false;
        else if ((c < 0x20 && !(lines && (c == '\t' || c == '\n' || c == '\r'))) || c == 0x7f)
            return {i, fmt::format("a control character (0x{:02x})", c)};
    }
    if (ascii) return {};
    if (const std::size_t bad = first_bad_utf8(text); bad != std::string_view::npos)
        return {bad, "not UTF-8"};
    for (std::size_t i = 0; i < text.size(); i += decode(text, i).length)
        if (static_cast<unsigned char>(text[i]) >= 0x80 && is_hidden(decode(text, i).code))
            return {i, "a character that is invisible or turns the direction of writing"};
    return {};
}

std::optional<BadLine> bad_line(std::string_view text) {
    const BadText bad = bad_text(text, true);
    if (bad.at == text.npos) return {};
    const std::string_view before = text.substr(0, bad.at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t column = bad.at - (before.rfind('\n') + 1) + 1; // npos + 1 is 0
    return BadLine{static_cast<int>(line), fmt::format("byte {} of the line is {}", column, bad.what)};
}

} // namespace roundhouse::script
