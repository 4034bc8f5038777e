#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The next card of the stock is turned up, makes trump and lies under the stock; some pay the dealer (C16).
void begin(RoundState& state, EventLog log) {
    const TurnUpRule& rule = *state.rules->turn_up;
    const Card card = state.stock.back();
    state.stock.pop_back();
    state.stock.insert(state.stock.begin(), card);
    state.turned_up = true;
    state.tricks.trump = card.suit();
    state.trump_named = true;
    const int paid = rule.pays == card.rank() ? rule.points : 0;
    state.meld_points[state.dealer] += paid;
    log.tell({.kind = EventKind::turned_up, .seat = state.dealer, .number = paid, .cards = {card}});
}

} // namespace

const StepCode turn_up_step{begin, nothing_pending, nothing_to_do};

} // namespace roundhouse
