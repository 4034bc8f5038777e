#include "base/text.hpp"

#include "base/characters.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>

#include <fmt/format.h>

namespace roundhouse {

namespace {

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

/// Levenshtein distance, case ignored.
std::size_t edits(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            const std::size_t swap = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
            row[j] = std::min({above + 1, row[j - 1] + 1, swap});
            diagonal = above;
        }
    }
    return row.back();
}

} // namespace

std::string capital(std::string text) {
    if (text.empty()) return text;
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    // U+00E0 to U+00FE, such as "ü", except the division sign.
    if (text.size() > 1 && byte(0) == 0xc3 && byte(1) >= 0xa0 && byte(1) <= 0xbe && byte(1) != 0xb7)
        text[1] = static_cast<char>(byte(1) - 0x20);
    else
        text[0] = static_cast<char>(std::toupper(byte(0)));
    return text;
}

std::string lower_case(std::string_view text) {
    std::string low(text);
    for (std::size_t i = 0; i < low.size(); ++i) {
        const auto byte = static_cast<unsigned char>(low[i]);
        // U+00C0 to U+00DE, such as "Ü", except the multiplication sign.
        if (i > 0 && low[i - 1] == '\xc3' && byte >= 0x80 && byte <= 0x9e && byte != 0x97)
            low[i] = static_cast<char>(byte + 0x20);
        else
            low[i] = lower(low[i]);
    }
    return low;
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> parts;
    for (std::size_t i = 0; i < text.size();) {
        while (i < text.size() && blank(text[i])) ++i;
        const std::size_t start = i;
        while (i < text.size() && !blank(text[i])) ++i;
        if (i > start) parts.push_back(text.substr(start, i - start));
    }
    return parts;
}

Lines between_commas(std::string_view text) {
    Lines parts;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto inner = words(text.substr(0, comma));
        parts.push_back(join(Lines(inner.begin(), inner.end()), " "));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

std::string join(std::span<const std::string> parts, std::string_view between) {
    return fmt::format("{}", fmt::join(parts, between));
}

std::vector<std::string> nearest_names(std::string_view wanted, std::span<const std::string> names,
                                       std::size_t most) {
    std::vector<std::pair<std::size_t, std::string>> near;
    for (const std::string& name : names) {
        const std::size_t farthest = std::max<std::size_t>(2, name.size() / 3);
        if (wanted.size() > name.size() + farthest) continue; // too long: costs no time
        const std::size_t distance = edits(wanted, name);
        const bool begins = wanted.size() >= 3 && name.starts_with(wanted);
        if (begins || distance <= farthest) near.emplace_back(begins ? 0 : distance, name);
    }
    std::stable_sort(near.begin(), near.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> found;
    for (auto& [distance, name] : near)
        if (found.size() < most && distance < std::max(wanted.size(), name.size())) found.push_back(name);
    return found;
}

std::string nearest(std::string_view wanted, std::span<const std::string> names) {
    auto found = nearest_names(wanted, names, 1);
    return found.empty() ? std::string{} : found.front();
}

bool parse_int(std::string_view text, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
}

std::optional<std::uint64_t> parse_seed(std::string_view text) {
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return seed;
}

std::size_t columns(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size();) {
        const Decoded c = decode(text, i);
        i += c.length ? c.length : 1;
        const bool takes_no_room =
            (c.code >= 0x300 && c.code < 0x370) || (c.code >= 0x80 && is_hidden(c.code));
        if (!takes_no_room) ++width;
    }
    return width;
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t wide = columns(text);
    return std::string(text) + std::string(wide < width ? width - wide : 0, ' ');
}

std::size_t first_bad_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const Decoded c = decode(text, i);
        if (c.length == 0) return i;
        i += c.length;
    }
    return std::string_view::npos;
}

std::string printable(std::string_view text, std::size_t most) {
    constexpr std::string_view left_out = " …";
    std::string shown;
    for (std::size_t i = 0; i < text.size();) {
        if (text.substr(i) == left_out) return shown.append(left_out); // cut before: it stays as it is
        const Decoded c = decode(text, i);
        const std::size_t end = shown.size();
        if (c.length == 0)
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[i]));
        else if (is_hidden(c.code))
            shown += fmt::format("\\u{{{:x}}}", static_cast<std::uint32_t>(c.code));
        else
            shown += text.substr(i, c.length);
        if (shown.size() > most) return shown.replace(end, std::string::npos, left_out);
        i += std::max<std::size_t>(c.length, 1);
    }
    return shown;
}

std::string shell_word(std::string_view text) {
    constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./=:@%+,-";
    if (printable_whole(text) != text) { // hidden characters or not UTF-8: every byte spelled out for bash
        std::string bytes;
        for (const char c : text) bytes += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        return "$'" + bytes + "'";
    }
    if (!text.empty() && text.find_first_not_of(plain) == std::string_view::npos) return std::string(text);
    std::string word = "'";
    for (const char c : text) {
        if (c == '\'')
            word += "'\\''";
        else
            word += c;
    }
    return word + "'";
}

std::uint64_t digest(std::string_view text, std::uint64_t from) {
    for (const char c : text) from = (from ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return from;
}

} // namespace roundhouse
