#pragma once
// Whether a case can come up at a table with these rules: learners take it for a round that was played.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace roundhouse::teach {

/// A "settle" request: a hand that is played out has all its card points and all its tricks, and whoever has
/// points has the tricks for them, or the request gives neither; a hand that ends before has none. Nobody is
/// stuck at another price than the rules name, and a contract without trump has no melds where they do not
/// count. A request about cards has trump, except in a contract without it.
bool can_happen(const Rulebook& rules, const nlohmann::json& request);

/// The bid at which somebody who has not bid gets stuck with the contract, if the rules have that.
std::optional<int> forced_price(const Rulebook& rules);

/// The request with numbers for every seat of these rules: seats that it does not name have nothing.
nlohmann::json for_seats_of(const Rulebook& rules, nlohmann::json request);

} // namespace roundhouse::teach
