#pragma once
// Why the declarer's side scores what it does: the sum against the bid, and what a lost hand costs.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace roundhouse::teach {

/// "120 + 130 = 250, short of 290: the bid is lost."; for a way out, what it costs. `request` and `answer`:
/// of "settle". Empty where no such sum decides.
std::string why_settled(const Rulebook& rules, const nlohmann::json& request, const nlohmann::json& answer);

} // namespace roundhouse::teach
