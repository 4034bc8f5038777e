#pragma once
// Colours the red suits of the French face in all text.

#include "window/paint/fonts.hpp"

struct ImDrawData;

namespace roundhouse::window {

/// Turns ♥ and ♦ red on every page, light red where the surrounding letters are light.
void redden_suits(const ImDrawData& data, const Fonts& fonts);

} // namespace roundhouse::window
