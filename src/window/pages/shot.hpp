#pragma once
// A picture of a moment of a game: reached by playing from the seed, never posed, and painted off-screen.

#include "seating/games.hpp"
#include "store/settings.hpp"

#include <filesystem>

namespace roundhouse::window {

enum class Moment : std::uint8_t {
    lobby,
    agreed,
    auction,
    exchange,
    meld,
    trick,
    score,
    end,
    // Pages that can be opened at any time.
    menu,
    rules,
    settings,
    help,
    games,
    replay,
    review, ///< of the round that is over: one decision was shown, the next is chosen
    find,   ///< the table of that review at which something better is looked for
    quiz,   ///< of the game, with its first question answered
    lesson, ///< the first of the game's
    lessons,
    welcome, ///< the lobby as it is at the first start
};
inline constexpr std::array<const char*, 20> moment_names{
    "lobby",    "agreed", "auction", "exchange", "meld",   "trick", "score", "end",    "menu",    "rules",
    "settings", "help",   "games",   "replay",   "review", "find",  "quiz",  "lesson", "lessons", "welcome"};

struct ShotRequest {
    seating::NewGame game; ///< with its seed; bots play for the people, too
    Moment at = Moment::trick;
    int rounds = 1;      ///< not before this round
    std::string section; ///< of the rules, as present::section_names has it; empty: the first
    int step = 1;        ///< of the lesson
    int answer = 0;      ///< to its question, from 1; 0: none yet
    int width = 1280, height = 800;
    store::Settings settings;
    std::filesystem::path file; ///< a PNG
};

/// Writes the picture, as the first person sees it if the moment comes to them within some rounds. Throws
/// Trouble: there is no display, the moment does not come, the file cannot be written.
void take_shot(const ShotRequest& request);

} // namespace roundhouse::window
