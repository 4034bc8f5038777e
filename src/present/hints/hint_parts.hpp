#pragma once
// The parts of a hint, one for each group of decisions, and what they share. Private to this room.

#include "bots/sharp/sharp.hpp"
#include "present/hints/hints.hpp"

namespace roundhouse::present {

/// The work for a hint: simulated deals for a card to play.
inline constexpr int hint_work = 200;

/// What `sharp` makes of the decision; candidates may be empty, and are for calls and a package's own steps
/// while a stock is left.
bots::Weighing weighed(const View& view, const Decision& decision);

/// For a call, or a card to play, that could not be weighed: what `steady` does, without reasons.
Hint hint_by_rule(const View& view, const Decision& decision);

/// What a hand is good for with one suit as trump.
struct SuitWorth {
    Trump suit; ///< none: no suit may be named
    int meld = 0;
    int length = 0;
};
/// The trump suit; before it is named, the suit that is worth most of those the hand could name.
SuitWorth likely_trump(const View& view, const CardSet& hand);

/// "97 out of 100"
std::string in_a_hundred(double share);
/// "In 300 simulated deals that fit what you have seen".
std::string in_simulated_deals(int number);

/// What winning the game counts for in the figures, where the round may end it.
void add_worth_of_game(const View& view, const bots::Weighing& weighing, Hint& hint);

/// Up to three other cards of a weighing, with what each is worth: "K♠ +12, 9♠ +3".
std::string other_cards(const bots::Weighing& weighing);
void add_next_best(const bots::Weighing& weighing, Hint& hint);

/// For a way out that is better than going on: the first candidate of a weighing.
Hint hint_exit(const View& view, const bots::Weighing& weighing);
/// "Choose throwing in." and what it costs.
std::vector<std::string> choose_exit(const ExitRule& rule);

Hint hint_call(const View& view, const Decision& decision, Face face);
Hint hint_hand_back(const View& view, const Decision& decision, const Names& names);
Hint hint_trump(const View& view, const Decision& decision, Face face);

Hint hint_take_kitty(const View& view, const Decision& decision);
Hint hint_discard(const View& view, const Decision& decision, Face face);
Hint hint_ask(const View& view, const Decision& decision);
Hint hint_exchange(const View& view, const Decision& decision, const Names& names);
Hint hint_give_card(const View& view, const Decision& decision, const Names& names);

// While cards are drawn.
Hint hint_keep(const View& view, const Decision& decision, Face face);
Hint hint_meld(const View& view, const Decision& decision, Face face);
Hint hint_play_while_drawing(const View& view, const Decision& decision);

Hint hint_play(const View& view, const Decision& decision);
Hint hint_play_for_a_goal(const View& view, const Decision& decision);

} // namespace roundhouse::present
