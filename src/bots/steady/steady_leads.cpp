// How `steady` leads: each card is tried in a few ways the cards may lie.

#include "bots/steady/steady.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

constexpr int worlds_for_a_lead = 8;
/// From so many on, cards that are not ahead of the policy's are left out of the others.
constexpr int worlds_for_all = 2;
/// Another card is led than the policy's if it comes to more, by so many times the error of the mean.
constexpr double errors_better = 1.5;

/// Two kinds of a suit that do the same when they are led: they count as much, and nobody else holds a card
/// that beats only one of them.
bool alike(const PlayTable& table, Card one, Card other, KindMask out) {
    const auto points = [&](Card card) { return table.points[static_cast<std::size_t>(card.number())]; };
    return one.suit() == other.suit() && points(one) == points(other) &&
           !((beaters(table, {}, one) ^ beaters(table, {}, other)) & out);
}

/// The kinds of `legal` that are worth a trial beside `usual`: of those that are alike one.
KindMask contenders(const PlayTable& table, KindMask legal, Card usual, KindMask out) {
    KindMask found = mask_of(usual);
    for (KindMask rest = legal & ~found; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        bool new_one = true;
        for (KindMask known = found; known; known &= known - 1)
            new_one = new_one && !alike(table, card, Card::numbered(std::countr_zero(known)), out);
        if (new_one) found |= mask_of(card);
    }
    return found & ~mask_of(usual);
}

/// What a side has at stake while cards are played.
struct Stake {
    int sure = 0;     ///< points of its melds, and of what this seat put away
    int contract = 0; ///< what it must reach; 0 for nothing
    int needed = 0;   ///< card points that reach it

    /// As most packages settle it; to ask the package about every end would take too long.
    int with(int count) const { return contract && count < needed ? -contract : sure + count; }
};

/// Of each side, by its number.
PerSeat<Stake> stakes(const Judge& judge, const View& view) {
    PerSeat<Stake> all{};
    const Sides& sides = view.sides();
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        all[sides.of[seat]].sure += view.meld_points(seat);
    if (view.rules().discard && view.rules().discard->counts)
        all[sides.of[view.seat()]].sure += judge.points_of(view.buried());
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        const int side = sides.of[seat];
        Stake& stake = all[side];
        stake.contract = view.contract_of(side);
        stake.needed = stake.contract - stake.sure;
        if (side == sides.declarers) stake.needed = std::max(stake.needed, judge.least_count());
    }
    return all;
}

/// What the seat's side comes to beyond the mean of the others, if the hand ends so.
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

/// How a card does against the policy's, world by world.
struct Difference {
    double sum = 0, squares = 0;

    void add(double one) {
        sum += one;
        squares += one * one;
    }
    bool is_clear(int worlds) const {
        return sum > 0 && sum * sum * worlds > errors_better * errors_better * (squares * worlds - sum * sum);
    }
};

} // namespace

Card card_to_lead(const Judge& judge, const View& view, KindMask legal, Random& random) {
    const TrickPlay start = view.trick_play();
    const Card usual = judge.policy().choose(start, legal, view.unseen());
    const PlayTable& table = view.table();
    KindMask others = contenders(table, legal, usual, view.unseen().kinds());
    if (!others) return usual;
    const PerSeat<Stake> at_stake = stakes(judge, view);
    const int worlds = is_one_world(view) ? 1 : worlds_for_a_lead;
    const Worlds source(view);
    std::array<Difference, kind_count> differences{};
    const auto of = [&](KindMask rest) -> Difference& {
        return differences[static_cast<std::size_t>(std::countr_zero(rest))];
    };
    for (int i = 0; i < worlds && others; ++i) {
        TrickPlay state = start;
        state.hands = source.draw(random).hands;
        const auto led = [&](Card card) {
            TrickPlay end = state;
            play(table, end, card);
            judge.policy().play_on(end);
            return gain(at_stake, end, view.seat(), table.seats);
        };
        const double by_policy = led(usual);
        for (KindMask rest = others; rest; rest &= rest - 1)
            of(rest).add(led(Card::numbered(std::countr_zero(rest))) - by_policy);
        if (i + 1 >= worlds_for_all)
            for (KindMask rest = others; rest; rest &= rest - 1)
                if (of(rest).sum <= 0) others &= ~(rest & -rest);
    }
    Card best = usual;
    double most = 0;
    for (KindMask rest = others; rest; rest &= rest - 1)
        if (of(rest).sum > most && of(rest).is_clear(worlds)) {
            best = Card::numbered(std::countr_zero(rest));
            most = of(rest).sum;
        }
    return best;
}

} // namespace roundhouse::bots
