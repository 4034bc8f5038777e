#include "base/fingerprint.hpp"

#include <algorithm>
#include <array>

#include <sodium.h>

namespace roundhouse {

namespace {

constexpr std::string_view digits_of_sixteen = "0123456789abcdef";
constexpr std::size_t fingerprint_bytes = 32;

} // namespace

std::string fingerprint(std::string_view bytes) {
    std::array<unsigned char, fingerprint_bytes> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                       bytes.size(), nullptr, 0);
    std::string text;
    for (const unsigned char byte : hash) {
        text += digits_of_sixteen[byte >> 4];
        text += digits_of_sixteen[byte & 15];
    }
    return text;
}

bool is_fingerprint(std::string_view text) {
    return text.size() == 2 * fingerprint_bytes && std::all_of(text.begin(), text.end(), [](char c) {
               return digits_of_sixteen.find(c) != std::string_view::npos;
           });
}

} // namespace roundhouse
