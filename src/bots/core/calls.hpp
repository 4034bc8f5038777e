#pragma once
// What an auction tells about hands: who bids has something to bid on, who passes has less, who has told of
// meld holds it, and who named trump has no better suit.

#include "bots/core/convention.hpp"
#include "bots/core/evaluate.hpp"

namespace roundhouse::bots {

/// Prefers worlds in which everybody called as their hand deserves. A leaning, not a certainty: of a few
/// worlds the one that fits the calls best is taken.
class Called {
  public:
    /// `partner_adds`: what a hand is expected to gain from a partner, besides Judge::alone. As long as no
    /// card was played: hands are taken to be as they were dealt, but for gifts that the seat has seen.
    Called(const Judge& judge, const View& view, int partner_adds);

    World draw(const Worlds& source, Random& random) const;

  private:
    int unlikeness(const World& world) const;

    const Judge& judge_;
    Seat seat_;
    int partner_adds_;
    PerSeat<CardSet> gave_{}; ///< to this seat
    Seat named_by_ = 0;       ///< another seat, that named the trump
    Trump trump_;
    PerSeat<int> least_{};                      ///< the highest bid a seat made; 0 for none
    PerSeat<std::optional<PointRange>> told_{}; ///< of its meld
    PerSeat<int> most_{}; ///< the bid it did not make when it passed; 0 if nothing follows from it
};

} // namespace roundhouse::bots
