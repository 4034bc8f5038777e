#pragma once
// The files in which games are kept.

#include "game/journal.hpp"

#include <filesystem>

namespace roundhouse::store {

/// `games` in user_data(). Empty if the environment names no such place.
std::filesystem::path games_directory();

/// A new file in the games' directory, <variant>-<seed>-<date>-<time>.journal. Null, and why in the reader's
/// language, if there can be none.
struct OpenedJournal {
    std::filesystem::path path;
    std::unique_ptr<std::ostream> out;
    std::string trouble;
};
OpenedJournal new_journal(const std::string& variant, std::uint64_t seed);

/// All journals of the games' directory, the newest first.
std::vector<std::filesystem::path> journal_files();

/// What a journal says of itself, without being played.
struct JournalFacts {
    std::filesystem::path path;
    JournalHeader header;
    std::string when;        ///< it was written to last: "2026-11-22 17:40"
    std::vector<int> scores; ///< after the last round that was finished; empty before
    int rounds = 0;          ///< that were begun
};
/// The newest journals with a sound head, the newest first.
std::vector<JournalFacts> newest_journals(std::size_t most);

/// Keeps a copy of a file that is not sound beside it. Answers its path; empty if it cannot be written.
std::filesystem::path keep_damaged(const std::filesystem::path& path);

} // namespace roundhouse::store
