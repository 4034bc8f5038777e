#pragma once
// How likely a side is to win the trick on the table, by what the seat to play can know.

#include "rules/trick.hpp"

namespace roundhouse::bots {

/// What is certain of other hands: cards that are there, and kinds that cannot be.
struct Seen {
    PerSeat<CardSet> holds{};
    PerSeat<KindMask> cannot{};
};

/// The kinds that who plays `card` here cannot hold any more, as it would have had to play one of them: of
/// the suit led, of trump, of what heads the trick. Nothing where the rules do not ask for that first.
KindMask shown_by_playing(const PlayTable& table, const TrickPlay& before, Card card);

/// The odds of one trick. A card that nobody has shown is as likely with one seat as with another, by how
/// many cards they hold; who can beat the best card is expected to.
class TrickOdds {
  public:
    /// `state` has a card on the table. `others` are the cards that neither the seat to play nor the tricks
    /// hold. Table, state and what is seen must outlive the odds.
    TrickOdds(const PlayTable& table, const TrickPlay& state, const CardSet& others, const Seen& seen);

    /// In hundredths: that the side of the seat to play wins the trick if it plays `card`.
    int ours_with(Card card) const;

  private:
    int ours(Seat holder, Card best) const;
    double beats(Seat seat, Card best) const;
    double holds_one_of(Seat seat, KindMask kinds) const;

    const PlayTable& table_;
    const TrickPlay& state_;
    const Seen& seen_;
    KindMask out_ = 0;    ///< kinds that others hold
    CardSet loose_;       ///< cards of which nobody knows where they are
    PerSeat<int> room_{}; ///< how many of them each other seat holds
    int buried_ = 0;      ///< and how many lie in nobody's hand
    int as_it_stands_;    ///< the answer for a card that does not beat the best
};

} // namespace roundhouse::bots
