#pragma once
// Sensible play of the cards by a few sums, for bots and play-outs: it looks at the trick, its own hand and
// which cards are still out. Who may hold them it asks only where a trick is followed by its odds.

#include "bots/worlds/trick_odds.hpp"

namespace roundhouse::bots {

/// The case for a card, in tenths of a point; the deck's highest counter is worth ten. The figures
/// are those that won the most card points when hands of fifteen packages, 800 of each, were played twice,
/// sides exchanged, one set of figures against another; `tools/bench --policy` plays other figures against
/// these. Most of what made no difference is left out.
struct Weights {
    // Trump led by the declarer's side, by who is long in it: so many tenths of what others hold on average
    // and one card more. A step is a point of the card, or a higher kind of the suit.
    int long_enough = 16;
    int draw_with_boss = 900, draw_low = 45, draw_step = 10;
    // Trump led otherwise, for each of its points; and when nobody else holds any: such trumps win the last
    // tricks, whatever else is led before.
    int trump_points = -40, trump_alone = -500;

    // A plain boss led: for its points, for each card of its suit that is out and each that is missing there
    // to one for everybody, and if nobody can ruff it.
    int boss = 450, boss_points = 2, boss_out = 6, boss_missing = 26, boss_unruffed = 400;

    // Other plain leads: for each higher kind of the deck, for each that is out, for cards of the suit.
    int plain = 76, plain_place = 29, plain_beaten = -20, plain_own = 23, plain_out = -28;

    // Played to a trick: a point given to one's own side, or to the others; a suit that is thrown from, for
    // each card of it; a boss that would have won later.
    int give = 10, deny = -12, thrown_length = 12, keep_boss = -120;

    // Won for one's side: a point of the trick, in hundredths of how surely it is won. A card that only
    // trumps can beat is in a hurry: later it is ruffed. A point that may be lost with the card.
    int win = 5, surely = 100, before_ruffs = 250, perhaps = 70, lose = 36;
};

/// Where card points cost the side that takes them: bosses are not led, they go on tricks that others win.
Weights shunning_points();

/// Draws trumps where it is long in them on the declarer's side, cashes bosses, else leads low from a suit of
/// which little is out; gives counters to tricks that are likely its own side's and none to the others';
/// spends little to win a trick, but an ace before it can be ruffed; keeps bosses and, when nobody else holds
/// any, trumps (D26). Reads the play table only, which must outlive it.
class Policy {
  public:
    explicit Policy(const PlayTable& table, const Weights& weights = {});

    /// One of `legal` (not empty) for the seat to play. `others` are the cards neither it nor the tricks
    /// hold. With `seen`, what else it knows of them, a trick is followed by its odds; play-outs do without.
    Card choose(const TrickPlay& state, KindMask legal, const CardSet& others,
                const Seen* seen = nullptr) const;

    /// Plays the rest of the hand, every seat by this policy.
    void play_on(TrickPlay& state) const;
    /// Plays the rest of the hand under a table, each seat by its policy.
    static void play_on(TrickPlay& state, const PlayTable& table, const PerSeat<const Policy*>& by);

  private:
    struct Cards;
    struct Trick;
    Card lead(const TrickPlay& state, KindMask legal, const Cards& cards) const;
    int trump_lead_worth(bool declaring, Card card, int own, int out, bool boss) const;
    Trick trick_of(const TrickPlay& state, KindMask kinds_out) const;
    int follow_worth(const Trick& trick, Card card, const Cards& cards) const;
    int worth_by_odds(const Trick& trick, Card card, const Cards& cards, int chance) const;
    Card follow(const Trick& trick, KindMask legal, const Cards& cards,
                const TrickOdds* odds = nullptr) const;

    const PlayTable& table_;
    Weights weights_;
    std::array<int, kind_count> points_{}; ///< of each kind, the most of any kind being ten
    std::array<int, kind_count> place_{};  ///< how many kinds of the suit are higher
};

} // namespace roundhouse::bots
