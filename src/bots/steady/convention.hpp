#pragma once
// Bids that tell the partner of meld: a convention between partners (D13, D14), not a rule. It fits wherever
// the rulebook's ladder begins with a range of equal small steps and two play against two.

#include "game/view.hpp"

#include <optional>

namespace roundhouse::bots {

/// Two steps beyond what is bid (or beyond the minimum) tell of two units of meld, and so on. One step, and
/// every bid above the range, means: I want it.
struct MeldBids {
    int least = 50; ///< where the ladder begins
    int last = 59;  ///< the highest bid that tells of meld
    int step = 1;   ///< of the ladder
    int unit = 10;  ///< points of meld for each step
};

/// Empty where it does not fit.
std::optional<MeldBids> meld_bids(const Rulebook& rules);

/// About how much meld a bid over `high` (0: the first one) tells of; 0 if it says that the contract is
/// wanted.
int meld_told(const MeldBids& convention, int bid, int high);

/// The bid that tells of about `meld`; empty if there is none, or too little to tell.
std::optional<int> telling(const MeldBids& convention, int meld, int high);

/// What the partner of the view's seat has told of its meld so far, by a bid or by a pass whose meaning
/// stands in the rulebook (D10).
std::optional<PointRange> told_by_partner(const View& view);

/// True if the partner holds the auction with a bid that tells of meld: it wants to be covered (D14).
bool to_be_covered(const View& view);

} // namespace roundhouse::bots
