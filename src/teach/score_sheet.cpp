#include "teach/score_sheet.hpp"

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

std::string what_was_played(const SettledRound& round, const std::vector<std::string>& names) {
    const Contract& contract = round.result.contract;
    if (round.result.outcome == "void") return "The cards were not the deck: the hand is void.";
    if (round.result.dealt_again)
        return fmt::format("{}: the hand is void, and the same dealer deals again.", round.result.outcome);
    if (!contract.seat || !round.result.declarers) return "Nobody bid: the hand was thrown in.";
    const SideResult& side = round.result.sides[static_cast<std::size_t>(round.result.declarers - 1)];
    const std::string bid = fmt::format("{} {} {}", names.at(static_cast<std::size_t>(contract.seat - 1)),
                                        contract.forced ? "had to take it at" : "bid", contract.bid);
    if (round.result.outcome != "played") return fmt::format("{}: {}.", bid, round.result.outcome);
    if (contract.name != "trump")
        return fmt::format("{} and named {}: {}.", bid, contract.name,
                           contract.reached ? "it was reached" : "it was not reached");
    return fmt::format("{}; the bidding side melded {} and took {} in tricks: {}.", bid, side.meld,
                       side.count, side.meld + side.count);
}

std::string verdict_in_words(const Match& match, const std::vector<std::string>& parties) {
    const auto& winners = match.verdict.winners;
    const std::string& text = match.verdict.text;
    std::string who;
    bool several = winners.size() > 1;
    for (const Party party : winners) {
        who += (who.empty() ? "" : " and ") + parties.at(static_cast<std::size_t>(party - 1));
        several = several || (!somebody_sits_out(*match.rules) && seats_of(*match.rules, party).size() > 1);
    }
    const std::string won =
        who.empty() ? "The game is over" : who + (several ? " win the game" : " wins the game");
    return won + (text.empty() ? "." : ": " + text + ".");
}

} // namespace roundhouse::teach
