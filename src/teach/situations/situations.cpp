#include "teach/situations/situations.hpp"

#include "base/language.hpp"
#include "teach/situations/cases.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

using present::RulesSection;

namespace {

std::string no_case_found(int tries) {
    return tr("No case was found that shows it; {} were tried, which is not all there are.", tries);
}

/// Why no situation shows a section in which the rules differ.
std::string why_not_shown(RulesSection section, const Rulebook& a, const Rulebook& b, int tries) {
    switch (section) {
    case RulesSection::players: return tr("It shows in every deal: the table itself is different.");
    case RulesSection::cards: return tr("The decks differ; the same deal shows how.");
    case RulesSection::deal: return tr("It is about how a round goes: the same deal shows it.");
    case RulesSection::kitty:
    case RulesSection::exchange:
        return tr("No question can show it beforehand: it appears only while a hand is played, as in the "
                  "same deal.");
    case RulesSection::auction:
        if (!a.auction || !b.auction) return tr("Only one of them has an auction.");
        return tr("No calls were found that show it: it depends on the hands.");
    case RulesSection::trump: return tr("No hand was found that shows it: it shows while a hand is played.");
    default: break;
    }
    if (section == RulesSection::melds || section == RulesSection::play)
        return a.deck == b.deck ? no_case_found(tries)
                                : tr("No case was found with cards that both decks have.");
    if (a.auction.has_value() != b.auction.has_value())
        return tr("Only one of them has an auction, so no round is settled under both.");
    if (a.count.total != b.count.total || tricks(a) != tricks(b))
        return tr("The tricks or their points are not the same, so no round is settled under both.");
    return no_case_found(tries);
}

/// True if it shows something of the section, even if it is filed under another: what a named contract pays
/// is settlement, too.
bool shows(const Situation& one, RulesSection section) {
    if (one.section == section) return true;
    return section == RulesSection::settlement && one.kind == SituationKind::settlement &&
           one.section == RulesSection::trump;
}

} // namespace

Situations situations(const Rulebook& a, const Rulebook& b, const std::vector<Statement>& said,
                      const SearchPlan& plan) {
    Situations all;
    if (a.digest == b.digest && said.empty()) return all;
    Finder finder(a, b, plan);
    find_deals(finder);
    find_calls(finder);
    find_trumps(finder);
    find_moves(finder);
    find_melds(finder);
    find_legal(finder);
    find_winners(finder);
    find_settlements(finder);
    find_endings(finder);
    all.found = std::move(finder.found);
    std::stable_sort(all.found.begin(), all.found.end(), [](const Situation& one, const Situation& other) {
        return one.section < other.section;
    });
    for (const Statement& statement : said) {
        const RulesSection section = statement.section;
        const auto shows_it = [&](const Situation& one) { return shows(one, section); };
        const auto of_section = [&](const NotShown& one) { return one.section == section; };
        if (std::any_of(all.found.begin(), all.found.end(), shows_it) ||
            std::any_of(all.not_shown.begin(), all.not_shown.end(), of_section))
            continue;
        all.not_shown.push_back({section, why_not_shown(section, a, b, plan.tries)});
    }
    return all;
}

} // namespace roundhouse::teach
