#pragma once
// Advice from what the `sharp` bot weighs, said openly. It knows only what the seat may know.

#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::present {

struct Hint {
    Action action;
    std::vector<std::string> why; ///< the advice first, in one sentence; then what it rests on
};

/// What is certain about a card, and so whether it speaks for the card or against it.
enum class Certain : std::uint8_t {
    nothing,
    highest_out,
    takes,
    best_so_far,
    adds,
    gives_away,
    gives_nothing
};
struct CertainFact {
    Certain sort = Certain::nothing;
    std::string words = {}; ///< a sentence; empty for nothing
    int points = 0;         ///< what it gives away
    /// True if it would sound like praise, and so should not be said of a card that was a mistake.
    bool praises() const { return sort != Certain::gives_away; }
};
CertainFact certain_fact(const View& view, Card card);

/// What is certain about a card that the view's seat plays, in a sentence; may be empty.
std::string certain_of(const View& view, Card card);

/// The same view gives the same hint: its random source comes from what the view shows.
Hint hint_for(const View& view, const Decision& decision, const Names& names, Face face = Face::french);

} // namespace roundhouse::present
