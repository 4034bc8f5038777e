// The points of a review's curve.

#include "teach/review/curve.hpp"

#include "base/language.hpp"
#include "present/phases.hpp"
#include "teach/review/words.hpp"

#include <algorithm>
#include <cmath>

namespace roundhouse::teach {

namespace {

/// 1, 2 or 5 times a power of ten, so that at most five of them fill the range.
double step_for(double range) {
    double step = std::pow(10.0, std::floor(std::log10(range / 5)));
    for (const double times : {1.0, 2.0, 5.0, 10.0})
        if (range / (times * step) <= 5) return times * step;
    return 10 * step;
}

} // namespace

std::vector<CurvePoint> curve_points(const RecordedGame& game, const Review& review, std::size_t ready) {
    std::vector<CurvePoint> points;
    const auto dear = review.costliest(most_numbered);
    const std::size_t number = review.decisions.size();
    for (std::size_t i = 0; i < std::min(ready, number); ++i) {
        const ReviewedDecision& one = review.decisions[i];
        if (one.deals == 0) continue;
        CurvePoint point{one.best.worth, one.margin, one.best.worth - one.cost, 0, {}, {}, false, i};
        const auto at = std::find(dear.begin(), dear.end(), &one);
        if (at != dear.end() && ready >= number) point.number = static_cast<int>(at - dear.begin()) + 1;
        if (point.number) point.loss = points_lost(one);
        if (one.trick)
            point.label = std::to_string(one.trick);
        else
            point.phase =
                present::phase_of(*game.match().rules, game.before(one.entry).round->pending().step);
        points.push_back(std::move(point));
    }
    if (review.result && ready >= number)
        points.push_back({*review.result, 0, *review.result, 0, tr("result"), {}, true, number});
    return points;
}

CurveRange range_of(const std::vector<CurvePoint>& points) {
    CurveRange range;
    for (const CurvePoint& one : points) {
        range.least = std::min({range.least, one.worth - one.margin, one.led_to});
        range.most = std::max({range.most, one.worth + one.margin});
    }
    if (range.most - range.least < 10) range.most = range.least + 10;
    range.step = step_for(range.most - range.least);
    return range;
}

} // namespace roundhouse::teach
