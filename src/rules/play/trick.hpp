#pragma once
// Trick play: one small state that the round's play step and the bots' search share.

#include "cards/card_set.hpp"
#include "rules/play/must.hpp"
#include "rules/refusal.hpp"
#include "rules/seats.hpp"

#include <optional>
#include <span>

namespace roundhouse {

/// The trump suit; empty when a contract has none.
using Trump = std::optional<Suit>;
inline constexpr int trump_count = 5;
/// 0..3 for a suit, 4 for none.
constexpr int index(Trump trump) { return trump ? index(*trump) : 4; }
constexpr KindMask mask_of(Trump trump) { return trump ? mask_of(*trump) : 0; }

/// A filter as the play-outs use it: no names, one branch-free lookup.
struct Narrowing {
    Keep keep = Keep::led;
    Facts depends = 0; ///< facts on which its condition depends
    Condition when;

    /// True if it asks for `wanted` whatever the trick.
    bool always_keeps(Keep wanted) const {
        return keep == wanted && depends == 0 && when.compared == 0 && when.holds(0u);
    }
};

/// The common shape of compulsion, "follow; trump if void; head the trick under a condition on void,
/// trump_led and ruffed", found when a rulebook is compiled. Play-outs run it without a loop over filters.
struct FollowRuffHead {
    /// [void or not]: -1, all ones, where the trick must be headed, else 0.
    using Head = std::array<std::int32_t, 2>;

    bool fits = false;
    std::array<std::array<Head, 2>, 2> head{}; ///< [trump led or not][ruffed or not]

    /// What a hand may play to a trick. `Mask`: a bit for each kind, or for each card. `led`: those of the
    /// suit led; `beats`: those that beat the best card so far.
    template<class Mask>
    static Mask legal(Mask hand, Mask led, Mask trumps, Mask beats, const Head& head) {
        const Mask followers = hand & led, ruffers = hand & trumps;
        const Mask allowed = followers ? followers : ruffers ? ruffers : hand;
        const Mask heads = allowed & beats & static_cast<Mask>(followers ? head[0] : head[1]);
        return heads ? heads : allowed;
    }
};

/// Everything that playing tricks needs, compiled from a rulebook once. Plain numbers only.
struct PlayTable {
    int seats = 4;
    int last_trick = 0;                                   ///< points
    std::array<PerKind<KindMask>, trump_count> beaters{}; ///< [trump][best]: kinds that beat it
    PerKind<std::uint8_t> points{};                       ///< of each kind, in a trick
    KindMask counters = 0;                                ///< kinds worth points
    KindMask listed = 0;                                  ///< kinds that some filter lists
    Must lead, follow;                                    ///< with their names, for people
    std::vector<Narrowing> lead_filters, follow_filters;  ///< the same for machines
    FollowRuffHead shape;                                 ///< of `follow`
};

/// The kinds that beat `best` when it is the best card of a trick.
inline KindMask beaters(const PlayTable& table, Trump trump, Card best) {
    return table.beaters[static_cast<std::size_t>(index(trump))][best];
}

/// Fills `table.beaters` for a rank order (high to low) and compiles lead and follow into their fast forms.
void compile(PlayTable& table, std::span<const Rank> ranks);

/// Who sits with whom and who declared, for the facts that depend on sides. Sides are numbers from 1.
struct Sides {
    PerSeat<std::uint8_t> of{}; ///< each seat's side
    std::uint8_t declarers = 0; ///< the declarer's side; 0 if there is none
};

/// The trick on the table and the hands. Copying it is cheap; nothing in it is allocated.
struct TrickPlay {
    PerSeat<CardSet> hands{};
    PerSeat<std::int16_t> count{};  ///< card points in tricks won, last trick included once it is played
    PerSeat<std::uint8_t> tricks{}; ///< tricks won
    std::array<Card, most_seats> cards{}; ///< of the trick on the table, in playing order
    std::uint8_t played = 0;              ///< how many of them
    std::uint8_t done = 0;                ///< tricks finished
    std::uint8_t best = 0;                ///< place (from 0) in `cards` of the best card so far
    std::int8_t leader = 1;               ///< seat that led or leads
    std::int8_t left = 0;                 ///< tricks still to finish, the one on the table included
    Trump trump;
    Sides sides;
};

constexpr Seat to_play(const TrickPlay& state, const PlayTable& table) {
    return onward(state.leader, state.played, table.seats);
}
constexpr bool finished(const TrickPlay& state) { return state.left == 0; }

/// What the seat to play sees of the trick, for the filters; `points` are the card points in it.
Sight sight(const PlayTable& table, const TrickPlay& state, int points);
/// The same, with the points counted.
Sight sight(const PlayTable& table, const TrickPlay& state);

/// The kinds that the seat to play may play.
KindMask legal_kinds(const PlayTable& table, const TrickPlay& state);
/// The same if the kinds of its hand are already known.
KindMask legal_kinds(const PlayTable& table, const TrickPlay& state, KindMask hand);

/// The filters that bind the seat to play: `lead` or `follow`.
const Must& binding(const PlayTable& table, const TrickPlay& state);

/// Why the seat to play may not play `card`: not held, or the filter that removed it and what it asks for
/// here. Empty if it may.
std::optional<Refusal> why_not(const PlayTable& table, const TrickPlay& state, Card card);

/// Plays a legal card of the seat to play. If that completes the trick, the winner gets its points (and the
/// last trick's) and leads. Returns the winner then, else 0.
Seat play(const PlayTable& table, TrickPlay& state, Card card);

/// True if whoever holds a card of the suit led must play one.
inline bool must_follow(const PlayTable& table) {
    return !table.follow_filters.empty() && table.follow_filters.front().always_keeps(Keep::led);
}

/// The place (from 0) of the winning card among cards played in this order: the highest trump, else the
/// highest of the suit led; of identical cards the first (A25, C15).
int winner(const PlayTable& table, Trump trump, std::span<const Card> cards);

/// True if the seat to lead wins every remaining trick whatever the others hold, judging by what it may know:
/// its own hand and the cards it has not seen (`unseen`), of which no other seat holds more than
/// `most_unseen`. Sound, not complete: where following suit is not the first rule, only unbeatable cards
/// count.
bool wins_the_rest(const PlayTable& table, const TrickPlay& state, const CardSet& unseen, int most_unseen);

} // namespace roundhouse
