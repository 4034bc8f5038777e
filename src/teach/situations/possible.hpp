#pragma once
// Whether a case can come up at a table of these rules: learners take it for a round that was played.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace roundhouse::teach {

/// Of a request of "settle": a hand that is played out has all its card points and all its tricks, and
/// whoever has points has the tricks for them, or nothing is said of either; one that ends before has none.
/// Nobody is stuck at another price than the rules name, and a contract without trump has no melds where they
/// do not count. Of a request about cards: there is trump, but in a contract without it.
bool can_happen(const Rulebook& rules, const nlohmann::json& request);

/// What somebody who has not bid is stuck with, if the rules have that.
std::optional<int> forced_price(const Rulebook& rules);

/// The request with its numbers for each seat as these rules have seats: seats beyond those that it names
/// have nothing.
nlohmann::json for_seats_of(const Rulebook& rules, nlohmann::json request);

} // namespace roundhouse::teach
