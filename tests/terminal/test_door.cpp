// What passes the door: text, and the program's own colours.

#include "catch.hpp"
#include "faces.hpp"
#include "support/environment.hpp"

#include "terminal/screen.hpp"

#include <sstream>

using namespace roundhouse::terminal;
using namespace roundhouse::testing;

namespace {

std::string past_door(const std::string& text, bool colours = false) {
    std::ostringstream out;
    Door(out, colours) << text;
    return out.str();
}

} // namespace

TEST_CASE("Text and its lines pass as they are") {
    CHECK(past_door("Grün ♠ 10♥\n\nzwei") == "Grün ♠ 10♥\n\nzwei");
    CHECK(past_door("").empty());
}

TEST_CASE("Nothing that a terminal acts on passes, nor what a reader cannot see", "[hostile]") {
    CHECK(past_door("a\x1b[31mb\r\b\t\x7f") == "a\\u{1b}[31mb\\u{d}\\u{8}\\u{9}\\u{7f}");
    CHECK(past_door("\xc2\x9b"
                    "2J") == "\\u{9b}2J");
    CHECK(past_door("\x9b"
                    "2J") == "\\x9b2J");
    CHECK(past_door("\u202e\u200b\u2066\ufeff") == "\\u{202e}\\u{200b}\\u{2066}\\u{feff}");
    CHECK(past_door("\U000e0041") == "\\u{e0041}");
    CHECK(past_door("\xe2\x80") == "\\xe2\\x80");
    CHECK(past_door(std::string("a\0b", 3)) == "a\\u{0}b");
}

TEST_CASE("Inks are colours where there are colours, and nothing elsewhere") {
    const std::string text = coloured.red("A♥") + " " + coloured.bold("x");
    CHECK(past_door(text, true) == "\x1b[31mA♥\x1b[0m \x1b[1mx\x1b[0m");
    CHECK(past_door(text) == "A♥ x");
    CHECK(roundhouse::columns(text) == 4);
    CHECK(Style{}.red("A♥") == "A♥");
}

TEST_CASE("An ink that somebody else left open ends with its line", "[hostile]") {
    CHECK(past_door(mark(Ink::red) + "a\nb", true) == "\x1b[31ma\x1b[0m\nb");
    CHECK(past_door(mark(Ink::plain) + "a\n", true) == "a\n");
}

TEST_CASE("A character in two pieces is one character; what waits comes with the flush") {
    std::ostringstream out;
    Door door(out);
    door << "a\xe2\x99";
    CHECK(out.str().empty());
    door << "\xa0" << 'b' << std::flush;
    CHECK(out.str() == "a♠b");
    door << "c\nd";
    CHECK(out.str() == "a♠bc\n");
}

TEST_CASE("The program's own orders go behind the door") {
    const roundhouse::testing::Variable kind("TERM", "xterm");
    std::istringstream in;
    std::ostringstream behind;
    Door out(behind);
    const Streams streams{in, out, out, false, true, false, &behind};
    out << "before";
    Screen(streams).hide();
    CHECK(behind.str() == "before\x1b[2J\x1b[3J\x1b[H");
}

TEST_CASE("A terminal that obeys no orders is sent none: what was shown is moved out of sight") {
    std::istringstream in;
    std::ostringstream out;
    const roundhouse::testing::Variable kind("TERM", "dumb");
    Screen(Streams{in, out, out, true, true, true}).hide();
    CHECK(out.str().size() > 50);
    CHECK(out.str().find_first_not_of('\n') == std::string::npos);
}
