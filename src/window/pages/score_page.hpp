#pragma once
// The score sheet as a page: how each number came about, and the totals as curves.

#include "seating/session.hpp"
#include "window/pages/panel.hpp"

#include <vector>

namespace roundhouse::window {

using seating::Session;

/// Inside an open panel: curves of the totals, and below them the rounds, the last first.
void draw_score_sheet(const Page& page, const Session& session);

/// Spreads labels of height `step` without overlap, each as near to its `wanted` position as possible (the
/// highest first), between `top` and `bottom`. Requires room for all.
std::vector<float> spread(const std::vector<float>& wanted, float step, float top, float bottom);

/// Height of a panel that shows all of it, at a scale of 1.
float height_of_score_page(const Session& session);

} // namespace roundhouse::window
