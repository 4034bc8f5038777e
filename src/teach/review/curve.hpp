#pragma once
// What could be expected during a round, as a curve to be drawn.

#include "teach/review/review.hpp"

#include <string>

namespace roundhouse::teach {

/// How many of the costliest decisions get a number.
inline constexpr std::size_t most_numbered = 3;

/// A point of the curve: before a weighed decision, or the end of the round.
struct CurvePoint {
    double worth = 0, margin = 0; ///< what could be expected; half its interval
    double led_to = 0;            ///< less than `worth` by what was lost
    int number = 0;               ///< among the costliest, from 1; 0: not one of them
    std::string label;            ///< under the axis: the trick, or the result
    std::string phase;            ///< the phase's name, before cards are played
    bool is_result = false;
    std::size_t decision = 0; ///< index in the review; for the result, one past the last
    std::string loss = {};    ///< for those with a number, as the list shows it
};

/// The points for the first `ready` decisions; the result only once all are ready.
std::vector<CurvePoint> curve_points(const RecordedGame& game, const Review& review, std::size_t ready);

/// The range of the axis that shows worth.
struct CurveRange {
    double least = 0, most = 0;
    double step = 0; ///< between grid lines: 1, 2 or 5 times a power of ten; at most five fit
};
/// A range that holds all points, and zero.
CurveRange range_of(const std::vector<CurvePoint>& points);

} // namespace roundhouse::teach
