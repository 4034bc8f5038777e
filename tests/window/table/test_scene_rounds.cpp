// Whole rounds at a table without a window.

#include "catch.hpp"
#include "place.hpp"
#include "support/shipped_packages.hpp"
#include "window/support/answers.hpp"
#include "window/support/players.hpp"

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::answer_by_keys;
using window::testing::game_of;
using window::testing::Played;

namespace {

/// The same with the mouse: cards are dragged to the table, everything else is clicked.
void answer_by_mouse(Played& played) {
    const Action action =
        bots::decide_seated(played.session.match(), "random", played.session.game().entries());
    const std::size_t entries = played.session.game().entries();
    INFO(to_text(played.session.rules(), action));
    std::vector<Point> places = window::testing::clicks_for(played.scene, action);
    // A bid far up the ladder needs its pages turned, which other tests cover.
    if (places.empty()) return answer_by_keys(played);
    const Picking picking = played.scene.table().offer.picking;
    const bool cards = !cards_of(action).empty() && picking != Picking::none;
    const Point table = played.scene.layout().middle.centre();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool button = !cards || (picking == Picking::several && i + 1 == places.size());
        if (button)
            played.click(places[i]);
        else
            played.drag(places[i], places[i].y < played.scene.layout().hand_area.top ? places[i] : table);
    }
    if (window::testing::warned(played, entries)) {
        played.now += 1;
        played.click(places.back());
    }
    REQUIRE(played.session.game().entries() > entries);
}

void play_round(const std::string& variant, void (*answer)(Played&)) {
    INFO(variant);
    Played played(game_of(variant, 5, {1, 2}), 0);
    for (int i = 0; i < 400; ++i) {
        played.now += 1; // far slower than a double click
        played.go_on();
        if (played.over()) break;
        answer(played);
    }
    CHECK(played.over());
}

} // namespace

TEST_CASE("a round of every package is played by keys alone") {
    for (const variants::PackageInfo& info : roundhouse::testing::shipped_packages())
        play_round(info.id, answer_by_keys);
}

TEST_CASE("a round of every package is played by dragging cards and clicking") {
    for (const variants::PackageInfo& info : roundhouse::testing::shipped_packages())
        play_round(info.id, answer_by_mouse);
}
