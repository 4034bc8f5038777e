#pragma once
// Where journals are kept, and how a game is found again.

#include "game/journal.hpp"

#include <filesystem>

namespace roundhouse::cli {

/// $XDG_DATA_HOME/roundhouse/games, or the same under ~/.local/share. Empty if neither is known.
std::filesystem::path games_directory();

/// $XDG_STATE_HOME/roundhouse, or the same under ~/.local/state. Empty if neither is known.
std::filesystem::path state_directory();

/// A new file in the games' directory, <variant>-<seed>-<date>-<time>.journal. Null, and why, if there can be
/// none.
struct OpenedJournal {
    std::filesystem::path path;
    std::unique_ptr<std::ostream> out;
    std::string trouble;
};
OpenedJournal new_journal(const std::string& variant, std::uint64_t seed);

/// A game found in a file, ready to go on.
struct KeptGame {
    std::filesystem::path path;
    std::string text;
    Replay replay;
};

/// Reads and replays a journal under the package it names. Throws Trouble if nothing of it can be played: the
/// file cannot be read, its head is not sound, the package is gone or its rules have changed.
KeptGame read_game(const std::filesystem::path& path);

/// What a journal says of itself, without being played.
struct JournalFacts {
    std::filesystem::path path;
    JournalHeader header;
    std::string when;   ///< it was written to last: "2026-11-22 17:40"
    std::string scores; ///< after the last round that was finished, "420 : 310"; empty before
    int rounds = 0;     ///< that were begun
};
/// The newest journals with a sound head, the newest first.
std::vector<JournalFacts> newest_journals(std::size_t most);

/// The newest game that is not over; `skipped` gets a line for each newer file that cannot be played on.
/// Throws Trouble if there is none.
KeptGame newest_unfinished(std::vector<std::string>& skipped);

/// Lets the game go on in its file. If something in the file is not sound, the file as it was is kept beside
/// it first; the answer says where, or why nothing more is written down. Empty if all is well.
std::string go_on_in_file(KeptGame& game);

} // namespace roundhouse::cli
