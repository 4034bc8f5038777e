#include "script/text/text_check.hpp"

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
    if (const std::size_t bad = first_bad_utf8(text); bad != std::string_view::npos) return {bad, "no UTF-8"};
    for (std::size_t i = 0; i < text.size(); i += decode(text, i).length)
        if (static_cast<unsigned char>(text[i]) >= 0x80 && is_hidden(decode(text, i).code))
            return {i, "a character that is invisible or turns the direction of writing"};
    return {};
}

} // namespace roundhouse::script
