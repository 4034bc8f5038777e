#pragma once
// Parts of journals that reading, writing and replaying share.

#include "game/journal/journal.hpp"

#include <string_view>

namespace roundhouse::journal_lines {

/// Begins the line with the seed of a game that is over.
inline constexpr std::string_view opening = "opening ";

/// Begins a line that gives a seat to another player while the game is on.
inline constexpr std::string_view sits = "sits";
std::string sits_line(int place, const SeatedPlayer& player);
/// The name, made fit for the end of a line.
std::string name_in_line(std::string name);

/// The lines of a head.
std::vector<std::string> of_head(const JournalHeader& header);

/// The header as it is written: with its commitment, and with names fit for the end of a line. Names read
/// from a journal stay as they are.
JournalHeader completed(JournalHeader header);

/// The line without its first `n` words.
std::string_view behind(std::string_view line, std::size_t n);

/// What is wrong with a line, if anything; its number is filled in later.
using Wrong = std::optional<JournalTrouble>;

JournalTrouble wrong(JournalFault fault, std::string found = {}, std::string expected = {});

} // namespace roundhouse::journal_lines
