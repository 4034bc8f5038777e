#pragma once
// How a game comes to its file. Private to this room.

#include "seating/games.hpp"

#include <functional>

namespace roundhouse::seating {

/// The given players, and bots with the usual names for all others that these rules need.
std::vector<SeatedPlayer> all_players(std::vector<SeatedPlayer> players, const Rulebook& rules);

using Begins = std::function<std::unique_ptr<RecordedGame>(JournalHeader, std::unique_ptr<JournalOut>)>;

/// The game that `begins` makes under that header, written down if `keeps` and if possible.
OpenedGame opened_with(const RulebookPtr& rules, JournalHeader header, bool keeps, const Begins& begins);

} // namespace roundhouse::seating
