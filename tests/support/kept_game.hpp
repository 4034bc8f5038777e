#pragma once
// Games played with a bot's decisions and kept, for tests of what uses kept games.

#include "bots/player.hpp"
#include "seating/games.hpp"

#include "catch.hpp"

namespace roundhouse::testing {

/// Plays a game to its end, or for this many rounds, and keeps it.
inline Match kept_game(const seating::NewGame& wanted, int rounds = most_hands) {
    const seating::OpenedGame opened = seating::begin_game(wanted);
    RecordedGame& game = *opened.game;
    while (!game.match().over()) {
        if (game.match().round_is_on()) {
            REQUIRE(!game.act(bots::decide_seated(game.match(), "steady", game.entries())));
        } else {
            if (game.match().round_number == rounds) break;
            game.deal();
        }
    }
    return game.match();
}

} // namespace roundhouse::testing
