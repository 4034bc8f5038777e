// Play by a few sums: hands played on at once, as trials need thousands of them.
#include "bots/core/policy.hpp"

#include <rapidcheck.h>

#include "catch.hpp"
#include "support/positions.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

/// Played on card by card, each chosen as at the table.
TrickPlay card_by_card(const PlayTable& table, TrickPlay state, const PerSeat<const Policy*>& by) {
    while (!finished(state)) {
        const Seat seat = to_play(state, table);
        CardSet others;
        for (Seat other = 1; other <= table.seats; ++other)
            if (other != seat) others += state.hands[other];
        play(table, state, by[seat]->choose(state, legal_kinds(table, state), others));
    }
    return state;
}

/// Hands of these rules end alike, whether they are played on at once or card by card.
void check_both_ways(const std::string& name, const Rulebook& rules) {
    const Policy usual(rules.play), shunning(rules.play, shunning_points());
    const int tricks = rules.deck.size() / rules.seats;
    CAPTURE(name);
    CHECK(rc::check(name, [&](std::uint64_t seed) {
        Random random(seed);
        const TrickPlay start = any_position(rules, random, 1 + any_of(random, tricks));
        PerSeat<const Policy*> by{};
        for (auto& policy : by.items) policy = any_of(random, 4) ? &usual : &shunning;
        TrickPlay at_once = start;
        Policy::play_on(at_once, rules.play, by);
        const TrickPlay slowly = card_by_card(rules.play, start, by);
        RC_ASSERT(finished(at_once));
        RC_ASSERT(at_once.count == slowly.count);
        RC_ASSERT(at_once.tricks == slowly.tricks);
        RC_ASSERT(at_once.leader == slowly.leader);
        RC_ASSERT(at_once.hands == slowly.hands);
        RC_ASSERT(at_once.cards == slowly.cards);
        RC_ASSERT(at_once.done == slowly.done);
    }));
}

} // namespace

TEST_CASE("A hand played on at once is the hand played card by card, under the rules of every package") {
    for (const auto& info : testing::shipped_packages())
        check_both_ways(info.id, *testing::rules_of(info.id));
}

TEST_CASE("So is one whose rules have another shape than follow, ruff and head") {
    Rulebook rules = *testing::rules_of("partnership");
    rules.play.follow = {{"follow suit", Keep::led, {}, {}, 0}};
    rules.play.lead = {{"lead no trump", Keep::plain, {}, {}, 0}};
    compile(rules.play, rules.ranks);
    REQUIRE_FALSE(rules.play.shape.fits);
    check_both_ways("no trump led", rules);
}

TEST_CASE("The best few of some cards are those that the policy would play first, second and so on") {
    const RulebookPtr rules = testing::rules_of("partnership");
    const Policy policy(rules->play);
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        const TrickPlay state = any_position(*rules, random, 12);
        const KindMask legal = legal_kinds(rules->play, state);
        CardSet others;
        for (Seat seat = 1; seat <= 4; ++seat)
            if (seat != to_play(state, rules->play)) others += state.hands[seat];
        KindMask so_far = 0;
        for (int most = 1; so_far != legal; ++most) {
            const Card next = policy.choose(state, legal & ~so_far, others);
            so_far |= mask_of(next);
            CHECK(policy.best_of(state, legal, others, most) == so_far);
        }
        CHECK(policy.best_of(state, legal, others, kind_count) == legal);
    }
}
