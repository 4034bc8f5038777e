#pragma once
// What a comparison says wherever it is shown: in a terminal, on a page, in the window.

#include "teach/statements/statements.hpp"

namespace roundhouse::teach {

enum class CompareText {
    what_differs, ///< a heading, as the next three
    where_it_shows,
    same_deal,
    difference_made,
    same_rules, ///< where nothing differs
    own_cards,  ///< of a deal whose cards cannot be the same
    none_clear  ///< of effects
};
std::string in_words(CompareText text);

/// "The same: bidding, melds."; empty if no section is.
std::string equal_in_words(const std::vector<Statement>& found);

} // namespace roundhouse::teach
