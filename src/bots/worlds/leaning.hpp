#pragma once
// Where trumps and aces are likelier to lie than other cards, once a declarer has named trump: it named a
// suit that it holds, it was given both first, and it put neither away.

#include "game/view.hpp"

namespace roundhouse::bots {

/// How readily a place takes trumps, and the highest cards of other suits, for each card it has room for.
struct Readiness {
    static constexpr int even = 8; ///< as readily as any other card
    int trumps = even, tops = even;
};

/// What is supposed of places that cannot be seen. What the giver did not keep, and what was not put away,
/// lies in the declarer's hand instead.
struct Leaning {
    KindMask trumps = 0, tops = 0;
    Seat declarer = 0;
    Seat giver = 0; ///< who has given the declarer cards, if anybody
    Readiness of_others, of_giver, of_put_away;

    KindMask uneven() const { return trumps | tops; }
    /// The chance that a card of an uneven kind comes to the seat's hand; beside those of other places, it
    /// means nothing by itself. `room`: cards that each hand lacks, `nobody`: those that nobody will hold.
    int chance(Seat seat, KindMask kind, const PerSeat<int>& room, int nobody) const;
    /// The same for nobody's hand.
    int chance_of_nobody(KindMask kind, int nobody) const { return nobody * of(of_put_away, kind); }

  private:
    int of(const Readiness& place, KindMask kind) const { return kind & trumps ? place.trumps : place.tops; }
};

/// Even before trump is named by a declarer, and where it is played for a number of tricks. A leaning, not a
/// certainty: every deal stays possible. Its figures make trumps, and in most packages aces, lie about where
/// they did over many rounds.
Leaning leaning_of(const View& view);

} // namespace roundhouse::bots
