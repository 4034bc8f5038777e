// A game that changes to new rules of its package.

#include "catch.hpp"

#include "bots/player.hpp"
#include "seating/new_rules.hpp"
#include "seating/session.hpp"

using namespace roundhouse;
using namespace roundhouse::seating;

namespace {

OpenedGame game_under(std::uint64_t seed) {
    return begin_game({"partnership", {{"target", "500"}}, {{"human", "Anna"}}, seed}, false);
}

RulebookPtr rules_with(const Chosen& options) { return rules_of(open_variant("partnership"), options); }

void play_rounds(RecordedGame& game, int rounds) {
    while (game.match().round_number < rounds || game.match().round_is_on()) {
        if (!game.match().round_is_on())
            game.deal();
        else
            REQUIRE(!game.act(bots::decide_seated(game.match(), "steady", game.entries())));
    }
}

} // namespace

TEST_CASE("this deal is dealt again under the new rules, and the game so far stays as it was") {
    const OpenedGame old = game_under(3);
    old.game->deal();
    REQUIRE(!old.game->act(bots::decide_seated(old.game->match(), "steady", 1)));
    const auto begun = under_new_rules(*old.game, rules_with({{"target", "1500"}}), From::this_deal, false);
    REQUIRE(begun);
    const RecordedGame& again = *begun->opened.game;
    CHECK(begun->earlier_rounds);
    CHECK(again.entries() == 1);
    CHECK(again.match().round_number == 1);
    CHECK(View(*again.match().round, 1).hand() == View(*old.game->match().round, 1).hand());
    CHECK(again.header().digest == again.match().rules->digest);
    CHECK(again.header().digest != old.game->header().digest);
    CHECK(again.header().players == old.game->header().players);
    CHECK(old.game->entries() == 2);
}

TEST_CASE("rounds that are over are counted again, and the later deal is the same") {
    const OpenedGame old = game_under(4);
    play_rounds(*old.game, 1);
    const RulebookPtr rules = rules_with({{"target", "1500"}});
    const auto begun = under_new_rules(*old.game, rules, From::next_deal, false);
    REQUIRE(begun);
    CHECK(begun->earlier_rounds);
    CHECK(begun->opened.game->match().round_number == 2);
    CHECK(begun->opened.game->match().settled.back().scores == old.game->match().settled.back().scores);
    old.game->deal();
    CHECK(View(*begun->opened.game->match().round, 2).hand() == View(*old.game->match().round, 2).hand());
    const auto this_deal = under_new_rules(*old.game, rules, From::this_deal, false);
    REQUIRE(this_deal);
    CHECK(this_deal->opened.game->match().round_number == 2);
}

TEST_CASE(
    "where the new rules do not allow what was done, this deal cannot be had, and the next begins anew") {
    const OpenedGame old = game_under(4);
    play_rounds(*old.game, 1);
    // A different game.
    const RulebookPtr rules = rules_of(open_variant("double-deck"), {});
    const auto begun = under_new_rules(*old.game, rules, From::next_deal, false);
    REQUIRE(begun);
    CHECK_FALSE(begun->earlier_rounds);
    CHECK(begun->opened.game->match().round_number == 1);
    CHECK(begun->opened.game->match().seed.is_secret()); // cards that nobody knows
    old.game->deal();
    CHECK_FALSE(under_new_rules(*old.game, rules, From::this_deal, false));
}

TEST_CASE("a game that begins anew under other rules is of those who sit there now") {
    const OpenedGame old = game_under(4);
    play_rounds(*old.game, 1);
    old.game->sit(1, {"steady", "South"});
    old.game->sit(2, {"human", "Ben"});
    for (const bool same : {true, false}) { // rules that allow the earlier rounds, and others
        const RulebookPtr rules =
            same ? rules_with({{"target", "1500"}}) : rules_of(open_variant("double-deck"), {});
        const auto begun = under_new_rules(*old.game, rules, From::next_deal, false);
        REQUIRE(begun);
        CHECK(begun->earlier_rounds == same);
        CHECK(begun->opened.game->players() == old.game->players());
        if (!same) CHECK(begun->opened.game->seat_changes().empty());
    }
}
