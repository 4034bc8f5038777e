#pragma once
// Trick play of partnership Pinochle, written by hand to measure what compiled rules cost.

#include "rules/play/playouts.hpp"

namespace bench {

/// Plays the hand out at random under B10 and B11: follow; trump if void; beat the best card when following.
/// Returns the card points of seats 1 and 3. The same draws as in roundhouse::play_out give the same play.
int play_by_hand(const roundhouse::TrickPlay& state, roundhouse::Random& random);

} // namespace bench
