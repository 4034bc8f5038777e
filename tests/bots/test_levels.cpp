// Levels: what each of them knows, and what it does not.
#include "bots/core/policy.hpp"
#include "bots/lab/arena.hpp"

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

/// What the policy leads from `hand` under spades, with `abroad` in the others' hands.
Card led(const std::string& hand, const CardSet& abroad, int declarers = 1) {
    const RulebookPtr rules = by_hand::partnership();
    TrickPlay state;
    state.trump = Suit::spades;
    state.sides.of = rules->party;
    state.sides.declarers = static_cast<std::uint8_t>(declarers);
    state.hands[1] = cards(hand);
    state.left = static_cast<std::int8_t>(state.hands[1].size());
    return Policy(rules->play).choose(state, state.hands[1].kinds(), abroad);
}

} // namespace

TEST_CASE("Trumps that nobody else can draw are led last: they win the last tricks") {
    const CardSet no_spade = cards("Ah Ah 10d Ad Qc Jc Jh Jc Qh");
    CHECK(led("9s 9h Kd", no_spade).suit() != Suit::spades);
    CHECK(led("9s 10s Kd", no_spade) == card("Kd"));
    CHECK(led("9s 10s Ad", no_spade) == card("Ad"));
    // While the others hold some they are drawn.
    CHECK(led("9s 10s Kd", no_spade + cards("Js")) == card("10s"));
}

TEST_CASE("An ace is cashed before it can be ruffed, by those who do not draw trumps") {
    const std::string hand = "Js 10s Ah Qh 9h Jd 9c";
    CHECK(led(hand, by_hand::partnership()->deck - cards(hand), 2) == card("Ah"));
}

TEST_CASE("A novice is better than random and clearly worse than steady, by more than chance") {
    ArenaPlan plan;
    plan.rules = by_hand::partnership();
    plan.rounds = 60;
    plan.a = "novice";
    plan.b = "random";
    const ArenaResult above = arena(plan);
    CHECK(above.mean - above.interval > 0);
    plan.b = "steady";
    const ArenaResult below = arena(plan);
    CHECK(below.mean + below.interval < 0);
}

TEST_CASE("Every level can be seated, and is named from the weakest to the strongest") {
    CHECK(bot_kinds() == std::vector<std::string>{"random", "novice", "steady", "sharp"});
}
