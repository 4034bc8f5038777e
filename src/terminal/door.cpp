#include "terminal/door.hpp"

#include "base/characters.hpp"
#include "base/text.hpp"

#include <array>

namespace roundhouse::terminal {

namespace {

constexpr char32_t first_ink = 0xfdd0;
constexpr std::array sequences{"\x1b[31m", "\x1b[32m", "\x1b[1m", "\x1b[2m", "\x1b[0m"}; // ECMA-48, by Ink

} // namespace

std::string mark(Ink ink) {
    const auto code = first_ink + static_cast<char32_t>(ink);
    return {static_cast<char>(0xe0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3f)),
            static_cast<char>(0x80 | (code & 0x3f))};
}

Door::Door(std::ostream& to, bool colours) : std::ostream(nullptr), buffer_(to, colours) { rdbuf(&buffer_); }

Door::~Door() { flush(); }

Door::Buffer::int_type Door::Buffer::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char one = traits_type::to_char_type(c);
    return xsputn(&one, 1) == 1 ? c : traits_type::eof();
}

std::streamsize Door::Buffer::xsputn(const char* text, std::streamsize size) {
    waiting_.append(text, static_cast<std::size_t>(size));
    if (const std::size_t end = waiting_.rfind('\n'); end != std::string::npos) let_out(end + 1);
    return to_ ? size : 0;
}

int Door::Buffer::sync() {
    let_out(waiting_.size());
    to_.flush();
    return to_ ? 0 : -1;
}

void Door::Buffer::draw(Ink ink, std::string& drawn) {
    if (!colours_ || (ink == Ink::plain && !inked_)) return;
    drawn += sequences[static_cast<std::size_t>(ink)];
    inked_ = ink != Ink::plain;
}

void Door::Buffer::let_out(std::size_t size) {
    const std::string_view text = std::string_view(waiting_).substr(0, size);
    std::string drawn;
    for (std::size_t i = 0; i < text.size();) {
        const Decoded c = decode(text, i);
        const std::size_t length = c.length ? c.length : 1;
        if (c.length && c.code >= first_ink && c.code < first_ink + sequences.size()) {
            draw(static_cast<Ink>(c.code - first_ink), drawn);
        } else if (c.length && c.code == '\n') {
            draw(Ink::plain, drawn);
            drawn += '\n';
        } else if (c.length && !is_hidden(c.code)) {
            drawn += text.substr(i, length);
        } else {
            drawn += printable(text.substr(i, length));
        }
        i += length;
    }
    to_ << drawn;
    waiting_.erase(0, size);
}

} // namespace roundhouse::terminal
