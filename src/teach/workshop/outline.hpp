#pragma once
// A package as its author sees it: what it says where, and what it changes of what it extends.

#include "teach/statements/statements.hpp"
#include "variants/packages.hpp"

namespace roundhouse::teach {

struct OutlineSection {
    present::RulesSection section = present::RulesSection::players;
    variants::Place place; ///< where it is said last
    bool changed = false;  ///< the package says something of it otherwise than what it extends
};

struct PlacedStatement {
    Statement said;
    variants::Place place;
};

struct Outline {
    std::string parent;                    ///< title of what it extends; empty: it stands for itself
    std::vector<variants::Option> options; ///< that are offered; what was agreed stands in the rulebook
    std::vector<OutlineSection> sections;  ///< of which the rules say something, in their order
    std::vector<PlacedStatement> changes;  ///< against what it extends
};

/// `rules` are the package's under `chosen`.
Outline outline_of(const variants::Package& package, const Rulebook& rules,
                   const std::map<std::string, std::string>& chosen, Face face);

/// The rules of what the package extends, under the options that it knows; null if there are none.
RulebookPtr rules_of_parent(const variants::Package& package,
                            const std::map<std::string, std::string>& chosen);

} // namespace roundhouse::teach
