#pragma once
// Digests that identify a text: no other text can pass for it.

#include <string>
#include <string_view>

namespace roundhouse {

/// 64 hexadecimal digits: BLAKE2b of 256 bits.
std::string fingerprint(std::string_view bytes);

/// True for anything that fingerprint() could return.
bool is_fingerprint(std::string_view text);

} // namespace roundhouse
