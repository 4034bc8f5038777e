#pragma once
// The parts of the page Compare, each drawn downwards from its place; they return their bottom. Private to
// it.

#include "window/compare/compare_job.hpp"
#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"

#include <optional>

namespace roundhouse::window {

/// For rule set B and for differences.
inline constexpr Colour blue_of_b{0x8c, 0xcb, 0xee};
inline constexpr Colour line_on_panel{0x2a, 0x55, 0x4a};

/// What the parts draw on.
struct Sheet {
    const Page& page;
    Canvas canvas; ///< of the scrolling window
    Face face = Face::french;
    bool large = false; ///< for a projector: little besides the main thing
    float s() const { return page.scale; }
    /// False: one column only.
    bool wide() const { return !large && page.window.x / page.scale >= 1080; }
};

enum class Which : std::uint8_t { a, b };

/// A ring with A, a disc with B.
void draw_mark(const Sheet& sheet, Which which, Point centre, float radius);

/// The background of a panel whose height is known only after its content is drawn. Only one may be open.
class Ground {
  public:
    Ground(const Sheet& sheet, float left, float top, float width);
    /// Draws it beneath everything drawn since; returns its bottom.
    float close(float bottom);

  private:
    const Sheet& sheet_;
    Rect place_;
};

/// Text broken at `width`; returns its bottom.
float write(const Sheet& sheet, Point at, float width, const std::string& text, const TextStyle& style);

/// Width of a card of a case, in pixels.
float case_card_width(float scale, bool wide, bool large);

// ---- the sections

float draw_statements(const Sheet& sheet, const Rect& place, const Compared& compared);

/// A step through the list of cases, or a jump to one.
struct CasePressed {
    int step = 0;
    std::optional<std::size_t> chosen;
};
/// One case, large; the list at the left if the window is wide.
float draw_cases(const Sheet& sheet, const Rect& place, const Compared& compared, std::size_t chosen,
                 bool scroll, CasePressed& pressed);

/// The deal under both in one strip; sets `steps` if somebody wants it step by step.
float draw_deal_strip(const Sheet& sheet, const Rect& place, const Compared& compared, bool& steps);

struct DealPressed {
    int step = 0;
    std::optional<Which> play;
};
/// Both tables after so many steps.
float draw_deal(const Sheet& sheet, const Rect& place, const Compared& compared, std::size_t step,
                DealPressed& pressed);

/// What difference the rules make; `few`: only the clearest effects.
float draw_effects(const Sheet& sheet, const Rect& place, const CompareJob::Found& found, bool few);

} // namespace roundhouse::window
