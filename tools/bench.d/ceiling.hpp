#pragma once
// What the machine can do, measured in the same run, for ratios that mean the same on any machine.

#include "rules/play/trick.hpp"

#include <benchmark/benchmark.h>

#include <ctime>
#include <vector>

namespace bench {

/// How many hands or positions a benchmark goes through in turn.
inline constexpr std::size_t pool_size = 256;

/// That many hands of partnership Pinochle with a trump suit and a leader, ready for the first trick.
std::vector<roundhouse::TrickPlay> dealt_hands();

/// Cards per second that hand-written rules play at random (see by_hand.hpp), on one core. Measured when
/// first asked for.
double plays_by_hand();

/// Counts plays; to be made right before a benchmark's loop.
class PlayCount {
  public:
    PlayCount();
    /// Reports `plays`, the number in all iterations together, per second and as a share of plays_by_hand().
    void tell(benchmark::State& state, std::int64_t plays) const;

  private:
    std::clock_t begun_;
};

} // namespace bench
