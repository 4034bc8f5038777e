#pragma once
// Reviews as one self-contained HTML page: cards and curve as inline SVG.

#include "present/names.hpp"
#include "teach/review/review.hpp"

#include <functional>
#include <string>

namespace roundhouse::teach {

/// `names`: who sat where in a round.
std::string to_html(const RecordedGame& game, const std::vector<Review>& reviews,
                    const std::function<present::Names(int round)>& names, Face face);

/// What could be expected before each weighed decision, and the result, as inline SVG with axes. The
/// costliest are numbered from 1, each with a line down to where it led. Private to the page.
std::string curve_of(const RecordedGame& game, const Review& review);

} // namespace roundhouse::teach
