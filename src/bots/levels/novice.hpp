#pragma once
// The `novice` bot: plays like a beginner, for children and for first lessons.

#include "bots/steady/steady.hpp"

namespace roundhouse::bots {

/// Steady before it has learnt to count: of the finished tricks it remembers only the last, so that a ten
/// seems beaten though the aces are gone. It bids on its own hand, names its best suit without regard to what
/// others add, and overlooks things: often it lays no meld, or plays the first card that comes to hand.
class NovicePlayer final : public SteadyPlayer {
  public:
    using SteadyPlayer::SteadyPlayer;
    Action decide(const View& view, const Decision& decision) override;

  private:
    bool overlooks(int one_in) { return random().below(static_cast<std::uint32_t>(one_in)) == 0; }
    Action call(const View& view, const Decision& decision);
    Action card(const View& view, const Decision& decision);
};

} // namespace roundhouse::bots
