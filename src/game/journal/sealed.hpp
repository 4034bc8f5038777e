#pragma once
// Parts of a journal that nobody may read yet: sealed with a key, opened later.

#include "cards/deal_seed.hpp"

#include <cstdint>

namespace roundhouse {

struct SealKey {
    std::array<unsigned char, 32> bytes{};
    friend bool operator==(const SealKey&, const SealKey&) = default;
};

/// The key for the lines of a game's rounds: derived from its secret, so that the seed opens them all.
SealKey line_key(const SecretSeed& secret);

/// `text` sealed for line `line` (from 1) of the journal, without blanks. Padded, so that its length reveals
/// nothing about a few cards; the same text at the same line gives the same seal.
std::string sealed(std::string_view text, const SealKey& key, int line);

/// What was sealed; empty if it was changed, or sealed with another key.
std::optional<std::string> opened(std::string_view seal, const SealKey& key);

} // namespace roundhouse
