#pragma once
// Separate games and settings for the windows of tests, and how long a test waits for a window.

#include "seating/games.hpp"

#include <chrono>
#include <filesystem>

namespace roundhouse::window::testing {

/// Seat 1 is a person, the others are steady bots.
seating::NewGame game_at_window(const std::string& variant, std::uint64_t seed);

/// Gives the windows of a test separate settings and games. At pace 0 nothing moves, so nothing has to be
/// waited for.
void use_own_settings(float pace = 0);
/// The only game kept there; throws if there is none or more than one.
std::filesystem::path kept_game();

/// Ends waits that would never end.
class Patience {
  public:
    bool is_out() const { return std::chrono::steady_clock::now() - since_ > std::chrono::seconds(60); }

  private:
    std::chrono::steady_clock::time_point since_ = std::chrono::steady_clock::now();
};

} // namespace roundhouse::window::testing
