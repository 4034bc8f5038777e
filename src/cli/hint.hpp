#pragma once
// Advice by what the `sharp` bot weighs, said openly. It knows what the seat may know and nothing else.

#include "cli/draw.hpp"

namespace roundhouse::cli {

struct Hint {
    Action action;
    Lines why;
};

/// The same view gives the same hint: its random source comes from what the view shows.
Hint hint_for(const View& view, const Decision& decision, const Names& names, Face face = Face::french);

/// What a hint may count up to: ways the unseen cards may lie that are tried for a card to play.
inline constexpr int hint_work = 200;

} // namespace roundhouse::cli
