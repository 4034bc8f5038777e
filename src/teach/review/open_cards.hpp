#pragma once
// Hindsight: what a round would have allowed with all cards open. Private to the review.

#include "teach/review/review.hpp"

namespace roundhouse::teach {

/// Fills in what can be said of a finished round. `before[i]`: the game before `found.decisions[i]`;
/// `first_lead`: before the first card after the stock, if one was played; `after`: when all was over.
/// Searches the latest decisions first, with at most the plan's nodes in all.
void look_back(const std::vector<Match>& before, const Match* first_lead, const Match& after,
               const ReviewPlan& plan, Review& found);

} // namespace roundhouse::teach
