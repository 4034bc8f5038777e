// How `steady` plays to tricks: tries the likeliest cards in a few possible deals.

#include "bots/steady/steady.hpp"
#include "bots/steady/trials.hpp"
#include "bots/worlds/plays.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace roundhouse::bots {

namespace {

constexpr Trials trials_of_a_card{.most = 8, .fewest = 2, .errors = 1.5};
// Cards tried beside the usual one. More of them cost time and win little.
constexpr int other_leads = 4, other_follows = 2;

/// What the policy needs to know to follow by the odds of the trick. A leader needs only its own hand and
/// what is still out; nor are there odds where card points cost.
std::optional<Seen> seen_for_odds(const Judge& judge, const View& view) {
    if (view.trick().empty() || judge.rules().scoring.points_cost) return {};
    return seen_by(view);
}

/// The stake of each side, by its number.
PerSeat<Stake> stakes(const Judge& judge, const View& view) {
    PerSeat<Stake> all{};
    PerSeat<int> melded{}, put_away{};
    const Sides& sides = view.sides();
    if (view.rules().discard && view.rules().discard->counts)
        put_away[sides.of[view.seat()]] = judge.points_of(view.buried());
    const PerSeat<int> piles = pile_points(judge, view, view.contract().seat, view.unseen());
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        melded[sides.of[seat]] += view.meld_points(seat);
        put_away[sides.of[seat]] += piles[seat];
    }
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        const int side = sides.of[seat];
        Stake& stake = all[side];
        stake.roughly = std::max(1, view.rules().count.total / 10);
        stake.sure = melded[side] + put_away[side];
        stake.contract = view.rules().scoring.points_cost ? 0 : view.contract_of(side);
        stake.needed = stake.contract - stake.sure;
        if (side != sides.declarers) continue;
        stake.needed = judge.count_needed(stake.contract, melded[side], put_away[side]);
    }
    return all;
}

/// How far the seat's side is ahead of the average of the others if the hand ends so.
double gain(const PerSeat<Stake>& stakes, const TrickPlay& end, Seat seat, int seats) {
    PerSeat<int> count{};
    int sides = 0;
    for (Seat other = 1; other <= seats; ++other) {
        const int side = end.sides.of[other];
        count[side] += end.count[other];
        sides = std::max(sides, side);
    }
    double own = 0, others = 0;
    for (int side = 1; side <= sides; ++side)
        (side == end.sides.of[seat] ? own : others) += stakes[side].with(count[side]);
    return own - others / std::max(1, sides - 1);
}

} // namespace

Card card_by_policy(const Judge& judge, const View& view, KindMask legal) {
    if ((legal & (legal - 1)) == 0) return Card::numbered(std::countr_zero(legal));
    const auto seen = seen_for_odds(judge, view);
    return judge.policy().choose(view.trick_play(), legal, view.unseen(), seen ? &*seen : nullptr);
}

Card card_by_trials(const Judge& judge, const View& view, KindMask legal, Random& random) {
    if ((legal & (legal - 1)) == 0) return Card::numbered(std::countr_zero(legal));
    const PlayTable& table = view.table();
    const TrickPlay state = view.trick_play();
    const CardSet unseen = view.unseen();
    const auto seen = seen_for_odds(judge, view);
    const Seen* const odds = seen ? &*seen : nullptr;
    const Card usual = judge.policy().choose(state, legal, unseen, odds);
    const KindMask others = judge.policy().best_of(state, worth_a_trial(table, legal, usual, unseen.kinds()),
                                                   unseen, state.played ? other_follows : other_leads, odds);
    if (!others) return usual;
    const PerSeat<Stake> at_stake = stakes(judge, view);
    Trials trials = trials_of_a_card;
    if (is_one_world(view)) trials.most = 1;
    const Worlds source = worlds_in_play(view);
    const auto draw = [&] { return source.draw_trick(random); };
    const int sign = judge.rules().scoring.points_cost ? -1 : 1;
    const auto worth = [&](TrickPlay& play) {
        judge.policy().play_on(play);
        return sign * gain(at_stake, play, view.seat(), table.seats);
    };
    return best_in_trials(table, others, usual, trials, draw, worth);
}

} // namespace roundhouse::bots
