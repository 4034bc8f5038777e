#pragma once
// What the windows of tests open with: games and settings of their own; and how long a test waits for them.

#include "seating/games.hpp"

#include <chrono>
#include <filesystem>

namespace roundhouse::window::testing {

/// Seat 1 is a person's, the others are steady.
seating::NewGame game_at_window(const std::string& variant, std::uint64_t seed);

/// Settings and games of their own for the windows of a test. At pace 0 nothing moves, so that nothing is
/// waited for.
void use_own_settings(float pace = 0);
/// The one game that is kept there; throws if there is none or more.
std::filesystem::path kept_game();

/// Stops what never ends.
class Patience {
  public:
    bool is_out() const { return std::chrono::steady_clock::now() - since_ > std::chrono::seconds(60); }

  private:
    std::chrono::steady_clock::time_point since_ = std::chrono::steady_clock::now();
};

} // namespace roundhouse::window::testing
