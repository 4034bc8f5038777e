#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The declarer takes the kitty into the hand, for all to see if the rules say so (A07).
void begin(RoundState& state, EventLog log) {
    const Seat declarer = state.contract.seat;
    state.held_before = state.tricks.hands[declarer];
    state.tricks.hands[declarer] += state.kitty;
    state.kitty_taken = true;
    log.tell({.kind = EventKind::kitty,
              .seat = declarer,
              .number = state.kitty.size(),
              .index = state.rules->kitty->shown ? 1 : 0,
              .cards = state.kitty});
}

} // namespace

const StepCode kitty_step{begin, nothing_pending, nothing_to_do};

} // namespace roundhouse
