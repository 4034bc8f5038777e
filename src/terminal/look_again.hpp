#pragma once
// What can be done with a review at the terminal: find something better, play on from a decision.

#include "seating/session.hpp"
#include "teach/review/review.hpp"
#include "terminal/text_table.hpp"

namespace roundhouse::terminal {

/// `find`, `play on 2`, `find 1 west`: which of the decisions that cost most, and whose.
struct LookAgain {
    bool plays_on = false;
    int number = 1;
    Seat seat = 0; ///< 0: it was not said
};
/// Empty for anything else. English words, and those of the reader's language.
std::optional<LookAgain> read_look_again(std::string_view line, const present::Names& names);

/// The decision of that number, from 1, among those that cost most; null, and a sentence that says so, if
/// there is none.
const teach::ReviewedDecision* decision_numbered(const teach::Review& review, int number,
                                                 const Screen& screen);

/// Shows the table at that decision, the choice still open, and judges what is typed until it is as good as
/// the best, or somebody asks to be shown or has enough. False if nothing more can be read.
bool find_better(const RecordedGame& game, const teach::ReviewedDecision& decision,
                 const present::Names& names, const Screen& screen);

/// Plays the round on from that decision of a game that is still on; nothing of it is kept.
Ending try_round(const RecordedGame& game, const teach::ReviewedDecision& decision, const Screen& screen,
                 std::chrono::milliseconds pause);

} // namespace roundhouse::terminal
