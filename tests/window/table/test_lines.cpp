// Wrapping text.

#include "catch.hpp"
#include "window/support/players.hpp"

#include "window/paint/lines.hpp"

#include <algorithm>

using namespace roundhouse::window;
using roundhouse::window::testing::Easel;

TEST_CASE("a line breaks before a number, not inside it") {
    Easel easel;
    easel.begin({900, 600});
    const ImFont& font = *Easel::fonts().of(Size::body, false);
    const std::string text =
        "The first side to reach 1,500 points wins. The band in the chart shows the interval (99.9%).";
    std::size_t most = 0;
    for (float width = 80; width < 600; ++width) {
        const std::string lines = in_lines(font, text, width);
        INFO(lines);
        CHECK(lines.find("1,500") != std::string::npos);
        CHECK(lines.find("(99.9%)") != std::string::npos);
        most = std::max(most, static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n')));
    }
    CHECK(most > 5);
    CHECK(in_lines(font, "first\n\nsecond\n", 600) == "first\n\nsecond\n");
    CHECK(in_lines(font, "für", 1) == "f\nü\nr");
    easel.end();
}
