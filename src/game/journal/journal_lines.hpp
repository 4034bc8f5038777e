#pragma once
// Parts of journals that reading, writing and replaying share.

#include "game/journal/journal.hpp"

#include <string_view>

namespace roundhouse::journal_lines {

/// A line that says the seed of a game that is over begins so.
inline constexpr std::string_view opening = "opening ";

/// A line that gives a seat to another while the game is on begins so.
inline constexpr std::string_view sits = "sits";
std::string sits_line(int place, const SeatedPlayer& player);
/// The name, fit to stand at the end of a line.
std::string name_in_line(std::string name);

/// The lines of a head.
std::vector<std::string> of_head(const JournalHeader& header);

/// The header as it is written: its commitment made, names fit to stand at the end of a line. Those that
/// stood at one stay as they are.
JournalHeader completed(JournalHeader header);

/// The rest of the line behind its first `n` words.
std::string_view behind(std::string_view line, std::size_t n);

/// What is wrong with a line, or nothing; its number is still to be filled in.
using Wrong = std::optional<JournalTrouble>;

JournalTrouble wrong(JournalFault fault, std::string found = {}, std::string expected = {});

} // namespace roundhouse::journal_lines
