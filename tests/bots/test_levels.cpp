// Levels of bots: what each knows and does not know.
#include "bots/core/policy.hpp"
#include "bots/lab/arena.hpp"

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

/// What the policy leads from `hand` with spades trump and `others` in the other hands.
Card led(const std::string& hand, const CardSet& others, int declarers = 1) {
    const RulebookPtr rules = by_hand::partnership();
    TrickPlay state;
    state.trump = Suit::spades;
    state.sides.of = rules->party;
    state.sides.declarers = static_cast<std::uint8_t>(declarers);
    state.hands[1] = cards(hand);
    state.left = static_cast<std::int8_t>(state.hands[1].size());
    return Policy(rules->play).choose(state, state.hands[1].kinds(), others);
}

} // namespace

TEST_CASE("Trumps that nobody else can draw are led last: they win the last tricks") {
    const CardSet no_spade = cards("Ah Ah 10d Ad Qc Jc Jh Jc Qh");
    CHECK(led("9s 9h Kd", no_spade).suit() != Suit::spades);
    CHECK(led("9s 10s Kd", no_spade) == card("Kd"));
    CHECK(led("9s 10s Ad", no_spade) == card("Ad"));
    // While the others hold trumps, draw them.
    CHECK(led("9s 10s Kd", no_spade + cards("Js")) == card("10s"));
}

TEST_CASE("An ace is cashed before it can be ruffed, by those who do not draw trumps") {
    const std::string hand = "Js 10s Ah Qh 9h Jd 9c";
    CHECK(led(hand, by_hand::partnership()->deck - cards(hand), 2) == card("Ah"));
}

TEST_CASE(
    "A counter goes on a partner's trick, but not where the last seat is void and probably holds a trump") {
    const RulebookPtr rules = by_hand::partnership();
    TrickPlay state;
    state.trump = Suit::spades;
    for (Seat seat = 1; seat <= 4; ++seat) state.sides.of[seat] = static_cast<std::uint8_t>(2 - seat % 2);
    state.leader = 3;
    state.left = 2;
    state.hands[3] = cards("Ah Kd");
    state.hands[4] = cards("9h Kc");
    state.hands[1] = cards("10d Jc");
    play(rules->play, state, card("Ah"));
    play(rules->play, state, card("9h"));
    const CardSet others = cards("Kh Js 9s Kc Ad"); // one of them is in no hand
    const auto chosen = [&](const Seen* seen) {
        return Policy(rules->play).choose(state, state.hands[1].kinds(), others, seen);
    };
    Seen seen;
    CHECK(chosen(nullptr) == card("10d"));
    CHECK(chosen(&seen) == card("10d"));
    seen.cannot[2] = mask_of(Suit::hearts);
    CHECK(chosen(&seen) == card("Jc"));
    seen.cannot[2] |= mask_of(Suit::spades); // and no trump either
    CHECK(chosen(&seen) == card("10d"));
}

TEST_CASE("A play rules out the cards that would have had to be played before it", "[B10][B11]") {
    const RulebookPtr rules = by_hand::partnership();
    const auto shown = [&](const char* led, const char* played) {
        TrickPlay state;
        state.trump = Suit::spades;
        state.cards[0] = card(led);
        state.played = 1;
        return shown_by_playing(rules->play, state, card(played));
    };
    CHECK(shown("Qh", "Ah") == 0);
    CHECK(shown("Qh", "Jh") == (beaters(rules->play, Suit::spades, card("Qh")) & mask_of(Suit::hearts)));
    CHECK(shown("Qh", "9s") == mask_of(Suit::hearts));
    CHECK(shown("Qh", "Ad") == (mask_of(Suit::hearts) | mask_of(Suit::spades)));
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

TEST_CASE("Under the rules of every package a novice is better than random, by more than chance") {
    for (const variants::PackageInfo& package : testing::shipped_packages()) {
        INFO(package.id);
        ArenaPlan plan;
        plan.rules = roundhouse::testing::rules_of(package.id);
        plan.rounds = 60;
        plan.a = "novice";
        plan.b = "random";
        const ArenaResult result = arena(plan);
        CHECK(result.mean - result.interval > 0);
    }
}
