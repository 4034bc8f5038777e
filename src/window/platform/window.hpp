#pragma once
// The window: opens, draws when something changes, closes.

#include "cards/notation.hpp"
#include "seating/games.hpp"

#include <functional>
#include <optional>

namespace roundhouse::window {

/// What a picture cost.
struct PictureFacts {
    double seconds = 0;   ///< of the processor, on the thread that draws; not those of a rasteriser on others
    bool painted = false; ///< false: it was like the one before
    int draw_calls = 0;
};

/// What a window begins with: the lobby, a game, or the game that was left last.
struct WindowRequest {
    std::optional<seating::NewGame> game;
    bool resume = false;
    bool programs = false;                  ///< with `resume`: programs at its seats are started again
    std::vector<SeatedPlayer> players = {}; ///< with `resume`: who sits where from now on; see seating::go_on
    std::string replay;                     ///< a journal to be looked at; empty: none
    std::string install;                    ///< a file with a package to be installed; empty: none
    std::optional<Face> face;               ///< instead of what the settings say
    std::string language;                   ///< instead of the one in the settings; empty: that
    bool keeps_games = true;                ///< games are written down, and can be resumed
    /// Looks on after every turn of the window's loop, for tests; may be empty.
    std::function<void(class App&)> watch;
    /// Is told of every picture; may be empty.
    std::function<void(const PictureFacts&)> drew;
    /// For tests: no pause between pictures, and only those are painted at which it rests.
    bool hurried = false;
};

/// Runs until the window is closed. Where there can be none, it says why in one sentence, and no game has
/// begun; else the answer is empty.
std::string run_window(const WindowRequest& request);

} // namespace roundhouse::window
