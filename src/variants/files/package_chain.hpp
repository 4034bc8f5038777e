#pragma once
// A package and all that it is made from, as files. Private to this room.

#include "variants/files/package_files.hpp"

namespace roundhouse::variants {

/// The package itself first, then what is laid over its parents, the last layer first, then the parents.
using Chain = std::vector<PackageFiles>;

/// Reads a package with everything that it extends or lays over that. The finding says what is wrong: a name
/// that leads nowhere, a circle, more than eight packages deep, or more than sixteen in all.
Result<Chain, Findings> read_chain(const PackageInfo& info, const script::Modules& library);

} // namespace roundhouse::variants
