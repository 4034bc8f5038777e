#pragma once
// The signs of suits as letters, drawn from the cards' own: the German ones always, as Unicode has none (they
// stand in its private use); the French ones where no font has them.

#include "window/paint/fonts.hpp"
#include "window/paint/shown.hpp"

#include <vector>

namespace roundhouse::window {

/// Asks for room in the atlas; before it is built. The answer is for paint_signs.
std::vector<int> reserve_signs(ImFontAtlas& atlas, const Fonts& fonts, bool french_too);
/// Draws them where the built atlas has put them.
void paint_signs(ImFontAtlas& atlas, const Fonts& fonts, bool french_too, const std::vector<int>& places);

} // namespace roundhouse::window
