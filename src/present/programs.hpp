#pragma once
// What is said about programs that sit at a table.

#include "bots/programs/program.hpp"

namespace roundhouse::present {

/// That the player of that name has lost its seat to a bot, and why.
std::string in_words(const bots::ProgramLoss& loss, const std::string& name);

} // namespace roundhouse::present
