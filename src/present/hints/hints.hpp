#pragma once
// Advice by what the `sharp` bot weighs, said openly. It knows what the seat may know and nothing else.

#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::present {

struct Hint {
    Action action;
    std::vector<std::string> why; ///< the advice first, in one sentence; then what it rests on
};

/// What can be said for certain of a card that the view's seat plays, in a sentence; may be empty.
std::string certain_of(const View& view, Card card);

/// The same view gives the same hint: its random source comes from what the view shows.
Hint hint_for(const View& view, const Decision& decision, const Names& names, Face face = Face::french);

} // namespace roundhouse::present
