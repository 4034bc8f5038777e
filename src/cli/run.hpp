#pragma once
// The program: its subcommands and what they answer.

#include "cli/screen.hpp"

namespace roundhouse::cli {

/// Does what the command line says. 0: done; 1: an example of a package failed; 2: bad input, with a message
/// on the error stream that names the place and what to do.
int run(int argc, const char* const* argv, const Streams& streams);

} // namespace roundhouse::cli
