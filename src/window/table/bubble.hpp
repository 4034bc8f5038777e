#pragma once
// Where a bubble and the answers lie: pure geometry. What one needs stays in sight; where that cannot be, the
// empty felt goes first, then the backs of the others, last of all the buttons that are the answer.

#include "window/paint/geometry.hpp"

#include <array>
#include <optional>
#include <vector>

namespace roundhouse::window {

/// What lies somewhere, and the price of covering a pixel of it.
struct Kept {
    static constexpr float log = 0.4F, backs = 1, scores = 4, name = 8, question = 10, hand = 12, trick = 30,
                           tool = 40, answer = 100;
    Rect place;
    float price = 0;
};

/// The point of a card's upper edge, from 0 to 1 of its width, as a rectangle without size.
Rect spot_on(const Pose& pose, float x);

/// The price of covering what lies under that rectangle.
float price_of(const Rect& rect, const std::vector<Kept>& kept);

/// Moved up or down between `top` and `bottom`, as little as it takes to cover the least.
Rect slid(const Rect& rect, float top, float bottom, const std::vector<Kept>& kept);

struct BubbleWanted {
    std::vector<Rect> areas;        ///< in one of them it lies
    std::vector<Point> sizes = {};  ///< the one liked best first
    Point near;                     ///< it lies as near to this as it can
    std::optional<Rect> about = {}; ///< its tail points at this
    float scale = 1;
};

struct BubblePlace {
    Rect box;
    std::optional<std::array<Point, 3>> tail = {}; ///< the tip last; none where it would cross what is kept
};

BubblePlace place_bubble(const BubbleWanted& wanted, const std::vector<Kept>& kept);

} // namespace roundhouse::window
