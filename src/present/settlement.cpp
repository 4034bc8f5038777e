#include "present/settlement.hpp"

#include "base/catalog/filled.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "present/scores.hpp"

namespace roundhouse::present {

std::string in_words(const Clause& clause) {
    if (clause.text.empty()) return std::to_string(clause.number);
    std::vector<std::string> parts;
    for (const Clause& part : clause.parts) parts.push_back(in_words(part));
    const std::string text = translated(clause.text);
    // A package's translation with other placeholders than its English text is not used.
    return filled(places_in(text) == parts.size() ? text : clause.text, parts);
}

namespace {

std::string in_words(const std::vector<Clause>& clauses) {
    std::vector<std::string> texts;
    for (const Clause& clause : clauses) texts.push_back(present::in_words(clause));
    return join(texts, "; ");
}

} // namespace

std::string settlement_in_words(const Rulebook& rules) { return in_words(rules.settle_says.clauses); }

std::string ending_in_words(const Rulebook& rules) {
    std::string text = in_words(rules.ending_says.clauses);
    if (!rules.win_pays) return text;
    for (const Tally& tally : rules.tallies)
        if (tally.name == rules.win_pays->tally)
            text += (text.empty() ? "" : "; ") + tr("every loser pays each winner {} ({})",
                                                    rules.win_pays->points, present::in_words(tally));
    return text;
}

} // namespace roundhouse::present
