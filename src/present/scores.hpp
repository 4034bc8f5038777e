#pragma once
// The score sheet: how each party's number came to be.

#include "game/match.hpp"
#include "present/names.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::present {

/// A line of the sheet; lines of several parties with the same words share a row.
struct SheetRow {
    std::string text, tally;                ///< tally: empty for the score
    std::vector<std::optional<int>> points; ///< of each party
};
/// In the order of each party's lines.
std::vector<SheetRow> sheet_rows(const Rulebook& rules, const SettledRound& round);
/// What a line of the settlement says, as it is read; "renege: follow the suit led" in both parts.
std::string line_text(const std::string& text);
/// What a row is about, as it is read: "set", "Run (checks)".
std::string in_words(const Rulebook& rules, const SheetRow& row);
/// What a tally is called.
std::string in_words(const Tally& tally);

/// "West bid 120", or "West plays for 220" where West did not bid that: nobody did, or the bids of a side are
/// added (C08).
std::string bid_of_contract(const Rulebook& rules, const Contract& contract, const Names& names);

/// "South bid 270; the bidding side melded 120 and took 190 in tricks: 310." `names`: as they sat in that
/// round.
std::string what_was_played(const Rulebook& rules, const SettledRound& round, const Names& names);

/// "South & North win the game: first to 1500." Requires a game that is over.
std::string verdict_in_words(const Match& match, const Names& names);

/// "South & North 420 · West & East -250"
std::string scores_in_words(const Match& match, const Names& names);

/// What a score must reach as the game stands, raised limits included; 0 if the rules state none.
int target_of(const Match& match);

/// What the ending states by that name, "target" or "rounds"; 0 if it states no such number.
int ending_number(const Rulebook& rules, std::string_view name);

} // namespace roundhouse::present
