#pragma once
// The `random` bot: anything that is allowed. Bots fall back on it where they know nothing better, and it
// tries the engine.

#include "bots/player.hpp"
#include "cards/random.hpp"

namespace roundhouse::bots {

/// Any allowed action: of the plays every kind equally likely; a pass half of the time; the rest of the
/// tricks is claimed half of the time it is certain, a way out taken one time in four.
class RandomPlayer final : public Player {
  public:
    explicit RandomPlayer(Random random) : random_(random) {}
    Action decide(const View& view, const Decision& decision) override;

  private:
    CardSet some_of(const CardSet& cards, int number);

    Random random_;
};

} // namespace roundhouse::bots
