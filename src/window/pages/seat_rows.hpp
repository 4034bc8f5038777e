#pragma once
// Who sits where, to be chosen: a line for each seat.

#include "game/journal/recorded_game.hpp"
#include "window/pages/panel.hpp"

namespace roundhouse::window {

/// A name and who plays there for each of them; under it what follows for the people at the table.
void draw_seat_rows(const Page& page, std::vector<SeatedPlayer>& players);

} // namespace roundhouse::window
