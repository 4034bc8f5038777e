// Which of the calls that it has weighed sharp chooses.
#include "bots/sharp/sharp.hpp"

#include "catch.hpp"
#include "support/rounds.hpp"
#include "variants/support.hpp"

#include <functional>

using namespace roundhouse;
using namespace roundhouse::testing;
using namespace roundhouse::bots;

namespace {

Weighing calls_weighed(const Round& round, int work = 30) {
    return SharpPlayer(Random(1), work).weigh(View(round, round.pending().seat), round.pending());
}

bool is_bid(const Weighed& one) { return is<actions::Bid>(one.action); }

/// Deals of partnership after these calls; seat 1 calls first.
void each_of(int deals, std::string_view calls,
             const std::function<void(const Round&, const Weighing&)>& look) {
    const RulebookPtr rules = rules_of("partnership");
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(deals); ++seed) {
        Random random(seed);
        ToldRound table(rules, shuffled_and_cut(rules->deck, random), 4);
        table.say(calls);
        const Weighing weighing = calls_weighed(table.round);
        if (weighing.candidates.size() > 1) look(table.round, weighing);
    }
}

} // namespace

TEST_CASE("While the others may bid, a safe hand bids over its partner and an unsafe one does not") {
    int stays = 0, leaves = 0;
    each_of(40, "1 bid 250\n2 bid 260\n3 bid 270\n4 pass", [&](const Round&, const Weighing& weighing) {
        const auto& all = weighing.candidates;
        const bool is_safe = std::any_of(all.begin(), all.end(),
                                         [](const Weighed& one) { return is_bid(one) && one.made >= 0.85; });
        CHECK(is_bid(all.front()) == is_safe);
        CHECK(weighing.reason == (is_safe ? CallReason::stays_in : CallReason::side_holds));
        ++(is_safe ? stays : leaves);
    });
    CHECK(stays > 0);
    CHECK(leaves > 0);
}

TEST_CASE("The usual call stands unless another is better by more than two standard errors") {
    int usual = 0, other = 0;
    const char* close = "1 bid 250\n2 bid 260\n3 pass\n4 pass\n1 bid 270\n2 bid 280\n1 bid 290\n2 bid 300";
    each_of(40, close, [&](const Round& round, const Weighing& weighing) {
        const View view(round, round.pending().seat);
        const Action by_rule = SteadyPlayer(Random(1)).decide(view, round.pending());
        const auto& all = weighing.candidates;
        const auto at =
            std::find_if(all.begin(), all.end(), [&](const Weighed& one) { return one.action == by_rule; });
        REQUIRE(at != all.end());
        if (at == all.begin()) {
            usual += weighing.reason == CallReason::rule;
            return;
        }
        CHECK((is_better(all.front(), *at, 2) || weighing.reason == CallReason::too_risky));
        other += weighing.reason == CallReason::worth;
    });
    CHECK(usual > 0); // although another call looked better
    CHECK(other > 0);
}

TEST_CASE("Sharp makes no bid that fails too often, whatever the others would make of theirs") {
    const RulebookPtr rules = rules_of("partnership");
    int sacrifices = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        Round round(rules, shuffled_and_cut(rules->deck, random), 4);
        for (int high = 250; high <= 330; high += 10) // by seats 1 and 2; their partners pass
            while (round.state().auction.state.high < high)
                REQUIRE_FALSE(round.apply(round.pending().seat > 2 ? pass() : bid(high)));
        const Weighing weighing = calls_weighed(round);
        if (weighing.candidates.size() < 2) continue;
        const Weighed& first = weighing.candidates.front();
        CHECK((!is<actions::Bid>(first.action) || first.is_likely()));
        for (const Weighed& one : weighing.candidates)
            sacrifices += is<actions::Bid>(one.action) && !one.is_likely() && one.worth > first.worth;
    }
    CHECK(sacrifices > 0); // some sacrifices would have cost less
}

TEST_CASE("A hand clearly more likely to make it bids over its partner, even when the others have passed") {
    const RulebookPtr rules = rules_of("partnership");
    const std::string strong = "As As 10s 10s Ks Ks Qs Js Ah Ad Ac 9s",
                      weak = "10s Js 9s 9s Jc 9c 9c 10d 9d 9d Jd Qc",
                      third = "10h 10h Kh Kh Qh Qh Jh Jh 9h 9h Ah Ad";
    const auto may_bid_on = [&](const std::string& first, std::string_view calls) {
        const Pack rest = sorted_pack(rules->deck - cards(first) - cards(third));
        const Pack second(rest.begin(), rest.begin() + 12), fourth(rest.begin() + 12, rest.end());
        ToldRound table(rules, pack_for(*rules, 4, {first, notation(second), third, notation(fourth)}), 4);
        table.say(calls);
        const auto all = calls_weighed(table.round).candidates;
        return std::any_of(all.begin(), all.end(),
                           [](const Weighed& one) { return is<actions::Bid>(one.action); });
    };
    CHECK(may_bid_on(strong, "1 bid 250\n2 pass\n3 bid 260\n4 bid 270"));
    CHECK(may_bid_on(strong, "1 bid 250\n2 pass\n3 bid 260\n4 pass"));
    CHECK_FALSE(may_bid_on(weak, "1 bid 250\n2 pass\n3 bid 260\n4 pass"));
}
