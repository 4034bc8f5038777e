#pragma once
// The games that are kept, as people are shown them to choose from.

#include <filesystem>
#include <string>
#include <vector>

namespace roundhouse::seating {

/// A kept game, as a list of games shows it.
struct GameInList {
    std::filesystem::path file;
    std::string title;   ///< the package's; its name if it is gone and was not kept
    std::string players; ///< "Anna, West, North, East"
    std::string when;    ///< "2026-11-22 17:40"
    std::string scores;  ///< after the last round that was finished: "420 : 310"
    int rounds = 0;
};
/// The newest first; at most 100.
std::vector<GameInList> kept_games();

/// What could be resumed, in a few words; empty if there is nothing.
std::string what_can_be_resumed();

} // namespace roundhouse::seating
