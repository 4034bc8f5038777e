#include <rapidcheck.h>

#include "base/text.hpp"
#include "catch.hpp"

using namespace roundhouse;

TEST_CASE("Words are the parts between runs of blanks") {
    CHECK(words("").empty());
    CHECK(words(" \t\r\n ").empty());
    CHECK(words("Ah") == std::vector<std::string_view>{"Ah"});
    CHECK(words("  bid\t250 \r\n") == std::vector<std::string_view>{"bid", "250"});
}

TEST_CASE("Joining what words took apart gives the text back") {
    REQUIRE(rc::check("join, then words", [] {
        const auto parts = *rc::gen::container<std::vector<std::string>>(
            rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange('a', 'z'))));
        const std::string text = join(parts, " ");
        const auto found = words(text);
        RC_ASSERT(std::vector<std::string>(found.begin(), found.end()) == parts);
    }));
    CHECK(join(std::vector<std::string>{"250", "260"}, ", ") == "250, 260");
    CHECK(join(std::vector<std::string>{}, ", ").empty());
}

TEST_CASE("What stands between commas is told without the blanks around it") {
    CHECK(between_commas("stock,  pile of  cards ,") == Lines{"stock", "pile of cards"});
    CHECK(between_commas("a,,b") == Lines{"a", "", "b"});
    CHECK(between_commas("").empty());
}

TEST_CASE("A misspelled name finds the name that was meant") {
    const std::vector<std::string> names{"partnership", "auction", "double-deck", "racehorse", "check"};
    CHECK(nearest("partnerschip", names) == "partnership");
    CHECK(nearest("AUCTION", names) == "auction");
    CHECK(nearest("part", names) == "partnership");
    CHECK(nearest("chekc", names) == "check");
    CHECK(nearest("whist", names).empty());
    CHECK(nearest("", names).empty());
    CHECK(nearest("auction", {}).empty());
    const std::vector<std::string> near{"steps", "step", "stop", "stepper"};
    CHECK(nearest_names("step", near, 2) == std::vector<std::string>{"steps", "step"});
    CHECK(nearest_names("stp", near, 3).size() == 3);
}

TEST_CASE("A whole number stands alone and fits into an int") {
    int number = -1;
    REQUIRE(parse_int("250", number));
    CHECK(number == 250);
    REQUIRE(parse_int("-40", number));
    CHECK(number == -40);
    REQUIRE(parse_int("2147483647", number));
    CHECK(number == 2147483647);
    for (const char* wrong : {"", " 250", "250 ", "250x", "+250", "2.5", "0x10", "2147483648", "ten"})
        CHECK_FALSE(parse_int(wrong, number));
}

TEST_CASE("A seed is digits alone, and fits into 64 bits") {
    CHECK(parse_seed("0") == std::uint64_t{0});
    CHECK(parse_seed("010") == std::uint64_t{10});
    CHECK(parse_seed("18446744073709551615") == ~std::uint64_t{0});
    for (const char* wrong :
         {"", " ", " 7", "7 ", "-1", "+1", "1e3", "1.5", "0x10", "18446744073709551616", "seven"})
        CHECK_FALSE(parse_seed(wrong));
}

TEST_CASE("Text is padded by the columns it takes, not by its bytes") {
    CHECK(columns("Ober") == 4);
    CHECK(columns("♠ Grün") == 6);
    CHECK(columns("Gru\u0308n") == 4);
    CHECK(padded("♠", 3) == "♠  ");
    CHECK(padded("spades", 3) == "spades");
}

TEST_CASE("What is not UTF-8 is found where it begins") {
    CHECK(first_bad_utf8("") == std::string_view::npos);
    CHECK(first_bad_utf8("Grün ♠ 𝄞") == std::string_view::npos);
    CHECK(first_bad_utf8("ab\xff") == 2);
    CHECK(first_bad_utf8("\xe2\x99") == 0);              // ♠ cut off
    CHECK(first_bad_utf8("a\xc0\xaf") == 1);             // overlong in two bytes
    CHECK(first_bad_utf8("a\xe0\x80\xaf") == 1);         // overlong in three
    CHECK(first_bad_utf8("a\xf0\x80\x80\xaf") == 1);     // overlong in four
    CHECK(first_bad_utf8("a\xed\xa0\x80") == 1);         // a surrogate
    CHECK(first_bad_utf8("a\xf4\x90\x80\x80") == 1);     // beyond U+10FFFF
    CHECK(first_bad_utf8("a\xf8\x88\x80\x80\x80") == 1); // five bytes
}

TEST_CASE("Text from outside is shown without anything that moves the cursor or turns the direction") {
    CHECK(printable("Anna") == "Anna");
    CHECK(printable("a\x1b[2J") == "a\\u{1b}[2J");
    CHECK(printable("a\u202eb") == "a\\u{202e}b");
    CHECK(printable("a\u2066b") == "a\\u{2066}b");
    CHECK(printable("a\u0085b") == "a\\u{85}b");
    CHECK(printable("a\xff") == "a\\xff");
    CHECK(printable("abcdef", 3) == "abc …");
}

TEST_CASE("What is shown is cut between characters, within its bytes, and once for all") {
    CHECK(printable("abc", 3) == "abc");
    CHECK(printable("♠♥", 6) == "♠♥");
    CHECK(printable("♠♥", 5) == "♠ …");
    CHECK(printable("a\u200db", 8) == "a …"); // \u{200d} takes eight
    CHECK(printable("a\u200db", 9) == "a\\u{200d} …");
    CHECK(printable("ab\xff\xff", 9) == "ab\\xff …");
    REQUIRE(rc::check("cut", [] {
        std::string text;
        const std::vector<std::string> pieces{"a", " ", "ü", "♠", "…", "👩", "\u200d", "\x1b", "\xff"};
        for (const int which : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 9)))
            text += pieces[static_cast<std::size_t>(which)];
        const auto most = *rc::gen::inRange<std::size_t>(0, 40);
        const std::string shown = printable(text, most);
        const std::string_view left_out = " …";
        RC_ASSERT(shown.size() <= most + left_out.size());
        RC_ASSERT(printable(shown, most) == shown);
    }));
}

TEST_CASE("A sentence begins with a capital, in Latin-1 too, and what has none stays") {
    CHECK(capital("hearts") == "Hearts");
    CHECK(capital("über") == "Über");
    CHECK(capital("ÿ") == "ÿ");
    CHECK(capital("ß") == "ß");
    CHECK(capital("÷") == "÷");
    CHECK(capital("♠ Pik") == "♠ Pik");
    CHECK(capital("").empty());
}

TEST_CASE("Whatever comes in, what is shown is well-formed and without control characters") {
    REQUIRE(rc::check("printable", [](const std::string& anything) {
        const std::string shown = printable(anything);
        RC_ASSERT(first_bad_utf8(shown) == std::string_view::npos);
        for (const char c : shown) RC_ASSERT(static_cast<unsigned char>(c) >= 0x20 && c != 0x7f);
        RC_ASSERT(printable(shown) == shown);
        RC_ASSERT(columns(anything) <= anything.size());
    }));
}

TEST_CASE("The digest is FNV-1a and can be continued") {
    CHECK(digest("") == 0xcbf29ce484222325u);
    CHECK(digest("a") == 0xaf63dc4c8601ec8cu);
    CHECK(digest("foobar") == 0x85944171f73967e8u);
    CHECK(digest("bar", digest("foo")) == digest("foobar"));
}

TEST_CASE("Upper and lower case are alike beyond ASCII, too") {
    CHECK(lower_case("ZURÜCK, König") == "zurück, könig");
    CHECK(lower_case("×ß÷ÿ♠") == "×ß÷ÿ♠"); // no upper case here
    CHECK(lower_case("Ħ\xc3") == "Ħ\xc3");
}

TEST_CASE("A word of a command is read by a shell as it was") {
    CHECK(shell_word("/home/anna/a-1.journal") == "/home/anna/a-1.journal");
    CHECK(shell_word("a{b,c}d") == "'a{b,c}d'");
    CHECK(shell_word("it's") == "'it'\\''s'");
    CHECK(shell_word("") == "''");
    CHECK(shell_word("a\nb") == "$'\\x61\\x0a\\x62'");
    CHECK(shell_word("\xff") == "$'\\xff'");
}
