#pragma once
// Where the program's data and the user's files lie (XDG base directories).

#include <filesystem>
#include <vector>

namespace roundhouse {

/// The folders of the program's data that hold `variants/`, and as a rule `scripts/` and `assets/`, in the
/// order in which they are looked through: ROUNDHOUSE_DATA; the source tree, for a program in its build
/// folder; share/roundhouse of the prefix the program is installed in.
std::vector<std::filesystem::path> data_roots();

/// The folder that the program was built in, while it lies there; empty once it is installed elsewhere.
std::filesystem::path build_folder();

/// $XDG_CONFIG_HOME/roundhouse, or the same under ~/.config; likewise data (.local/share) and state
/// (.local/state). Empty if the environment names neither. A relative path would depend on where the program
/// was started: it is ignored, as the base directory standard asks.
std::filesystem::path user_config();
std::filesystem::path user_data();
std::filesystem::path user_state();

} // namespace roundhouse
