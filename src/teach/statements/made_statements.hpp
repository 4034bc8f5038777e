#pragma once
// Whether a bid was made, where two rule sets say it otherwise of the same hand.

#include "teach/statements/statements.hpp"

namespace roundhouse::teach {

/// Adds the simplest hand of some of which they do, if there is one.
void add_made(const Rulebook& a, const Rulebook& b, std::vector<Statement>& found);

} // namespace roundhouse::teach
