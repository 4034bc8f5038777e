#pragma once
// The bidding of a game in a sentence, for the page of its rules.

#include "rules/rulebook.hpp"

#include <string>

namespace roundhouse::present {

/// "from 250, in steps of 10; a player who passes is out of the bidding; the player after the dealer calls
/// first; if everybody passes, the dealer is stuck with it at 250". Where people sit out, the dealer is one
/// of them, and the last to call has what the rules grant the dealer (C33). Requires an auction.
std::string auction_text(const Rulebook& rules);

} // namespace roundhouse::present
