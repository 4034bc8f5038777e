#include "cards/deal_seed.hpp"

#include "base/fingerprint.hpp"

#include <stdexcept>

#include <sodium.h>

namespace roundhouse {

namespace {

const bool sodium_is_ready = sodium_init() >= 0; // once, before there are threads

std::string with_number(std::string text, std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) text += static_cast<char>(number >> 8 * byte & 0xff);
    return text;
}

std::uint64_t number_at(const unsigned char* bytes) {
    std::uint64_t number = 0;
    for (int byte = 7; byte >= 0; --byte) number = number << 8 | bytes[byte];
    return number;
}

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string hexadecimal(const unsigned char* bytes, std::size_t size) {
    std::string text(2 * size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

constexpr std::uint64_t before_deals = 0; // the parts from 1 are the rounds

} // namespace

std::array<unsigned char, 64> digest_under(const SecretSeed& secret, std::string_view text) {
    constexpr std::size_t half = std::tuple_size_v<decltype(secret.bytes)> / 2;
    static_assert(half == crypto_generichash_KEYBYTES_MAX);
    std::string all(text);
    all.append(secret.bytes.begin() + half, secret.bytes.end());
    std::array<unsigned char, 64> digest{};
    crypto_generichash(digest.data(), digest.size(), bytes_of(all), all.size(), secret.bytes.data(), half);
    return digest;
}

std::uint64_t SecretRandom::next() {
    if (used_ == drawn_.size()) {
        const auto block =
            digest_under(seed_, with_number(with_number("roundhouse deal", number_), block_++));
        for (std::size_t i = 0; i < drawn_.size(); ++i) drawn_[i] = number_at(block.data() + 8 * i);
        used_ = 0;
    }
    return drawn_[used_++];
}

SecretSeed secret_from_system() {
    if (!sodium_is_ready) throw std::runtime_error("the system has no source of random numbers");
    SecretSeed secret;
    randombytes_buf(secret.bytes.data(), secret.bytes.size());
    return secret;
}

std::string commitment_to(const SecretSeed& secret) {
    std::string text = "roundhouse seed";
    text.append(secret.bytes.begin(), secret.bytes.end());
    return fingerprint(text);
}

std::string to_text(const SecretSeed& secret) {
    return hexadecimal(secret.bytes.data(), secret.bytes.size());
}

std::optional<SecretSeed> parse_secret(std::string_view text) {
    SecretSeed secret;
    std::size_t size = 0;
    const bool read = sodium_hex2bin(secret.bytes.data(), secret.bytes.size(), text.data(), text.size(),
                                     nullptr, &size, nullptr) == 0;
    if (!read || size != secret.bytes.size() || text.size() != 2 * size) return {};
    return secret;
}

Pack dealt_pack(const CardSet& deck, const DealSeed& seed, int round) {
    const auto part = static_cast<std::uint64_t>(round);
    if (const SecretSeed* secret = seed.secret()) {
        SecretRandom random(*secret, part);
        return shuffled_and_cut(deck, random);
    }
    Random random = Random::stream(seed.number(), part);
    return shuffled_and_cut(deck, random);
}

std::uint32_t drawn_before_deals(const DealSeed& seed, std::uint32_t bound) {
    if (const SecretSeed* secret = seed.secret()) return SecretRandom(*secret, before_deals).below(bound);
    return Random::stream(seed.number(), before_deals).below(bound);
}

std::uint64_t seed_for_bots(const DealSeed& seed) {
    const SecretSeed* secret = seed.secret();
    return secret ? number_at(digest_under(*secret, "roundhouse bots").data()) : seed.number();
}

} // namespace roundhouse
