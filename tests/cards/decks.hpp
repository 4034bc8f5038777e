#pragma once
// Decks that several tests use.

#include <initializer_list>

#include "cards/deck.hpp"

inline roundhouse::CardSet deck_of(std::initializer_list<roundhouse::Rank> ranks, int copies) {
    roundhouse::CardSet deck;
    for (const roundhouse::Suit suit : roundhouse::all_suits)
        for (const roundhouse::Rank rank : ranks) deck.add(roundhouse::Card(rank, suit), copies);
    return deck;
}

/// Two each of A 10 K Q J 9.
inline const roundhouse::CardSet single_deck =
    deck_of({roundhouse::Rank::ace, roundhouse::Rank::ten, roundhouse::Rank::king, roundhouse::Rank::queen,
             roundhouse::Rank::jack, roundhouse::Rank::nine},
            2);
