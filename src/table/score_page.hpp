#pragma once
// The score sheet as a page: how each number came to be, and the totals as lines.

#include "table/panel.hpp"
#include "table/session.hpp"

namespace roundhouse::table {

/// Within a panel that is open; leaves `foot` pixels free under it.
void draw_score_sheet(const Page& page, const Session& session, float foot);

} // namespace roundhouse::table
