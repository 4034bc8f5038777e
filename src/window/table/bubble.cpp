#include "window/table/bubble.hpp"

#include <cmath>

namespace roundhouse::window {

namespace {

constexpr float longest_tail = 60, tail_base = 20; ///< at a scale of 1
/// A pixel of distance costs as much as covering this many pixels of price 1; so does each less preferred
/// size.
constexpr float price_of_way = 8, price_of_size = 600;

float shared(const Rect& a, const Rect& b) {
    const float width = std::min(a.right(), b.right()) - std::max(a.left, b.left),
                height = std::min(a.bottom(), b.bottom()) - std::max(a.top, b.top);
    return width > 0 && height > 0 ? width * height : 0;
}

float way(const Rect& rect, Point to) {
    const float x = std::max({rect.left - to.x, to.x - rect.right(), 0.0F}),
                y = std::max({rect.top - to.y, to.y - rect.bottom(), 0.0F});
    return std::hypot(x, y);
}

/// Straight down or up from the box to what it is about.
std::optional<std::array<Point, 3>> tail_of(const Rect& box, const BubbleWanted& wanted,
                                            const std::vector<Kept>& kept) {
    if (!wanted.about) return {};
    const Rect& about = *wanted.about;
    const float s = wanted.scale, x = about.centre().x;
    const bool down = about.top >= box.bottom() - 1, up = about.bottom() <= box.top + 1;
    const float from = down ? box.bottom() - 1 : box.top + 1,
                to = down ? about.top + 2 * s : about.bottom() - 2 * s;
    if ((!down && !up) || std::abs(to - from) > longest_tail * s || x < box.left || x > box.right())
        return {};
    const float left =
        std::clamp(x - tail_base * s / 2, box.left + 12 * s, box.right() - (12 + tail_base) * s);
    const Rect all{std::min(left, x), std::min(from, to), std::max(tail_base * s, 1.0F), std::abs(to - from)};
    for (const Kept& one : kept)
        if (one.price >= Kept::name && one.place.overlaps(all) && !one.place.grown(2 * s).contains(about))
            return {};
    return std::array<Point, 3>{Point{left, from}, Point{left + tail_base * s, from}, Point{x, to}};
}

} // namespace

Rect spot_on(const Pose& pose, float x) {
    const Point at = point_on(pose, x, 0);
    return {at.x, at.y, 0, 0};
}

float price_of(const Rect& rect, const std::vector<Kept>& kept) {
    float price = 0;
    for (const Kept& one : kept) price += one.price * shared(rect, one.place);
    return price;
}

Rect slid(const Rect& rect, float top, float bottom, const std::vector<Kept>& kept) {
    Rect best = rect;
    float least = price_of(rect, kept);
    for (float y = top; y + rect.height <= bottom; y += 2) {
        const Rect at{rect.left, y, rect.width, rect.height};
        const float price = price_of(at, kept) + std::abs(y - rect.top);
        if (price >= least) continue;
        least = price;
        best = at;
    }
    return best;
}

BubblePlace place_bubble(const BubbleWanted& wanted, const std::vector<Kept>& kept) {
    const float step = 6 * wanted.scale;
    Rect best;
    float least = -1, size_price = 0;
    for (const Point size : wanted.sizes) {
        for (const Rect& area : wanted.areas) {
            if (size.x > area.width + 0.5F || size.y > area.height + 0.5F) continue;
            const auto columns = static_cast<int>((area.width - size.x) / step) + 1,
                       rows = static_cast<int>((area.height - size.y) / step) + 1;
            for (int column = 0; column <= columns; ++column)
                for (int row = 0; row <= rows; ++row) {
                    const Rect box{std::clamp(area.left + step * static_cast<float>(column), area.left,
                                              std::max(area.right() - size.x, area.left)),
                                   std::clamp(area.top + step * static_cast<float>(row), area.top,
                                              std::max(area.bottom() - size.y, area.top)),
                                   size.x, size.y};
                    const float price = price_of(box, kept) + size_price +
                                        price_of_way * way(box, wanted.near) * wanted.scale;
                    if (least >= 0 && price >= least) continue;
                    least = price;
                    best = box;
                }
        }
        size_price += price_of_size * wanted.scale * wanted.scale;
    }
    if (least < 0) best = {wanted.areas[0].left, wanted.areas[0].top, wanted.sizes[0].x, wanted.sizes[0].y};
    return {best, tail_of(best, wanted, kept)};
}

} // namespace roundhouse::window
