#pragma once
// What a journal holds and nobody is to read yet: sealed with a key, opened later.

#include "cards/deal_seed.hpp"

#include <cstdint>

namespace roundhouse {

struct SealKey {
    std::array<unsigned char, 32> bytes{};
    friend bool operator==(const SealKey&, const SealKey&) = default;
};

/// For the lines of a game's rounds: follows from its secret, so that the seed opens them all.
SealKey line_key(const SecretSeed& secret);

/// `text` sealed at a line of the journal, from 1, without blanks. Padded, so that its length tells nothing
/// about a few cards; the same text at the same line gives the same seal.
std::string sealed(std::string_view text, const SealKey& key, int line);

/// What was sealed; empty if it was changed, or sealed with another key.
std::optional<std::string> opened(std::string_view seal, const SealKey& key);

} // namespace roundhouse
