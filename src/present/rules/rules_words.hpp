#pragma once
// Parts of the rules in words, wherever they are needed.

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <utility>

namespace roundhouse::present {

/// "A 10 K Q J 9"
std::string ranks_text(const std::vector<Rank>& ranks, Face face);

/// How many cards there are, and how often each: "124, 6 of each card (9: 1 of each); A 10 K Q J 9 from high
/// to low".
std::string deck_text(const Rulebook& rules, Face face);

/// "5: the dealer sits out, in rotation, and each has a score". Requires that somebody sits out (C33).
std::string people_text(const Rulebook& rules);
/// What a meld scores when more of it are held at once than its list has points for (C10, C39); empty if the
/// deck has no more.
std::string more_of_a_meld(const Rulebook& rules);

/// What one, two, … of them bring, each by itself: "150", and last "the game" if so many win it (C43).
Lines worth_in_words(const MeldRule& rule);

/// "Ace 11, Ten 10, King 4, last trick 10; 250 in all"
std::string count_text(const Rulebook& rules, Face face);

/// The first meld that has another of its kind within it, and that other: the run and the pair within it
/// (A13, C17). Null if there is none.
std::pair<const MeldRule*, const MeldRule*> meld_within(const Rulebook& rules);

/// That a card serves in only one meld of each kind; `kinds`: the names of the melds, by kind.
std::string kinds_of_melds(const std::vector<Lines>& kinds);

/// What must be played: each filter by its name and when it holds, in order; or all in a sentence,
/// "anything" if there is none.
Lines must_steps(const Must& must);
std::string must_text(const Must& must);

} // namespace roundhouse::present
