#pragma once
// What can be done with a review at the terminal: find a better choice, or play on from a decision.

#include "seating/session.hpp"
#include "teach/review/review.hpp"
#include "terminal/text_table.hpp"

namespace roundhouse::terminal {

/// `find`, `play on 2`, `find 1 west`: which of the costliest decisions, and whose.
struct LookAgain {
    bool plays_on = false;
    int number = 1;
    Seat seat = 0; ///< 0: not given
};
/// Empty for anything else. Understands English and the reader's language.
std::optional<LookAgain> read_look_again(std::string_view line, const present::Names& names);

/// The decision with that number, from 1, among the costliest; null, after saying so, if there is none.
const teach::ReviewedDecision* decision_numbered(const teach::Review& review, int number,
                                                 const Screen& screen);

/// Shows the table at that decision, still open, and judges each answer until one is as good as the best, or
/// the person asks to be shown or stops. False at the end of input.
bool find_better(const RecordedGame& game, const teach::ReviewedDecision& decision,
                 const present::Names& names, const Screen& screen);

/// Plays the round on from that decision, in an unfinished game; nothing is kept.
Ending try_round(const RecordedGame& game, const teach::ReviewedDecision& decision, const Screen& screen,
                 std::chrono::milliseconds pause);

} // namespace roundhouse::terminal
