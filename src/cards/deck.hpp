#pragma once
// A deck as a rulebook describes it, its shuffle and its cut.

#include "cards/card_set.hpp"
#include "cards/random.hpp"

#include <vector>

namespace roundhouse {

/// All cards of a deck in a row; the first is dealt first.
using Pack = std::vector<Card>;

/// The cards of `deck` in the order of their numbers.
Pack sorted_pack(const CardSet& deck);

/// `deck` shuffled (Fisher-Yates from the end) and cut once, by draws from `random`. The cut leaves at least
/// one card on either side; it comes from the same source, nobody decides it. Same draws, same pack, on every
/// machine.
Pack shuffled_and_cut(const CardSet& deck, Random& random);

/// The cards of a pack, counted.
CardSet counted(const Pack& pack);

} // namespace roundhouse
