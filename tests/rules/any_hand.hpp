#pragma once
// Hands drawn from a deck.

#include "cards/deck.hpp"
#include "cards/random.hpp"

namespace roundhouse::testing {

/// The first `size` cards of the deck, shuffled.
inline CardSet any_hand(const CardSet& deck, int size, Random& random) {
    const Pack pack = shuffled_and_cut(deck, random);
    return counted(Pack(pack.begin(), pack.begin() + size));
}

} // namespace roundhouse::testing
