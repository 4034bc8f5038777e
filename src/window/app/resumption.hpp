#pragma once
// How a kept game is to go on.

#include "base/text.hpp"
#include "seating/games.hpp"

#include <optional>

namespace roundhouse::window {

struct Resumption {
    std::optional<seating::KeptGame> game = {}; ///< empty: the newest that is not over
    Lines skipped = {};                         ///< of newer games that cannot go on; said at the table
    bool programs = false;                      ///< restart the programs at its seats
    std::vector<SeatedPlayer> players = {};     ///< who sits where from now on; see seating::go_on
};

} // namespace roundhouse::window
