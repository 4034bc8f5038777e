#pragma once
// Cards that give something away for nothing: an ace under another seat's ace while a nine is there.

#include "rules/trick.hpp"

namespace roundhouse::bots {

/// Of `legal` (not empty) for the seat to play, what is left without those kinds of which a lower one of
/// their suit takes or leaves the trick just as well, gives the others no more points and the own side no
/// fewer. Only where it is settled whose the trick is; all of `legal` at a lead. `out`: kinds that the seat
/// has not seen. Never empty. What is right where tricks or points are to be avoided is another matter.
KindMask without_waste(const PlayTable& table, const TrickPlay& state, KindMask legal, KindMask out);

} // namespace roundhouse::bots
