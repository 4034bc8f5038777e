#pragma once
// What tables may agree on with a package: few agreements, in which every allowed pair of values occurs.

#include "script/limits/operation.hpp"
#include "variants/packages.hpp"

#include <vector>

namespace roundhouse::variants {

/// An agreement that compiles.
struct Combination {
    Choices choices; ///< what differs from the standard
    RulebookPtr rules;
};

/// A choice that was refused.
struct Refused {
    Choices choices;
    Findings findings;
};

struct Covering {
    std::vector<Combination> combinations; ///< the standard first
    std::vector<Refused> refused;          ///< all that was tried and is not allowed, the simplest first
};

/// True if nothing of the limit is left: every further call is stopped.
inline bool is_used_up(const script::Operation& limit) {
    return limit.left().fuel <= 0 || limit.left().time.count() <= 0;
}

/// Found greedily and the same every time. Of a number only the standard, the least and the most are tried.
/// Once `limit` is used up the search ends with what it has; the standard is tried in any case.
Covering pairwise(const Package& package, const script::Operation* limit = nullptr);

/// "scale=1, kitty=4": for messages.
std::string to_text(const Choices& choices);

} // namespace roundhouse::variants
