#pragma once
// The user's key, which seals the seeds of games in progress.

#include "game/journal/sealed.hpp"

#include <filesystem>

namespace roundhouse::store {

/// `seal.key` in user_data(): 32 bytes that only their owner may read. Empty if the environment names no such
/// place.
std::filesystem::path seal_key_file();

/// The key on file; empty if there is none.
std::optional<SealKey> kept_seal_key();

/// The same, but creates one from the system's random numbers if there is none, and sets a damaged one aside.
/// Empty if none can be stored.
std::optional<SealKey> seal_key();

} // namespace roundhouse::store
