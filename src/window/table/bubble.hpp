#pragma once
// Where a bubble and the answers go: pure geometry. They avoid what a player needs to see; if they must cover
// something, empty felt goes first, then the backs of the others, and last of all the answer buttons.

#include "window/paint/geometry.hpp"

#include <array>
#include <optional>
#include <vector>

namespace roundhouse::window {

/// Something at a place, and the price of covering a pixel of it.
struct Kept {
    static constexpr float log = 0.4F, backs = 1, scores = 4, name = 8, question = 10, hand = 12, trick = 30,
                           tool = 40, answer = 100;
    Rect place;
    float price = 0;
};

/// The point of a card's upper edge at `x`, from 0 to 1 of its width, as a rectangle without size.
Rect spot_on(const Pose& pose, float x);

/// The price of covering everything under that rectangle.
float price_of(const Rect& rect, const std::vector<Kept>& kept);

/// Moved up or down between `top` and `bottom`, no further than needed to cover the least.
Rect slid(const Rect& rect, float top, float bottom, const std::vector<Kept>& kept);

struct BubbleWanted {
    std::vector<Rect> areas;        ///< it must lie in one of them
    std::vector<Point> sizes = {};  ///< the preferred one first
    Point near;                     ///< as close to this as possible
    std::optional<Rect> about = {}; ///< its tail points at this
    float scale = 1;
};

struct BubblePlace {
    Rect box;
    std::optional<std::array<Point, 3>> tail = {}; ///< the tip last; none if it would cross something kept
};

BubblePlace place_bubble(const BubbleWanted& wanted, const std::vector<Kept>& kept);

} // namespace roundhouse::window
