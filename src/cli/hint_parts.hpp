#pragma once
// The parts of a hint, one for each group of decisions, and what they share.

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

/// What can be said for certain of a card that is played, in a sentence; may be empty.
std::string certain_of(const View& view, Card card);

std::string what_melds_lose(int lost);
/// To take that way out, and what it costs.
std::string choose_exit(const ExitRule& rule);

Hint hint_take_kitty(const View& view, const Decision& decision);
Hint hint_discard(const View& view, const Decision& decision, Face face);
Hint hint_ask(const View& view, const Decision& decision, Face face);
Hint hint_give_card(const View& view, const Decision& decision, const Names& names, Face face);
/// While a stock is left: what can be said without knowing what comes.
Hint hint_while_drawing(const View& view, const Decision& decision, Face face);
Hint hint_play_without_trump(const View& view, const Decision& decision, Face face);

/// The way out for a declarer whose bid is out of reach: to have the hand dealt again, if that is open, costs
/// nothing. -1: none.
int exit_from_the_bid(const View& view, const Decision& decision);

} // namespace roundhouse::cli
