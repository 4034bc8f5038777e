#include "base/characters.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace roundhouse {

namespace {

struct Range {
    char32_t first = 0, last = 0;
};

constexpr std::array hidden{
    Range{0x0000, 0x001f},   // control characters
    Range{0x007f, 0x009f},   // and the other ones
    Range{0x00ad, 0x00ad},   // soft hyphen
    Range{0x034f, 0x034f},   // grapheme joiner
    Range{0x061c, 0x061c},   // Arabic letter mark
    Range{0x115f, 0x1160},   // Hangul fillers
    Range{0x17b4, 0x17b5},   // Khmer inherent vowels
    Range{0x180b, 0x180f},   // Mongolian selectors
    Range{0x200b, 0x200f},   // zero-width blank, joiners, direction marks
    Range{0x2028, 0x202e},   // line and paragraph separators, bidirectional embeddings and overrides
    Range{0x2060, 0x206f},   // word joiner, invisible operators, bidirectional isolates
    Range{0x3164, 0x3164},   // Hangul filler
    Range{0xfdd0, 0xfdef},   // noncharacters
    Range{0xfe00, 0xfe0f},   // variation selectors
    Range{0xfeff, 0xfeff},   // byte order mark
    Range{0xffa0, 0xffa0},   // Hangul filler
    Range{0xfff0, 0xfffb},   // annotation anchors
    Range{0x13430, 0x1343f}, // hieroglyph joiners
    Range{0x1bca0, 0x1bca3}, // shorthand controls
    Range{0x1d173, 0x1d17a}, // musical controls
    Range{0xe0000, 0xe0fff}, // tags, more selectors
};

} // namespace

Decoded decode(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return {first, 1};
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || at + length > text.size()) return {};
    char32_t code = first & (0x7fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return {};
        code = code << 6 | (byte(i) & 0x3fu);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    if (overlong || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return {};
    return {code, length};
}

bool is_hidden(char32_t code) {
    if (code >= 0x20 && code < 0x7f) return false;
    if ((code & 0xfffe) == 0xfffe) return true; // the last two of every plane are noncharacters
    const auto range = std::lower_bound(hidden.begin(), hidden.end(), code,
                                        [](const Range& one, char32_t wanted) { return one.last < wanted; });
    return range != hidden.end() && range->first <= code;
}

std::string printable_whole(std::string_view text) { return printable(text, std::string_view::npos); }

std::string_view in_sight(std::string_view text, std::string& held) {
    std::size_t clear = 0; // everything before is in sight
    for (Decoded c; clear < text.size(); clear += c.length) {
        c = decode(text, clear);
        if (c.length == 0 || (is_hidden(c.code) && c.code != '\n')) break;
    }
    if (clear == text.size()) return text;
    held = text.substr(0, clear);
    for (std::size_t i = clear; i < text.size();) {
        const Decoded c = decode(text, i);
        const std::string_view piece = text.substr(i, std::max<std::size_t>(c.length, 1));
        held += piece == "\n" ? "\n" : printable(piece);
        i += piece.size();
    }
    return held;
}

std::string json_in_sight(std::string_view json) {
    std::string shown;
    shown.reserve(json.size());
    for (std::size_t i = 0; i < json.size();) {
        const Decoded c = decode(json, i);
        if (c.length == 0)
            shown += "\xef\xbf\xbd";
        else if (c.code < 0x7f ||
                 !is_hidden(c.code)) // dump escapes control characters itself; others are its own line ends
            shown += json.substr(i, c.length);
        else if (c.code < 0x10000)
            shown += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(c.code));
        else
            shown += fmt::format("\\u{:04x}\\u{:04x}", 0xd800 + ((c.code - 0x10000) >> 10),
                                 0xdc00 + ((c.code - 0x10000) & 0x3ff));
        i += std::max<std::size_t>(c.length, 1);
    }
    return shown;
}

} // namespace roundhouse
