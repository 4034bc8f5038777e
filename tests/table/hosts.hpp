#pragma once
// What the windows of tests open with: a host without the program's files, games, settings of their own; and
// how long a test waits for them.

#include "table/host.hpp"

#include <chrono>
#include <filesystem>

namespace roundhouse::table::testing {

/// Games are only played; with `journal` they are written to that file.
Host plain_host(const std::filesystem::path& journal = {});

/// Seat 1 is a person's, the others are steady.
NewGame game_at_window(const std::string& variant, std::uint64_t seed);

/// Settings of their own for the windows of a test. At pace 0 nothing moves, so that nothing is waited for.
void use_own_settings(const std::string& name, float pace = 0);

/// Stops what never ends.
class Patience {
  public:
    bool is_out() const { return std::chrono::steady_clock::now() - since_ > std::chrono::seconds(60); }

  private:
    std::chrono::steady_clock::time_point since_ = std::chrono::steady_clock::now();
};

} // namespace roundhouse::table::testing
