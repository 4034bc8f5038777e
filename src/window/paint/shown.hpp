#pragma once
// Sentences as the window displays them.

#include "cards/notation.hpp"

#include <string>
#include <string_view>

namespace roundhouse::window {

/// The window's fonts hold the signs of the German suits from here on, in Unicode's private use area, in the
/// order of Suit.
inline constexpr char32_t first_german_sign = 0xe000;

/// The sentence with its card marks (present/cards.hpp) as letters and signs of that face: `10♥`.
std::string shown(std::string_view sentence, Face face);

} // namespace roundhouse::window
