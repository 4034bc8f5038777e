// Levels: what each of them knows, and what it does not.
#include "bots/core/policy.hpp"
#include "bots/lab/arena.hpp"

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

TEST_CASE("The last trump is led last, when nobody else holds one") {
    const RulebookPtr rules = by_hand::partnership();
    const Policy policy(rules->play);
    TrickPlay state;
    state.trump = Suit::spades;
    state.left = 3;
    state.sides.of = rules->party;
    state.sides.declarers = 1;
    state.hands[1] = cards("9s 9h Kd");
    CHECK(policy.choose(state, state.hands[1].kinds(), cards("Ah Ah 10d Ad Qc Jc")) != card("9s"));
    state.hands[1] = cards("9s 10s Kd"); // with two of them one may be spent
    state.left = 3;
    CHECK(policy.choose(state, state.hands[1].kinds(), cards("Ah Ah 10d Ad Qc Jc Jh Jc Qh")).suit() ==
          Suit::spades);
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
