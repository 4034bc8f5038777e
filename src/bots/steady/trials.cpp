#include "bots/steady/trials.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// True if two kinds do the same: they are of one suit and count alike, no filter names either, and no card
/// that is out beats only one of them.
bool alike(const PlayTable& table, Card one, Card other, KindMask out) {
    const auto points = [&](Card card) { return table.points[card]; };
    return one.suit() == other.suit() && points(one) == points(other) &&
           !(table.listed & (mask_of(one) | mask_of(other))) &&
           !((beaters(table, {}, one) ^ beaters(table, {}, other)) & out);
}

} // namespace

KindMask worth_a_trial(const PlayTable& table, KindMask legal, Card usual, KindMask out) {
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

double Stake::with(int count) const {
    if (!contract) return sure + count;
    const double made = std::clamp(0.5 + (count - needed) / (2.0 * roughly), 0.0, 1.0);
    return made * (sure + count) - (1 - made) * contract;
}

} // namespace roundhouse::bots
