#include "teach/statements/statements.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/notation.hpp"
#include "present/cards.hpp"
#include "teach/statements/facts.hpp"
#include "teach/statements/made_statements.hpp"
#include "teach/statements/meld_statements.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace roundhouse::teach {

using present::RulesRow;
using present::RulesSection;

namespace {

/// The clauses of a row, each of which can stand alone.
std::vector<std::string> clauses_of(const std::string& text) {
    std::vector<std::string> clauses;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find("; ", at), text.size());
        clauses.push_back(text.substr(at, end - at));
        at = end + 2;
    }
    return clauses;
}

/// `text` without the clauses that `other` has as well.
std::string own_clauses(const std::string& text, const std::string& other) {
    std::vector<std::string> own = clauses_of(text);
    const auto theirs = clauses_of(other);
    std::erase_if(own, [&](const std::string& clause) {
        return std::find(theirs.begin(), theirs.end(), clause) != theirs.end();
    });
    return join(own, "; ");
}

/// What a row is about, where several share its label: "throwing in" of "throwing in, if the bid …".
std::string subject(const RulesRow& row) { return row.text.substr(0, row.text.find_first_of(",;:.")); }

std::string said(const std::string& label, const std::string& text) {
    return text.empty() ? "" : label + ": " + text;
}

using Rows = std::vector<RulesRow>;

/// Without the rows about melds, which are matched by their cards.
Rows rows_of(const Rulebook& rules, RulesSection section, Face face) {
    const LanguageScope scope(speaking_of(rules.texts));
    Rows rows = present::rules_page(rules, face).rows;
    std::erase_if(rows, [&](const RulesRow& row) {
        return row.section != section || row.names_melds || row.of_the_table;
    });
    return rows;
}

/// Removes from both what `rows` and `others` share.
void fold(Rows& rows, Rows& others) {
    for (auto row = rows.begin(); row != rows.end();) {
        const auto same = std::find_if(others.begin(), others.end(), [&](const RulesRow& other) {
            return other.label == row->label && other.text == row->text;
        });
        if (same == others.end()) {
            ++row;
            continue;
        }
        others.erase(same);
        row = rows.erase(row);
    }
}

/// The row to read beside `row`: of the same label and subject, or the only one of that label.
Rows::iterator counterpart(const RulesRow& row, const Rows& rows, Rows& others) {
    const auto alike = [&](const RulesRow& other) { return other.label == row.label; };
    const auto same = std::find_if(others.begin(), others.end(), [&](const RulesRow& other) {
        return alike(other) && subject(other) == subject(row);
    });
    if (same != others.end()) return same;
    if (row.section == RulesSection::exits) return others.end(); // another name, another way out
    const bool only = std::count_if(rows.begin(), rows.end(), alike) == 1 &&
                      std::count_if(others.begin(), others.end(), alike) == 1;
    return only ? std::find_if(others.begin(), others.end(), alike) : others.end();
}

void add_rows(RulesSection section, Rows rows, Rows others, std::vector<Statement>& found) {
    fold(rows, others);
    while (!rows.empty()) {
        const RulesRow row = rows.front();
        const auto other = counterpart(row, rows, others);
        rows.erase(rows.begin());
        if (other == others.end()) {
            found.push_back({section, said(row.label, row.text), {}});
            continue;
        }
        const bool clauses = section != RulesSection::exits;
        found.push_back({section, said(row.label, clauses ? own_clauses(row.text, other->text) : row.text),
                         said(other->label, clauses ? own_clauses(other->text, row.text) : other->text)});
        others.erase(other);
    }
    for (const RulesRow& other : others) found.push_back({section, {}, said(other.label, other.text)});
}

/// The facts of the rulebooks that no sentence tells apart.
void add_facts(RulesSection section, const Rulebook& a, const Rulebook& b, std::vector<Statement>& found) {
    for (const FactPair& fact : differing_facts(facts_of(a, section), facts_of(b, section)))
        found.push_back({section, said(fact.path, fact.a), said(fact.path, fact.b)});
}

/// Options whose effect only the package's own functions know.
void add_options(const Rulebook& a, const Rulebook& b, std::vector<Statement>& found) {
    const auto value = [](const Rulebook& rules, const AgreedOption& option) {
        const LanguageScope scope(speaking_of(rules.texts));
        return said(present::in_words(option.label), present::in_words(option, option.value));
    };
    for (const AgreedOption& option : a.options)
        for (const AgreedOption& other : b.options)
            if (option.name == other.name && option.value != other.value)
                found.push_back({RulesSection::settlement, value(a, option), value(b, other)});
}

} // namespace

std::vector<Statement> statements(const Rulebook& a, const Rulebook& b, Face face) {
    std::vector<Statement> found;
    for (std::size_t i = 0; i < present::section_names.size(); ++i) {
        const auto section = static_cast<RulesSection>(i);
        const std::size_t before = found.size();
        add_rows(section, rows_of(a, section, face), rows_of(b, section, face), found);
        if (section == RulesSection::melds) add_melds(a, b, face, found);
        if (found.size() == before) add_facts(section, a, b, found);
    }
    if (found.empty() && a.id == b.id) add_options(a, b, found);
    if (found.empty() && a.digest != b.digest) add_made(a, b, found);
    return found;
}

std::vector<RulesSection> equal_sections(const Rulebook& rules, const std::vector<Statement>& found) {
    const auto rows = present::rules_page(rules).rows;
    std::vector<RulesSection> equal;
    for (std::size_t i = 0; i < present::section_names.size(); ++i) {
        const auto of_section = [section = static_cast<RulesSection>(i)](const auto& one) {
            return one.section == section;
        };
        if (std::any_of(rows.begin(), rows.end(), of_section) &&
            std::none_of(found.begin(), found.end(), of_section))
            equal.push_back(static_cast<RulesSection>(i));
    }
    return equal;
}

} // namespace roundhouse::teach
