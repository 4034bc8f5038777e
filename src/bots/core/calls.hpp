#pragma once
// What an auction shows about hands: a bid shows something to bid on, a pass shows less, a seat that has
// shown meld holds it, and one that has named trump has no better suit. Where partners exchange cards, a
// bidder has aces, and a seat that bids over its own side has more than it says.

#include "bots/core/convention.hpp"
#include "bots/core/evaluate.hpp"

namespace roundhouse::bots {

/// Prefers worlds in which every hand suits its calls. A leaning, not a certainty: it takes the best fit of a
/// few worlds, and to a hand worth less than its bid it gives whole melds, with cards from the others.
/// Otherwise opponents who bid high would go down too often: chance seldom deals what they bid on.
class Called {
  public:
    /// `partner_adds`: what a hand may expect from its partner, beyond Judge::alone. Only before the first
    /// card is played: it takes hands to be as dealt, except for gifts that the seat has seen.
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
    std::vector<CardSet> melds_; ///< of two or more cards, in every place; only if another seat has bid
    PerSeat<CardSet> gave_{};    ///< to this seat
    Seat named_by_ = 0;          ///< the other seat that named trump; 0 for none
    Trump trump_;
    PerSeat<int> least_{};                      ///< what a seat must be worth by its last bid; 0 for none
    PerSeat<std::optional<PointRange>> told_{}; ///< the meld it has shown
    PerSeat<int> most_{}; ///< the bid it would not make when it passed; 0 if the pass shows nothing
};

} // namespace roundhouse::bots
