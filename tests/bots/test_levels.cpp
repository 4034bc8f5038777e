// Levels: what each of them knows, and what it does not.
#include "bots/core/policy.hpp"
#include "bots/lab/arena.hpp"

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

TEST_CASE("Trumps that nobody else can draw are led last: they win the last tricks") {
    const RulebookPtr rules = by_hand::partnership();
    const Policy policy(rules->play);
    TrickPlay state;
    state.trump = Suit::spades;
    state.sides.of = rules->party;
    state.sides.declarers = 1;
    for (const char* hand : {"9s 9h Kd", "9s 10s Kd", "9s 10s Ad"}) {
        state.hands[1] = cards(hand);
        state.left = 3;
        CHECK(policy.choose(state, state.hands[1].kinds(), cards("Ah Ah 10d Ad Qc Jc Jh Jc Qh")).suit() !=
              Suit::spades);
    }
    state.hands[1] = cards("9s 10s Kd"); // while the others hold some they are drawn
    CHECK(policy.choose(state, state.hands[1].kinds(), cards("Js Ah 10d Ad Qc Jc Jh Jc Qh")) == card("10s"));
}

TEST_CASE("An ace is cashed before it can be ruffed, by those who do not draw trumps") {
    const RulebookPtr rules = by_hand::partnership();
    const Policy policy(rules->play);
    TrickPlay state;
    state.trump = Suit::spades;
    state.sides.of = rules->party;
    state.sides.declarers = 2;
    state.hands[1] = cards("Js 10s Ah Qh 9h Jd 9c");
    state.left = 7;
    CHECK(policy.choose(state, state.hands[1].kinds(), rules->deck - state.hands[1]) == card("Ah"));
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
