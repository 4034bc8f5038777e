#pragma once
// Whether a bid was made, where two rule sets disagree about the same hand.

#include "teach/statements/statements.hpp"

namespace roundhouse::teach {

/// Adds the simplest of some hands about which they disagree, if there is one.
void add_made(const Rulebook& a, const Rulebook& b, std::vector<Statement>& found);

} // namespace roundhouse::teach
