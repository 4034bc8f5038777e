#pragma once
// Two requests of asks.hpp about cards that change hands before the first trick: what happens to the kitty,
// and what partners exchange. The players who get the hand that far do no more than they must.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// dealer, seed: who takes the kitty, who sees it, who discards or gives how many cards, and which cards may
/// not go.
nlohmann::json ask_kitty(const Rulebook& rules, const nlohmann::json& request, Face face);

/// dealer, seed: who gives how many cards to whom, and whether the giver had already seen what they received.
nlohmann::json ask_exchange(const Rulebook& rules, const nlohmann::json& request, Face face);

} // namespace roundhouse::teach
