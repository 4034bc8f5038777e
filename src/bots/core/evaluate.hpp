#pragma once
// What a hand is good for: melds, tricks, the exchange. Everything is read from the rulebook.

#include "bots/core/gift_worth.hpp"
#include "bots/core/policy.hpp"
#include "bots/worlds/worlds.hpp"

#include <optional>

namespace roundhouse::bots {

/// Judges hands under one rulebook, which must outlive it. Made once for a game or for many; cheap to ask,
/// from any thread.
class Judge {
  public:
    explicit Judge(const Rulebook& rules);
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;

    const Rulebook& rules() const { return rules_; }
    const Policy& policy() const { return policy_; }
    /// The quick way to choose gifts, for trials.
    const Gifts& gifts() const { return gifts_; }
    const GiftWorth& gift_worth() const { return gift_worth_; }

    /// The gift actually made: a declarer's partner gives as partners expect, the declarer what is worth
    /// most.
    CardSet gift(const Giving& giving) const;

    /// The fewest card points with which a side with that meld makes the bid, with tricks in proportion; more
    /// than the deck has if it cannot. Asks the package where more than meld and card points decides. Meld
    /// that is too little counts nothing (D18), or ends the hand (D20). Where meld counts only with a trick
    /// (A11, C24), it takes one point to have one. `put_away`: card points that count already.
    int count_needed(int bid, int meld, int put_away = 0) const;
    /// True if a side with that meld and those card points makes the bid.
    bool makes(int bid, int meld, int count) const;
    /// How much more a declarer's side with that meld and those card points gains than the mean of the other
    /// parties, by the package's settlement, with tricks in proportion.
    double gain(int bid, int meld, int count) const;

    /// Points of melds and expected tricks together, without a partner's help.
    int alone(const CardSet& hand, Trump trump) const;

    /// The suit of `suits` (not empty) that is worth most with this hand.
    Suit best_suit(const CardSet& hand, std::uint8_t suits) const;

    /// The trump suit; before it is named, the suit that is worth most of those that the hand could name.
    /// None in contracts without trump, and where nothing can be named.
    Trump likely_trump(const View& view, const CardSet& hand) const;

    /// Worth of a card in the declarer's hand apart from melds, in card points: trumps, and bosses.
    int strength(Card card, Trump trump) const;

    /// The `number` cards of `choice` (part of `hand`) that the declarer can best spare under that trump:
    /// melds stay whole while others are left, trumps and aces are kept, short suits and counters go first
    /// (buried counters still count, A08).
    CardSet put_away(const CardSet& hand, const CardSet& choice, Trump trump, int number) const;

    /// What a card adds to a hand: melds now, melds hoped for, and tricks.
    int adds(const CardSet& hand, Card card, Trump trump) const;

    /// Points that cards count in tricks.
    int points_of(const CardSet& cards) const;

  private:
    Haul haul(int meld, int count) const;
    /// What counts of a side's meld.
    int counted(int meld) const;
    /// True if the rules end the hand of a declaring side with that meld.
    bool ends_with(int meld) const;
    /// True if that many points, sure already, and card points make the bid, as the package says.
    bool reaches(int bid, int sure, int count) const;
    /// Card points that this hand may expect to take: its bosses, near bosses and trumps as tricks.
    int own_count(const CardSet& hand, Trump trump) const;
    int spare(const CardSet& hand, Card card, Trump trump) const;

    /// The card's largest share of the points of a meld it can be part of.
    int potential(Card card, Trump trump) const {
        return potential_[static_cast<std::size_t>(index(trump))][card];
    }

    const Rulebook& rules_;
    Policy policy_;
    Gifts gifts_;
    GiftWorth gift_worth_;
    int trick_points_;    ///< card points of an average trick
    int least_count_ = 0; ///< that bidders need
    bool needs_trick_;    ///< meld counts only with a trick
    bool ends_on_little_; ///< declarers who meld too little are set without play (D20)
    std::array<PerKind<int>, trump_count> potential_{};
};

/// The suits that a hand could name, one bit each.
std::uint8_t nameable_suits(const Rulebook& rules, const CardSet& hand);

/// Card points of draft piles, by the seat that they count for if `declarer` declares (C21): what the view's
/// seat rejected, and for every card it does not know the mean of `hidden`, where those cards are. All 0
/// without a draft.
PerSeat<int> pile_points(const Judge& judge, const View& view, Seat declarer, const CardSet& hidden);

/// A contract tried in one world: the hands after kitty, discard and exchange, what the declarer's side
/// melds, and the first lead, or the first trick as far as it is played. The declarer's discards and draft
/// piles are counted already. Everybody chooses by what they can see.
struct Trial {
    PerSeat<int> meld{};
    TrickPlay start;
};

/// `view` shows which of these steps are done already.
Trial tried(const Judge& judge, const View& view, const World& world, Seat declarer, Trump trump);

/// What a seat that must give cards in an exchange chooses by.
Giving giving_of(const View& view, const Decision& decision);

/// The seats of a side: bit n-1 for seat n.
inline std::uint32_t bits_of_side(const Sides& sides, int side, int seats) {
    std::uint32_t found = 0;
    for (Seat seat = 1; seat <= seats; ++seat)
        if (sides.of[seat] == side) found |= 1u << (seat - 1);
    return found;
}

/// Sum over the seats of a side.
template<class Number>
int of_side(const Sides& sides, Seat seat, const PerSeat<Number>& values, int seats) {
    int sum = 0;
    for (Seat other = 1; other <= seats; ++other)
        if (sides.of[other] == sides.of[seat]) sum += values[other];
    return sum;
}

} // namespace roundhouse::bots
