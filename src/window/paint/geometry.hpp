#pragma once
// Points, rectangles and card positions: plain numbers in pixels, x to the right, y down.

#include <algorithm>
#include <array>

namespace roundhouse::window {

struct Point {
    float x = 0, y = 0;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, float factor) { return {a.x * factor, a.y * factor}; }
    friend constexpr bool operator==(const Point&, const Point&) = default;
};

struct Rect {
    float left = 0, top = 0, width = 0, height = 0;

    constexpr float right() const { return left + width; }
    constexpr float bottom() const { return top + height; }
    constexpr Point centre() const { return {left + width / 2, top + height / 2}; }
    constexpr bool contains(Point p) const {
        return p.x >= left && p.x < right() && p.y >= top && p.y < bottom();
    }
    constexpr bool contains(const Rect& other) const {
        return other.left >= left && other.right() <= right() && other.top >= top &&
               other.bottom() <= bottom();
    }
    constexpr bool overlaps(const Rect& other) const {
        return other.left < right() && left < other.right() && other.top < bottom() && top < other.bottom();
    }
    /// The same centre, larger on every side (smaller if the margin is negative).
    constexpr Rect grown(float margin) const {
        return {left - margin, top - margin, width + 2 * margin, height + 2 * margin};
    }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

/// A card's height divided by its width.
inline constexpr float card_aspect = 7.0F / 5.0F;
/// The part of a card's width, from the left edge, that holds index and suit sign.
inline constexpr float index_width = 0.205F;
/// The same for its height, from the top.
inline constexpr float index_height = 0.31F;

/// Where a card lies.
struct Pose {
    Point centre;
    float width = 0;
    float degrees = 0; ///< turned clockwise
    friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

/// The point at (x, y) of the card, both from 0 to 1 of its width and height.
Point point_on(const Pose& pose, float x, float y);
/// Top left, top right, bottom right, bottom left.
std::array<Point, 4> corners(const Pose& pose);
/// The upright bounding box.
Rect bounds(const Pose& pose);
bool covers(const Pose& pose, Point point);

} // namespace roundhouse::window
