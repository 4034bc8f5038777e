#include "cards/deck.hpp"

namespace roundhouse {

Pack sorted_pack(const CardSet& deck) {
    Pack pack;
    pack.reserve(static_cast<std::size_t>(deck.size()));
    for (const Card card : deck) pack.push_back(card);
    return pack;
}

CardSet counted(const Pack& pack) {
    CardSet cards;
    for (const Card card : pack) cards.add(card);
    return cards;
}

std::optional<CardSet> counted_if_possible(const Pack& pack) {
    CardSet cards;
    for (const Card card : pack) {
        if (cards.count(card) == CardSet::most_copies) return {};
        cards.add(card);
    }
    return cards;
}

} // namespace roundhouse
