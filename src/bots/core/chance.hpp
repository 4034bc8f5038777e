#pragma once
// Finishes a hand with random legal plays.

#include "cards/random.hpp"
#include "game/view.hpp"

namespace roundhouse::bots {

/// How a hand ends: card points and tricks of each seat.
struct PlayedOut {
    PerSeat<int> count{}, tricks{};
};
/// Finishes the trick on the table, then the hand, at random.
PlayedOut played_at_random(const PlayTable& table, TrickPlay state, Random& random);

} // namespace roundhouse::bots
