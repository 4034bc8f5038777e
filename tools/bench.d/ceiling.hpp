#pragma once
// What the machine allows, measured in the same run, for ratios that mean the same on any machine.

#include "rules/trick.hpp"

#include <benchmark/benchmark.h>

#include <ctime>
#include <vector>

namespace bench {

/// So many hands or positions are measured with, in turn.
inline constexpr std::size_t pool_size = 256;

/// That many hands of partnership Pinochle with a trump suit and a leader, ready for the first trick.
std::vector<roundhouse::TrickPlay> dealt_hands();

/// Cards a second that rules written by hand play at random (see by_hand.hpp), on one core. Measured when it
/// is first asked.
double plays_by_hand();

/// Made right before a benchmark's loop.
class PlayCount {
  public:
    PlayCount();
    /// Tells of `plays` in all iterations together how many that is a second, and what part of
    /// plays_by_hand().
    void tell(benchmark::State& state, std::int64_t plays) const;

  private:
    std::clock_t begun_;
};

} // namespace bench
