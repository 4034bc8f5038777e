#include "window/paint/geometry.hpp"

#include <cmath>
#include <numbers>

namespace roundhouse::window {

namespace {

struct Turned {
    float cosine, sine;
};

Turned turned(float degrees) {
    const float angle = degrees * std::numbers::pi_v<float> / 180;
    return {std::cos(angle), std::sin(angle)};
}

} // namespace

Point point_on(const Pose& pose, float x, float y) {
    const auto [cosine, sine] = turned(pose.degrees);
    const Point from_centre{(x - 0.5F) * pose.width, (y - 0.5F) * pose.width * card_aspect};
    return {pose.centre.x + from_centre.x * cosine - from_centre.y * sine,
            pose.centre.y + from_centre.x * sine + from_centre.y * cosine};
}

std::array<Point, 4> corners(const Pose& pose) {
    return {point_on(pose, 0, 0), point_on(pose, 1, 0), point_on(pose, 1, 1), point_on(pose, 0, 1)};
}

Rect bounds(const Pose& pose) {
    const auto [cosine, sine] = turned(pose.degrees);
    const float height = pose.width * card_aspect;
    const float across = std::abs(cosine) * pose.width + std::abs(sine) * height;
    const float down = std::abs(sine) * pose.width + std::abs(cosine) * height;
    return {pose.centre.x - across / 2, pose.centre.y - down / 2, across, down};
}

bool covers(const Pose& pose, Point point) {
    const auto [cosine, sine] = turned(pose.degrees);
    const Point d = point - pose.centre;
    const float x = d.x * cosine + d.y * sine;
    const float y = d.y * cosine - d.x * sine;
    return std::abs(x) <= pose.width / 2 && std::abs(y) <= pose.width * card_aspect / 2;
}

} // namespace roundhouse::window
