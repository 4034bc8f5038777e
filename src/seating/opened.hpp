#pragma once
// How a game comes to its file. Private to this room.

#include "seating/games.hpp"

#include <functional>

namespace roundhouse::seating {

/// Those given, and bots with the usual names for everybody else whom these rules ask for.
std::vector<SeatedPlayer> all_players(std::vector<SeatedPlayer> players, const Rulebook& rules);

using Begins = std::function<std::unique_ptr<RecordedGame>(JournalHeader, std::unique_ptr<JournalOut>)>;

/// A game that `begins` under that header, written down if it is to be and can be.
OpenedGame opened_with(const RulebookPtr& rules, JournalHeader header, bool keeps, const Begins& begins);

} // namespace roundhouse::seating
