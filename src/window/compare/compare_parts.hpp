#pragma once
// The parts of the page Compare, each drawn from its place down; they answer with where they end. Private to
// it.

#include "window/compare/compare_job.hpp"
#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"

#include <optional>

namespace roundhouse::window {

/// Rule set B, and what differs.
inline constexpr Colour blue_of_b{0x8c, 0xcb, 0xee};
inline constexpr Colour line_on_panel{0x2a, 0x55, 0x4a};

/// What the parts are drawn on.
struct Sheet {
    const Page& page;
    Canvas canvas; ///< of the window that scrolls
    Face face = Face::french;
    bool large = false; ///< for a projector: little besides what is looked at
    float s() const { return page.scale; }
    /// Of the narrow window one column is left.
    bool wide() const { return !large && page.window.x / page.scale >= 1080; }
};

enum class Which : std::uint8_t { a, b };

/// A ring with A, a disc with B.
void draw_mark(const Sheet& sheet, Which which, Point centre, float radius);

/// The ground of a panel whose height is known when its content is drawn. One at a time.
class Ground {
  public:
    Ground(const Sheet& sheet, float left, float top, float width);
    /// Draws it below what was drawn since; answers with its bottom.
    float close(float bottom);

  private:
    const Sheet& sheet_;
    Rect place_;
};

/// A text in lines of that width; answers with its bottom.
float write(const Sheet& sheet, Point at, float width, const std::string& text, const TextStyle& style);

/// How large a card of a case is, in pixels.
float case_card_width(float scale, bool wide, bool large);

// ---- the sections

float draw_statements(const Sheet& sheet, const Rect& place, const Compared& compared);

/// Goes on in the list of cases, or to one of them.
struct CasePressed {
    int step = 0;
    std::optional<std::size_t> chosen;
};
/// One case, large; at the left the list of them, where the window is wide.
float draw_cases(const Sheet& sheet, const Rect& place, const Compared& compared, std::size_t chosen,
                 bool scroll, CasePressed& pressed);

/// The same deal in a line; `steps` becomes true where somebody wants it step by step.
float draw_deal_strip(const Sheet& sheet, const Rect& place, const Compared& compared, bool& steps);

struct DealPressed {
    int step = 0;
    std::optional<Which> play;
};
/// Both tables after so many steps.
float draw_deal(const Sheet& sheet, const Rect& place, const Compared& compared, std::size_t step,
                DealPressed& pressed);

/// What difference it makes; `few`: only what is clearest.
float draw_effects(const Sheet& sheet, const Rect& place, const CompareJob::Found& found, bool few);

} // namespace roundhouse::window
