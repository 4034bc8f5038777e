#pragma once
// What follows from everything a seat has seen: where the hidden cards are, and where they cannot be.

#include "game/view.hpp"

namespace roundhouse::bots {

/// What a seat knows of the hands that it cannot see.
struct Knowledge {
    CardSet unseen;             ///< cards it has not seen: in others' hands, or lying nowhere in sight
    PerSeat<CardSet> holds{};   ///< cards that are certainly there; the seat's own hand, whole
    PerSeat<KindMask> cannot{}; ///< kinds of the unseen cards that cannot be there, by what it played
    PerSeat<int> size{};        ///< cards in each hand
    PerSeat<CardSet> played{};  ///< cards that it has played since the stock was drawn
    PerSeat<int> melded{};  ///< points its hand melded before the first trick; -1: nothing follows from it
    PerSeat<bool> secret{}; ///< its side's hands together meld too little to be shown (D18)
    bool certain_by_kinds = true; ///< `cannot` says all that the plays say; else each play is checked again
};

/// What follows from the hand, melds, gifts and every play so far. A play tells of the cards that would have
/// forbidden it: who did not follow is void, who did not beat holds no beater, whatever the rulebook's
/// filters ask for.
Knowledge knowledge_of(const View& view);

/// True if every play of `seat` so far was allowed for who now holds `hand`.
bool plays_agree(const View& view, Seat seat, const CardSet& hand);

} // namespace roundhouse::bots
