#pragma once
// What settlement and ending say about themselves, in the reader's language. The sentences are the package's;
// nothing here knows what they mean.

#include "rules/rulebook.hpp"

#include <string>

namespace roundhouse::present {

/// A clause with its parts put in: "the first to reach 1500 wins".
std::string in_words(const Clause& clause);

/// What a finished round is worth; empty if the package does not say.
std::string settlement_in_words(const Rulebook& rules);
/// When the game is over, who has won, and what that pays.
std::string ending_in_words(const Rulebook& rules);

} // namespace roundhouse::present
