#pragma once
// In which steps card points come.

#include "rules/rulebook.hpp"

#include <numeric>

namespace roundhouse::teach {

/// All that tricks can count are multiples of it; 1 at least.
inline int count_step(const Rulebook& rules) {
    int step = rules.count.last_trick;
    for (const int points : rules.count.points) step = std::gcd(step, points);
    return std::max(step, 1);
}

} // namespace roundhouse::teach
