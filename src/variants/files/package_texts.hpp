#pragma once
// What packages and the library say in other languages: lang/<tag>.po beside their scripts. Private to this
// room.

#include "base/language.hpp"
#include "variants/description/node.hpp"

#include <filesystem>

namespace roundhouse::variants {

/// Takes over what a catalog has; `file` is its name in findings. A translation that is missing, guessed or
/// unreadable stops nobody from playing: findings are warnings.
void take_texts(const std::string& po, const std::string& tag, const std::string& file, PackageTexts& texts,
                Findings& findings);

/// Lays `over` on top: where both have a text, that of `over` holds.
void lay_over(PackageTexts& texts, const PackageTexts& over);

} // namespace roundhouse::variants
