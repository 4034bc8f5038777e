#pragma once
// House rules laid over others (`with`), and where two of them want the same thing to be another. Private to
// this room.

#include "variants/program.hpp"

namespace roundhouse::variants {

/// A warning for each field that two packages laid over the same rules set to different values, and for each
/// option that two of them declare: the later one's holds. What the package itself then decides is none.
void report_conflicts(Loaded& loaded, const Program& program, const std::vector<AgreedOption>& agreed,
                      Findings& findings);

} // namespace roundhouse::variants
