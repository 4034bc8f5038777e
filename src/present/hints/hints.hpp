#pragma once
// Advice by what the `sharp` bot weighs, said openly. It knows what the seat may know and nothing else.

#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::present {

struct Hint {
    Action action;
    std::vector<std::string> why; ///< the advice first, in one sentence; then what it rests on
};

/// What sort of thing is certain of a card: whether that speaks for it or against it.
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
    /// True if a card that was a mistake had better not be told of by it: it would sound like praise.
    bool praises() const { return sort != Certain::gives_away; }
};
CertainFact certain_fact(const View& view, Card card);

/// What can be said for certain of a card that the view's seat plays, in a sentence; may be empty.
std::string certain_of(const View& view, Card card);

/// The same view gives the same hint: its random source comes from what the view shows.
Hint hint_for(const View& view, const Decision& decision, const Names& names, Face face = Face::french);

} // namespace roundhouse::present
