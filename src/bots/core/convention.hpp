#pragma once
// Bids that show meld to the partner, by a convention that the rulebook names (D13, D14) or by its rules.

#include "game/view.hpp"

#include <optional>

namespace roundhouse::bots {

/// About how much meld a bid over `high` (0: the first bid) shows; 0 if it asks for the contract, or no
/// convention is in force.
int meld_told(const AuctionRule& rule, int bid, int high);

/// The bid that shows about `meld`; empty if there is none, or too little to show. Of jumps that announce
/// meld by rule, the longest that is true.
std::optional<int> telling(const AuctionRule& rule, int meld, int high, bool aces_around = false);

/// What a seat has shown of its meld so far, by a bid or by a pass that has a meaning in the rulebook (D10).
/// It was meant for the partner, but everybody heard it.
std::optional<PointRange> told_by(const View& view, Seat seat);
inline std::optional<PointRange> told_by_partner(const View& view) {
    return told_by(view, partner_of(view.rules(), view.seat()));
}

/// By how many points a hand's meld falls outside what was shown.
int off(const PointRange& told, int meld);

/// True if the partner holds the auction with a bid that shows meld, where such a bid asks to be covered
/// (D14): a hand too weak to declare can show its meld only if its partner overcalls.
bool to_be_covered(const View& view);

/// True if the rules made that seat open with that bid: it promises nothing (C03, C40).
bool was_forced(const View& view, Seat seat, int bid);
/// True if the bid that holds the auction is one the rules made that seat make.
inline bool had_to_open(const View& view, Seat holder) {
    return was_forced(view, holder, view.auction().high);
}

/// True if the seat's own side holds the auction.
bool own_side_holds(const View& view);
/// The same, with a bid that asks for the contract: not a forced one, and not one to be covered.
bool own_side_stands(const View& view);

/// True if that seat may still call, if its turn comes.
bool may_still_call(const View& view, Seat seat);
/// True if a seat of another side may still bid.
bool others_may_bid(const View& view);

/// A contract that nobody wanted.
struct Forced {
    Seat seat = 0;
    int bid = 0;
};
/// The contract that a pass leaves to a seat of the other side: to the dealer, who is stuck with it (C20), or
/// to a seat that had to open (C03, C22). None while somebody else may bid.
std::optional<Forced> forced_on_opponent(const View& view);

} // namespace roundhouse::bots
