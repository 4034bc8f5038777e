#pragma once
// What the windows of tests open with: a host without the program's files, games, settings of their own.

#include "table/host.hpp"

#include <filesystem>

namespace roundhouse::table::testing {

/// Games are only played; with `journal` they are written to that file.
Host plain_host(const std::filesystem::path& journal = {});

/// Seat 1 is a person's, the others are steady.
NewGame game_at_window(const std::string& variant, std::uint64_t seed);

/// Settings of their own for the windows of a test. At pace 0 nothing moves, so that nothing is waited for.
void use_own_settings(const std::string& name, float pace = 0);

} // namespace roundhouse::table::testing
