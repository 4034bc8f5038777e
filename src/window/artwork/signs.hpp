#pragma once
// Suit signs as letters, drawn from those of the cards: always the German ones, which Unicode lacks (they are
// in its private use area), and the French ones if no font has them.

#include "window/paint/fonts.hpp"
#include "window/paint/shown.hpp"

#include <vector>

namespace roundhouse::window {

/// Reserves room in the atlas before it is built. Pass the answer to paint_signs.
std::vector<int> reserve_signs(ImFontAtlas& atlas, const Fonts& fonts, bool french_too);
/// Draws the signs in the room that the built atlas gave them.
void paint_signs(ImFontAtlas& atlas, const Fonts& fonts, bool french_too, const std::vector<int>& places);

} // namespace roundhouse::window
