#include "script/text_check.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace roundhouse::script {

namespace {

/// Two and three bytes that begin a control character or a bidirectional one: U+0080-9F, U+061C, U+200E-F,
/// U+2028-E (with the line separators), U+2066-9.
bool forbidden(std::string_view rest) {
    const auto byte = [&](std::size_t i) {
        return i < rest.size() ? static_cast<unsigned char>(rest[i]) : 0u;
    };
    if (byte(0) == 0xc2) return byte(1) < 0xa0;
    if (byte(0) == 0xd8) return byte(1) == 0x9c;
    if (byte(0) != 0xe2) return false;
    if (byte(1) == 0x80) return byte(2) == 0x8e || byte(2) == 0x8f || (byte(2) >= 0xa8 && byte(2) <= 0xae);
    return byte(1) == 0x81 && byte(2) >= 0xa6 && byte(2) <= 0xa9;
}

} // namespace

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
    for (std::size_t i = 0; i < text.size(); ++i)
        if (static_cast<unsigned char>(text[i]) >= 0xc2 && forbidden(text.substr(i, 3)))
            return {i, "a character that is invisible or turns the direction of writing"};
    return {};
}

} // namespace roundhouse::script
