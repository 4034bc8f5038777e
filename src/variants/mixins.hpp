#pragma once
// House rules laid over others (`with`), and where two of them set the same thing differently. Private to
// this room.

#include "variants/program.hpp"

namespace roundhouse::variants {

/// A warning for each field that two packages laid over the same rules set to different values, and for each
/// option that two of them declare: the later one's holds. None for what the package itself decides.
void report_conflicts(Loaded& loaded, const Program& program, const std::vector<AgreedOption>& agreed,
                      Findings& findings);

} // namespace roundhouse::variants
