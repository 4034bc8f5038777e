#pragma once
// Why something was not accepted. Refusing is normal at a card table: it is a value, never an exception.

#include "cards/card_set.hpp"

#include <string>

namespace roundhouse {

struct Refusal {
    std::string code; ///< for programs: "must", "too_low", "not_held", "not_your_turn", …
    std::string
        rule; ///< the rule's name as the package states it; empty if no rule of the package is at stake
    CardSet allowed;  ///< the cards that would have been accepted, where cards are at stake; one of each kind
    std::string text; ///< one sentence for people
};

} // namespace roundhouse
