#pragma once
// What a person asked for cannot be done: a message with the place and what to do about it.

#include <stdexcept>
#include <string>

namespace roundhouse::cli {

/// Exit statuses of the program.
inline constexpr int all_well = 0;
inline constexpr int not_as_expected = 1; ///< an example of a package failed
inline constexpr int bad_input = 2;

/// Ends a subcommand with `bad_input`; the text says what is wrong, where, and what to do.
class Trouble : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

} // namespace roundhouse::cli
