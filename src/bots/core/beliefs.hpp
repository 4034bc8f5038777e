#pragma once
// What gifts show about the hands they came from, if partners give as expected.

#include "bots/core/gifts.hpp"
#include "bots/worlds/knowledge.hpp"

namespace roundhouse::bots {

/// What is certain, and for the declarer one assumption: a partner that gave it something less welcome has
/// kept no trump, top, sure counter or card that completes a meld. People may give otherwise, and no later
/// play corrects this, so it is not for use once cards are played.
Knowledge believed(const Gifts& gifts, const View& view);

} // namespace roundhouse::bots
