#pragma once
// What a package may say: the schema of variant.lua and of the description that its rules(o) returns. It is
// the one place where the format is written down; the reader, `check`, the generated reference and the
// language server's annotations all come from it.

#include "script/schema.hpp"

#include <string>
#include <vector>

namespace roundhouse::variants {

/// The table that variant.lua returns.
const script::Schema& package_schema();

/// The table that its rules(o) returns: every field in its final shape, whether or not this version plays it.
const script::Schema& description_schema();

/// Steps that a flow may name besides a package's own, in no particular order.
const std::vector<std::string>& flow_names();

} // namespace roundhouse::variants
