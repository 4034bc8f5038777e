#include "teach/compare/on_paper.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/situations/situation_words.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace roundhouse::teach {

using present::RulesSection;

namespace {

// A sheet of A4 as the style of the page fills it, in the widest of its fonts.
constexpr double lines_on_sheet = 78, lines_of_heads = 18;
constexpr double most_for_statements = 0.62; ///< of the lines that are left for both
constexpr std::size_t letters_of_statement = 52, letters_of_case = 58, letters_of_line = 125;

constexpr std::array by_importance{RulesSection::players,  RulesSection::cards,      RulesSection::auction,
                                   RulesSection::melds,    RulesSection::play,       RulesSection::kitty,
                                   RulesSection::exchange, RulesSection::trump,      RulesSection::count,
                                   RulesSection::exits,    RulesSection::settlement, RulesSection::ending,
                                   RulesSection::deal};

std::ptrdiff_t importance(RulesSection section) {
    return std::find(by_importance.begin(), by_importance.end(), section) - by_importance.begin();
}

double lines_of(const std::string& text, std::size_t letters, Face face) {
    return std::ceil(static_cast<double>(columns(present::in_signs(text, face))) /
                     static_cast<double>(letters));
}

/// Something that goes on the sheet or does not.
struct Item {
    std::size_t place;
    std::pair<int, std::ptrdiff_t> rank; ///< the lowest first
    double lines;
};

/// Those that fit, the first in rank first; `room` becomes what is left.
std::vector<bool> chosen(std::vector<Item> items, double& room) {
    std::vector<bool> on(items.size(), false);
    std::stable_sort(items.begin(), items.end(),
                     [](const Item& one, const Item& other) { return one.rank < other.rank; });
    for (const Item& item : items) {
        if (item.lines > room) continue;
        room -= item.lines;
        on[item.place] = true;
    }
    return on;
}

std::vector<Item> statement_items(const Comparison& found, Face face) {
    std::vector<Item> items;
    for (const Statement& one : found.statements)
        items.push_back({items.size(),
                         {0, importance(one.section)},
                         0.35 + std::max(lines_of(one.a, letters_of_statement, face),
                                         lines_of(one.b, letters_of_statement, face))});
    return items;
}

/// Cases are set in two columns.
std::vector<Item> case_items(const Comparison& found, Face face) {
    std::vector<Item> items;
    std::set<RulesSection> shown;
    for (const Situation& one : found.situations.found) {
        const SituationWords words = in_words(one, *found.a.rules, *found.b.rules, face);
        double lines = 0.5;
        for (const std::string& text : {words.title, words.a, words.b})
            lines += lines_of(text, letters_of_case, face);
        const int turn = shown.insert(one.section).second ? 0 : 1;
        items.push_back({items.size(), {turn, importance(one.section)}, lines / 2});
    }
    return items;
}

double lines_of_effects(const Comparison& found) {
    double lines = 0;
    for (const Effect& one : found.effects)
        if (one.clear()) lines += lines_of(in_words(one), letters_of_line, Face::french);
    return lines;
}

std::string left_off(const Comparison& found, const OnPaper& paper) {
    const auto missing = [](const std::vector<bool>& on) {
        return static_cast<long>(std::count(on.begin(), on.end(), false));
    };
    Lines all;
    if (const long number = missing(paper.statements))
        all.push_back(tr_n("{} more difference", "{} more differences", number, number));
    if (const long number = missing(paper.situations))
        all.push_back(tr_n("{} more case", "{} more cases", number, number));
    if (found.same_deal) all.push_back(tr("one deal played under both"));
    if (!found.effects.empty()) all.push_back(tr("all effects with their intervals"));
    return all.empty()
               ? std::string()
               : tr("Not on this sheet, but on the page that it was printed from: {}.", join(all, ", "));
}

} // namespace

OnPaper on_paper(const Comparison& found, Face face) {
    const double room = lines_on_sheet - lines_of_heads - lines_of_effects(found);
    double for_statements = most_for_statements * room;
    OnPaper paper;
    paper.statements = chosen(statement_items(found, face), for_statements);
    double for_cases = (1 - most_for_statements) * room + for_statements;
    paper.situations = chosen(case_items(found, face), for_cases);
    paper.left_off = left_off(found, paper);
    return paper;
}

} // namespace roundhouse::teach
