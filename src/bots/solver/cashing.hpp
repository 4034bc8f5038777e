#pragma once
// Points that are sure without any search.

#include "bots/solver/layout.hpp"

namespace roundhouse::bots {

/// Hands at the start of a trick, under the common shape of compulsion.
struct Cashing {
    const Layout& layout;
    const PerSeat<Cards>& hands;
    Cards remaining;
    int seats;
    Seat leader;
    std::uint32_t camp; ///< the leader's, with the leader in it; bit n-1 for seat n
};

/// What a leader takes; the last trick's own points are not counted.
struct Cashed {
    int tricks = 0, points = 0;
    Cards compared = 0; ///< it depends on who holds these
};

/// What the leader takes, with its camp's help and whatever the others do, by cashing what nobody beats:
/// trumps first, then plain suits as long as all who could ruff must follow. Nothing if the points clearly
/// fall short of `asked`.
Cashed cashed(const Cashing& hands, int asked);

} // namespace roundhouse::bots
