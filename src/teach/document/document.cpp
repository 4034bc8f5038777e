#include "teach/document/document.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/scores.hpp"

#include <algorithm>

namespace roundhouse::teach {

using present::MeldRow;
using present::RulesRow;

namespace {

/// All texts of a document that may use a term, one a line.
std::string all_texts(const Document& document) {
    std::string text;
    for (const RulesRow& row : document.page.rows) text += row.text + "\n";
    for (const auto* melds : {&document.page.melds, &document.page.marks})
        for (const MeldRow& row : *melds) text += row.name + "\n" + row.remark + "\n";
    for (const WorkedExample& one : document.examples) text += one.question + "\n" + one.answer + "\n";
    return text;
}

} // namespace

Document document(const variants::Package& package, const RulebookPtr& rules, Face face) {
    const auto usual = package.compile();
    Document found{rules,
                   usual ? *usual : rules,
                   present::rules_page(*rules, face),
                   {},
                   worked_examples(package, *rules, face)};
    found.usual = present::rules_page(*found.usual_rules, face);
    return found;
}

std::vector<KeyFact> key_facts(const Document& document) {
    const Rulebook &rules = *document.rules, &usual = *document.usual_rules;
    std::vector<KeyFact> facts;
    const auto fact = [&](int number, int otherwise, const std::string& what) {
        if (number) facts.push_back({number, what, number != otherwise});
    };
    fact(rules.seats, usual.seats, tr("players"));
    fact(rules.deck.size(), usual.deck.size(), tr("cards"));
    fact(rules.deal.hand, usual.deal.hand, tr("cards in each hand"));
    fact(rules.count.total, usual.count.total, tr("points in the tricks"));
    for (const auto& [field, what] :
         {std::pair("target", tr("points win the game")), std::pair("rounds", tr("rounds in a game"))})
        fact(present::ending_number(rules, field), present::ending_number(usual, field), what);
    return facts;
}

bool agreed_otherwise(const Document& document, const RulesRow& row) {
    return std::none_of(document.usual.rows.begin(), document.usual.rows.end(), [&](const RulesRow& one) {
        return one.section == row.section && one.label == row.label && one.text == row.text;
    });
}

bool agreed_otherwise(const Document& document, const MeldRow& row) {
    const auto same = [&](const MeldRow& one) {
        return one.name == row.name && one.cards == row.cards && one.points == row.points &&
               one.remark == row.remark;
    };
    return std::none_of(document.usual.melds.begin(), document.usual.melds.end(), same) &&
           std::none_of(document.usual.marks.begin(), document.usual.marks.end(), same);
}

bool agreed_otherwise(const Document& document, const RulesRow& row, const std::string& step) {
    const auto& rows = document.usual.rows;
    const auto usual = std::find_if(rows.begin(), rows.end(), [&](const RulesRow& one) {
        return one.section == row.section && one.label == row.label;
    });
    return usual != rows.end() &&
           std::find(usual->steps.begin(), usual->steps.end(), step) == usual->steps.end();
}

std::string prose(std::string_view text) {
    std::string all;
    int depth = 0;
    for (std::size_t from = 0, at = 0; at <= text.size(); ++at) {
        if (at < text.size()) depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        const bool ends = at == text.size() || (depth == 0 && text.substr(at, 2) == "; ");
        if (!ends) continue;
        if (!all.empty()) all += ' ';
        std::string sentence = capital(std::string(text.substr(from, at - from)));
        if (!sentence.empty() && !sentence.ends_with('.')) sentence += '.';
        all += sentence;
        from = at + 2;
    }
    return all;
}

std::vector<const Term*> terms_used(const Document& document) {
    const Terms& terms = present::terms_of(*document.rules);
    std::vector<const Term*> used;
    for (const Term& term : terms)
        if (term.own) used.push_back(&term);
    for (const present::Mention& one : present::mentions(all_texts(document), terms))
        if (std::find(used.begin(), used.end(), one.term) == used.end()) used.push_back(one.term);
    const auto shown = [&](const Term* term) { return lower_case(present::explained(*term, terms).name); };
    std::sort(used.begin(), used.end(), [&](const Term* a, const Term* b) { return shown(a) < shown(b); });
    return used;
}

} // namespace roundhouse::teach
