#pragma once
// Sensible play of the cards by a few sums, the same for the `steady` bot and for play-outs: it looks at the
// trick, the own hand and which cards are still abroad, never at who holds them.

#include "rules/trick.hpp"

namespace roundhouse::bots {

/// Draws trumps where it is long in them on the declarer's side, cashes bosses, else leads low from a suit of
/// which little is abroad; gives counters to its own side's tricks and none to the others'; spends little to
/// win a trick, but an ace before it can be ruffed; keeps bosses and, when nobody else holds any, trumps
/// (D26). Reads the play table only.
class Policy {
  public:
    explicit Policy(const PlayTable& table);

    /// One of `legal` (not empty) for the seat to play. `abroad` are the cards neither it nor the tricks
    /// hold.
    Card choose(const TrickPlay& state, KindMask legal, const CardSet& abroad) const;

    /// Plays the rest of the hand, every seat by this policy.
    void play_on(TrickPlay& state) const;

    const PlayTable& table() const { return table_; }

  private:
    struct Trick;
    Trick trick_of(const TrickPlay& state, KindMask abroad) const;
    int trump_lead_worth(const TrickPlay& state, Card card, int own, int out, bool boss) const;
    int lead_worth(const TrickPlay& state, Card card, const CardSet& hand, const CardSet& abroad,
                   KindMask abroad_kinds) const;
    int follow_worth(const Trick& trick, Card card) const;

    const PlayTable& table_;
    std::array<int, kind_count> points_{}; ///< of each kind, the most of any kind being ten
    std::array<int, kind_count> place_{};  ///< how many kinds of the suit are higher
};

} // namespace roundhouse::bots
