#pragma once
// What stands for a text so that no other can take its place.

#include <string>
#include <string_view>

namespace roundhouse {

/// 64 hexadecimal digits: BLAKE2b of 256 bits.
std::string fingerprint(std::string_view bytes);

/// True for what fingerprint() may have answered.
bool is_fingerprint(std::string_view text);

} // namespace roundhouse
