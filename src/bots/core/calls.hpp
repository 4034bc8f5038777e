#pragma once
// What an auction tells about hands: who bids has something to bid on, who passes has less, and who has told
// of meld holds it.

#include "bots/core/convention.hpp"
#include "bots/core/evaluate.hpp"

namespace roundhouse::bots {

/// Prefers worlds in which everybody called as their hand deserves. A leaning, not a certainty: of a few
/// worlds the one that fits the calls best is taken.
class Called {
  public:
    /// `partner_adds`: what a hand is expected to gain from a partner, besides Judge::alone.
    Called(const Judge& judge, const View& view, int partner_adds);

    World draw(const Worlds& source, Random& random) const;

  private:
    int unlikeness(const World& world) const;

    const Judge& judge_;
    Seat seat_;
    int partner_adds_;
    PerSeat<int> least_{};                      ///< the highest bid a seat made; 0 for none
    PerSeat<std::optional<PointRange>> told_{}; ///< of its meld
    PerSeat<int> most_{}; ///< the bid it did not make when it passed; 0 if nothing follows from it
};

} // namespace roundhouse::bots
