#pragma once
// The `random` bot: anything that is allowed. Bots fall back on it where they know nothing better, and it
// exercises the engine.

#include "bots/player.hpp"
#include "cards/random.hpp"

namespace roundhouse::bots {

/// Any allowed action: every kind of card equally likely, a pass half the time; it claims half the time it
/// can, and takes a way out one time in four. Where a referee watches it sometimes reneges.
class RandomPlayer final : public Player {
  public:
    explicit RandomPlayer(Random random) : random_(random) {}
    Action decide(const View& view, const Decision& decision) override;

  private:
    CardSet some_of(const CardSet& cards, int number);

    Random random_;
};

} // namespace roundhouse::bots
