#pragma once
// Files of people, read as a whole.

#include <filesystem>
#include <optional>
#include <string>

namespace roundhouse {

/// The bytes of a file; empty if it cannot be read or is a folder.
std::optional<std::string> file_text(const std::filesystem::path& path);

} // namespace roundhouse
