#pragma once
// What settlement and ending state of themselves, in phrases that a card player understands. The rules are
// those of scripts/std and of the packages; here are only the words for their facts.

#include "rules/rulebook.hpp"

#include <string>
#include <vector>

namespace roundhouse::present {

struct StatedFacts {
    std::string text; ///< "the first to reach 1500 wins; if both do, the declarer's side wins"
    /// Kind or facts without words here; the text tells them at its end as "name value".
    std::vector<std::string> unknown;
};

/// What a finished round is worth.
StatedFacts settlement_in_words(const Rulebook& rules);
/// When the game is over, and who has won.
StatedFacts ending_in_words(const Rulebook& rules);

} // namespace roundhouse::present
