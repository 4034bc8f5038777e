#pragma once
// Faults that show only when a package is played.

#include "variants/agreements.hpp"

#include <utility>

namespace roundhouse::teach {

/// A finding, and the agreement under which it showed.
using FoundUnder = std::pair<script::Finding, variants::Choices>;

/// Rounds by `random` and `steady` under the usual rules and some other agreements of the covering set.
/// Errors are faults of the package or of the engine; remarks are about what made no difference in any of
/// these rounds. Stops when `limit` is used up.
std::vector<FoundUnder> found_in_play(const variants::Package& package, const variants::Covering& covering,
                                      const script::Operation& limit);

} // namespace roundhouse::teach
