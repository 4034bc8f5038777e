#pragma once
// How the cards were dealt, and whether that can be proved, in words.

#include "game/journal/proof.hpp"

namespace roundhouse::present {

/// "seed 7", or "seal 9f3a 12c4 77b0 e815".
std::string deals_in_words(const DealSeed& seed);

/// Said before the first card, of a secret seed; empty for a named one.
std::string deals_are_sealed(const DealSeed& seed);

/// Said when the game is over, likewise.
std::string deals_are_opened(const DealSeed& seed);

/// What the proof shows: sentences.
std::vector<std::string> in_words(const DealProof& proof, const JournalHeader& header);

} // namespace roundhouse::present
