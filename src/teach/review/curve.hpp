#pragma once
// What could be expected through a round, as a curve: for whoever draws it.

#include "teach/review/review.hpp"

#include <string>

namespace roundhouse::teach {

/// The costliest decisions that have a number.
inline constexpr std::size_t most_numbered = 3;

/// A place on the curve: before a weighed decision, or the end of the round.
struct CurvePoint {
    double worth = 0, margin = 0; ///< what could be expected; half its interval
    double led_to = 0;            ///< lower than `worth` by what was lost
    int number = 0;               ///< of the costliest, from 1; 0: none of them
    std::string label;            ///< under the axis: the trick, or the result
    std::string phase;            ///< before cards are played: its name
    bool is_result = false;
    std::size_t decision = 0; ///< place in the review; of the result, one beyond
    std::string loss = {};    ///< of those with a number, as the list tells it
};

/// Those of the first `ready` decisions; the result only when all are ready.
std::vector<CurvePoint> curve_points(const RecordedGame& game, const Review& review, std::size_t ready);

/// From worth to a place on an axis.
struct CurveRange {
    double least = 0, most = 0;
    double step = 0; ///< between lines: 1, 2 or 5 times a power of ten, so that there are at most five
};
/// What holds all points, and zero.
CurveRange range_of(const std::vector<CurvePoint>& points);

} // namespace roundhouse::teach
