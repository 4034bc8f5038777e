#pragma once
// What stands in the column beside the table, from the top down, and how much of it there is room for. What
// is asked comes first: where the window is low, scores make room for it.

#include "window/paint/canvas.hpp"
#include "window/table/model.hpp"

namespace roundhouse::window {

/// Of how far the declarer's side has come, at a scale of 1.
inline constexpr float running_height = 76;

struct ColumnPlan {
    bool contract = false;           ///< who plays for how much
    bool turned = false;             ///< there is none, but trump
    bool running = false;            ///< how far the declarer's side has come
    std::vector<Party> parties = {}; ///< whose scores are shown
    bool tallies = true;             ///< what is kept beside the scores, under them
    float line = 0;                  ///< height of a score
    Rect panel;                      ///< of all this
    std::string title;               ///< what is asked; empty if nothing is
    bool in_a_line = true;           ///< it has room in one
    Rect question;                   ///< its place
    Rect log;
};

/// Of a table that is laid out.
ColumnPlan plan_column(const TableModel& table, const Canvas& canvas);

} // namespace roundhouse::window
