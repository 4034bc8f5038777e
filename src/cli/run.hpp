#pragma once
// The program: its subcommands and what they answer.

#include "terminal/screen.hpp"

namespace roundhouse::cli {

/// Runs the command line, in the language that it or else the environment names. Returns an exit status
/// (commands.hpp).
int run(int argc, const char* const* argv, const terminal::Streams& streams);

} // namespace roundhouse::cli
