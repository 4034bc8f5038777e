#include "cards/deck.hpp"

#include <algorithm>

namespace roundhouse {

Pack sorted_pack(const CardSet& deck) {
    Pack pack;
    pack.reserve(static_cast<std::size_t>(deck.size()));
    for (const Card card : deck) pack.push_back(card);
    return pack;
}

Pack shuffled_and_cut(const CardSet& deck, Random& random) {
    Pack pack = sorted_pack(deck);
    for (std::size_t i = pack.size(); i > 1; --i)
        std::swap(pack[i - 1], pack[random.below(static_cast<std::uint32_t>(i))]);
    if (pack.size() > 1) {
        const auto cut = 1 + random.below(static_cast<std::uint32_t>(pack.size() - 1));
        std::rotate(pack.begin(), pack.begin() + cut, pack.end());
    }
    return pack;
}

CardSet counted(const Pack& pack) {
    CardSet cards;
    for (const Card card : pack) cards.add(card);
    return cards;
}

} // namespace roundhouse
