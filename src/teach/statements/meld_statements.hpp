#pragma once
// What differs in the melds of two rule sets.

#include "teach/statements/statements.hpp"

#include <compare>
#include <optional>

namespace roundhouse::teach {

/// `b` points of B for every `a` points of A, in lowest terms.
struct MeldScale {
    int b = 1, a = 1;
    auto operator<=>(const MeldScale&) const = default;
};

/// The scale that most of the melds known to both share, if it is not 1: three melds at least, and more than
/// half.
std::optional<MeldScale> meld_scale(const Rulebook& a, const Rulebook& b);

void add_melds(const Rulebook& a, const Rulebook& b, Face face, std::vector<Statement>& found);

} // namespace roundhouse::teach
