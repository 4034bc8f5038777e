// A person's hand on the table: mouse and keys as data, on a table without a window.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"
#include "window/support/answers.hpp"
#include "window/support/players.hpp"

#include "base/text.hpp"
#include "present/asked/refusals.hpp"
#include "present/rules/customs.hpp"
#include "window/paint/shown.hpp"

#include <chrono>
#include <thread>

using namespace roundhouse;
using namespace roundhouse::window;
using roundhouse::testing::contains;
using window::testing::answer_by_keys;
using window::testing::game_of;
using window::testing::Played;

namespace {

/// Plays sensibly until `is` holds.
template<class Is>
void go_to(Played& played, const Is& is) {
    for (int i = 0; i < 60 && !is(); ++i) {
        played.go_on();
        if (played.scene.decision() && !is())
            played.scene.act(bots::decide_seated(played.session.match(), "steady", played.session.length()));
    }
    REQUIRE(is());
}

/// Until several cards must be given or discarded.
void go_to_choice_of_several(Played& played) {
    go_to(played, [&] { return played.scene.table().offer.picking == present::Picking::several; });
}

/// A game of partnership in which seat 1 must play a card, and some of its cards are not legal.
std::unique_ptr<Played> bound_to_follow(float pace) {
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        auto played = std::make_unique<Played>(game_of("partnership", seed, {1}), pace);
        for (int i = 0; i < 60 && !played->over(); ++i) {
            played->now += 1;
            played->go_on();
            const Decision& asked = played->scene.decision();
            if (asked.kind == DecisionKind::play && !asked.may_claim &&
                asked.cards.kinds() != View(*played->session.match().round, 1).hand().kinds() &&
                asked.cards.size() >= 2)
                return played;
            if (asked) answer_by_keys(*played);
        }
    }
    return nullptr;
}

std::size_t place_of(const Played& played, bool allowed) {
    const auto& hand = played.scene.table().hand;
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (played.scene.table().offer.cards.has(hand[i]) == allowed) return i;
    return 0;
}

Point grip_of(const Played& played, std::size_t place) {
    return point_on(played.scene.layout().hand[place], 0.1F, 0.12F);
}

} // namespace

TEST_CASE("a card follows the pointer; on the table it is played, elsewhere it goes back") {
    const auto played = bound_to_follow(1);
    REQUIRE(played);
    const std::size_t entries = played->session.game().entries(), place = place_of(*played, true);
    const Point grip = grip_of(*played, place);
    const Pose home = played->scene.table().hand_pose(place);
    played->drag(grip, grip + Point{60, 10}); // within the hand
    CHECK(played->session.game().entries() == entries);
    CHECK_FALSE(played->scene.table().hand_pose(place) == home); // on its way back
    for (int i = 0; i < 30; ++i) played->frame();
    CHECK(played->scene.table().hand_pose(place) == home);
    played->drag(grip, played->scene.layout().column.centre()); // beside the table
    CHECK(played->session.game().entries() == entries);
    for (int i = 0; i < 30; ++i) played->frame();
    played->drag(grip, played->scene.layout().middle.centre());
    CHECK(played->session.game().entries() == entries + 1);
}

TEST_CASE("a double click plays one card") {
    const auto played = bound_to_follow(0);
    REQUIRE(played);
    // Every seat is a person's here, so the next question comes at once.
    Played all(game_of("partnership", 3, {1, 2, 3, 4}), 0);
    all.go_on();
    const std::size_t entries = all.session.game().entries();
    const auto& choices = all.scene.table().offer.choices;
    const Point bid = window::testing::clicks_for(all.scene, choices.front().action).front();
    all.click(bid);
    CHECK(all.session.game().entries() == entries + 1);
    const std::size_t before = played->session.game().entries();
    const Point card = grip_of(*played, place_of(*played, true));
    played->click(card);
    played->click(card);
    const std::size_t own = before + 1;
    int mine = 0;
    for (std::size_t entry = before; entry < played->session.game().entries(); ++entry)
        mine += played->session.game().before(entry).round->pending().seat == 1 ? 1 : 0;
    CHECK(played->session.game().entries() >= own);
    CHECK(mine == 1);
}

TEST_CASE("a card that may not be played says why, until the next thing is done") {
    const auto played = bound_to_follow(0);
    REQUIRE(played);
    const std::size_t entries = played->session.game().entries(), place = place_of(*played, false);
    const View view(*played->session.match().round, 1);
    const Refusal refusal =
        *roundhouse::why_not(view.table(), view.trick_play(), played->scene.table().hand[place]);
    const std::string why = shown(present::in_words(refusal), Face::french);
    played->click(grip_of(*played, place));
    CHECK_THAT(window::testing::explained(played->scene), Catch::Contains(why));
    CHECK_THAT(window::testing::explained(played->scene), Catch::Contains(refusal.rule));
    CHECK(played->session.game().entries() == entries);
    played->press({Key::right});
    CHECK(window::testing::explained(played->scene).empty());
    // With keys: move to the card, then ask about it with "?".
    const std::vector<Stroke> way =
        window::testing::keys_for(played->scene, play(played->scene.table().hand[place]));
    for (const Stroke& stroke : way)
        if (stroke.key != Key::enter) played->press(stroke);
    played->press(U'?');
    CHECK_THAT(window::testing::explained(played->scene), Catch::Contains(why));
    played->now += 1;
    played->click(grip_of(*played, place_of(*played, true)));
    CHECK(window::testing::explained(played->scene).empty());
}

TEST_CASE("a bid is typed, and one that may not be made is refused in a sentence") {
    Played played(game_of("double-deck", 3, {1}), 0);
    played.go_on();
    REQUIRE(played.scene.decision().kind == DecisionKind::call);
    const std::size_t entries = played.session.game().entries();
    const std::string asked = played.scene.table().offer.title;
    const int lowest = as<actions::Bid>(played.scene.table().offer.choices.front().action)->points;
    played.press(U'9');
    played.press(U'9');
    CHECK_THAT(played.scene.table().offer.title, Catch::Contains("99"));
    played.press({Key::enter});
    CHECK(played.session.game().entries() == entries);
    CHECK_FALSE(window::testing::explained(played.scene).empty());
    CHECK(played.scene.table().offer.title == asked);
    played.press(U'+'); // the next page of the ladder
    CHECK(as<actions::Bid>(played.scene.table().offer.choices.front().action)->points >
          lowest + present::bids_shown - 2);
    played.press(U'1');
    played.press(U'2');
    played.press(U'0');
    played.press({Key::enter});
    CHECK(played.session.game().entries() > entries);
}

TEST_CASE("what a call told is said where the mouse points at it", "[D13]") {
    Played played(game_of("double-deck", 3, {4}), 0); // seat 1 calls first
    played.go_on();
    const View view = played.session.view(4);
    REQUIRE_FALSE(view.calls().empty());
    const Seat first = view.calls().front().seat;
    CHECK(played.scene.table().call_pointed_at() == 0);
    played.mouse = played.scene.table().layout.seats[first].said.centre();
    played.frame();
    CHECK(played.scene.table().call_pointed_at() == first);
}

TEST_CASE("bids and melds are wished for by their key and their button, whoever's turn it is") {
    Played played(game_of("double-deck", 3, {4}), 0);
    const auto presses = [&] {
        Input input;
        input.keys = {{Key::letter, U'b'}};
        return played.draw(input);
    };
    CHECK(presses() == Wish::bids); // seat 1 thinks
    played.go_on();
    REQUIRE(played.scene.table().asked());
    CHECK(presses() == Wish::bids);
    const auto& tools = played.scene.table().tools;
    const auto button =
        std::find_if(tools.begin(), tools.end(), [](const auto& tool) { return tool.tool == Tool::bids; });
    REQUIRE(button != tools.end());
    CHECK(button->label == "Bids and melds");
    Input click;
    played.mouse = button->place.centre();
    click.clicked = true;
    CHECK(played.draw(click) == Wish::bids);
}

TEST_CASE("claiming when it cannot be says what stops it") {
    const auto played = bound_to_follow(0);
    REQUIRE(played);
    const std::size_t entries = played->session.game().entries();
    played->press(U'c');
    CHECK_THAT(window::testing::explained(played->scene), Catch::Contains("not so now"));
    CHECK(played->session.game().entries() == entries);
}

TEST_CASE(
    "a hint about several cards leaves the choice alone; Enter does what it says where nothing is chosen") {
    for (const bool chose : {false, true}) {
        Played played(game_of("german", 3, {1, 2, 3}), 0);
        go_to_choice_of_several(played);
        if (chose) {
            played.press({Key::right});
            played.press({Key::enter});
        }
        const std::vector<bool> before = played.scene.table().picked;
        const std::size_t entries = played.session.game().entries();
        played.press(U'h');
        for (int i = 0; i < 500 && played.scene.table().advised.empty(); ++i) {
            played.frame();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        REQUIRE_FALSE(played.scene.table().advised.empty());
        CHECK(played.scene.table().picked == before);
        played.press({Key::enter});
        CHECK(played.session.game().entries() == entries + (chose ? 0 : 1));
    }
}

TEST_CASE("in a small window with large text the four suits stand two by two") {
    Played played(game_of("partnership", 3, {1, 2, 3, 4}), 0);
    played.window = {900, 600};
    played.settings.text_scale = 1.34F;
    go_to(played, [&] { return played.scene.decision().kind == DecisionKind::name_trump; });
    played.frame();
    const auto& choices = played.scene.table().choices;
    REQUIRE(choices.size() == 4);
    CHECK(choices[0].place.top == choices[1].place.top);
    CHECK(choices[1].place.top < choices[2].place.top);
    CHECK(choices[2].place.top == choices[3].place.top);
}

TEST_CASE("the signs on a name are explained") {
    Played played(game_of("partnership", 3, {1}), 0);
    played.go_on();
    const TableModel& table = played.scene.table();
    const Seat dealer = table.view().dealer();
    CHECK_THAT(table.signs_in_words(3), Catch::Contains("your side"));
    CHECK(contains(table.signs_in_words(2), "your side") == false);
    for (Seat seat = 1; seat <= 4; ++seat)
        CHECK(contains(table.signs_in_words(seat), "dealer") == (seat == dealer));
}

TEST_CASE("where the dealer sits out, nobody at the table has the dealer's sign", "[C33]") {
    Played played(game_of("partnership", 3, {1}, {{"people", "5"}}), 0);
    played.go_on();
    for (Seat seat = 1; seat <= 4; ++seat)
        CHECK_FALSE(contains(played.scene.table().signs_in_words(seat), "dealer"));
}

TEST_CASE("where several cards are chosen the place of the keys is not raised as they are") {
    Played played(game_of("german", 3, {1, 2, 3}), 0);
    go_to_choice_of_several(played);
    played.press({Key::right});
    const TableModel& table = played.scene.table();
    REQUIRE(table.focus >= 0);
    CHECK_FALSE(table.is_raised(table.focus));
    played.press({Key::enter});
    CHECK(table.is_raised(table.focus));
}

TEST_CASE(
    "a script that fails in what a person does is told by the next update, and the game stands as it was") {
    Played played(game_of(source_tree() + "/tests/packages/stumbles", 3, {1, 2, 3, 4}), 0);
    std::size_t entries = 0;
    do {
        played.go_on();
        entries = played.session.game().entries();
        const Action action = bots::decide_seated(played.session.match(), "random", entries);
        for (const Stroke& stroke : window::testing::keys_for(played.scene, action)) {
            Input input;
            input.keys.push_back(stroke);
            played.draw(input);
        }
    } while (played.session.game().entries() > entries);
    CHECK_THROWS_WITH(played.scene.update(played.now), Catch::Contains("settle: r has no \"nothing\""));
    CHECK(played.session.game().entries() == entries);
    CHECK(played.session.pending().kind == DecisionKind::play);
    played.frame(); // it goes on
}

TEST_CASE("a card is drawn from the stock by a click, by dragging it to the hand or by Enter; or by itself",
          "[C17]") {
    enum class Way { click, drag, enter, itself };
    for (const Way way : {Way::click, Way::drag, Way::enter, Way::itself}) {
        Played played(game_of("two-handed", 3, {1}), 1);
        played.settings.play_forced = way == Way::itself;
        played.scene.refresh();
        const auto draws = [&] { return played.scene.stage().waits_for_draw(); };
        played.go_on();
        answer_by_keys(played); // a card is played; then the trick ends, or the turn passes
        for (int i = 0; i < 2000 && !draws() && played.session.turn() != 1; ++i) {
            played.frame();
            if (played.session.thinking()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        for (int i = 0; i < 200 && !draws(); ++i) played.frame();
        REQUIRE(draws() == (way != Way::itself));
        const auto before = played.scene.table().hand.size();
        const Point stock = played.scene.table().pose_of_stock().centre;
        if (way == Way::drag) { // released on the table, it goes back
            played.drag(stock, played.scene.layout().middle.centre());
            CHECK(draws());
            played.drag(stock, played.scene.layout().hand_area.centre());
        }
        if (way == Way::click) {
            played.click(played.scene.layout().column.centre());
            CHECK(draws());
            played.click(stock);
        }
        if (way == Way::enter) played.press({Key::enter});
        CHECK_FALSE(draws());
        for (int i = 0; i < 200; ++i) played.frame();
        if (way != Way::itself) CHECK(played.scene.table().hand.size() == before + 1);
    }
}
