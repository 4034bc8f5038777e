#pragma once
// The window: opens, draws when something changes, closes.

#include "cards/notation.hpp"
#include "seating/games.hpp"
#include "window/app/resumption.hpp"

#include <functional>
#include <optional>

namespace roundhouse::window {

/// The cost of a frame.
struct PictureFacts {
    double seconds = 0;   ///< of CPU on the drawing thread, without a software rasteriser's threads
    bool painted = false; ///< false: it was the same as the one before
    int draw_calls = 0;
};

/// What a window opens with: the lobby, a game, or the game left last.
struct WindowRequest {
    std::optional<seating::NewGame> game;
    std::optional<Resumption> resume;
    std::string replay;       ///< a journal to view; empty: none
    std::string install;      ///< a package file to install; empty: none
    std::optional<Face> face; ///< overrides the settings
    std::string language;     ///< overrides the settings unless empty
    bool keeps_games = true;  ///< games are recorded and can be resumed
    /// Called after every turn of the window's loop, for tests; may be empty.
    std::function<void(class App&)> watch;
    /// Called for every frame; may be empty.
    std::function<void(const PictureFacts&)> drew;
    /// For tests: no pause between frames, and a frame that another follows at once is not painted.
    bool hurried = false;
};

/// Runs until the window is closed; returns an empty string. If no window can open, returns why in one
/// sentence, and no game has begun.
std::string run_window(WindowRequest request);

} // namespace roundhouse::window
