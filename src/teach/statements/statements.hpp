#pragma once
// What two rule sets say differently, section by section: the sentences of the page of rules, paired. Melds
// are matched by their cards, whatever they are called; a scale that most of them share is one statement.

#include "present/rules/rules_page.hpp"

namespace roundhouse::teach {

struct Statement {
    present::RulesSection section;
    std::string a, b; ///< with marks for cards; empty: it says nothing about this
};

/// Everything that differs, in the order of the sections. Empty for rules that play alike. Each rule set
/// speaks with its own package's translations, in the language of the thread.
std::vector<Statement> statements(const Rulebook& a, const Rulebook& b, Face face = Face::french);

/// The sections that both rule sets have and say the same in: those of `rules`, which is either of the two,
/// without a statement found.
std::vector<present::RulesSection> equal_sections(const Rulebook& rules, const std::vector<Statement>& found);

/// Identifies a meld, whatever it is called: two rules with the same pattern are the same meld.
std::string pattern_of(const MeldRule& rule);
/// The most that `multiple` of them score together: those beyond the rule's list add up.
int points_of(const MeldRule& rule, int multiple);

} // namespace roundhouse::teach
