// Games in which points count as they are made, so that the game can end in the middle of a hand.
#include "bots/player.hpp"
#include "catch.hpp"
#include "game/match.hpp"
#include "place.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr bezique(const char* at_once) {
    return rules_of("bezique", {{"target", "500"}, {"at_once", at_once}});
}

/// Plays the game to its end; returns the highest score before the last action, including what was melded and
/// taken in the hand so far.
int highest_before_the_end(Match& match, std::uint64_t seed) {
    std::vector<std::unique_ptr<bots::Player>> players;
    for (Seat seat = 1; seat <= 2; ++seat) players.push_back(bots::make_bot("steady", seed, seat));
    int highest = 0;
    while (!match.over()) {
        if (!match.round_is_on()) deal_next(match);
        const Decision asked = match.round->pending();
        highest = 0;
        for (const SideResult& side : result_of(match.round->state()).sides)
            highest = std::max(highest, match.scores[static_cast<std::size_t>(side.parties.front() - 1)] +
                                            side.meld + side.count);
        auto& player = *players[static_cast<std::size_t>(asked.seat - 1)];
        REQUIRE_FALSE(act(match, player.decide(View(*match.round, asked.seat), asked)));
    }
    return highest;
}

} // namespace

TEST_CASE("Where points count as they are made, the game ends with the trick or meld that reaches the target",
          "[E11]") {
    int in_mid_hand = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Match match = begin_match(bezique("yes"), seed);
        INFO("seed " << seed);
        CHECK(highest_before_the_end(match, seed) < 500);
        REQUIRE(match.verdict.winners.size() == 1);
        CHECK(match.scores[static_cast<std::size_t>(match.verdict.winners.front() - 1)] >= 500);
        in_mid_hand += !match.round->state().tricks.hands[1].empty();
    }
    CHECK(in_mid_hand >= 15);
}

TEST_CASE("What is told of an entry again is what was told of it, the settlement in the middle of a hand too",
          "[E11]") {
    int in_mid_hand = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const RulebookPtr rules = bezique("yes");
        Recording recording(rules, seed);
        RandomTable table(2, seed);
        while (!recording.game.match().over()) recording.play_entry(table);
        in_mid_hand += !recording.game.match().round->state().tricks.hands[1].empty();
        for (std::size_t n = 0; n < recording.game.entries(); ++n) {
            const std::size_t from = recording.told_before[n];
            const std::size_t to =
                n + 1 < recording.game.entries() ? recording.told_before[n + 1] : recording.events.size();
            const std::vector<Event> told(recording.events.begin() + static_cast<std::ptrdiff_t>(from),
                                          recording.events.begin() + static_cast<std::ptrdiff_t>(to));
            INFO("seed " << seed << ", entry " << n);
            REQUIRE(all_of(*rules, recording.game.events(n)) == all_of(*rules, told));
        }
    }
    CHECK(in_mid_hand > 0);
}

TEST_CASE("Elsewhere the hand is played out", "[E10]") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Match match = begin_match(bezique("no"), seed);
        highest_before_the_end(match, seed);
        CHECK(match.round->state().tricks.hands[1].empty());
    }
}

TEST_CASE("A bid is made or lost when the hand is over, so nothing counts at once beside an auction") {
    const auto opened = variants::open_package(source_tree() + "/tests/packages/at-once-with-bids");
    REQUIRE_FALSE(opened);
    CHECK(opened.error().front().code == "at_once");
}
