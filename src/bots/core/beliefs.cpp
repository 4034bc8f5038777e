#include "bots/core/beliefs.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// The kinds of `candidates` that would have been given before the least welcome card of the gift.
KindMask would_have_given(const Gifts& gifts, const CardSet& gift, Trump trump, KindMask candidates) {
    Welcome least = Welcome::trump;
    for (const Card card : CardSet::of(gift.kinds()))
        least = std::min(least, gifts.welcome({}, gift - CardSet{card}, card, trump));
    KindMask found = 0;
    for (const Card card : CardSet::of(candidates)) {
        const Welcome welcome = gifts.welcome({card}, gift, card, trump);
        if (welcome > least && welcome >= Welcome::second) found |= mask_of(card);
    }
    return found;
}

} // namespace

Knowledge believed(const Gifts& gifts, const View& view) {
    Knowledge knowledge = knowledge_of(view);
    if (!view.rules().exchange || view.contract().seat != view.seat()) return knowledge;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (seat != view.seat() && view.given_to(seat) == view.seat())
            knowledge.cannot[seat] |=
                would_have_given(gifts, view.given(seat), view.trump(), knowledge.unseen.kinds());
    return knowledge;
}

} // namespace roundhouse::bots
