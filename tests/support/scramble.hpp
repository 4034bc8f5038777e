#pragma once
// Other ways the hidden cards may lie, for tests of secrecy.

#include "support/rounds.hpp"

namespace roundhouse {

/// Hands of the same sizes for all other seats: cards known to be in a hand stay, the rest are drawn from
/// those the seat has not seen.
inline PerSeat<CardSet> scrambled_hands(const View& view, Random& random) {
    PerSeat<CardSet> hands;
    CardSet rest = view.unseen();
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        if (seat == view.seat()) continue;
        hands[seat] = view.known_in(seat);
        rest -= hands[seat];
    }
    Pack pack = shuffled_and_cut(rest, random);
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        while (seat != view.seat() && hands[seat].size() < view.hand_size(seat)) {
            hands[seat].add(pack.back());
            pack.pop_back();
        }
    return hands;
}

} // namespace roundhouse
