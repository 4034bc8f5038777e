#pragma once
// What gifts tell of the hands they came from, if partners choose them as one may expect.

#include "bots/core/gifts.hpp"
#include "bots/worlds/knowledge.hpp"

namespace roundhouse::bots {

/// What is certain, and of a partner who gave the declarer cards also that no trump, no top and no card that
/// completes a meld was kept while something less welcome was given. People may do otherwise: not to be used
/// once cards are played, as nothing that a hand shows takes it back.
Knowledge believed(const Gifts& gifts, const View& view);

} // namespace roundhouse::bots
