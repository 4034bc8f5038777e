#pragma once
// Decides what the column beside the table shows, from top to bottom, and how much of it fits. The question
// comes first: if the window is low, scores make room for it.

#include "window/paint/canvas.hpp"
#include "window/table/model.hpp"

namespace roundhouse::window {

/// Height of the progress of the declarer's side, at a scale of 1.
inline constexpr float running_height = 76;

struct ColumnPlan {
    bool contract = false;           ///< who plays for how much
    bool turned = false;             ///< no contract, but trump was turned up
    bool running = false;            ///< progress of the declarer's side
    std::vector<Party> parties = {}; ///< whose scores are shown
    bool tallies = true;             ///< the tallies kept beside the scores, shown under them
    float line = 0;                  ///< height of a score
    Rect panel;                      ///< around all of these
    std::string title;               ///< the question; empty if there is none
    bool in_a_line = true;           ///< it fits on one line
    Rect question;                   ///< where it goes
    Rect log;
};

/// The table must be laid out.
ColumnPlan plan_column(const TableModel& table, const Canvas& canvas);

} // namespace roundhouse::window
