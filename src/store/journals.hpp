#pragma once
// The files in which games are kept.

#include "game/journal/journal.hpp"
#include "store/journal_file.hpp"

#include <filesystem>

namespace roundhouse::store {

/// `games` in user_data(). Empty if the environment names no such place.
std::filesystem::path games_directory();

/// The journal of a game played here. `file` is null, with the reason in the reader's language, if there can
/// be none.
struct OpenedJournal {
    std::filesystem::path path;
    std::unique_ptr<JournalFile> file;
    std::string trouble = {};
    bool in_use = false; ///< another program is playing this game
};

/// A new file in the games' directory, <name>-<date>-<time>.journal, that only its owner may read.
OpenedJournal new_journal(const std::string& name);

/// Opens a journal to continue its game.
OpenedJournal open_journal(const std::filesystem::path& path);

/// Continues a replayed game in its journal, whose text is `text`, and cuts off what is not sound. False,
/// with the file unchanged, if nothing in it is sound under these rules or it cannot be cut.
bool continue_in(Replay& replay, OpenedJournal journal, std::string_view text);

/// True if some program plays the game in that file.
bool is_being_played(const std::filesystem::path& path);

/// All journals in the games' directory, newest first.
std::vector<std::filesystem::path> journal_files();

/// What a journal says about itself, without a replay.
struct JournalFacts {
    std::filesystem::path path;
    JournalHeader header;    ///< its players as they sit now
    std::string when;        ///< of the last write: "2026-11-22 17:40"
    std::vector<int> scores; ///< after the last finished round; empty before
    int rounds = 0;          ///< that were begun
};
/// The newest journals with a sound head, newest first.
std::vector<JournalFacts> newest_journals(std::size_t most);

} // namespace roundhouse::store
