// Under the rules of every package, exact search finds what trying everything finds, by each of its methods.
#include "bots/solver/long_hand.hpp"

#include <rapidcheck.h>

#include "catch.hpp"
#include "support/by_trying.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"
#include "variants/packages.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

struct Asked {
    TrickPlay state;
    std::uint32_t camp = 0, wanting_many = camp;
};

Asked some_question(const Rulebook& rules, Random& random, int most_left) {
    Asked asked{any_position(rules, random, 1 + any_of(random, most_left))};
    asked.camp = rules.seats == 4 && any_of(random, 3) ? 0b0101 : 1u << any_of(random, rules.seats);
    const std::array<std::uint32_t, 5> wishes{asked.camp, asked.camp, asked.camp, ~asked.camp,
                                              static_cast<std::uint32_t>(any_of(random, 1 << rules.seats))};
    asked.wanting_many = wishes[static_cast<std::size_t>(any_of(random, 5))];
    return asked;
}

/// Shuffles the hands of all seats except the one to play, and deals them again.
void deal_others_again(TrickPlay& state, const Rulebook& rules, Random& random) {
    CardSet others;
    const Seat own = to_play(state, rules.play);
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        if (seat != own) others += state.hands[seat];
    const Pack pack = shuffled_and_cut(others, random);
    std::size_t next = 0;
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        if (seat == own) continue;
        CardSet hand;
        for (int size = state.hands[seat].size(); size > 0; --size) hand.add(pack[next++]);
        state.hands[seat] = hand;
    }
}

int solved(const Rulebook& rules, const Asked& asked, int long_from) {
    Endgame endgame(rules.play, asked.camp, asked.wanting_many, 12, long_from);
    endgame.nodes_left = 100'000'000;
    int points = -1;
    RC_ASSERT(endgame.solve(asked.state, points));
    return points;
}

} // namespace

TEST_CASE("Under the rules of every package exact search finds what trying everything finds") {
    int searched_long = 0;
    for (const auto& info : testing::shipped_packages()) {
        const RulebookPtr rules = testing::rules_of(info.id);
        if (rules->deck.size() % rules->seats) continue; // a kitty would have to be chosen first
        CAPTURE(info.id);
        const int most_left = rules->seats <= 4 ? 4 : 3;
        CHECK(rc::check(info.id, [&](std::uint64_t seed) {
            Random random(seed);
            const Asked asked = some_question(*rules, random, most_left);
            const int points = by_trying(rules->play, asked.state, asked.camp, asked.wanting_many);
            RC_ASSERT(solved(*rules, asked, no_long_hand) == points);
            RC_ASSERT(solved(*rules, asked, 0) == points);
            searched_long += LongHand::fits(rules->play, asked.state);
        }));
    }
    CHECK(searched_long > 500);
}

TEST_CASE("Both searches find the same points for a long hand, from position to position") {
    for (const char* id : {"partnership", "german", "cross"}) {
        const RulebookPtr rules = testing::rules_of(id);
        CAPTURE(id);
        int searched_long = 0;
        CHECK(rc::check(id, [&](std::uint64_t seed) {
            Random random(seed);
            Asked asked = some_question(*rules, random, 6);
            searched_long += LongHand::fits(rules->play, asked.state);
            Endgame endgame(rules->play, asked.camp, asked.wanting_many, 12, 0);
            endgame.nodes_left = 100'000'000;
            for (int plays = 0; plays < 6 && !finished(asked.state); ++plays) {
                int points = -1;
                RC_ASSERT(endgame.solve(asked.state, points));
                RC_ASSERT(points == solved(*rules, asked, no_long_hand));
                bool yes = false;
                RC_ASSERT(endgame.reaches(asked.state, points + 1, yes));
                RC_ASSERT(!yes);
                play(rules->play, asked.state,
                     any_card(random, CardSet::of(legal_kinds(rules->play, asked.state))));
            }
        }));
        CHECK(searched_long > 50);
    }
}

TEST_CASE("What was found in one position holds in all that look the same") {
    const RulebookPtr rules = testing::rules_of("partnership");
    // Few different cards, so that many positions are alike: low hearts of one kind or two.
    CHECK(rc::check("a table for many positions", [&](std::uint64_t seed) {
        Random random(seed);
        Endgame endgame(rules->play, 0b0101, Aim::many, 12, 0);
        endgame.nodes_left = 100'000'000;
        for (int i = 0; i < 100; ++i) {
            const CardSet low = any_of(random, 2) ? cards("Qh Qh") : cards("Qh Jh");
            const Pack pack = shuffled_and_cut(low + cards("9c 9d Kc Kc Kd Kd"), random);
            const Asked asked{dealt(rules->play, pack, 2, Suit::spades, 1 + any_of(random, 4), true), 0b0101};
            int points = -1;
            RC_ASSERT(endgame.solve(asked.state, points));
            RC_ASSERT(points == solved(*rules, asked, no_long_hand));
        }
    }));
}

TEST_CASE("Solving all cards together gives what solving each alone gives, in world after world") {
    for (const char* id : {"partnership", "german", "cross"}) {
        const RulebookPtr rules = testing::rules_of(id);
        CAPTURE(id);
        CHECK(rc::check(id, [&](std::uint64_t seed) {
            Random random(seed);
            Asked asked = some_question(*rules, random, 4);
            Endgame searched(rules->play, asked.camp, asked.wanting_many, 12,
                             any_of(random, 2) ? 0 : no_long_hand);
            searched.nodes_left = 100'000'000;
            for (int world = 0; world < 4; ++world, deal_others_again(asked.state, *rules, random)) {
                const CardSet legal = CardSet::of(legal_kinds(rules->play, asked.state));
                const std::vector<Card> cards(legal.begin(), legal.end());
                std::vector<int> points;
                RC_ASSERT(searched.solve_each(asked.state, cards, points));
                for (std::size_t i = 0; i < cards.size(); ++i) {
                    TrickPlay after = asked.state;
                    play(rules->play, after, cards[i]);
                    RC_ASSERT(points[i] == by_trying(rules->play, after, asked.camp, asked.wanting_many));
                }
            }
        }));
    }
}

TEST_CASE("A search of a whole hand stops when it runs out of nodes, and when it is told to") {
    const RulebookPtr rules = testing::rules_of("partnership");
    Random random(5);
    const TrickPlay state = any_position(*rules, random, 12);
    REQUIRE(LongHand::fits(rules->play, state));
    Endgame endgame(rules->play, 0b0101);
    int points = -7;
    endgame.nodes_left = 2'000;
    CHECK_FALSE(endgame.solve(state, points));
    const std::atomic<bool> stopped = true;
    endgame.stop = &stopped;
    endgame.nodes_left = 1'000'000'000;
    CHECK_FALSE(endgame.solve(state, points));
    CHECK(endgame.nodes_left > 900'000'000);
    CHECK(points == -7);
}
