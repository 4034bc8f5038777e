#pragma once
// The `master` bot: calls and gives as `sharp` does, but in more worlds, plays its cards with foresight and
// ends a hand as `sharp` does.

#include "bots/sharp/sharp.hpp"

namespace roundhouse::bots {

/// Where sharp's play-outs leave two or three cards close together, it plays those out again with everybody
/// thinking for three tricks, in more worlds the closer they stay: up to a second for a hard decision. Before
/// the last tricks it takes five worlds for each of sharp's, up to 300, so that work beyond 60 changes
/// nothing there; likewise in calls and gifts, but never fewer than sharp. The difference that thinking makes
/// is added to sharp's worth of the card over many worlds, and counts less the more it scatters. Where only
/// one deal is possible, it searches the hand to its end instead.
class MasterPlayer final : public SharpPlayer {
  public:
    using SharpPlayer::SharpPlayer;

  private:
    Weighing weigh_plays(const View& view, const Decision& decision) override;
    /// All tricks where only one deal is possible.
    int most_exact_tricks(const View& view) const override;
    int work_before_play() const override;
    void look_ahead(const View& view, Worth& worth, Weighing& weighing);
};

} // namespace roundhouse::bots
