#pragma once
// The machine's speed, measured in the same run, so that ratios mean the same on any machine.

#include "rules/play/trick.hpp"

#include <benchmark/benchmark.h>

#include <ctime>
#include <vector>

namespace bench {

/// The number of hands or positions that a benchmark cycles through.
inline constexpr std::size_t pool_size = 256;

/// That many hands of partnership Pinochle with a trump suit and a leader, ready for the first trick.
std::vector<roundhouse::TrickPlay> dealt_hands();

/// Cards per second that hand-written rules play at random (see by_hand.hpp), on one core. Measured on the
/// first call.
double plays_by_hand();

/// Counts plays; construct it right before a benchmark's loop.
class PlayCount {
  public:
    PlayCount();
    /// Reports `plays`, the total over all iterations, per second and as a share of plays_by_hand().
    void tell(benchmark::State& state, std::int64_t plays) const;

  private:
    std::clock_t begun_;
};

} // namespace bench
