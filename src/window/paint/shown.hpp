#pragma once
// Sentences as the window shows them.

#include "cards/notation.hpp"

#include <string>
#include <string_view>

namespace roundhouse::window {

/// The letters that stand for the signs of the German suits in the window's fonts: those of Unicode's private
/// use from here on, in the order of Suit.
inline constexpr char32_t first_german_sign = 0xe000;

/// The sentence with its marks (present/cards.hpp) as letters and signs of that face: `10♥`.
std::string shown(std::string_view sentence, Face face);

} // namespace roundhouse::window
