#pragma once
// Advice by simple means, each said openly: melds counted exactly, tricks guessed by play at random. It knows
// what the seat may know and nothing else.

#include "cli/draw.hpp"

namespace roundhouse::cli {

struct Hint {
    Action action;
    Lines why;
};

/// The same view gives the same hint: its random source comes from what the view shows.
Hint hint_for(const View& view, const Decision& decision, const Names& names, Face face = Face::french);

/// How many ways the unseen cards may lie are tried.
inline constexpr int hint_worlds = 200;

} // namespace roundhouse::cli
