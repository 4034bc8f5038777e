#pragma once
// Bids that tell the partner of meld, by the convention that the rulebook names (D13, D14) or by its rule.

#include "game/view.hpp"

#include <optional>

namespace roundhouse::bots {

/// About how much meld a bid over `high` (0: the first one) tells of; 0 if it says that the contract is
/// wanted, or no convention is in force.
int meld_told(const AuctionRule& rule, int bid, int high);

/// The bid that tells of about `meld`; empty if there is none, or too little to tell. Of jumps that announce
/// by rule, the furthest that is true.
std::optional<int> telling(const AuctionRule& rule, int meld, int high, bool aces_around = false);

/// What a seat has told of its meld so far, by a bid or by a pass whose meaning stands in the rulebook (D10).
/// It told its partner, but everybody heard it.
std::optional<PointRange> told_by(const View& view, Seat seat);
inline std::optional<PointRange> told_by_partner(const View& view) {
    return told_by(view, partner_of(view.rules(), view.seat()));
}

/// By how many points the meld of a hand is more or less than was told.
int off(const PointRange& told, int meld);

/// True if the partner holds the auction with a bid that tells of meld: it wants to be covered (D14), so that
/// a hand can tell that is too weak to be declarer.
bool to_be_covered(const View& view);

/// True if the rules made that seat open with that bid: it promises nothing (C03, C40).
bool was_forced(const View& view, Seat seat, int bid);
/// True if that seat, which holds the auction, has made no other bid.
inline bool had_to_open(const View& view, Seat holder) {
    return was_forced(view, holder, view.auction().high);
}

/// True if the seat's own side holds the auction.
bool own_side_holds(const View& view);
/// The same with a bid that means the contract.
bool own_side_stands(const View& view);

/// True if somebody of another side may still bid.
bool others_may_bid(const View& view);

} // namespace roundhouse::bots
