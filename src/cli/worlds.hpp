#pragma once
// Ways the cards may lie that a seat has not seen, drawn at random.

#include "cards/random.hpp"
#include "game/view.hpp"

namespace roundhouse::cli {

/// Hands for every seat: the view's own, cards known to be in others' hands, and the rest of the unseen cards
/// dealt at random.
PerSeat<CardSet> possible_hands(const View& view, Random& random);

/// Seeded by what the view shows: the same view, the same draws.
Random random_for(const View& view);

/// Where a hand ends: card points and tricks of each seat.
struct PlayedOut {
    PerSeat<int> count{}, tricks{};
};
/// A random way to finish the trick on the table, then the hand.
PlayedOut played_at_random(const PlayTable& table, TrickPlay state, Random& random);

} // namespace roundhouse::cli
