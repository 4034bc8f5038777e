#include "store/seal_key.hpp"

#include "base/files.hpp"
#include "base/paths.hpp"

#include <algorithm>

namespace roundhouse::store {

namespace {

constexpr std::uint64_t most_key_bytes = 4096;

std::optional<SealKey> key_of(const std::string& bytes) {
    SealKey key;
    if (bytes.size() != key.bytes.size()) return {};
    std::copy(bytes.begin(), bytes.end(), key.bytes.begin());
    return key;
}

} // namespace

std::filesystem::path seal_key_file() {
    return user_data().empty() ? std::filesystem::path() : user_data() / "seal.key";
}

std::optional<SealKey> kept_seal_key() {
    return key_of(file_text(seal_key_file(), most_key_bytes).value_or(""));
}

std::optional<SealKey> seal_key() {
    const std::filesystem::path file = seal_key_file();
    if (file.empty()) return {};
    if (auto key = kept_seal_key()) return key;
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    const auto damaged = read_file(file, most_key_bytes);
    const bool is_there = damaged || damaged.error().fault == FileFault::too_large;
    if (is_there && set_aside(file).empty()) return {};
    // Another program may have made one meanwhile: then that is the key.
    const SecretSeed fresh = secret_from_system();
    static_cast<void>(new_file(file, {reinterpret_cast<const char*>(fresh.bytes.data()), sizeof(SealKey)}));
    return kept_seal_key();
}

} // namespace roundhouse::store
