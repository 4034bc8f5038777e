#pragma once
// What calls say by custom, besides what they bind to: the convention that the bots bid by (D13, D14).

#include "game/view.hpp"

#include <string>
#include <vector>

namespace roundhouse::present {

/// What a bid over `high` (0: the first one) tells the partner. Empty where no convention fits the rules.
std::string said_by_custom(const Rulebook& rules, int bid, int high);

/// What the partner of the view's seat has told of its meld so far, and that its bid wants to be covered.
std::vector<std::string> told_by_partner_in_words(const View& view);

} // namespace roundhouse::present
