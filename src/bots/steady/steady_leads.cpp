// How `steady` leads: tries each card in a few possible deals.

#include "bots/steady/steady.hpp"
#include "bots/steady/trials.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

constexpr Trials trials_of_a_lead{.most = 8, .fewest = 2, .errors = 1.5};

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

Card card_to_lead(const Judge& judge, const View& view, KindMask legal, Random& random) {
    const Card usual = judge.policy().choose(view.trick_play(), legal, view.unseen());
    const PlayTable& table = view.table();
    const KindMask others = worth_a_trial(table, legal, usual, view.unseen().kinds());
    if (!others) return usual;
    const PerSeat<Stake> at_stake = stakes(judge, view);
    Trials trials = trials_of_a_lead;
    if (is_one_world(view)) trials.most = 1;
    const Worlds source = worlds_in_play(view);
    const auto draw = [&] { return source.draw_trick(random); };
    const int sign = judge.rules().scoring.points_cost ? -1 : 1;
    const auto worth = [&](TrickPlay& state) {
        judge.policy().play_on(state);
        return sign * gain(at_stake, state, view.seat(), table.seats);
    };
    return best_in_trials(table, others, usual, trials, draw, worth);
}

} // namespace roundhouse::bots
