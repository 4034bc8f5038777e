// What master adds to sharp: seats that think play hands out, and so weigh close cards again.
#include <cmath>
#include <numeric>

#include "bots/master/foresight.hpp"
#include "bots/master/master.hpp"
#include "catch.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

constexpr int few_worlds = 6;

/// A round in which steady has settled bidding, gifts and melds; the first lead is next.
Round at_first_lead(const char* variant, std::uint64_t seed) {
    const RulebookPtr rules = testing::rules_of(variant);
    for (;; ++seed) {
        Match match = begin_match(rules, seed);
        deal_next(match);
        while (match.round_is_on() && match.round->pending().kind != DecisionKind::play)
            REQUIRE_FALSE(act(match, decide_seated(match, "steady", 1)));
        if (match.round_is_on() && match.round->state().contract.goal == Goal::bid) return *match.round;
    }
}

int points(const TrickPlay& state) {
    return std::accumulate(state.count.items.begin(), state.count.items.end(), 0);
}

} // namespace

TEST_CASE("Seats that think play a hand to its end, and win all the points there are") {
    for (const char* variant : {"partnership", "german", "double-deck"}) {
        const Round round = at_first_lead(variant, 3);
        const Judge judge(round.rules());
        TrickPlay simple = round.state().tricks;
        judge.policy().play_on(simple);
        Random random(5), again(5);
        Worth worth(round.rules());
        const TrickPlay thought = Foresight(judge, worth, random).play_on(round);
        INFO(variant);
        CHECK(finished(thought));
        CHECK(points(thought) == points(simple));
        const TrickPlay same = Foresight(judge, worth, again).play_on(round);
        CHECK(same.count.items == thought.count.items); // the same thoughts lead to the same play
    }
}

TEST_CASE("Master weighs every legal card, and the close ones again") {
    int moved = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Round round = at_first_lead("partnership", 10 * seed);
        const Decision asked = round.pending();
        const View view(round, asked.seat);
        const Weighing weighing = MasterPlayer(Random(seed), few_worlds).weigh(view, asked);
        KindMask kinds = 0;
        for (const Weighed& one : weighing.candidates) kinds |= mask_of(as<actions::Play>(one.action)->card);
        CHECK(kinds == asked.cards.kinds());
        CHECK(weighing.worlds == 5 * few_worlds);
        // From the worlds alone, each card is worth the mean of its results; thinking adds to that.
        for (const Weighed& one : weighing.candidates) {
            const double mean = std::accumulate(one.each.begin(), one.each.end(), 0.0) / weighing.worlds;
            moved += std::abs(one.worth - mean - tie_share * one.count) > 1e-6;
        }
    }
    CHECK(moved > 0);
}

TEST_CASE("Master weighs calls in five times as many worlds, and never in fewer than sharp") {
    Match match = begin_match(testing::rules_of("partnership"), 3);
    deal_next(match);
    const Decision asked = match.round->pending();
    REQUIRE(asked.kind == DecisionKind::call);
    const View view(*match.round, asked.seat);
    const auto worlds = [&](auto player) { return player.weigh(view, asked).worlds; };
    CHECK(worlds(MasterPlayer(Random(1), few_worlds)) == worlds(SharpPlayer(Random(1), 5 * few_worlds)));
    CHECK(worlds(MasterPlayer(Random(1), 400)) == worlds(SharpPlayer(Random(1), 400)));
}

TEST_CASE("Where only one deal is possible, master searches a hand of any length to its end") {
    struct Hand {
        const char* variant;
        int tricks;
        bool sharp_plays_out;
    };
    for (const auto& [variant, tricks, sharp_plays_out] :
         {Hand{"two-handed", 12, true}, Hand{"bezique", 8, false}}) {
        INFO(variant);
        Match match = begin_match(testing::rules_of(variant), 4);
        deal_next(match);
        const auto is_play = [&] {
            const Decision& asked = match.round->pending();
            return asked.step == Step::play && asked.kind == DecisionKind::play;
        };
        while (!is_play()) REQUIRE_FALSE(act(match, decide_seated(match, "steady", 1)));
        const Decision asked = match.round->pending();
        const View view(*match.round, asked.seat);
        CHECK(view.tricks_left() == tricks);
        CHECK((SharpPlayer(Random(1), 20).weigh(view, asked).exact == 0) == sharp_plays_out);
        const Weighing weighing = MasterPlayer(Random(1), 20).weigh(view, asked);
        CHECK(weighing.exact == weighing.worlds);
    }
}
