// Where bubbles and answers are placed.

#include "catch.hpp"

#include "window/table/bubble.hpp"

using namespace roundhouse::window;

namespace {

const Rect felt{0, 40, 600, 400};
const Rect button{250, 200, 80, 30}, pill{20, 300, 120, 30};

BubbleWanted about(const Rect& what) {
    return {.areas = {felt}, .sizes = {{300, 120}}, .near = what.centre(), .about = what};
}

} // namespace

TEST_CASE("a bubble lies beside what it is about, covers no answer, and its tail points there") {
    const std::vector<Kept> kept{{button, Kept::answer}, {pill, Kept::name}};
    const BubblePlace place = place_bubble(about(button), kept);
    CHECK(felt.contains(place.box));
    CHECK_FALSE(place.box.overlaps(button));
    CHECK_FALSE(place.box.overlaps(pill));
    REQUIRE(place.tail);
    CHECK(button.contains(place.tail->back()));
}

TEST_CASE("a bubble has no tail where it is about nothing, or a tail would go across the table") {
    BubbleWanted wanted = about(button);
    wanted.about.reset();
    CHECK_FALSE(place_bubble(wanted, {}).tail);
    const Rect in_column{700, 200, 120, 30};
    CHECK_FALSE(place_bubble(about(in_column), {{in_column, Kept::answer}}).tail);
}

TEST_CASE("where nothing is free, a bubble covers backs before names, and names before answers") {
    const Rect low{0, 40, 600, 130};
    const Rect first{0, 40, 200, 130}, second{200, 40, 200, 130}, third{400, 40, 200, 130};
    const BubbleWanted wanted{.areas = {low}, .sizes = {{190, 120}}, .near = second.centre()};
    const auto box = [&](float a, float b, float c) {
        return place_bubble(wanted, {{first, a}, {second, b}, {third, c}}).box;
    };
    CHECK(box(Kept::answer, Kept::name, Kept::backs).left >= third.left - 1);
    CHECK(box(Kept::backs, Kept::answer, Kept::name).right() <= first.right() + 1);
    CHECK(box(Kept::answer, Kept::name, Kept::answer).overlaps(second));
}

TEST_CASE("answers move up or down to leave names in sight, and stay where there are none") {
    const Rect panel{0, 180, 600, 100};
    CHECK(slid(panel, 40, 440, {}) == panel);
    const Rect moved = slid(panel, 40, 440, {{{20, 260, 120, 60}, Kept::name}});
    CHECK_FALSE(moved.overlaps({20, 260, 120, 60}));
    CHECK(moved.top >= 40);
}
