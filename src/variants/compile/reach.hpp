#pragma once
// What conditions of filters meet in a game. Private to this room.

#include "rules/must.hpp"

namespace roundhouse::variants {

/// Whom filters bind.
enum class Binds : std::uint8_t { leader, followers };

/// The tricks in which filters bind: from which to which of a hand of so many, all counted from 1.
struct BoundTricks {
    int first = 1, last = 1, of = 1;
    int seats = 4;
    Binds binds = Binds::followers;
};

/// False if no trick of these brings about what the condition asks for: facts of which one rules out the
/// other, or numbers that nothing comes to.
bool ever_holds(const Condition& condition, const BoundTricks& tricks);

} // namespace roundhouse::variants
