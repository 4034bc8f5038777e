#pragma once
// The parts of the page Review, each drawn at its place. Private to it.

#include "teach/review/curve.hpp"
#include "teach/review/words.hpp"
#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"
#include "window/review/find_page.hpp"

namespace roundhouse::window {

/// One of the decisions that cost most.
struct DearRow {
    teach::ReviewedDecision decision;
    teach::DecisionWords words;
    std::size_t place = 0; ///< index in the review
};

/// How far a panel's content is from the edge of its background.
inline constexpr float inset = 20;
void draw_ground(const Page& page, const Canvas& canvas, const Rect& place);

/// The curve in a panel. `of`: how many decisions there will be; `chosen`: number of the highlighted one.
/// Below it the progress of the work, from 0 to 1; 1: not shown.
void draw_curve(const Page& page, const Canvas& canvas, const Rect& place,
                const std::vector<teach::CurvePoint>& points, std::size_t of, int chosen, float progress);

/// How good the decisions were, as numbers and bars; returns the height, drawn or not.
float draw_counts(const Page& page, const Canvas& canvas, const Rect& place, const teach::Review& review,
                  bool draw);

/// The same in a few lines for a narrow window; returns the height.
float draw_summary(const Page& page, const Canvas& canvas, const Rect& place, const teach::Review& review);

/// What open cards would have allowed, in another kind of panel; likewise.
float draw_hindsight(const Page& page, const Canvas& canvas, const Rect& place, const teach::Review& review,
                     const std::vector<DearRow>& rows, bool draw);

/// What a person wants from a row.
enum class RowPressed : std::uint8_t { nothing, choose, find, show, play };

/// A decision that cost points: its number, what was played beside what is better, and buttons. The height
/// depends on the words.
float height_of_row(const Page& page, const Canvas& canvas, float width, const DearRow& row, Learnt learnt,
                    Face face);
RowPressed draw_row(const Page& page, const Canvas& canvas, const Rect& place, const DearRow& row, int number,
                    Learnt learnt, bool chosen, Face face);

} // namespace roundhouse::window
