// The curve of a review, as inline SVG.

#include "teach/review/curve.hpp"
#include "base/language.hpp"
#include "present/cards.hpp"
#include "teach/html.hpp"
#include "teach/review/html.hpp"
#include "teach/review/words.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

/// Positions in the drawing.
namespace paper {
constexpr double wide = 760, high = 250, left = 62, right = 730, top = 26, bottom = 190;
constexpr double tricks_line = bottom + 20, phases_line = bottom + 40;
} // namespace paper

/// Turns points into positions in the drawing.
struct Scale {
    CurveRange range;
    std::size_t number = 0;

    explicit Scale(const std::vector<CurvePoint>& points) : range(range_of(points)), number(points.size()) {}
    double x(std::size_t at) const {
        return paper::left + 24 +
               (paper::right - paper::left - 48) * static_cast<double>(at) /
                   static_cast<double>(std::max<std::size_t>(1, number - 1));
    }
    double y(double worth) const {
        return paper::bottom -
               (paper::bottom - paper::top) * (worth - range.least) / (range.most - range.least);
    }
};

std::string text_at(double x, double y, const char* anchor, const std::string& text, const char* more = "") {
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" {}>{}</text>", x, y, anchor, more,
                       escaped(text));
}

std::string axes(const Scale& scale, const std::vector<CurvePoint>& points) {
    std::string svg;
    const double step = scale.range.step;
    for (double worth = std::ceil(scale.range.least / step) * step; worth <= scale.range.most;
         worth += step) {
        const double y = scale.y(worth);
        svg += fmt::format("<path class=\"{}\" d=\"M{} {:.1f}H{}\"/>",
                           std::abs(worth) < step / 2 ? "zero" : "grid", paper::left, y, paper::right);
        svg += text_at(paper::left - 8, y + 4, "end",
                       std::abs(worth) < step / 2 ? "0" : present::points_against(worth));
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        svg += text_at(scale.x(i), paper::tricks_line, "middle", points[i].label);
        if (points[i].phase.empty() || (i > 0 && points[i - 1].phase == points[i].phase)) continue;
        std::size_t last = i;
        while (last + 1 < points.size() && points[last + 1].phase == points[i].phase) ++last;
        svg += text_at((scale.x(i) + scale.x(last)) / 2, paper::phases_line, "middle", points[i].phase);
    }
    std::size_t first = 0, end = points.size();
    while (first < end && !points[first].phase.empty()) ++first;
    const auto is_trick = [](const CurvePoint& one) { return one.phase.empty() && !one.is_result; };
    const auto played = std::count_if(points.begin(), points.end(), is_trick);
    if (played > 0)
        svg += text_at((scale.x(first) + scale.x(first + static_cast<std::size_t>(played) - 1)) / 2,
                       paper::phases_line, "middle", tr("tricks"));
    return svg;
}

/// The interval of what could be expected, as a band.
std::string band(const Scale& scale, const std::vector<CurvePoint>& points) {
    std::string path;
    for (std::size_t i = 0; i < points.size(); ++i)
        path += fmt::format("{}{:.1f} {:.1f}", i ? "L" : "M", scale.x(i),
                            scale.y(points[i].worth + points[i].margin));
    for (std::size_t i = points.size(); i-- > 0;)
        path += fmt::format("L{:.1f} {:.1f}", scale.x(i), scale.y(points[i].worth - points[i].margin));
    return fmt::format("<path class=\"band\" d=\"{}Z\"/>", path);
}

std::string draw_marks(const Scale& scale, const std::vector<CurvePoint>& points) {
    std::string svg;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const CurvePoint& one = points[i];
        const double x = scale.x(i), y = scale.y(one.worth);
        if (!one.number) {
            svg += fmt::format("<circle class=\"dot\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.5\"/>", x, y);
            continue;
        }
        const double down = scale.y(one.led_to);
        svg += fmt::format("<path class=\"lost\" d=\"M{:.1f} {:.1f}V{:.1f}\"/>"
                           "<circle class=\"hollow\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"/>"
                           "<circle class=\"dot\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"11\"/>",
                           x, y, down, x, down, x, y);
        svg += text_at(x, y + 4.5, "middle", std::to_string(one.number), "class=\"number\"");
        svg +=
            text_at(x, y - 15, "middle", present::points_against(one.led_to - one.worth), "class=\"strong\"");
    }
    return svg;
}

} // namespace

std::string curve_of(const RecordedGame& game, const Review& review) {
    const std::vector<CurvePoint> points = curve_points(game, review, review.decisions.size());
    if (points.size() < 2) return {};
    const Scale scale(points);
    std::string line;
    for (std::size_t i = 0; i < points.size(); ++i)
        line += fmt::format("{}{:.1f} {:.1f}", i ? "L" : "M", scale.x(i), scale.y(points[i].worth));
    std::string svg =
        fmt::format("<svg class=\"curve\" viewBox=\"0 0 {} {}\" role=\"img\"><title>{}</title>", paper::wide,
                    paper::high, escaped(tr("What you could expect, before each decision")));
    svg += axes(scale, points) + band(scale, points) + fmt::format("<path class=\"line\" d=\"{}\"/>", line) +
           draw_marks(scale, points);
    if (review.result)
        svg += text_at(scale.x(points.size() - 1), scale.y(*review.result) - 10, "middle",
                       present::points_against(*review.result), "class=\"strong\"");
    return svg + "</svg>\n";
}

} // namespace roundhouse::teach
