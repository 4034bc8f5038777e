#pragma once
// A review as text.

#include "teach/review/review.hpp"
#include "terminal/draw/draw.hpp"

namespace roundhouse::terminal {

/// One player's round: what cost most and why, every decision with its expected values, and, separately, what
/// open cards would have allowed. `names`: as they sat in that round.
Lines draw_review(const RecordedGame& game, const teach::Review& review, const Names& names,
                  const Style& style);

} // namespace roundhouse::terminal
