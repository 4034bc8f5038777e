#pragma once
// Where trumps and aces tend to lie once a declarer has named trump: it named a suit that it holds, was given
// both first, and buried neither.

#include "game/view.hpp"

namespace roundhouse::bots {

/// How readily a place takes trumps, and the top cards of other suits, for each card it has room for.
struct Readiness {
    static constexpr int even = 8; ///< as readily as any other card
    int trumps = even, tops = even;
};

/// Assumptions about hidden places. What the giver did not keep, and what was not buried, is in the
/// declarer's hand instead.
struct Leaning {
    KindMask trumps = 0, tops = 0;
    Seat declarer = 0;
    Seat giver = 0; ///< has given the declarer cards; 0 for none
    Readiness of_others, of_giver, of_put_away;

    KindMask uneven() const { return trumps | tops; }
    /// How readily the seat's hand takes a card of an uneven kind: a weight, to be compared with those of
    /// other places. `room`: cards that each hand lacks; `nobody`: cards that will be in no hand.
    int chance(Seat seat, KindMask kind, const PerSeat<int>& room, int nobody) const;
    /// The same for the cards in no hand.
    int chance_of_nobody(KindMask kind, int nobody) const { return nobody * of(of_put_away, kind); }

  private:
    int of(const Readiness& place, KindMask kind) const { return kind & trumps ? place.trumps : place.tops; }
};

/// No leaning before a declarer has named trump, nor in contracts for every trick or for none. A leaning is
/// no certainty: every deal stays possible. Its figures put trumps, and in most packages aces, about where
/// they lay over many rounds.
Leaning leaning_of(const View& view);

} // namespace roundhouse::bots
