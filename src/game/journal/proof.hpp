#pragma once
// Whether the deals of a kept game were fixed before it began: anybody can check it, with no rules at hand.

#include "game/journal/journal.hpp"

namespace roundhouse {

struct DealProof {
    bool laid_open = false; ///< the journal says its secret seed: everybody can check what is proved here
    int deals = 0;          ///< packs that follow from the seed and the number of their round, card by card
    int seats_given = 0;    ///< seats that went to another player while the game was on
    std::optional<JournalTrouble> trouble; ///< the first line that proves nothing
};

/// Checks that a secret seed is the one of the commitment, that what was sealed is what was opened later, and
/// that each pack is the one that the seed deals. The header is to be open (see open_seed), as far as it can
/// be.
DealProof prove_deals(const Journal& journal);

} // namespace roundhouse
