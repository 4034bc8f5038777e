#pragma once
// A deck as a rulebook describes it, its shuffle and its cut; a card drawn by chance.

#include "cards/card_set.hpp"
#include "cards/random.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

namespace roundhouse {

/// All cards of a deck in a row; the first is dealt first.
using Pack = std::vector<Card>;

/// The cards of `deck` in the order of their numbers.
Pack sorted_pack(const CardSet& deck);

/// `deck` shuffled (Fisher-Yates from the end) and cut once with draws from `random`, a Random or another
/// source. The cut is drawn too and leaves at least one card on either side. Same draws, same pack, on every
/// machine.
template<class Source>
Pack shuffled_and_cut(const CardSet& deck, Source& random) {
    Pack pack = sorted_pack(deck);
    for (std::size_t i = pack.size(); i > 1; --i)
        std::swap(pack[i - 1], pack[random.below(static_cast<std::uint32_t>(i))]);
    if (pack.size() > 1) {
        const auto cut = 1 + random.below(static_cast<std::uint32_t>(pack.size() - 1));
        std::rotate(pack.begin(), pack.begin() + cut, pack.end());
    }
    return pack;
}

/// One of the kinds in the mask (not empty), each equally likely.
inline Card any_kind(KindMask kinds, Random& random) {
    for (auto skip = random.below(static_cast<std::uint32_t>(std::popcount(kinds))); skip > 0; --skip)
        kinds &= kinds - 1;
    return Card::numbered(std::countr_zero(kinds));
}

/// The cards of a pack, counted.
CardSet counted(const Pack& pack);
/// The same for cards that somebody wrote; empty if there are more of a kind than a set can hold.
std::optional<CardSet> counted_if_possible(const Pack& pack);

} // namespace roundhouse
