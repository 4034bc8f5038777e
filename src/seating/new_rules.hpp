#pragma once
// A game whose package changes while it is played goes on under the new rules as a game of its own, because a
// journal has one set of rules throughout. The game so far stays as it is, in its file.

#include "seating/games.hpp"

namespace roundhouse::seating {

enum class From : std::uint8_t { this_deal, next_deal };

struct UnderNewRules {
    OpenedGame opened;
    bool earlier_rounds = true; ///< they are kept, counted under the new rules; else the game begins anew
};

/// The game under these rules. this_deal: deals again, the same cards if it is the same deck; empty if the
/// new rules do not allow what was done in the rounds before. next_deal, with no round on: a game with other
/// cards if they do not allow that, or end the game by it. `keeps`: it is written down, with `text`, the
/// package's that the rules were made of.
std::optional<UnderNewRules> under_new_rules(const RecordedGame& game, const RulebookPtr& rules, From from,
                                             bool keeps = true, const std::string& text = {});

} // namespace roundhouse::seating
