#include "game/journal/sealed.hpp"

#include <algorithm>

#include <sodium.h>

namespace roundhouse {

namespace {

static_assert(std::tuple_size_v<decltype(SealKey::bytes)> == crypto_secretbox_KEYBYTES);

constexpr std::size_t nonce_size = crypto_secretbox_NONCEBYTES;
constexpr std::size_t padded_to = 64;
constexpr int spelling = sodium_base64_VARIANT_ORIGINAL_NO_PADDING;

const unsigned char* bytes_of(const std::string& text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// Derived from everything that is sealed, so that no nonce serves twice for different texts.
std::string nonce_for(const std::string& text, const SealKey& key, int line) {
    const std::string all = std::to_string(line) + " " + text;
    std::string nonce(nonce_size, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(nonce.data()), nonce.size(), bytes_of(all),
                       all.size(), key.bytes.data(), key.bytes.size());
    return nonce;
}

} // namespace

SealKey line_key(const SecretSeed& secret) {
    const auto digest = digest_under(secret, "roundhouse lines");
    SealKey key;
    std::copy_n(digest.begin(), key.bytes.size(), key.bytes.begin());
    return key;
}

std::string sealed(std::string_view text, const SealKey& key, int line) {
    std::string plain(text);
    plain.resize((plain.size() + padded_to - 1) / padded_to * padded_to, ' ');
    std::string box = nonce_for(plain, key, line);
    box.resize(nonce_size + crypto_secretbox_MACBYTES + plain.size());
    auto* const place = reinterpret_cast<unsigned char*>(box.data());
    crypto_secretbox_easy(place + nonce_size, bytes_of(plain), plain.size(), place, key.bytes.data());
    std::string seal(sodium_base64_encoded_len(box.size(), spelling), '\0');
    sodium_bin2base64(seal.data(), seal.size(), place, box.size(), spelling);
    seal.pop_back(); // the terminating null
    return seal;
}

std::optional<std::string> opened(std::string_view seal, const SealKey& key) {
    std::string box(seal.size(), '\0');
    std::size_t size = 0;
    const char* end = nullptr;
    auto* const place = reinterpret_cast<unsigned char*>(box.data());
    if (sodium_base642bin(place, box.size(), seal.data(), seal.size(), nullptr, &size, &end, spelling) != 0 ||
        end != seal.data() + seal.size() || size < nonce_size + crypto_secretbox_MACBYTES)
        return {};
    std::string plain(size - nonce_size - crypto_secretbox_MACBYTES, '\0');
    if (crypto_secretbox_open_easy(reinterpret_cast<unsigned char*>(plain.data()), place + nonce_size,
                                   size - nonce_size, place, key.bytes.data()) != 0)
        return {};
    plain.erase(plain.find_last_not_of(' ') + 1);
    return plain;
}

} // namespace roundhouse
