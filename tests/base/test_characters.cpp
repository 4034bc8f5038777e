// Which characters readers cannot see, and JSON without them.

#include "catch.hpp"

#include "base/characters.hpp"
#include "base/text.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse;

namespace {

std::string utf8(char32_t c) {
    const auto tail = [&](int shift) { return static_cast<char>(0x80 | (c >> shift & 0x3f)); };
    if (c < 0x80) return {static_cast<char>(c)};
    if (c < 0x800) return {static_cast<char>(0xc0 | c >> 6), tail(0)};
    if (c < 0x10000) return {static_cast<char>(0xe0 | c >> 12), tail(6), tail(0)};
    return {static_cast<char>(0xf0 | c >> 18), tail(12), tail(6), tail(0)};
}

} // namespace

TEST_CASE("Controls, directions, zero widths, tags and noncharacters are hidden; what is read is not") {
    for (const char32_t c : {0x00, 0x09, 0x0a, 0x0d, 0x1b, 0x7f, 0x80, 0x9b, 0x9f}) CHECK(is_hidden(c));
    for (const char32_t c : {0xad, 0x061c, 0x200b, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e})
        CHECK(is_hidden(c));
    for (const char32_t c : {0x2060, 0x2064, 0x2066, 0x2069, 0xfdd0, 0xfe0f, 0xfeff, 0xfffe, 0xffff, 0x1fffe})
        CHECK(is_hidden(c));
    for (const char32_t c : {0xe0001, 0xe0041, 0xe007f, 0xe0100, 0xe01ef, 0x10ffff}) CHECK(is_hidden(c));
    for (const char32_t c : {0x20, 0x7e, 0xa0, 0xfc, 0xdf, 0x0301, 0x0416, 0x05d0, 0x2013, 0x2026, 0x2660})
        CHECK_FALSE(is_hidden(c));
    for (const char32_t c : {0xe000, 0xe103, 0xfffd, 0x1d11e, 0x1f0a1}) CHECK_FALSE(is_hidden(c));
}

TEST_CASE("Every character comes back as it was written") {
    for (char32_t c = 0; c <= 0x10ffff; c += c < 0x3000 ? 1 : 37) {
        if (c >= 0xd800 && c < 0xe000) continue;
        const std::string text = utf8(c);
        const Decoded got = decode(text, 0);
        REQUIRE(got.code == c);
        REQUIRE(got.length == text.size());
    }
}

TEST_CASE("Nothing hidden is left in what is shown, and nothing in JSON, which means the same") {
    std::string all;
    for (char32_t c = 0; c < 0xe1000; c += c < 0x3000 || c >= 0xe0000 ? 1 : 5)
        if (!(c >= 0xd800 && c < 0xe000)) all += utf8(c);
    const nlohmann::json text = all;
    const std::string json = json_in_sight(text.dump());
    CHECK(nlohmann::json::parse(json) == text);
    for (const std::string& shown : {printable(all, all.size() * 10), json}) {
        bool hidden = false;
        for (std::size_t i = 0; i < shown.size(); i += decode(shown, i).length)
            hidden = hidden || is_hidden(decode(shown, i).code);
        CHECK_FALSE(hidden);
    }
    CHECK(json_in_sight("\"\xff\"") == "\"\uFFFD\"");
    CHECK(json_in_sight("{\n  \"a\": 1\n}") == "{\n  \"a\": 1\n}");
}

TEST_CASE("A text of several lines is itself, or what is hidden in it is spelled out") {
    std::string held;
    const std::string plain = "Grün\n♠ 10♥", evil = "a\nb\x1b[2J\u202e\xff";
    CHECK(in_sight(plain, held).data() == plain.data());
    CHECK(in_sight(evil, held) == "a\nb\\u{1b}[2J\\u{202e}\\xff");
    CHECK(in_sight("", held).empty());
}

TEST_CASE("Names are near or not, however long the word is") {
    const std::vector<std::string> names{"partnership", "german"};
    CHECK(nearest("partnershp", names) == "partnership");
    CHECK(nearest("partnership-with-more", names).empty());
    CHECK(nearest(std::string(40'000'000, 'a'), names).empty()); // at once
}
