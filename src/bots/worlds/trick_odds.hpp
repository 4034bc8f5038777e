#pragma once
// How likely a side is to win the trick on the table, as far as the seat to play can know.

#include "rules/play/trick.hpp"

namespace roundhouse::bots {

/// What is certain about other hands: cards they hold, and kinds they cannot hold.
struct Seen {
    PerSeat<CardSet> holds{};
    PerSeat<KindMask> cannot{};
};

/// Kinds that a seat playing `card` here cannot hold, as it would have had to play one of them: of the suit
/// led, of trump, or of those that head the trick. None where the rules do not demand that first.
KindMask shown_by_playing(const PlayTable& table, const TrickPlay& before, Card card);

/// The odds of one trick. A card that nobody has shown is equally likely to be any of the unknown cards of
/// the seats that may hold it; a seat that can beat the best card is expected to.
class TrickOdds {
  public:
    /// `state` has a card on the table. `others`: the cards that are neither in the hand of the seat to play
    /// nor in tricks. Table, state and `seen` must outlive the odds.
    TrickOdds(const PlayTable& table, const TrickPlay& state, const CardSet& others, const Seen& seen);

    /// The chance, in hundredths, that the side of the seat to play wins the trick if it plays `card`.
    int ours_with(Card card) const;

    /// False if that seat, which is still to play, is known to hold nothing that beats `best`.
    bool may_beat(Seat seat, Card best) const { return beats(seat, best) > 0; }

  private:
    int ours(Seat holder, Card best) const;
    double beats(Seat seat, Card best) const;
    double holds_one_of(Seat seat, KindMask kinds) const;

    const PlayTable& table_;
    const TrickPlay& state_;
    const Seen& seen_;
    KindMask out_ = 0;    ///< kinds still out
    CardSet loose_;       ///< cards that nobody has shown
    PerSeat<int> room_{}; ///< how many of them each other seat holds
    int buried_ = 0;      ///< and how many are in no hand
    int as_it_stands_;    ///< the answer for a card that does not beat the best
};

} // namespace roundhouse::bots
