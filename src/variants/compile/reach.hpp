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
    int most_of_a_card = 0; ///< no card counts more
    Binds binds = Binds::followers;
};

/// False if no trick of these brings about what the condition asks for: facts of which one rules out the
/// other, or numbers that nothing comes to.
bool ever_holds(const Condition& condition, const BoundTricks& tricks);

} // namespace roundhouse::variants
