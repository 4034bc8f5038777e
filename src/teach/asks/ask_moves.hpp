#pragma once
// Two questions of asks.hpp about cards that change hands before the first trick: what becomes of the kitty,
// and what partners exchange. A hand is played up to there by players who do no more than they are asked for.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// dealer, seed: who takes the kitty, who sees it, who puts away or gives how many cards, and which may not
/// go.
nlohmann::json ask_kitty(const Rulebook& rules, const nlohmann::json& request, Face face);

/// dealer, seed: who gives how many cards to whom, and whether what came back was seen before.
nlohmann::json ask_exchange(const Rulebook& rules, const nlohmann::json& request, Face face);

} // namespace roundhouse::teach
