#pragma once
// What of a comparison has room on one sheet of paper, so that it can be handed out; all of it is on the
// screen.

#include "teach/compare/compare.hpp"

namespace roundhouse::teach {

struct OnPaper {
    std::vector<bool> statements, situations; ///< of each, in the comparison's order: it is on the sheet
    /// "Not on this sheet, but on the page that it was printed from: 3 differences, …"; empty if all is.
    std::string left_off;
};

/// What matters most goes first: how the game is played before how it is dealt, a case of each section before
/// a second one of any.
OnPaper on_paper(const Comparison& found, Face face);

} // namespace roundhouse::teach
