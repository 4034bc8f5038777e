#pragma once
// Two requests of asks.hpp: what a seed deals, and which trump a hand may name.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// dealer, seed: what each seat is dealt in the first round of a game with that seed.
nlohmann::json ask_deal(const Rulebook& rules, const nlohmann::json& request, Face face);

/// hand, bid: the suits that may be named trump, and the contracts without trump.
nlohmann::json ask_trump(const Rulebook& rules, const nlohmann::json& request, Face face);

} // namespace roundhouse::teach
