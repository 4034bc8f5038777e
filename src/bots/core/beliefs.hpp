#pragma once
// What gifts show about the hands they came from, if partners give as expected.

#include "bots/core/gifts.hpp"
#include "bots/worlds/knowledge.hpp"

namespace roundhouse::bots {

/// What is certain; and for the declarer that the partner who gave it cards kept no trump, top, sure counter
/// or card that completes a meld while giving something less welcome. People may do otherwise: not for use
/// once cards are played, as nothing that a hand shows takes it back.
Knowledge believed(const Gifts& gifts, const View& view);

} // namespace roundhouse::bots
