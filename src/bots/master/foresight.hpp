#pragma once
// Play-outs in which everybody thinks: for the next three tricks each seat tries its cards, by what it can
// see itself, and leaves the usual one only for one that does clearly better. These are nested roll-outs:
// Cazenave, "Nested Monte-Carlo search", IJCAI 2009.

#include "bots/steady/rollout.hpp"

namespace roundhouse::bots {

/// The play-outs of one decision.
class Foresight {
  public:
    /// `worth` is of this round.
    Foresight(const Judge& judge, Worth& worth, Random& random)
        : judge_(judge), worth_(worth), random_(random) {}

    /// Plays on from where `round` stands, all its hands known, while cards are played under the rules of
    /// `judge`: three tricks as above, the rest by the policy. Buried cards are not counted.
    TrickPlay play_on(Round round);

  private:
    Card choose(const Round& round, const Decision& decision);

    const Judge& judge_;
    Worth& worth_;
    Random& random_;
    PerSeat<std::unique_ptr<Rollout>> thoughts_{};
};

} // namespace roundhouse::bots
