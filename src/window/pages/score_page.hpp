#pragma once
// The score sheet as a page: how each number came to be, and the totals as lines.

#include "seating/session.hpp"
#include "window/pages/panel.hpp"

#include <vector>

namespace roundhouse::window {

using seating::Session;

/// Within a panel that is open: the totals as lines over the rounds, under them the rounds, the last first.
void draw_score_sheet(const Page& page, const Session& session);

/// Where lines of `step` are written that would stand at `wanted`, the highest first: each as near to it as
/// there is room between `top` and `bottom`, and none on another. There is room for all.
std::vector<float> spread(const std::vector<float>& wanted, float step, float top, float bottom);

/// The height of a panel that shows all of it, at a scale of 1.
float height_of_score_page(const Session& session);

} // namespace roundhouse::window
