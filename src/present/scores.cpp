#include "present/scores.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "rules/scoring.hpp"

#include <algorithm>
#include <set>
#include <span>

#include <fmt/format.h>

namespace roundhouse::present {

namespace {

/// Outcomes and offences that the engine itself names, for the catalogs; the others are names of exits and
/// rules, which packages translate.
[[maybe_unused]] constexpr const char* engines_own[] = {translatable("played"),
                                                        translatable("thrown in"),
                                                        translatable("renege"),
                                                        translatable("out of turn"),
                                                        translatable("leading before discarding"),
                                                        translatable("a meld wins")};

/// Why a game is over that has reached its greatest length, see end_of_longest_game.
[[maybe_unused]] constexpr const char* longest = translatable("{} hands were dealt");

bool is_of(const SheetRow& row, const Line& line) { return row.text == line.text && row.tally == line.tally; }

/// Each party's lines, in order; the parties with the most lines first, as they show that order best.
std::vector<std::vector<const Line*>> lines_of_parties(const Rulebook& rules, const SettledRound& round) {
    std::vector<std::vector<const Line*>> all(static_cast<std::size_t>(rules.parties));
    for (const Line& line : round.lines)
        for (const Party party : parties_of(round.result, line))
            all[static_cast<std::size_t>(party - 1)].push_back(&line);
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return all;
}

/// The index of the row for the first of these lines: one that has room, or a new one before those of the
/// lines that follow, else at `after`.
std::size_t row_for(std::span<const Line* const> lines, const std::vector<Party>& parties, int columns,
                    std::size_t after, std::vector<SheetRow>& rows) {
    const Line& line = *lines.front();
    auto row = std::find_if(rows.begin(), rows.end(), [&](const SheetRow& other) {
        return is_of(other, line) && std::all_of(parties.begin(), parties.end(), [&](Party party) {
                   return !other.points[static_cast<std::size_t>(party - 1)];
               });
    });
    if (row != rows.end()) return static_cast<std::size_t>(row - rows.begin());
    row = std::find_if(rows.begin(), rows.end(), [&](const SheetRow& other) {
        return std::any_of(lines.begin() + 1, lines.end(),
                           [&](const Line* later) { return is_of(other, *later); });
    });
    if (row == rows.end()) row = rows.begin() + static_cast<std::ptrdiff_t>(after);
    SheetRow added{line.text, line.tally, {}};
    added.points.resize(static_cast<std::size_t>(columns));
    row = rows.insert(row, std::move(added)); // the rows may have moved
    return static_cast<std::size_t>(row - rows.begin());
}

} // namespace

std::vector<SheetRow> sheet_rows(const Rulebook& rules, const SettledRound& round) {
    std::vector<SheetRow> rows;
    std::set<const Line*> told;
    for (const auto& lines : lines_of_parties(rules, round)) {
        std::size_t after = rows.size();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (!told.insert(lines[i]).second) continue;
            const auto parties = parties_of(round.result, *lines[i]);
            const std::size_t row = row_for(std::span(lines).subspan(i), parties, rules.parties, after, rows);
            for (const Party party : parties)
                rows[row].points[static_cast<std::size_t>(party - 1)] = lines[i]->points;
            after = row + 1;
        }
    }
    return rows;
}

std::string in_words(const Tally& tally) {
    return tally.title.en.empty() ? translated(tally.name) : in_words(tally.title);
}

std::string line_text(const std::string& text) {
    const std::size_t colon = text.find(": ");
    return colon == std::string::npos
               ? translated(text)
               : translated(text.substr(0, colon)) + ": " + translated(text.substr(colon + 2));
}

std::string in_words(const Rulebook& rules, const SheetRow& row) {
    for (const Tally& tally : rules.tallies)
        if (tally.name == row.tally && row.text == row.tally)
            return in_words(tally); // what an ending keeps for itself
    std::string text = line_text(row.text);
    for (const Tally& tally : rules.tallies)
        if (tally.name == row.tally) text += fmt::format(" ({})", in_words(tally));
    return text;
}

namespace {

/// Why sides that melded and took no trick get nothing, where melds count only with a trick (A11). Only for
/// sides that no line credits with anything.
std::string melded_in_vain(const Rulebook& rules, const SettledRound& round, const Names& names) {
    std::string text;
    if (!says(rules.settle_says, "needs_trick")) return text;
    for (std::size_t i = 0; i < round.result.sides.size(); ++i) {
        const SideResult& side = round.result.sides[i];
        const bool credited = std::any_of(round.lines.begin(), round.lines.end(), [&](const Line& line) {
            return line.side == static_cast<int>(i + 1) ||
                   std::count(side.parties.begin(), side.parties.end(), line.party) > 0;
        });
        if (credited || side.meld == 0 || side.tricks > 0 || side.parties.empty()) continue;
        text += " " + tr("{} melded {} and took no trick, so that does not count.",
                         names.party(rules, side.parties.front()), side.meld);
    }
    return text;
}

} // namespace

std::string bid_of_contract(const Rulebook& rules, const Contract& contract, const Names& names) {
    const bool is_own = !contract.forced && !(rules.auction && rules.auction->summed);
    return is_own ? tr("{} bid {}", names[contract.seat], contract.bid)
                  : tr("{} plays for {}", names[contract.seat], contract.bid);
}

std::string what_was_played(const Rulebook& rules, const SettledRound& round, const Names& names) {
    const RoundResult& result = round.result;
    const Contract& contract = result.contract;
    if (result.outcome == outcome_of_void) return tr("The deck was wrong: the hand is void.");
    if (result.dealt_again)
        return tr("{}: the hand is void, and the same dealer deals again.", translated(result.outcome));
    if (!rules.auction) return {}; // nobody bids in these rules: the lines say it all
    if (!contract.seat || !result.declarers)
        return result.outcome == outcome_thrown_in ? tr("Nobody bid: the hand was thrown in.")
                                                   : capital(translated(result.outcome)) + ".";
    const SideResult& side = result.sides[static_cast<std::size_t>(result.declarers - 1)];
    const std::string& who = names[contract.seat];
    const std::string bid = contract.forced         ? tr("{} was stuck with {}", who, contract.bid)
                            : rules.auction->summed ? tr("{} had to make {}", who, contract.bid)
                                                    : tr("{} bid {}", who, contract.bid);
    if (result.outcome != outcome_played) return fmt::format("{}: {}.", bid, translated(result.outcome));
    if (contract.goal != Goal::bid)
        return contract.reached ? tr("{} and named {}: made.", bid, translated(contract.name))
                                : tr("{} and named {}: not made.", bid, translated(contract.name));
    const int all = side.meld + side.count;
    const std::string sum =
        rules.sides == SidesForm::each
            ? tr("{0}, melded {1} and took {2} in tricks: {3}.", bid, side.meld, side.count, all)
            : tr("{0}; the bidding side melded {1} and took {2} in tricks: {3}.", bid, side.meld, side.count,
                 all);
    return sum + " " +
           (made(rules, result, round.delta) ? tr("The contract is made.") : tr("The contract is lost.")) +
           melded_in_vain(rules, round, names);
}

std::string verdict_in_words(const Match& match, const Names& names) {
    const auto& winners = match.verdict.winners;
    std::vector<std::string> who;
    long people = 0;
    for (const Party party : winners) {
        who.push_back(names.party(*match.rules, party));
        people += somebody_sits_out(*match.rules) ? 1 : std::ssize(seats_of(*match.rules, party));
    }
    const std::string won = who.empty() ? tr("The game is over")
                                        : tr_n("{} wins the game", "{} win the game", people, all_of(who));
    return match.verdict.text.empty() ? won + "."
                                      : won + ": " + translated_with_number(match.verdict.text) + ".";
}

std::string scores_in_words(const Match& match, const Names& names) {
    std::string text;
    for (Party party = 1; party <= match.rules->parties; ++party)
        text += fmt::format("{}{} {}", text.empty() ? "" : " · ", names.party(*match.rules, party),
                            figures(match.scores[static_cast<std::size_t>(party - 1)], 0));
    return text;
}

int target_of(const Match& match) {
    const int target = ending_number(*match.rules, "target");
    const auto& tallies = match.rules->tallies;
    for (std::size_t i = 0; target > 0 && i < tallies.size(); ++i)
        if (tallies[i].name == "limit") return target + match.tallies[i * match.scores.size()];
    return target;
}

int ending_number(const Rulebook& rules, std::string_view name) {
    for (const auto& [fact, value] : rules.ending_says.facts)
        if (const int* number = std::get_if<int>(&value); number && fact == name) return *number;
    return 0;
}

} // namespace roundhouse::present
