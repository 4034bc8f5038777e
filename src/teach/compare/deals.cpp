// Deals played by bots, and what each came to.

#include "bots/core/evaluate.hpp"
#include "bots/lab/parallel.hpp"
#include "bots/lab/pieces.hpp"
#include "bots/lab/played_here.hpp"
#include "bots/player.hpp"
#include "teach/compare/effects.hpp"
#include "teach/statements/statements.hpp"

#include <algorithm>
#include <stdexcept>

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

namespace {

constexpr std::int64_t block = 10;

DealFacts facts_of_deal(const Match& match) {
    DealFacts facts;
    for (const ShownMeld& shown : match.round->state().melds.shown) {
        const MeldRule& rule = match.rules->meld_rules[static_cast<std::size_t>(shown.meld.rule)];
        facts.melds[pattern_of(rule)] += shown.meld.multiple;
    }
    if (match.settled.empty()) return facts;
    const SettledRound& settled = match.settled.back();
    facts.result = settled.result;
    const int declarers = facts.result.declarers;
    facts.contract = declarers > 0 && !facts.result.dealt_again;
    facts.forced = facts.contract && facts.result.contract.forced;
    facts.bid = facts.result.contract.bid;
    for (std::size_t side = 0; side < facts.result.sides.size(); ++side) {
        const SideResult& one = facts.result.sides[side];
        const std::size_t role = static_cast<int>(side) + 1 == declarers ? 0 : 1;
        facts.meld[role] += one.meld;
        facts.count[role] += one.count;
        if (!one.parties.empty())
            facts.points[role] += settled.delta[static_cast<std::size_t>(one.parties.front() - 1)];
    }
    facts.made = facts.contract && made(*match.rules, settled);
    return facts;
}

DealFacts play_deal(const RulebookPtr& rules, const EffectsPlan& plan,
                    const std::shared_ptr<const bots::Judge>& judge, std::int64_t number) {
    Match match = begin_match(rules, Random::stream(plan.seed, static_cast<std::uint64_t>(number)).next());
    match.first_dealer = static_cast<int>(number % rules->people) + 1;
    std::vector<std::unique_ptr<bots::Player>> players;
    for (Seat seat = 1; seat <= rules->seats; ++seat)
        players.push_back(
            bots::make_bot(plan.bots[std::min(static_cast<std::size_t>(seat), plan.bots.size()) - 1],
                           seed_for_bots(match.seed), seat, bots::arena_work, judge));
    deal_next(match);
    for (Decision asked = match.round->pending(); asked; asked = match.round->pending()) {
        const View view(*match.round, asked.seat);
        const auto refused =
            act(match, players[static_cast<std::size_t>(asked.seat - 1)]->decide(view, asked));
        if (refused) throw std::logic_error("a bot's action was refused");
    }
    return facts_of_deal(match);
}

/// Plays a share of the deals, or takes all from elsewhere: a block is a piece.
std::vector<DealFacts> deals_in_pieces(const RulebookPtr& rules, const EffectsPlan& plan) {
    const auto judge = std::make_shared<const bots::Judge>(*rules);
    std::vector<DealFacts> deals(static_cast<std::size_t>(std::max<std::int64_t>(plan.deals, 0)));
    std::atomic<std::int64_t> done{0};
    const auto each_of = [&](std::int64_t piece, const auto& visit) {
        for (std::int64_t i = piece * block; i < std::min((piece + 1) * block, plan.deals); ++i)
            visit(i, deals[static_cast<std::size_t>(i)]);
    };
    bots::do_pieces(plan.pieces, *rules, plan.threads, (plan.deals + block - 1) / block,
                    {.play =
                         [&](std::int64_t piece) {
                             each_of(piece, [&](std::int64_t number, DealFacts& facts) {
                                 facts = play_deal(rules, plan, judge, plan.first + number);
                                 ++done;
                             });
                         },
                     .write =
                         [&](std::int64_t piece) {
                             auto list = nlohmann::json::array();
                             each_of(piece, [&](std::int64_t, const DealFacts& facts) {
                                 list.push_back(to_json(facts));
                             });
                             return list;
                         },
                     .take =
                         [&](std::int64_t piece, const nlohmann::json& list) {
                             std::size_t at = 0;
                             each_of(piece, [&](std::int64_t, DealFacts& facts) {
                                 facts = read_deal(list.at(at++), *rules);
                             });
                         },
                     .after =
                         [&] {
                             if (plan.progress) plan.progress(done);
                         }});
    return deals;
}

} // namespace

std::int64_t deals_here(const EffectsPlan& plan) { return bots::played_here(plan.deals, block, plan.pieces); }

std::vector<DealFacts> play_deals(const RulebookPtr& rules, const EffectsPlan& plan) {
    if (plan.pieces) return deals_in_pieces(rules, plan);
    const auto judge = std::make_shared<const bots::Judge>(*rules);
    std::vector<DealFacts> deals(static_cast<std::size_t>(std::max<std::int64_t>(plan.deals, 0)));
    std::atomic<std::int64_t> done{0};
    // A block once begun is played to its end, so that there are no gaps in what is done.
    const std::int64_t blocks = bots::in_parallel(
        plan.threads, (plan.deals + block - 1) / block,
        [&](std::int64_t number) {
            const std::int64_t from = number * block, to = std::min(from + block, plan.deals);
            for (std::int64_t i = from; i < to; ++i)
                deals[static_cast<std::size_t>(i)] = play_deal(rules, plan, judge, plan.first + i);
            done += to - from;
        },
        [&] {
            if (plan.progress) plan.progress(done);
        },
        plan.stop);
    deals.resize(static_cast<std::size_t>(std::min(blocks * block, plan.deals)));
    return deals;
}

} // namespace roundhouse::teach
