#pragma once
// What bots decided without knowing what it is about.

#include "rules/rulebook.hpp"

#include <string>
#include <vector>

namespace roundhouse::present {

/// A sentence for figures that bots of these kinds played: in which steps of the package's own they chose by
/// chance. Empty if there is nothing to say.
std::string chosen_by_chance(const Rulebook& rules, const std::vector<std::string>& bots);

} // namespace roundhouse::present
