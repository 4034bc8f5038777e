#pragma once
// Cards that give something away for nothing: an ace under another seat's ace when a nine would do.

#include "bots/worlds/trick_odds.hpp"

namespace roundhouse::bots {

/// `legal` (not empty) for the seat to play, without wasteful kinds: those for which a lower one of the suit
/// takes or leaves the trick just as well, gives the others no more points and its own side no fewer. Only
/// where `odds`, of the same trick, leave no doubt who gets it. `state` has a card on the table. Never empty.
/// Not meant for contracts in which tricks or points are to be avoided.
KindMask without_waste(const PlayTable& table, const TrickPlay& state, KindMask legal, const TrickOdds& odds);

} // namespace roundhouse::bots
