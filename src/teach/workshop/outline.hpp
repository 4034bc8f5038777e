#pragma once
// A package as its author sees it: what it says where, and what it changes in the package that it extends.

#include "teach/statements/statements.hpp"
#include "variants/packages.hpp"

namespace roundhouse::teach {

struct OutlineSection {
    present::RulesSection section = present::RulesSection::players;
    variants::Place place; ///< where it is said last
    bool changed = false;  ///< the package says some of it differently from what it extends
};

struct PlacedStatement {
    Statement said;
    variants::Place place;
};

struct Outline {
    std::string parent;                    ///< title of the package that it extends; empty: it extends none
    std::vector<variants::Option> options; ///< on offer; what was agreed is in the rulebook
    std::vector<OutlineSection> sections;  ///< about which the rules say something, in order
    std::vector<PlacedStatement> changes;  ///< compared with what it extends
};

/// `rules` are the package's under `chosen`.
Outline outline_of(const variants::Package& package, const Rulebook& rules,
                   const std::map<std::string, std::string>& chosen, Face face);

/// The rules of the package's parent, under those options that the parent knows; null if there are none.
RulebookPtr rules_of_parent(const variants::Package& package,
                            const std::map<std::string, std::string>& chosen);

} // namespace roundhouse::teach
