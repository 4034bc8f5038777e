#pragma once
// Where the program's data and the user's files lie (XDG base directories).

#include <filesystem>
#include <vector>

namespace roundhouse {

/// Folders that hold `variants/`, `scripts/` and `assets/`, as far as they exist, in the order in which they
/// are looked through: ROUNDHOUSE_DATA, the source tree, share/roundhouse of the prefix the program is
/// installed in.
std::vector<std::filesystem::path> data_roots();

/// $XDG_CONFIG_HOME/roundhouse, or the same under ~/.config; likewise data (.local/share) and state
/// (.local/state). Empty if the environment names neither. A relative path would depend on where the program
/// was started: it is ignored, as the base directory standard asks.
std::filesystem::path user_config();
std::filesystem::path user_data();
std::filesystem::path user_state();

} // namespace roundhouse
