#pragma once
// Which conditions of filters can hold in a game. Private to this room.

#include "rules/play/must.hpp"

namespace roundhouse::variants {

/// Whom filters bind.
enum class Binds : std::uint8_t { leader, followers };

/// The tricks in which filters bind: `first` to `last` of the `of` tricks of a hand, counted from 1.
struct BoundTricks {
    int first = 1, last = 1, of = 1;
    int seats = 4;
    int most_of_a_card = 0; ///< no card is worth more
    Binds binds = Binds::followers;
};

/// False if none of these tricks can meet the condition: it asks for facts that rule each other out, or for
/// numbers that are never reached.
bool ever_holds(const Condition& condition, const BoundTricks& tricks);

} // namespace roundhouse::variants
