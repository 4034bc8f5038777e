#pragma once
// What a comparison says wherever it is shown: in a terminal, on a page, in the window.

#include "teach/statements/statements.hpp"

namespace roundhouse::teach {

enum class CompareText {
    what_differs, ///< a heading, like the next three
    where_it_shows,
    same_deal,
    difference_made,
    same_rules, ///< nothing differs
    own_cards,  ///< the cards of a deal cannot be the same
    none_clear  ///< no effect is clear of zero
};
std::string in_words(CompareText text);

/// "The same: bidding, melds."; empty if no section is the same.
std::string equal_in_words(const std::vector<present::RulesSection>& equal);

} // namespace roundhouse::teach
