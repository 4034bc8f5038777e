#pragma once
// What an auction tells about hands: who bids has something to bid on, who passes has less, who has told of
// meld holds it, and who named trump has no better suit. Where partners give each other cards, who bids has
// aces, and who goes over its own side has more than it says.

#include "bots/core/convention.hpp"
#include "bots/core/evaluate.hpp"

namespace roundhouse::bots {

/// Prefers worlds in which everybody called as their hand deserves. A leaning, not a certainty: of a few
/// worlds the one that fits the calls best is taken, and where a hand is worth less than was bid on it, melds
/// are put together in it with cards from others. Without that, opponents who bid high fail too often: chance
/// seldom deals what they bid on.
class Called {
  public:
    /// `partner_adds`: what a hand is expected to gain from a partner, besides Judge::alone. As long as no
    /// card was played: hands are taken to be as they were dealt, but for gifts that the seat has seen.
    Called(const Judge& judge, const View& view, int partner_adds);

    World draw(const Worlds& source, Random& random) const;

  private:
    void read_calls(const View& view);
    int worth(const CardSet& hand) const;
    int lacking(const World& world, Seat seat) const;
    int unlikeness(const World& world) const;
    void give_melds(World& world, int unlike, const Knowledge& knowledge, Random& random) const;
    bool give_cards(World& world, Seat seat, const CardSet& meld, const Knowledge& knowledge,
                    Random& random) const;

    const Judge& judge_;
    Seat seat_;
    int partner_adds_;
    int worth_of_ace_;
    std::vector<CardSet> melds_; ///< of two or more cards, wherever they may lie; if somebody bid
    PerSeat<CardSet> gave_{};    ///< to this seat
    Seat named_by_ = 0;          ///< another seat, that named the trump
    Trump trump_;
    PerSeat<int> least_{};                      ///< what a seat's highest bid is good for; 0 for none
    PerSeat<std::optional<PointRange>> told_{}; ///< of its meld
    PerSeat<int> most_{}; ///< the bid it did not make when it passed; 0 if nothing follows from it
};

} // namespace roundhouse::bots
