#pragma once
// Cards as tests write them, and ways to show them.

#include "cards/notation.hpp"
#include "terminal/draw/draw.hpp"

namespace roundhouse::testing {

inline CardSet cards(const char* text) { return *parse_card_set(text); }
inline const terminal::Style coloured{true};
inline const terminal::Style german_face{false, Face::german};

} // namespace roundhouse::testing
