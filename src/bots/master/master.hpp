#pragma once
// The `master` bot: calls and gives as `sharp` does, but in more worlds, plays the cards with foresight and
// ends a hand as `sharp` does.

#include "bots/sharp/sharp.hpp"

namespace roundhouse::bots {

/// Where sharp's play-outs leave two or three cards close to each other, it plays these out once more with
/// everybody thinking for three tricks, in more worlds the closer they stay: up to a second for a hard
/// decision. Before the last tricks it looks at five worlds for each that sharp would, 300 at most, so that
/// more work than 60 changes nothing there; in calls and gifts likewise, but never at fewer than sharp. What
/// the thinking changes is added to what sharp makes of the card in many worlds, the less of it the more it
/// scatters. Where the cards can lie in one way only it searches the hand to its end instead.
class MasterPlayer final : public SharpPlayer {
  public:
    using SharpPlayer::SharpPlayer;

  private:
    Weighing weigh_plays(const View& view, const Decision& decision) override;
    /// All, where the cards can lie in one way only.
    int most_exact_tricks(const View& view) const override;
    int work_before_play() const override;
    void look_ahead(const View& view, Worth& worth, Weighing& weighing);
};

} // namespace roundhouse::bots
