#pragma once
// The signs of the German suits as letters: Unicode has none, so they stand in its private use, drawn from
// the cards' own.

#include "table/fonts.hpp"

#include <vector>

namespace roundhouse::table {

/// Asks for room in the atlas; before it is built. The answer is for paint_signs.
std::vector<int> reserve_signs(ImFontAtlas& atlas, const Fonts& fonts);
/// Draws them where the built atlas has put them.
void paint_signs(ImFontAtlas& atlas, const Fonts& fonts, const std::vector<int>& places);

} // namespace roundhouse::table
