#pragma once
// Whether the deals of a kept game were fixed before it began: anybody can check it, without the rules.

#include "game/journal/journal.hpp"

namespace roundhouse {

struct DealProof {
    bool laid_open = false; ///< the journal shows its secret seed, so that everybody can check this proof
    int deals = 0;          ///< packs that follow, card by card, from the seed and the number of their round
    int seats_given = 0;    ///< seats that went to another player while the game was on
    std::optional<JournalTrouble> trouble; ///< the first line where the proof fails
};

/// Checks that a secret seed matches its commitment, that what was sealed is what was opened later, and that
/// the seed deals every pack. The header should be open (see open_seed) if it can be.
DealProof prove_deals(const Journal& journal);

} // namespace roundhouse
