#pragma once
// A game whose package was changed while it is played goes on under the new rules: in a game of its own, as a
// journal has one set of rules from its first line to its last. The game so far stays as it is, in its file.

#include "seating/games.hpp"

namespace roundhouse::seating {

enum class From : std::uint8_t { this_deal, next_deal };

struct UnderNewRules {
    OpenedGame opened;
    bool earlier_rounds = true; ///< they are there, counted under the new rules; else it begins anew
};

/// The game under these rules. From this deal: it is dealt again, the same cards if it is the same deck;
/// nothing if the new rules do not allow what was done in the rounds before it. From the next one, with no
/// round on: if they do not allow that, or end the game by it, a game with other cards. `keeps`: it is
/// written down, with `text`, the package's that the rules were made of.
std::optional<UnderNewRules> under_new_rules(const RecordedGame& game, const RulebookPtr& rules, From from,
                                             bool keeps = true, const std::string& text = {});

} // namespace roundhouse::seating
