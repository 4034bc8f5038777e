// The curve of a review.

#include "base/language.hpp"
#include "present/cards.hpp"
#include "window/review/review_parts.hpp"

#include <algorithm>
#include <cmath>

namespace roundhouse::window {

namespace {

/// The interval: a gold sunk into the panel.
constexpr Colour band_colour{0x33, 0x3b, 0x24};

/// Maps worth and place to pixels.
struct Plot {
    Rect area; ///< of the curve
    teach::CurveRange range;
    std::size_t places = 2; ///< of the complete curve

    float x(std::size_t at) const {
        const auto last = static_cast<float>(std::max<std::size_t>(places, 2) - 1);
        return area.left + area.width * (0.02F + 0.94F * static_cast<float>(at) / last);
    }
    float y(double worth) const {
        return area.bottom() -
               area.height * static_cast<float>((worth - range.least) / (range.most - range.least));
    }
    Point point(std::size_t at, double worth) const { return {x(at), y(worth)}; }
};

class CurvePainter {
  public:
    CurvePainter(const Page& page, const Canvas& canvas, const Plot& plot,
                 const std::vector<teach::CurvePoint>& points)
        : canvas_(canvas), plot_(plot), points_(points), s_(page.scale) {}

    void draw(int chosen) {
        draw_levels();
        draw_labels();
        draw_band();
        for (std::size_t i = 1; i < points_.size(); ++i)
            canvas_.line(plot_.point(i - 1, points_[i - 1].worth), plot_.point(i, points_[i].worth),
                         look::gold, 3 * s_);
        for (std::size_t i = 0; i < points_.size(); ++i) draw_loss(i);
        for (std::size_t i = 0; i < points_.size(); ++i) draw_point(i, chosen);
        for (std::size_t i = 0; i < points_.size(); ++i) write_loss(i);
        if (!points_.empty() && points_.back().is_result) write_result();
    }

  private:
    void draw_levels() const {
        const auto& range = plot_.range;
        for (double worth = std::ceil(range.least / range.step) * range.step; worth <= range.most;
             worth += range.step) {
            const bool zero = std::abs(worth) < range.step / 2;
            const float y = plot_.y(worth);
            canvas_.line({plot_.area.left, y}, {plot_.area.right(), y}, zero ? look::faint : look::button,
                         zero ? 1.5F * s_ : s_);
            canvas_.text({plot_.area.left - 70 * s_, y - 10 * s_, 62 * s_, 20 * s_},
                         zero ? "0" : present::points_against(worth), {Size::small, false, look::quiet},
                         Align::right);
        }
    }

    /// A label under each place as far as there is room; each phase before the play gets one name
    /// instead.
    void draw_labels() const {
        float free = 0;
        const float below = plot_.area.bottom() + 6 * s_;
        // Reserves room for the result.
        const bool ends = !points_.empty() && points_.back().is_result;
        const float taken = ends ? canvas_.measure(points_.back().label, {Size::small}).x / 2 + 6 * s_ : 0.0F;
        const float until = ends ? plot_.x(points_.size() - 1) - taken : plot_.area.right() + 30 * s_;
        const auto write = [&](float x, const std::string& text, TextStyle style, bool is_last) {
            const float width = canvas_.measure(text, style).x;
            float left = x - width / 2;
            if (left < free || (!is_last && left + width > until)) return;
            left = std::min(left, plot_.area.right() + 26 * s_ - width);
            canvas_.text({left, below, width + 1, 18 * s_}, text, style);
            free = left + width + 6 * s_;
        };
        const TextStyle quiet{Size::small, false, look::quiet};
        for (std::size_t i = 0; i < points_.size(); ++i) {
            const teach::CurvePoint& one = points_[i];
            if (one.phase.empty()) {
                write(plot_.x(i), one.label, one.number ? TextStyle{Size::small, true, look::text} : quiet,
                      one.is_result);
                continue;
            }
            std::size_t last = i;
            while (last + 1 < points_.size() && points_[last + 1].phase == one.phase) ++last;
            write((plot_.x(i) + plot_.x(last)) / 2, one.phase, quiet, false);
            i = last;
        }
        draw_name_of_tricks(below + 18 * s_);
    }

    void draw_name_of_tricks(float top) const {
        const auto is_trick = [](const teach::CurvePoint& one) {
            return one.phase.empty() && !one.is_result;
        };
        const auto first = std::find_if(points_.begin(), points_.end(), is_trick);
        if (first == points_.end()) return;
        const auto from = static_cast<std::size_t>(first - points_.begin());
        const auto number = static_cast<std::size_t>(std::count_if(first, points_.end(), is_trick));
        if (number < 2) return;
        const float left = plot_.x(from) - 8 * s_, right = plot_.x(from + number - 1) + 8 * s_;
        canvas_.line({left, top + s_}, {right, top + s_}, look::faint, s_);
        canvas_.text({left, top + 2 * s_, right - left, 18 * s_}, tr("tricks"),
                     {Size::small, false, look::quiet}, Align::centre);
    }

    void draw_band() const {
        for (std::size_t i = 1; i < points_.size(); ++i) {
            const auto &from = points_[i - 1], &to = points_[i];
            const Point a = plot_.point(i - 1, from.worth + from.margin),
                        b = plot_.point(i, to.worth + to.margin), c = plot_.point(i, to.worth - to.margin),
                        d = plot_.point(i - 1, from.worth - from.margin);
            canvas_.triangle(a, b, c, band_colour);
            canvas_.triangle(a, c, d, band_colour);
        }
    }

    /// From what could be expected down to what the decision led to: the length is its cost.
    void draw_loss(std::size_t i) const {
        const teach::CurvePoint& one = points_[i];
        if (!one.number) return;
        const std::size_t next = std::min(i + 1, points_.size() - 1);
        const Point from = plot_.point(i, one.worth), at = plot_.point(next, one.worth),
                    down = plot_.point(next, one.led_to);
        for (float x = from.x; x < at.x; x += 7 * s_)
            canvas_.line({x, at.y}, {std::min(x + 4 * s_, at.x), at.y}, look::quiet, 1.5F * s_);
        canvas_.line(at, down, look::text, 2 * s_);
        canvas_.circle(at, 5 * s_, look::text);
        canvas_.circle(at, 3 * s_, look::panel);
    }

    void write_loss(std::size_t i) {
        const teach::CurvePoint& one = points_[i];
        if (!one.number) return;
        const std::size_t next = std::min(i + 1, points_.size() - 1);
        write_by(plot_.point(next, one.worth), one.loss);
    }

    void write_result() {
        const std::size_t last = points_.size() - 1;
        write_by(plot_.point(last, points_[last].worth), present::points_against(points_[last].worth));
    }

    void draw_point(std::size_t i, int chosen) {
        const teach::CurvePoint& one = points_[i];
        const Point at = plot_.point(i, one.worth);
        const float radius = (one.number ? 12.5F : one.is_result ? 6.0F : 4.0F) * s_;
        if (one.number || one.is_result)
            taken_.push_back({at.x - radius, at.y - radius, 2 * radius, 2 * radius});
        if (!one.number) return canvas_.circle(at, radius, look::gold);
        if (one.number == chosen) canvas_.circle(at, 15 * s_, look::text);
        canvas_.circle(at, radius, look::gold);
        canvas_.text({at.x - 12 * s_, at.y - 12 * s_, 24 * s_, 24 * s_}, std::to_string(one.number),
                     {Size::body, true, look::ink}, Align::centre);
    }

    /// Writes a number beside a point.
    void write_by(Point at, const std::string& text) {
        const TextStyle style{Size::body, true, look::text};
        const Rect place = room_by(at, canvas_.measure(text, style).x + 1);
        canvas_.text(place, text, style);
        taken_.push_back(place);
    }

    /// Above the point or else below it: clear of discs and other numbers and, if possible, of the curve.
    /// Stays within the plot, since the labels are right below.
    Rect room_by(Point at, float width) const {
        const float height = 18 * s_;
        const float left = std::clamp(at.x + 8 * s_, plot_.area.left, plot_.area.right() + 30 * s_ - width);
        std::vector<Rect> places;
        for (const float above : {20.0F, 32.0F, 44.0F, -8.0F, -20.0F, -32.0F})
            places.push_back(
                {left, std::min(at.y - above * s_, plot_.area.bottom() - height), width, height});
        const auto free = std::stable_partition(places.begin(), places.end(),
                                                [&](const Rect& place) { return is_free(place); });
        const auto clear =
            std::find_if(places.begin(), free, [&](const Rect& place) { return !is_on_curve(place); });
        return clear != free ? *clear : places.front();
    }

    bool is_free(const Rect& place) const {
        return std::none_of(taken_.begin(), taken_.end(),
                            [&](const Rect& one) { return one.overlaps(place); });
    }

    bool is_on_curve(const Rect& place) const {
        for (std::size_t i = 1; i < points_.size(); ++i) {
            const Point from = plot_.point(i - 1, points_[i - 1].worth),
                        to = plot_.point(i, points_[i].worth);
            const float first = std::max(from.x, place.left), last = std::min(to.x, place.right());
            if (first > last) continue;
            const auto height = [&](float x) {
                return from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x);
            };
            const auto [high, low] = std::minmax({height(first), height(last)});
            if (high < place.bottom() && low > place.top) return true;
        }
        return false;
    }

    const Canvas& canvas_;
    const Plot& plot_;
    const std::vector<teach::CurvePoint>& points_;
    float s_;
    std::vector<Rect> taken_{}; ///< by discs and numbers
};

} // namespace

void draw_curve(const Page& page, const Canvas& canvas, const Rect& place,
                const std::vector<teach::CurvePoint>& points, std::size_t of, int chosen, float progress) {
    const float s = page.scale;
    draw_ground(page, canvas, place);
    const Rect inner = place.grown(-inset * s);
    const TextStyle head{Size::label, true}, quiet{Size::small, false, look::quiet};
    const std::string title = tr("What you could expect");
    const float width = canvas.measure(title, head).x;
    canvas.text({inner.left, inner.top - 4 * s, width + 1, 22 * s}, title, head);
    const std::string about = tr("points against the others, before each of your decisions");
    const bool beside = width + 12 * s + canvas.measure(about, quiet).x <= inner.width;
    canvas.paragraph({inner.left + (beside ? width + 12 * s : 0), inner.top + (beside ? 0 : 19 * s),
                      beside ? inner.width - width - 12 * s : inner.width, 34 * s},
                     about, quiet);
    const float top = inner.top + (beside ? 44 : 60) * s;
    const Plot plot{{inner.left + 62 * s, top, inner.width - 88 * s, inner.bottom() - 36 * s - top},
                    teach::range_of(points),
                    std::max<std::size_t>(of, points.size())};
    CurvePainter(page, canvas, plot, points).draw(chosen);
    if (progress >= 1) return;
    const Rect bar{inner.left, place.bottom() - 8 * s, inner.width, 3 * s};
    canvas.fill(bar, look::button, 1.5F * s);
    canvas.fill({bar.left, bar.top, bar.width * std::clamp(progress, 0.0F, 1.0F), bar.height}, look::gold,
                1.5F * s);
}

} // namespace roundhouse::window
