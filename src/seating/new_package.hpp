#pragma once
// A package to begin with: house rules made from another package, ready to be changed.

#include <filesystem>
#include <string>

namespace roundhouse::seating {

/// Writes a package of that name among the user's own, made from `parent` (a name, not a path): variant.lua
/// with the usual changes in comments, an example that holds, a README, an empty lang/ for catalogs, and
/// settings for the Lua language server. Returns its folder. Throws Trouble, with nothing written, if the
/// name is not a valid one or is taken, the parent cannot be played, or the place cannot be written.
std::filesystem::path make_package(const std::string& name, const std::string& parent);

} // namespace roundhouse::seating
