#pragma once
// What a player is asked, and how to answer.

#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::present {

/// In a few words: "your call (250, 260, pass)", "4 cards for North", "your card, or claim the rest".
std::string what_is_asked(const View& view, const Decision& decision, const Names& names);

/// In a few sentences, each answer with what it means.
std::vector<std::string> explain_decision(const View& view, const Decision& decision, const Names& names,
                                          Face face = Face::french);

/// What the hand has in that suit, and would meld with it as trump.
std::string about_suit(const View& view, Suit suit, Face face);

/// What the player's melds would lose if these cards are discarded (A08: allowed, but not wise); empty if
/// nothing. As long as no trump is named, the suit that melds most is what counts.
std::string discard_warning(const View& view, const CardSet& cards, Face face);

} // namespace roundhouse::present
