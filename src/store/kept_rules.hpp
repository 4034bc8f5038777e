#pragma once
// The texts that rules of kept games were made of, each once.

#include <filesystem>
#include <optional>
#include <string>

namespace roundhouse::store {

/// `rules` in user_data(). Empty if the environment names no such place.
std::filesystem::path rules_directory();

/// Keeps a package's text; answers its fingerprint, or nothing where it cannot be written.
std::optional<std::string> keep_rules(const std::string& text);

/// The text with that fingerprint; nothing if there is none, or if it was changed.
std::optional<std::string> kept_rules(const std::string& fingerprint);

} // namespace roundhouse::store
