#pragma once
// What decides every deal of a game: a number that somebody named, or a secret of 1024 bits that nobody knows
// before the game is over.

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
    /// Of a named one; 0 for a secret.
    std::uint64_t number() const { return is_secret() ? 0 : std::get<std::uint64_t>(held_); }
    const SecretSeed* secret() const { return std::get_if<SecretSeed>(&held_); }
    friend bool operator==(const DealSeed&, const DealSeed&) = default;

  private:
    std::variant<std::uint64_t, SecretSeed> held_;
};

/// BLAKE2b of 64 bytes, its key the first half of the secret, over `text` and the second half. Who does not
/// know the secret learns nothing from some of these digests about others.
std::array<unsigned char, 64> digest_under(const SecretSeed& secret, std::string_view text);

/// The numbers that part `number` of a game draws from its secret. Block b, from 0, is digest_under of
/// "roundhouse deal", `number` and b (8 bytes each, the lowest first); it gives eight numbers of 64 bits,
/// their lowest byte first.
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

/// A fresh secret from the system's source.
SecretSeed secret_from_system();

/// What is shown before the first card, and gives nothing away: BLAKE2b of 32 bytes over "roundhouse seed"
/// and the secret, as 64 hexadecimal digits.
std::string commitment_to(const SecretSeed& secret);

/// 256 hexadecimal digits, and back.
std::string to_text(const SecretSeed& secret);
std::optional<SecretSeed> parse_secret(std::string_view text);

/// The pack of a round, from 1, after the cut; and a number from 0 to bound - 1 for what is drawn before the
/// first round. Functions of the seed alone.
Pack dealt_pack(const CardSet& deck, const DealSeed& seed, int round);
std::uint32_t drawn_before_deals(const DealSeed& seed, std::uint32_t bound);

/// What bots draw from: of a secret seed a digest, from which nothing follows about the deals.
std::uint64_t seed_for_bots(const DealSeed& seed);

} // namespace roundhouse
