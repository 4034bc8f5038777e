#pragma once
// The unit that card points come in.

#include "rules/rulebook.hpp"

#include <numeric>

namespace roundhouse::teach {

/// All possible totals of card points are multiples of it; at least 1.
inline int count_step(const Rulebook& rules) {
    int step = rules.count.last_trick;
    for (const int points : rules.count.points) step = std::gcd(step, points);
    return std::max(step, 1);
}

} // namespace roundhouse::teach
