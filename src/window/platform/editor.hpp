#pragma once
// Opens a file of a package in the user's editor.

#include <filesystem>
#include <string>
#include <vector>

namespace roundhouse::window {

/// The program and its arguments: `visual` ($VISUAL, may have arguments of its own), with the line passed the
/// way known editors expect; else xdg-open, which cannot pass lines. An editor that needs a terminal is
/// ignored: there is no terminal here. `line`: 0 for none.
std::vector<std::string> editor_command(const std::string& visual, const std::filesystem::path& file,
                                        int line);
/// Starts the editor without waiting for it. False if there is no such program.
bool open_editor(const std::filesystem::path& file, int line);

} // namespace roundhouse::window
