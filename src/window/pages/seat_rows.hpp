#pragma once
// Lets a person choose who sits where, one line for each seat.

#include "game/journal/recorded_game.hpp"
#include "window/pages/panel.hpp"

namespace roundhouse::window {

/// Name and kind of player for each seat; below, what that means for the people at the table.
void draw_seat_rows(const Page& page, std::vector<SeatedPlayer>& players);

} // namespace roundhouse::window
