#pragma once
// The red suits of the French face in all that is written.

#include "window/paint/fonts.hpp"

struct ImDrawData;

namespace roundhouse::window {

/// Whatever page has written them: ♥ and ♦ are red, a light one where the letters about them are light.
void redden_suits(const ImDrawData& data, const Fonts& fonts);

} // namespace roundhouse::window
