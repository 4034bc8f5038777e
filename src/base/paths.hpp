#pragma once
// Where the program's data and the user's files are (XDG base directories).

#include <filesystem>
#include <vector>

namespace roundhouse {

/// The data folders, each with `variants/` and usually `scripts/` and `assets/`, in search order:
/// ROUNDHOUSE_DATA; the source tree, for a program in its build folder; share/roundhouse under the
/// installation prefix.
std::vector<std::filesystem::path> data_roots();

/// The folder the program was built in, while it is still there; empty once it is installed elsewhere.
std::filesystem::path build_folder();

/// $XDG_CONFIG_HOME/roundhouse, or the same under ~/.config; likewise data (.local/share) and state
/// (.local/state). Empty if the environment names neither. Relative paths are ignored, as the standard asks:
/// they would depend on where the program was started.
std::filesystem::path user_config();
std::filesystem::path user_data();
std::filesystem::path user_state();

} // namespace roundhouse
