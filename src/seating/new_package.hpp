#pragma once
// A package to begin with: house rules made from another package, ready to be changed.

#include <filesystem>
#include <string>

namespace roundhouse::seating {

/// Writes a package of that name among the user's own, made from `parent` (a name, not a path): variant.lua
/// with the usual changes in comments, an example that holds, a README, an empty lang/ for catalogs, and
/// settings for the Lua language server. Answers its folder. Throws Trouble, with nothing written: a name
/// that is no name or is taken, a parent that cannot be played, a place that cannot be written.
std::filesystem::path make_package(const std::string& name, const std::string& parent);

} // namespace roundhouse::seating
