#pragma once
// The source texts of the rules of kept games, each stored once.

#include <filesystem>
#include <optional>
#include <string>

namespace roundhouse::store {

/// `rules` in user_data(). Empty if the environment names no such place.
std::filesystem::path rules_directory();

/// Stores a package's text; returns its fingerprint, or nothing if it cannot be written.
std::optional<std::string> keep_rules(const std::string& text);

/// The text with that fingerprint; empty if it is missing or was changed.
std::optional<std::string> kept_rules(const std::string& fingerprint);

} // namespace roundhouse::store
