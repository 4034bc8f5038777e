#pragma once
// A picture of a moment of a game: reached by playing from the seed, never posed, and painted off-screen.

#include "table/host.hpp"
#include "table/settings.hpp"

#include <filesystem>

namespace roundhouse::table {

enum class Moment : std::uint8_t { lobby, agreed, auction, exchange, meld, trick, score, end };
inline constexpr std::array<const char*, 8> moment_names{"lobby", "agreed", "auction", "exchange",
                                                         "meld",  "trick",  "score",   "end"};

struct ShotRequest {
    NewGame game; ///< with its seed
    Moment at = Moment::trick;
    int width = 1280, height = 800;
    Settings settings;
    std::filesystem::path file; ///< a PNG
};

/// Writes the picture. Throws std::runtime_error with a sentence: there is no display, the moment does not
/// come, the file cannot be written.
void take_shot(const ShotRequest& request, const Host& host);

} // namespace roundhouse::table
