#pragma once
// What a seat can conclude from all it has seen: where hidden cards are, and where they cannot be.

#include "game/view.hpp"

namespace roundhouse::bots {

/// What a seat knows about the hands it cannot see.
struct Knowledge {
    CardSet unseen;               ///< cards it has not seen, in other hands or in none
    PerSeat<CardSet> holds{};     ///< cards certainly in that hand; of the seat itself, its whole hand
    PerSeat<KindMask> cannot{};   ///< unseen kinds that its plays rule out
    PerSeat<int> size{};          ///< cards in each hand
    PerSeat<CardSet> played{};    ///< cards played since the stock ran out
    PerSeat<int> melded{};        ///< points its hand melded before the first trick; -1 if they show nothing
    PerSeat<bool> secret{};       ///< its side's hands together meld too little to be shown (D18)
    bool certain_by_kinds = true; ///< `cannot` says all that the plays show; else check each play again
};

/// What follows from the hand, melds, gifts and every play so far, all of them taken as legal. A play rules
/// out the cards that would have forbidden it: a seat that did not follow is void, one that did not head the
/// trick could not, as far as the rulebook's filters demand it.
Knowledge knowledge_of(const View& view);

/// True if every play of `seat` so far was legal for a seat that now holds `hand`.
bool plays_agree(const View& view, Seat seat, const CardSet& hand);

} // namespace roundhouse::bots
