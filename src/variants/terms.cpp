#include "variants/terms.hpp"

#include "cards/notation.hpp"
#include "script/sandbox.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::variants {

using namespace script;

namespace {

const Schema& terms_schema() {
    static const Schema schema = list(
        record("a term",
               {positional(1, "words", text(), "The term, then other forms of it, with commas between.")
                    .required(),
                positional(2, "text", text(600), "What it means; cards stand in brackets.").required(),
                field("also", text(), "What others call it, with commas between."),
                field("example", text(400), "A case of it; cards stand in brackets."),
                field("see", text(), "Related terms, by their names, with commas between."),
                field("needs", one_of({term_needs.begin() + 1, term_needs.end()}),
                      "What rules must have for it to be of use; without it their page must say the word."),
                field("everyday", boolean(),
                      "A word that every text is full of: of use everywhere, told to whoever asks, and not "
                      "marked in texts.")
                    .or_else(false)}),
        0, 200);
    return schema;
}

/// What is in brackets must be cards, or a suit.
void check_cards(const Node& node, Report& report) {
    const std::string text = node.text();
    for (std::size_t open = 0; (open = text.find('[', open)) != std::string::npos; ++open) {
        const std::size_t close = text.find(']', open);
        const std::string inner =
            text.substr(open + 1, close == std::string::npos ? close : close - open - 1);
        const auto cards = parse_cards(inner);
        if (close == std::string::npos)
            report.fault("term_cards", node.path(), "a bracket is not closed");
        else if (!parse_suit(inner) && (!cards || cards->empty()))
            report.expected("term_cards", node.path(), "cards or a suit in brackets, as in [Qs Jd]",
                            fmt::format("[{}]", printable(inner, 40)));
    }
}

Term term_of(const Node& node, bool own, Report& report) {
    Term term{node["words"].text(), node["text"].text(), node["also"].text(), node["example"].text(),
              between_commas(node["see"].text())};
    term.own = own;
    term.everyday = node["everyday"].truth();
    for (std::size_t i = 1; i < term_needs.size(); ++i)
        if (node["needs"].text() == term_needs[i]) term.needs = static_cast<TermNeeds>(i);
    if (words(roundhouse::name(term)).empty())
        report.expected("term_words", node["words"].path(), "a word", "nothing");
    check_cards(node["text"], report);
    check_cards(node["example"], report);
    return term;
}

/// Related terms must exist, in this file or before it.
void check_see(const Node& list, const Terms& terms, Report& report) {
    std::vector<std::string> names;
    for (const Term& term : terms) names.push_back(roundhouse::name(term));
    for (std::size_t i = 0; i < list.size(); ++i)
        for (const std::string& wanted : between_commas(list.at(i)["see"].text()))
            if (std::find(names.begin(), names.end(), wanted) == names.end()) {
                const std::string near = nearest(wanted, names);
                report.fault("term_see", list.at(i)["see"].path(),
                             fmt::format("there is no term \"{}\"", printable(wanted, 40)),
                             near.empty() ? "" : fmt::format("did you mean \"{}\"?", near));
            }
}

void lay_over(Terms& terms, Term term) {
    const auto same = [&](const Term& one) { return roundhouse::name(one) == roundhouse::name(term); };
    const auto at = std::find_if(terms.begin(), terms.end(), same);
    if (at == terms.end())
        terms.push_back(std::move(term));
    else
        *at = std::move(term);
}

} // namespace

void take_terms(const Source& source, bool own, Terms& terms, Findings& findings) {
    Findings found;
    Terms all = terms;
    if (const auto raw = Sandbox().run(source); !raw) {
        found.push_back(from_error(raw.error()));
    } else {
        const Value value = read(terms_schema(), *raw, "", found);
        Report report(found);
        const Node list(&value, &*raw, "");
        if (found.empty())
            for (std::size_t i = 0; i < list.size(); ++i) lay_over(all, term_of(list.at(i), own, report));
        if (found.empty()) check_see(list, all, report);
    }
    place(found, source);
    for (Finding& finding : found) finding.severity = Severity::warning;
    if (found.empty()) terms = std::move(all);
    findings.insert(findings.end(), found.begin(), found.end());
}

} // namespace roundhouse::variants
