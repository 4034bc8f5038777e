#pragma once
// The editor of the system, for a file of a package.

#include <filesystem>
#include <string>
#include <vector>

namespace roundhouse::window {

/// The program and its arguments: `visual` ($VISUAL, may have arguments of its own), told of the line in the
/// way that editors known by name have for it; else xdg-open, which knows no lines. An editor that needs a
/// terminal counts as none: there is no terminal here. `line`: 0 for none.
std::vector<std::string> editor_command(const std::string& visual, const std::filesystem::path& file,
                                        int line);
/// Starts it, and does not wait for it. False if there is no such program.
bool open_editor(const std::filesystem::path& file, int line);

} // namespace roundhouse::window
