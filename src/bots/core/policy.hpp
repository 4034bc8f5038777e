#pragma once
// Sensible card play for bots and play-outs, from a few sums over the trick, the seat's own hand and the
// cards still out. Who may hold those matters only when it follows by the odds of the trick.

#include "bots/worlds/trick_odds.hpp"

namespace roundhouse::bots {

/// The case for a card, in tenths of a point, where the deck's highest counter is worth ten. These figures
/// won the most card points against other sets over hands of fifteen packages, 800 of each, every hand played
/// twice with sides exchanged; `tools/bench --policy` plays other figures against them. Most of what made no
/// difference is left out.
struct Weights {
    // Trump led from length by the declarer's side: long means more than this many tenths of what the others
    // hold on average, plus one card. A step is a point of the card, or a higher kind of the suit.
    int long_enough = 16;
    int draw_with_boss = 900, draw_low = 45, draw_step = 10;
    // Trump led otherwise, for each of its points; and when nobody else holds any: such trumps win the last
    // tricks, whatever is led before.
    int trump_points = -40, trump_alone = -500;

    // A plain boss led: for its points, for each card of its suit still out, for each card by which those
    // fall short of one per seat, and if nobody can ruff it.
    int boss = 450, boss_points = 2, boss_out = 6, boss_missing = 26, boss_unruffed = 400;

    // Other plain leads: for each higher kind in the deck, for each of those still out, for each card of the
    // suit held, and for each still out.
    int plain = 76, plain_place = 29, plain_beaten = -20, plain_own = 23, plain_out = -28;

    // Played to a trick: a point given to its own side, or to the others; each card held of the suit thrown
    // from; a boss that would have won later.
    int give = 10, deny = -12, thrown_length = 12, keep_boss = -120;

    // Won for its own side: a point of the trick, in hundredths of how surely it is won. A card that only
    // trumps can beat is urgent: later it is ruffed. A point that may be lost with the card.
    int win = 5, surely = 100, before_ruffs = 250, perhaps = 70, lose = 36;
};

/// Where card points cost the side that takes them: bosses are not led but thrown on tricks that others win.
Weights shunning_points();

/// Draws trump from length on the declarer's side, cashes bosses, else leads low from a suit with little out;
/// gives counters to tricks that are likely its own side's and none to the others'; spends little to win a
/// trick, but an ace before it can be ruffed; keeps bosses and, when nobody else holds any, trumps (D26).
/// Reads only the play table, which must outlive it.
class Policy {
  public:
    explicit Policy(const PlayTable& table, const Weights& weights = {});

    /// One of `legal` (not empty) for the seat to play. `others`: the cards that are neither in its hand nor
    /// in tricks. With `seen`, what else it knows about them, it follows by the odds of the trick; play-outs
    /// do without.
    Card choose(const TrickPlay& state, KindMask legal, const CardSet& others,
                const Seen* seen = nullptr) const;

    /// The `most` kinds of `among`, part of what is legal, that it would sooner play than the rest.
    KindMask best_of(const TrickPlay& state, KindMask among, const CardSet& others, int most,
                     const Seen* seen = nullptr) const;

    /// Plays the rest of the hand, every seat by this policy.
    void play_on(TrickPlay& state) const;
    /// Plays the rest of the hand under `table`, each seat by its own policy for those rules. `best`
    /// means nothing in the finished state.
    static void play_on(TrickPlay& state, const PlayTable& table, const PerSeat<const Policy*>& by);

  private:
    /// What the sums need besides the trick.
    struct Cards {
        KindMask kinds_out = 0; ///< kinds that others hold
        SuitLengths held, out;  ///< its own cards of each suit, and others'
    };
    /// What is the same for every card that could be played to a trick.
    struct Trick {
        const PerKind<KindMask>& beaters; ///< of each kind, under the trump
        KindMask trumps;                  ///< all kinds of the trump suit
        KindMask led = 0;                 ///< the suit led
        KindMask beats = 0;               ///< kinds that beat the best card
        int pot = 0;                      ///< points on the table
        bool ours = false;                ///< our side is winning the trick
        bool safe = false;                ///< and no later seat can take it
        bool last = false;                ///< we play last
    };
    /// A trick of a play-out; see policy_play_outs.cpp.
    struct PlayedOut;
    template<int fixed_seats>
    static void play_shaped(TrickPlay& state, const PlayTable& table, const PerSeat<const Policy*>& by);
    template<class Weigh>
    void each_lead(Trump trump, bool declaring, KindMask legal, const Cards& cards, Weigh weigh) const;
    template<class Weigh>
    void each_play(const TrickPlay& state, KindMask legal, const CardSet& others, const Seen* seen,
                   Weigh weigh) const;
    Card lead(Trump trump, bool declaring, KindMask legal, const Cards& cards) const;
    int trump_lead_worth(bool declaring, Card card, int own, int out, bool boss) const;
    Trick trick_of(const TrickPlay& state, KindMask kinds_out) const;
    int follow_worth(const Trick& trick, Card card, const Cards& cards) const;
    int worth_by_odds(const Trick& trick, Card card, const Cards& cards, int chance) const;
    Card follow(const Trick& trick, KindMask legal, const Cards& cards) const;

    const PlayTable& table_;
    Weights weights_;
    PerKind<int> points_{};               ///< of each kind, scaled so that the highest counter is worth ten
    PerKind<int> place_{};                ///< how many kinds of the suit are higher
    PerKind<int> as_boss_{}, as_plain_{}; ///< what a plain lead is worth for its rank alone
};

} // namespace roundhouse::bots
