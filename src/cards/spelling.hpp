#pragma once
// Cards as people write them.

#include "cards/notation.hpp"

namespace roundhouse {

/// `ah 10h`, `ah,th`, `ah10hqs`, `ace of hearts`, `hearts ace`; in either face's letters, upper and lower
/// case alike. Empty if something in it is not a card.
std::optional<std::vector<Card>> read_cards(std::string_view text);

} // namespace roundhouse
