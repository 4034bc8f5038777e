#pragma once
// The parts of a comparison that fit on one sheet of paper, to hand out; the screen shows everything.

#include "teach/compare/compare.hpp"

namespace roundhouse::teach {

struct OnPaper {
    std::vector<bool> statements, situations; ///< whether each is on the sheet, in the comparison's order
    /// "Not on this sheet, but on the page that it was printed from: 3 differences, …"; empty if nothing is
    /// left off.
    std::string left_off;
};

/// What matters most goes first: how the game is played before how it is dealt, a case of each section before
/// a second one of any.
OnPaper on_paper(const Comparison& found, Face face);

} // namespace roundhouse::teach
