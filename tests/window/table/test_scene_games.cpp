// What happens around a person's decision: undo, resuming, slow hints, people who share a window.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"
#include "window/support/answers.hpp"
#include "window/support/players.hpp"

#include "base/language.hpp"
#include "present/hints/hints.hpp"
#include "window/paint/shown.hpp"
#include "window/table/still_thinking.hpp"

#include <chrono>
#include <thread>

using namespace roundhouse;
using namespace roundhouse::window;
using roundhouse::testing::contains;
using window::testing::answer_by_keys;
using window::testing::game_of;
using window::testing::Played;

namespace {

/// Plays sensibly for whoever sits there.
void finish_round(Played& played) {
    for (int i = 0; i < 100 && !played.over(); ++i) {
        played.go_on();
        if (played.scene.decision())
            played.scene.act(bots::decide_seated(played.session.match(), "steady", played.session.length()));
    }
    REQUIRE(played.over());
    played.go_on(); // until the last cards are on the table
}

} // namespace

TEST_CASE("a hint is given in the language of the person, on whatever thread it is found") {
    Played played(game_of("partnership", 3, {1}), 0);
    const LanguageScope scope({Language("de"), played.session.rules().texts});
    played.go_on();
    const View view = played.session.view(1);
    const present::Hint hint = present::hint_for(view, view.decision(), played.session.names());
    played.press(U'h');
    const std::string advice = shown(hint.why.front(), Face::french);
    for (int i = 0; i < 500 && !window::testing::explained(played.scene).starts_with(advice); ++i) {
        played.frame();
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    CHECK_THAT(window::testing::explained(played.scene), Catch::StartsWith(advice));
}

TEST_CASE("undo goes back to the person's last decision, and what was told since is forgotten") {
    Played played(game_of("partnership", 3, {1}), 0);
    played.go_on();
    const std::size_t entries = played.session.game().entries();
    const Lines before = played.scene.table().log;
    answer_by_keys(played);
    played.now += 1;
    played.go_on();
    CHECK(played.scene.table().log != before);
    played.press({Key::undo});
    CHECK(played.session.game().entries() == entries);
    Lines after = played.scene.table().log;
    REQUIRE_FALSE(after.empty());
    after.pop_back(); // the entry about the undo
    CHECK(after == before);
}

TEST_CASE("where people share the window, nobody sees or reads another's cards") {
    Played played(game_of("partnership", 4, {1, 2, 3, 4}), 1);
    Seat before = 0;
    int changes = 0;
    for (int i = 0; i < 120 && !played.over(); ++i) {
        for (int step = 0; step < 4000 && !played.scene.curtain() && !played.scene.decision(); ++step) {
            if (played.scene.melds_open()) played.scene.close_melds();
            played.frame();
            if (played.over()) return;
        }
        if (played.scene.curtain()) {
            ++changes;
            CHECK(played.scene.table().hand.empty());
            CHECK(window::testing::explained(played.scene).empty());
            for (const std::string& line : played.scene.table().log)
                if (contains(line, " gives ")) CHECK(contains(line, " 4 cards."));
            // Keys and clicks do nothing but lift the curtain.
            const std::size_t entries = played.session.game().entries();
            played.press(U'p');
            CHECK(played.scene.curtain());
            CHECK(played.scene.table().hand.empty());
            CHECK(played.session.game().entries() == entries);
            played.press({Key::enter});
            CHECK_FALSE(played.scene.curtain());
            played.frame();
            CHECK(played.scene.viewer() != before);
            CHECK(counted(played.scene.table().hand) ==
                  View(*played.session.match().round, played.scene.viewer()).hand());
        }
        before = played.scene.viewer();
        played.now += 1;
        played.frame();
        if (played.scene.decision()) answer_by_keys(played);
    }
    CHECK(changes > 10);
}

TEST_CASE("the log tells of the round after resuming, and after an undo over a round's end") {
    Played played(game_of("partnership", 5, {1, 2, 3, 4}), 0);
    const auto act_until = [&](int rounds) {
        for (int i = 0; i < 2000 && static_cast<int>(played.session.match().settled.size()) < rounds; ++i) {
            played.go_on();
            if (played.session.turn() == 0)
                played.scene.deal();
            else
                played.scene.act(
                    bots::decide_seated(played.session.match(), "random", played.session.game().entries()));
        }
    };
    act_until(1);
    played.go_on();
    REQUIRE(played.session.match().settled.size() == 1);
    // Somebody resumes the kept game.
    const TableScene resumed(played.session, played.settings);
    CHECK(resumed.table().log.size() > 5);
    // After the next deal, undo everything back to the last card of this round.
    played.scene.deal();
    played.go_on();
    while (played.session.match().round_number > 1 || !played.session.match().round_is_on())
        played.press(Stroke{Key::undo});
    CHECK(played.scene.table().log.size() > 5);
    CHECK(played.session.match().settled.empty());
}

TEST_CASE("a hint is given again for the next decision while the one before is still worked out") {
    Played played(game_of("partnership", 3, {1}), 0);
    played.go_on();
    played.press(U'h');
    played.scene.act(bots::decide_seated(played.session.match(), "steady", played.session.length()));
    played.now += 1;
    played.go_on();
    REQUIRE(played.scene.table().asked());
    played.press(U'h');
    for (int i = 0; i < 2000 && window::testing::explained(played.scene).size() < 10;
         ++i) { // "…" is shown until then
        played.frame();
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    REQUIRE(played.scene.table().bubble);
    CHECK(played.scene.table().bubble->title == "Hint");
    CHECK(window::testing::explained(played.scene).size() > 10);
}

TEST_CASE("the last trick that is looked at does not lie over the next round") {
    Played played(game_of("partnership", 3, {1}), 0);
    finish_round(played);
    REQUIRE_FALSE(played.session.view(1).finished_tricks().empty());
    played.press(U'l'); // while the last cards are still there
    REQUIRE(played.scene.table().last_trick_open);
    played.scene.deal();
    CHECK_FALSE(played.scene.table().last_trick_open);
}

TEST_CASE("a table is left without waiting for a bot or a hint that thinks there") {
    const auto game = game_of("partnership", 3, {});
    JournalHeader header = game->header();
    for (SeatedPlayer& player : header.players) player.kind = "master";
    auto session =
        std::make_unique<Session>(std::make_unique<RecordedGame>(game->match().rules, header, nullptr));
    session->deal();
    session->think();
    REQUIRE(session->thinking());
    StillThinking thinking;
    thinking.leave(std::move(session), nullptr);
    CHECK_FALSE(thinking.at_rest()); // nothing waited for it
    for (int i = 0; i < 30'000 && !thinking.at_rest(); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    thinking.update();
    CHECK(thinking.at_rest());
}
