#pragma once
// Two rule sets compared: what they say, cases in which they answer differently, one deal under both, and the
// effects over many deals. Made from the compiled rules alone.

#include "teach/compare/effects.hpp"
#include "teach/compare/same_deal.hpp"
#include "teach/situations/situations.hpp"

namespace roundhouse::teach {

/// One of the two rule sets, and the name or path that opens it again.
struct RuleSet {
    RulebookPtr rules;
    std::string variant;
};

/// "Partnership Pinochle", followed by the options that differ from the usual: "… (Play to: 1000)".
std::string title_of(const RuleSet& set);
/// {"variant","options"} as in a request of `ask`; usual options are left out.
nlohmann::json rules_asked(const RuleSet& set);

struct Comparison {
    RuleSet a, b;
    std::vector<Statement> statements;
    std::vector<present::RulesSection> equal; ///< see equal_sections
    Situations situations;
    std::optional<SameDeal> same_deal;
    std::vector<Effect> effects;
    std::int64_t deals = 0; ///< played under each for the effects
};

/// "500 deals under each, the same packs; intervals (95%)."
std::string deals_in_words(const Comparison& comparison);

/// The face to show both in: theirs if they share one, else the French.
Face usual_face(const Rulebook& a, const Rulebook& b);

/// Finds statements and situations; callers add the rest.
Comparison compare(RuleSet a, RuleSet b, const SearchPlan& plan = {}, Face face = Face::french);

/// The shape described in src/cli/COMPARE.md. The thread must speak English both here and in compare().
nlohmann::json to_json(const Comparison& comparison);

/// The same as one self-contained HTML page, for screens of any size and for printing.
std::string to_html(const Comparison& comparison, Face face = Face::french);

} // namespace roundhouse::teach
