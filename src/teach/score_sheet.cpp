#include "teach/score_sheet.hpp"

#include "base/speech.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

std::vector<SheetRow> sheet_rows(const Rulebook& rules, const SettledRound& round) {
    std::vector<SheetRow> rows;
    for (const Line& line : round.lines) {
        const auto parties = parties_of(round.result, line);
        auto row = std::find_if(rows.begin(), rows.end(), [&](const SheetRow& other) {
            if (other.text != line.text || other.tally != line.tally) return false;
            return std::all_of(parties.begin(), parties.end(), [&](Party party) {
                return !other.points[static_cast<std::size_t>(party - 1)];
            });
        });
        if (row == rows.end()) {
            rows.push_back({line.text, line.tally, {}});
            rows.back().points.resize(static_cast<std::size_t>(rules.parties));
            row = rows.end() - 1;
        }
        for (const Party party : parties) row->points[static_cast<std::size_t>(party - 1)] = line.points;
    }
    return rows;
}

std::string in_words(const Rulebook& rules, const SheetRow& row) {
    const std::size_t colon = row.text.find(": "); // "renege: follow the suit led"
    std::string text = colon == std::string::npos
                           ? phrase(row.text)
                           : phrase(row.text.substr(0, colon)) + ": " + phrase(row.text.substr(colon + 2));
    for (const Tally& tally : rules.tallies)
        if (tally.name == row.tally) text += fmt::format(" ({})", tally.shown(spoken_language()));
    return text;
}

std::string what_was_played(const SettledRound& round, const std::vector<std::string>& names) {
    const Contract& contract = round.result.contract;
    if (round.result.outcome == "void") return phrase("The cards were not the deck: the hand is void.");
    if (round.result.dealt_again)
        return phrase("{}: the hand is void, and the same dealer deals again.", said(round.result.outcome));
    if (!contract.seat || !round.result.declarers) return phrase("Nobody bid: the hand was thrown in.");
    const SideResult& side = round.result.sides[static_cast<std::size_t>(round.result.declarers - 1)];
    const std::string& who = names.at(static_cast<std::size_t>(contract.seat - 1));
    const std::string bid = contract.forced ? phrase("{} had to take it at {}", who, contract.bid)
                                            : phrase("{} bid {}", who, contract.bid);
    if (round.result.outcome != "played") return fmt::format("{}: {}.", bid, said(round.result.outcome));
    if (contract.name != "trump")
        return contract.reached ? phrase("{} and named {}: it was reached.", bid, said(contract.name))
                                : phrase("{} and named {}: it was not reached.", bid, said(contract.name));
    return phrase("{}; the bidding side melded {} and took {} in tricks: {}.", bid, side.meld, side.count,
                  side.meld + side.count);
}

std::string verdict_in_words(const Match& match, const std::vector<std::string>& parties) {
    const auto& winners = match.verdict.winners;
    std::string who;
    bool several = winners.size() > 1;
    for (const Party party : winners) {
        who += (who.empty() ? "" : phrase(" and ")) + parties.at(static_cast<std::size_t>(party - 1));
        several = several || (!somebody_sits_out(*match.rules) && seats_of(*match.rules, party).size() > 1);
    }
    const std::string won = who.empty() ? phrase("The game is over")
                            : several   ? phrase("{} win the game", who)
                                        : phrase("{} wins the game", who);
    return won + (match.verdict.text.empty() ? "." : ": " + phrase_with_number(match.verdict.text) + ".");
}

int ending_number(const Rulebook& rules, std::string_view name) {
    for (const auto& [fact, value] : rules.ending_says.facts)
        if (const int* number = std::get_if<int>(&value); number && fact == name) return *number;
    return 0;
}

} // namespace roundhouse::teach
