#include "window/paint/canvas.hpp"

#include "base/characters.hpp"
#include "window/paint/lines.hpp"
#include "window/paint/packed.hpp"

#include <cmath>
#include <string>

#include <imgui.h>

namespace roundhouse::window {

namespace {

ImVec2 vec(Point point) { return {point.x, point.y}; }
ImVec2 top_left(const Rect& rect) { return {rect.left, rect.top}; }
ImVec2 bottom_right(const Rect& rect) { return {rect.right(), rect.bottom()}; }

Colour between(Colour a, Colour b, float t) {
    const auto mix = [t](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(
            std::lround(static_cast<float>(from) + (static_cast<float>(to) - static_cast<float>(from)) * t));
    };
    return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), 255};
}

/// The longest prefix that fits, with an ellipsis; multi-byte letters stay whole.
std::string shortened(const ImFont& font, std::string_view text, float width) {
    std::string shown(text);
    while (!shown.empty()) {
        while (!shown.empty() && (static_cast<unsigned char>(shown.back()) & 0xc0) == 0x80) shown.pop_back();
        if (!shown.empty()) shown.pop_back();
        const std::string with = shown + "…";
        if (font.CalcTextSizeA(font.FontSize, 1e9F, 0, with.data(), with.data() + with.size()).x <= width)
            return with;
    }
    return "…";
}

} // namespace

void Canvas::fill(const Rect& rect, Colour colour, float radius) const {
    list_.AddRectFilled(top_left(rect), bottom_right(rect), packed(colour), radius);
}

void Canvas::outline(const Rect& rect, Colour colour, float radius, float line) const {
    list_.AddRect(top_left(rect), bottom_right(rect), packed(colour), radius, 0, line);
}

void Canvas::line(Point from, Point to, Colour colour, float width) const {
    list_.AddLine(vec(from), vec(to), packed(colour), width);
}

void Canvas::circle(Point centre, float radius, Colour colour) const {
    list_.AddCircleFilled(vec(centre), radius, packed(colour));
}

void Canvas::triangle(Point a, Point b, Point c, Colour colour) const {
    list_.AddTriangleFilled(vec(a), vec(b), vec(c), packed(colour));
}

void Canvas::dashed(const Pose& pose, Colour colour, float line) const {
    constexpr int dashes = 9;
    const auto corner = corners(pose);
    for (std::size_t side = 0; side < 4; ++side) {
        const Point from = corner[side], way = corner[(side + 1) % 4] - from;
        for (int i = 0; i < dashes; ++i) {
            const float at = (static_cast<float>(i) + 0.25F) / dashes;
            list_.AddLine(vec(from + way * at), vec(from + way * (at + 0.5F / dashes)), packed(colour), line);
        }
    }
}

void Canvas::felt(const Rect& rect) const {
    constexpr int columns = 16, rows = 12;
    const auto colour_at = [&](int column, int row) {
        const float x = static_cast<float>(column) / columns - 0.45F,
                    y = static_cast<float>(row) / rows - 0.5F;
        return packed(
            between(look::felt, look::felt_edge, std::min(std::sqrt(x * x * 2.3F + y * y * 2.6F), 1.0F)));
    };
    const float width = rect.width / columns, height = rect.height / rows;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const Point at{rect.left + static_cast<float>(column) * width,
                           rect.top + static_cast<float>(row) * height};
            list_.AddRectFilledMultiColor(vec(at), vec(at + Point{width, height}), colour_at(column, row),
                                          colour_at(column + 1, row), colour_at(column + 1, row + 1),
                                          colour_at(column, row + 1));
        }
}

Point Canvas::measure(std::string_view said, const TextStyle& style) const {
    std::string spelled;
    const std::string_view text = in_sight(said, spelled);
    const ImFont& font = *fonts_.of(style.size, style.bold);
    const ImVec2 size = font.CalcTextSizeA(font.FontSize, 1e9F, 0, text.data(), text.data() + text.size());
    return {size.x, size.y};
}

float Canvas::height_of(std::string_view said, const TextStyle& style, float width) const {
    std::string spelled;
    const std::string_view text = in_sight(said, spelled);
    const ImFont& font = *fonts_.of(style.size, style.bold);
    return measure(in_lines(font, text, width), style).y;
}

void Canvas::text(const Rect& rect, std::string_view said, const TextStyle& style, Align align) const {
    std::string spelled;
    std::string_view text = in_sight(said, spelled);
    const ImFont* font = fonts_.of(style.size, style.bold);
    std::string cut;
    Point size = measure(text, style);
    if (size.x > rect.width + 0.5F) {
        cut_.emplace(text);
        cut = shortened(*font, text, rect.width);
        text = cut;
        size = measure(text, style);
    }
    const float spare = rect.width - size.x;
    const float x = rect.left + (align == Align::left ? 0 : align == Align::centre ? spare / 2 : spare);
    const ImVec2 at{std::round(x), std::round(rect.top + (rect.height - size.y) / 2)};
    list_.AddText(font, font->FontSize, at, packed(style.colour), text.data(), text.data() + text.size());
}

void Canvas::paragraph(const Rect& rect, std::string_view said, const TextStyle& style) const {
    std::string spelled;
    const std::string_view text = in_sight(said, spelled);
    const ImFont* font = fonts_.of(style.size, style.bold);
    const std::string lines = in_lines(*font, text, rect.width);
    if (measure(lines, style).y > rect.height + 0.5F) cut_.emplace(text);
    const ImVec4 clip{rect.left - 2, rect.top - 2, rect.right() + 2, rect.bottom()};
    list_.AddText(font, font->FontSize, {std::round(rect.left), std::round(rect.top)}, packed(style.colour),
                  lines.data(), lines.data() + lines.size(), 0, &clip);
}

void Canvas::picture(const Rect& source, const Pose& pose, Colour tint) const {
    const auto& image = cards_.atlas->image;
    const auto width = static_cast<float>(image.width), height = static_cast<float>(image.height);
    // Also draws a little of the transparent border, which smooths the edges of rotated cards.
    const Rect from = source.grown(1);
    const float more = source.width > 0 ? from.width / source.width : 1;
    const float tall = source.width > 0 ? from.height / source.width : 1;
    const float half_x = pose.width * more / 2, half_y = pose.width * tall / 2;
    const Pose unit{pose.centre, 1, pose.degrees};
    const auto corner = [&](float x, float y) {
        return vec(point_on(unit, 0.5F + x * half_x, 0.5F + y * half_y / card_aspect));
    };
    list_.AddImageQuad(cards_.texture, corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1),
                       {from.left / width, from.top / height}, {from.right() / width, from.top / height},
                       {from.right() / width, from.bottom() / height},
                       {from.left / width, from.bottom() / height}, packed(tint));
}

void Canvas::shadow(const Pose& pose) const {
    Pose under = pose;
    under.width = pose.width * (1 + 2 * shadow_grows);
    under.centre = pose.centre + Point{0, 0.018F * pose.width};
    picture(cards_.atlas->shadow, under, {255, 255, 255, 200});
}

void Canvas::card(Card card, const Pose& pose, float dim) const {
    shadow(pose);
    picture(cards_.atlas->cards[card], pose, {255, 255, 255});
    if (dim > 0) picture(cards_.atlas->dimmed, pose, look::panel.faded(dim));
}

void Canvas::back(const Pose& pose) const {
    shadow(pose);
    const bool small = pose.width < 0.6F * cards_.atlas->back.width;
    picture(small ? cards_.atlas->small_back : cards_.atlas->back, pose, {255, 255, 255});
}

void Canvas::ring(const Pose& pose, Colour colour) const {
    Pose around = pose;
    around.width = pose.width * 1.04F;
    picture(cards_.atlas->ring, around, colour);
}

void Canvas::sign(Suit suit, const Rect& rect) const {
    fill(rect, look::paper, rect.width * 0.22F);
    picture(cards_.atlas->signs[static_cast<std::size_t>(index(suit))],
            {rect.centre(), rect.width * 0.82F, 0}, {255, 255, 255});
}

} // namespace roundhouse::window
