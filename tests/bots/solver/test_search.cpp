// Exact search of endgames finds the same points as trying everything.
#include "bots/sharp/exact.hpp"
#include "bots/solver/answers.hpp"
#include "bots/solver/search.hpp"

#include <rapidcheck.h>

#include "bots/core/policy.hpp"
#include "catch.hpp"
#include "support/by_trying.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

/// A hand with a few tricks left, perhaps in the middle of one.
TrickPlay some_end(const Rulebook& rules, Random& random, int left) {
    const Pack pack = shuffled_and_cut(rules.deck, random);
    TrickPlay state = dealt(rules.play, pack, 12, any_trump(random), 1 + any_of(random, 4), true);
    int plays = (12 - left) * 4 + any_of(random, 4);
    while (plays-- > 0)
        play(rules.play, state, any_card(random, CardSet::of(legal_kinds(rules.play, state))));
    return state;
}

} // namespace

TEST_CASE("A camp that takes all remaining points gets every trick, one that takes none gets none", "[C47]") {
    const PlayTable& table = by_hand::partnership()->play;
    TrickPlay end;
    end.done = 9;
    end.left = 3;
    end.tricks[1] = 9;
    CHECK(taken(table, 0b0101, end, 70, 70).tricks[1] == 12);
    CHECK(taken(table, 0b0101, end, 0, 70).tricks[1] == 9);
    CHECK(taken(table, 0b0101, end, 0, 70).tricks[2] == 3);
    const TrickPlay shared = taken(table, 0b0101, end, 40, 70);
    CHECK((shared.tricks[1] == 10 && shared.tricks[2] == 1));
    CHECK((shared.count[1] == 40 && shared.count[2] == 30));
}

TEST_CASE("Exact search finds what trying everything finds") {
    const RulebookPtr rules = by_hand::partnership();
    REQUIRE(rc::check("exact", [&](std::uint64_t seed) {
        Random random(seed);
        const std::uint32_t camp = any_of(random, 3) == 0 ? 0b0001 : 0b0101;
        Endgame endgame(rules->play, camp, Aim::many,
                        8); // a small table, so that positions evict each other
        const int left = 1 + any_of(random, 4);
        TrickPlay state = some_end(*rules, random, left);
        endgame.nodes_left = 10'000'000;
        int points = -1;
        RC_ASSERT(endgame.solve(state, points));
        RC_ASSERT(points == by_trying(rules->play, state, camp));
        // When asked again, the table gives the same answer, both here and one play later.
        play(rules->play, state, any_card(random, CardSet::of(legal_kinds(rules->play, state))));
        if (finished(state)) return;
        RC_ASSERT(endgame.solve(state, points));
        RC_ASSERT(points == by_trying(rules->play, state, camp));
    }));
}

TEST_CASE("A bound agrees with the exact points, whatever the camp wants") {
    const RulebookPtr rules = by_hand::partnership();
    REQUIRE(rc::check("reaches", [&](std::uint64_t seed) {
        Random random(seed);
        const Aim aim = any_of(random, 2) ? Aim::many : Aim::few;
        const std::uint32_t camp = 1u << any_of(random, 4);
        Endgame endgame(rules->play, camp, aim, 8);
        endgame.nodes_left = 10'000'000;
        const TrickPlay state = some_end(*rules, random, 1 + any_of(random, 4));
        const int exact = by_trying(rules->play, state, camp, aim), asked = 1 + any_of(random, 60);
        bool yes = false;
        RC_ASSERT(endgame.reaches(state, asked, yes));
        RC_ASSERT(yes == (exact >= asked));
        int points = -1;
        RC_ASSERT(endgame.solve(state, points, asked));
        RC_ASSERT(points == exact);
    }));
}

TEST_CASE("Exact search obeys filters of any form") {
    Rulebook book = by_hand::partnership_book();
    Filter counters;
    counters.name = "counters while there are any";
    counters.keep = Keep::counters;
    book.play.lead.push_back(counters);
    book.play.follow.push_back(counters);
    compile(book.play, book.ranks);
    REQUIRE_FALSE(book.play.shape.fits);
    REQUIRE(rc::check("filters", [&](std::uint64_t seed) {
        Random random(seed);
        Endgame endgame(book.play, 0b0101);
        endgame.nodes_left = 10'000'000;
        const TrickPlay state = some_end(book, random, 1 + any_of(random, 4));
        int points = -1;
        RC_ASSERT(endgame.solve(state, points));
        RC_ASSERT(points == by_trying(book.play, state, 0b0101));
    }));
}

TEST_CASE("A search that runs out of nodes says so") {
    const RulebookPtr rules = by_hand::partnership();
    Random random(3);
    Endgame endgame(rules->play, 0b0101);
    endgame.nodes_left = 20;
    int points = -7;
    CHECK_FALSE(endgame.solve(some_end(*rules, random, 8), points));
    CHECK(points == -7);
    endgame.nodes_left = 50'000'000;
    CHECK(endgame.solve(some_end(*rules, random, 5), points));
    CHECK(points >= 0);
    CHECK(points <= 250);
}

TEST_CASE("The card that settled a question is found for the same hand in the same place, if it is legal") {
    const Cards hand = slot(3) | slot(20) | slot(21), clubs = slots_of(0);
    Answers answers;
    answers.make_room(12);
    CHECK(answers.find(hand, 0, 0, hand) == Answers::none);
    answers.note(hand, 0, 0, 20);
    answers.note(hand, clubs, 5, 3);
    CHECK(answers.find(hand, 0, 0, hand) == 20);
    CHECK(answers.find(hand, clubs, 5, hand) == 3);
    CHECK(answers.find(hand, clubs, 7, hand) == Answers::none);
    CHECK(answers.find(hand ^ slot(21), 0, 0, hand) == Answers::none);
    CHECK(answers.find(hand, 0, 0, slot(3)) == Answers::none);
    answers.make_room(12);
    CHECK(answers.find(hand, 0, 0, hand) == Answers::none);
}

TEST_CASE("The policy plays only legal cards, to the end of the hand") {
    const RulebookPtr rules = by_hand::partnership();
    REQUIRE(rc::check("allowed", [&](std::uint64_t seed) {
        Random random(seed);
        TrickPlay state = some_end(*rules, random, 1 + any_of(random, 12));
        const Policy policy(rules->play);
        int points = 0;
        while (!finished(state)) {
            const KindMask legal = legal_kinds(rules->play, state);
            CardSet others;
            for (Seat seat = 1; seat <= 4; ++seat)
                if (seat != to_play(state, rules->play)) others += state.hands[seat];
            const Card chosen = policy.choose(state, legal, others);
            RC_ASSERT((legal & mask_of(chosen)) != 0);
            play(rules->play, state, chosen);
        }
        for (Seat seat = 1; seat <= 4; ++seat) points += state.count[seat];
        RC_ASSERT(points == 250);
    }));
}

TEST_CASE("The policy gives counters to the partner's trick and none to the opponents'", "[D26]") {
    const RulebookPtr rules = by_hand::partnership();
    const Policy policy(rules->play);
    TrickPlay state;
    for (Seat seat = 1; seat <= 4; ++seat)
        state.sides.of[seat] = static_cast<std::uint8_t>((seat - 1) % 2 + 1);
    state.sides.declarers = 1;
    state.left = 2;
    state.trump = Suit::clubs;
    state.leader = 1;
    state.hands[3] = cards("Kh 9h");
    state.cards = {card("Ah"), card("Qh")};
    state.played = 2;
    CHECK(policy.choose(state, state.hands[3].kinds(), cards("10h Jd")) == card("Kh"));
    state.cards = {card("Qh"), card("Ah")};
    state.best = 1;
    CHECK(policy.choose(state, state.hands[3].kinds(), cards("10h Jd")) == card("9h"));
}
