#pragma once
// Guesses for hints: how tricks go when everybody plays at random.

#include "bots/worlds.hpp"

namespace roundhouse::cli {

using bots::possible_hands;
using bots::random_for;

/// A random way to finish the trick on the table, then the hand: card points of each seat at the end.
PerSeat<int> counts_at_random(const PlayTable& table, TrickPlay state, Random& random);

} // namespace roundhouse::cli
