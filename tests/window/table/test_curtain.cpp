// People who share the window: no cards show before their owner sits down.

#include "catch.hpp"
#include "window/support/players.hpp"

#include <chrono>
#include <thread>

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::game_of;
using window::testing::Played;

namespace {

/// Waits for a curtain to lift; no cards show meanwhile.
void wait_for_curtain(Played& played) {
    for (int i = 0; i < 20000 && !played.scene.table().waits_behind_curtain(); ++i) {
        if (played.scene.melds_open()) played.scene.close_melds();
        played.frame();
        REQUIRE(played.scene.table().hand.empty());
        if (played.session.thinking()) std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    REQUIRE(played.scene.table().waits_behind_curtain());
}

Wish press(Played& played, const Stroke& stroke) {
    Input input;
    input.keys.push_back(stroke);
    return played.frame(input);
}

/// The wish after a click on this tool of the column.
Wish click_on(Played& played, Tool tool) {
    for (const TableModel::Button& button : played.scene.table().tools)
        if (button.tool == tool) played.mouse = button.place.centre();
    Input input;
    input.clicked = input.held = true;
    return played.frame(input);
}

} // namespace

TEST_CASE("where people share the window, nobody's cards show from the deal until somebody sits down") {
    for (const std::vector<Seat>& people : {std::vector<Seat>{1, 2, 3, 4}, {2, 4}}) {
        Played played(game_of("partnership", 4, people), 1);
        CHECK(played.scene.curtain());
        wait_for_curtain(played);
        CHECK(played.scene.viewer() == played.session.turn());
        press(played, {Key::enter});
        CHECK_FALSE(played.scene.curtain());
        played.frame();
        CHECK_FALSE(played.scene.table().hand.empty());
        const TableScene resumed(played.session, played.settings);
        CHECK(resumed.curtain());
    }
}

TEST_CASE("a person alone at the window needs no curtain") {
    Played played(game_of("partnership", 4, {1}), 0);
    CHECK_FALSE(played.scene.curtain());
    played.frame();
    CHECK_FALSE(played.scene.table().hand.empty());
}

TEST_CASE("what shows nobody's cards can be reached under the curtain, which stays") {
    Played played(game_of("partnership", 4, {1, 2, 3, 4}), 0);
    wait_for_curtain(played);
    CHECK(press(played, {Key::escape}) == Wish::menu);
    CHECK(press(played, {Key::letter, U'r'}) == Wish::rules);
    CHECK(press(played, {Key::letter, U'b'}) == Wish::bids);
    CHECK(click_on(played, Tool::bids) == Wish::bids);
    CHECK(played.scene.table().view().seat() == 0); // everybody may know what it shows
    CHECK(click_on(played, Tool::menu) == Wish::menu);
    CHECK(click_on(played, Tool::rules) == Wish::rules);
    CHECK(played.scene.curtain());
    CHECK(click_on(played, Tool::hint) == Wish::none); // a click anywhere else lifts it
    CHECK_FALSE(played.scene.curtain());
}

TEST_CASE("what a person is told is read before the only card is played by itself") {
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        Played played(game_of("partnership", seed, {1}), 0);
        const auto is_forced = [&] {
            const Decision asked = played.session.pending();
            return asked.seat == 1 && asked.kind == DecisionKind::play && asked.cards.size() == 1 &&
                   !asked.may_claim;
        };
        for (int i = 0; i < 60 && !played.over() && !is_forced(); ++i) {
            played.go_on();
            if (played.scene.decision() && !is_forced())
                played.scene.act(
                    bots::decide_seated(played.session.match(), "steady", played.session.length()));
        }
        if (played.over()) continue;
        played.settings.play_forced = true;
        TableScene resumed(played.session, played.settings);
        const std::size_t before = played.session.length();
        resumed.tell_person("Something", "to be read");
        resumed.update(1);
        CHECK(played.session.length() == before);
        CHECK(resumed.decision());
        return;
    }
    FAIL("no card was forced");
}
