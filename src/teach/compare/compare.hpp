#pragma once
// Two rule sets compared: what they say, cases in which they answer differently, one deal under both, and
// what it comes to over many deals. Made from the compiled rules alone.

#include "teach/compare/effects.hpp"
#include "teach/compare/same_deal.hpp"
#include "teach/situations/situations.hpp"

namespace roundhouse::teach {

/// One of the two: its rules, and the name or path by which they can be asked for again.
struct RuleSet {
    RulebookPtr rules;
    std::string variant;
};

/// "Partnership Pinochle", with the options that are not as usual: "… (Play to: 1000)".
std::string title_of(const RuleSet& set);
/// {"variant","options"} as a request of `ask` has them; options as usual are left out.
nlohmann::json rules_asked(const RuleSet& set);

struct Comparison {
    RuleSet a, b;
    std::vector<Statement> statements;
    Situations situations;
    std::optional<SameDeal> same_deal;
    std::vector<Effect> effects;
    std::int64_t deals = 0; ///< played under each for the effects
};

/// "500 deals under each, the same packs; intervals (95%)."
std::string deals_in_words(const Comparison& comparison);

/// The face of cards in which both are told: that of both, if it is one; else the French.
Face usual_face(const Rulebook& a, const Rulebook& b);

/// Statements and situations; the rest is added by who wants it.
Comparison compare(RuleSet a, RuleSet b, const SearchPlan& plan = {}, Face face = Face::french);

/// The shape that src/cli/COMPARE.md describes. The thread must speak English, here and when it was compared.
nlohmann::json to_json(const Comparison& comparison);

/// The same as one page of HTML that needs nothing else: for a screen of any size, and for printing.
std::string to_html(const Comparison& comparison, Face face = Face::french);

} // namespace roundhouse::teach
