#pragma once
// The phases of a round, as the table shows them (B18).

#include "rules/rulebook.hpp"

#include <string>
#include <vector>

namespace roundhouse::present {

/// Their names in order, in the reader's language: "dealing", "bidding".
std::vector<std::string> phases(const Rulebook& rules);
/// The phase of a step.
std::string phase_of(const Rulebook& rules, Step step);

} // namespace roundhouse::present
