#pragma once
// Finishes a hand with random legal plays.

#include "cards/random.hpp"
#include "game/view.hpp"

namespace roundhouse::bots {

/// Where a hand ends: card points and tricks of each seat.
struct PlayedOut {
    PerSeat<int> count{}, tricks{};
};
/// A random way to finish the trick on the table, then the hand.
PlayedOut played_at_random(const PlayTable& table, TrickPlay state, Random& random);

} // namespace roundhouse::bots
