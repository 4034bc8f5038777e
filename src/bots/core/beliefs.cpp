#include "bots/core/beliefs.hpp"

namespace roundhouse::bots {

Knowledge believed(const Gifts& gifts, const View& view) {
    Knowledge knowledge = knowledge_of(view);
    if (!view.rules().exchange || view.contract().seat != view.seat() || view.goal() != Goal::bid)
        return knowledge;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (seat != view.seat() && view.given_to(seat) == view.seat())
            knowledge.cannot[seat] |=
                gifts.missing_from_giver(view.given(seat), view.trump()) & knowledge.unseen.kinds();
    return knowledge;
}

} // namespace roundhouse::bots
