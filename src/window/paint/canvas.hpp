#pragma once
// Draws cards, shapes and text in pixels, in the order of the calls. Everything goes into one draw list that
// reaches the graphics card in a few calls: one texture for cards, another for letters and shapes.

#include "window/artwork/faces.hpp"
#include "window/paint/fonts.hpp"

#include <set>
#include <string>
#include <string_view>

struct ImDrawList;

namespace roundhouse::window {

struct TextStyle {
    Size size = Size::body;
    bool bold = false;
    Colour colour = look::text;
};

enum class Align : std::uint8_t { left, centre, right };

/// The card pictures as a texture of the graphics card.
struct CardTexture {
    const CardAtlas* atlas = nullptr;
    void* texture = nullptr;
};

class Canvas {
  public:
    /// `cut` collects the texts that did not fit.
    Canvas(ImDrawList& list, const Fonts& fonts, const CardTexture& cards, std::set<std::string>& cut)
        : list_(list), fonts_(fonts), cards_(cards), cut_(cut) {}

    /// The same on another list, such as that of a scrolling panel.
    Canvas on(ImDrawList& list) const { return {list, fonts_, cards_, cut_}; }

    void fill(const Rect& rect, Colour colour, float radius = 0) const;
    void outline(const Rect& rect, Colour colour, float radius, float line) const;
    void dashed(const Pose& pose, Colour colour, float line) const;
    void line(Point from, Point to, Colour colour, float width) const;
    void circle(Point centre, float radius, Colour colour) const;
    void triangle(Point a, Point b, Point c, Colour colour) const;
    /// The table's cloth: light in the middle, dark towards the corners.
    void felt(const Rect& rect) const;

    Point measure(std::string_view text, const TextStyle& style) const;
    /// Height of the text broken at `width`.
    float height_of(std::string_view text, const TextStyle& style, float width) const;
    /// One line, vertically centred in `rect`; shortened with an ellipsis if it is too long.
    void text(const Rect& rect, std::string_view text, const TextStyle& style,
              Align align = Align::left) const;
    /// Broken at the width of `rect`, from its top; what does not fit is cut.
    void paragraph(const Rect& rect, std::string_view text, const TextStyle& style) const;

    /// A card with its shadow. `dim` from 0 to 1 desaturates it.
    void card(Card card, const Pose& pose, float dim = 0) const;
    /// A card's back; plain if it is small.
    void back(const Pose& pose) const;
    void ring(const Pose& pose, Colour colour) const;
    /// A suit sign on a patch of paper, so that black shows on dark.
    void sign(Suit suit, const Rect& rect) const;

  private:
    void picture(const Rect& source, const Pose& pose, Colour tint) const;
    void shadow(const Pose& pose) const;

    ImDrawList& list_;
    const Fonts& fonts_;
    CardTexture cards_;
    std::set<std::string>& cut_;
};

} // namespace roundhouse::window
