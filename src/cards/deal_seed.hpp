#pragma once
// What decides every deal of a game: a number that somebody named, or a 1024-bit secret that nobody knows
// until the game is over.

#include "cards/deck.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace roundhouse {

/// 1024 bits: more than enough for every order of the largest pack that ships (144 cards in 24 kinds of six,
/// less than 2^602 orders).
struct SecretSeed {
    std::array<unsigned char, 128> bytes{};
    friend bool operator==(const SecretSeed&, const SecretSeed&) = default;
};

/// A named number deals the same cards to everybody who names it, from the fast source of random numbers; a
/// secret deals from SecretRandom.
class DealSeed {
  public:
    DealSeed(std::uint64_t named = 0) : held_(named) {}
    DealSeed(const SecretSeed& secret) : held_(secret) {}

    bool is_secret() const { return held_.index() == 1; }
    /// The named number; 0 for a secret.
    std::uint64_t number() const { return is_secret() ? 0 : std::get<std::uint64_t>(held_); }
    const SecretSeed* secret() const { return std::get_if<SecretSeed>(&held_); }
    friend bool operator==(const DealSeed&, const DealSeed&) = default;

  private:
    std::variant<std::uint64_t, SecretSeed> held_;
};

/// 64-byte BLAKE2b over `text` and the second half of the secret, keyed with its first half. Without the
/// secret, some of these digests reveal nothing about others.
std::array<unsigned char, 64> digest_under(const SecretSeed& secret, std::string_view text);

/// The random numbers for part `number` of a game with a secret seed. Block b, from 0, is digest_under of
/// "roundhouse deal", `number` and b (8 bytes each, lowest first); it gives eight 64-bit numbers, each lowest
/// byte first.
class SecretRandom {
  public:
    SecretRandom(const SecretSeed& seed, std::uint64_t number) : seed_(seed), number_(number) {}
    std::uint64_t next();
    std::uint32_t below(std::uint32_t bound) { return unbiased_below(*this, bound); }

  private:
    SecretSeed seed_;
    std::uint64_t number_, block_ = 0;
    std::array<std::uint64_t, 8> drawn_{};
    std::size_t used_ = 8;
};

/// A fresh secret from the system's random source.
SecretSeed secret_from_system();

/// Shown before the first card without giving the secret away: 32-byte BLAKE2b over "roundhouse seed" and the
/// secret, as 64 hexadecimal digits.
std::string commitment_to(const SecretSeed& secret);

/// 256 hexadecimal digits, and back.
std::string to_text(const SecretSeed& secret);
std::optional<SecretSeed> parse_secret(std::string_view text);

/// The pack of a round (from 1) after the cut; and a number from 0 to bound - 1 for draws before the first
/// round. Both depend on the seed alone.
Pack dealt_pack(const CardSet& deck, const DealSeed& seed, int round);
std::uint32_t drawn_before_deals(const DealSeed& seed, std::uint32_t bound);

/// What bots draw from: for a secret seed, a digest that reveals nothing about the deals.
std::uint64_t seed_for_bots(const DealSeed& seed);

} // namespace roundhouse
