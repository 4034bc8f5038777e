#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The next card of the stock is turned up, makes trump and goes under the stock; a certain rank pays the
/// dealer (C16).
void begin(RoundState& state, EventLog log) {
    const TurnUpRule& rule = *state.rules->turn_up;
    const Card card = state.stock.cards.back();
    state.stock.cards.pop_back();
    state.stock.cards.insert(state.stock.cards.begin(), card);
    state.stock.turned_up = true;
    state.tricks.trump = card.suit();
    state.trump.named = true;
    const int paid = rule.pays == card.rank() ? rule.points : 0;
    state.melds.points[state.dealer] += paid;
    log.tell(events::TurnedUp{state.dealer, card, paid});
}

} // namespace

const StepCode turn_up_step{begin, nothing_pending, nothing_to_do};

} // namespace roundhouse
