#pragma once
// The score sheet as a page: how each number came to be, and the totals as lines.

#include "seating/session.hpp"
#include "window/pages/panel.hpp"

namespace roundhouse::window {

using seating::Session;

/// Within a panel that is open: the totals as lines over the rounds, under them the rounds, the last first.
void draw_score_sheet(const Page& page, const Session& session);

/// The height of a panel that shows all of it, at a scale of 1.
float height_of_score_page(const Session& session);

} // namespace roundhouse::window
