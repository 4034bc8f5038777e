#pragma once
// The parts of a hint, one for each group of decisions, and what they share.

#include "bots/sharp.hpp"
#include "cli/hint.hpp"

namespace roundhouse::cli {

/// What a hand is good for with one suit as trump.
struct SuitWorth {
    Trump suit; ///< none: no suit may be named
    int meld = 0;
    int length = 0;
};
/// Of the suits in `suits` (bit n: Suit n) the one that melds most; between equals the longer.
SuitWorth best_suit(const Rulebook& rules, const CardSet& hand, unsigned suits);
/// The suits that the hand allows to be named, as bits.
unsigned suits_to_name(const Rulebook& rules, const CardSet& hand);
/// The trump suit; before it is named, the best one the hand could name.
SuitWorth likely_trump(const View& view, const CardSet& hand);

/// What `sharp` weighs with the work of a hint; the same view, the same answer.
bots::Weighing weighed(const View& view, const Decision& decision);
/// "Over 200 ways the other cards may lie that agree with all you have seen".
std::string over_worlds(const bots::Weighing& weighing);
/// "85 of 100": how often the contract is made.
std::string in_a_hundred(const bots::Weighed& one);
/// "+85": what a candidate settles at, in whole points.
std::string points(const bots::Weighed& one);
/// "Your own melds become 20 smaller by it."
std::string what_melds_lose(const View& view, const CardSet& cards);

/// A way out is worth more than to go on.
Hint hint_exit(const View& view, const bots::Weighing& weighing);
Hint hint_take_kitty(const View& view, const Decision& decision);
Hint hint_discard(const View& view, const Decision& decision, Face face);
Hint hint_ask(const View& view, const Decision& decision, Face face);
Hint hint_give(const View& view, const Decision& decision, const Names& names, Face face);
/// While a stock is left: what can be said without knowing what comes.
Hint hint_while_drawing(const View& view, const Decision& decision, Face face);
Hint hint_play(const View& view, const Decision& decision, Face face);

} // namespace roundhouse::cli
