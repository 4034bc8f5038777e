#pragma once
// Combinations of a package's options: few of them, in which every pair of values that may stand together
// does.

#include "variants/packages.hpp"

#include <set>
#include <vector>

namespace roundhouse::test {

/// An agreement that compiles.
struct Combination {
    variants::Choices choices; ///< what differs from the standard
    RulebookPtr rules;
};

/// A choice that was refused.
struct Refused {
    variants::Choices choices;
    variants::Findings findings;
};

struct Covering {
    std::vector<Combination> combinations; ///< the standard first
    std::vector<Refused> refused; ///< pairs of values that may not stand together, as they were tried
};

/// Found greedily and the same every time. Of a number the standard, the least and the most stand for all.
Covering pairwise(const variants::Package& package);

/// "scale=1 kitty=4": for messages.
std::string to_text(const variants::Choices& choices);

} // namespace roundhouse::test
