#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// Packets go round from the seat after the dealer until every hand is full (C02, D01).
void deal(RoundState& state, EventLog log) {
    const Rulebook& rules = *state.rules;
    std::size_t next = 0;
    for (const int packet : rules.deal.packets)
        in_order(rules, after(state.dealer, rules.seats), [&](Seat seat) {
            for (int i = 0; i < packet; ++i) state.tricks.hands[seat].add(state.pack[next++]);
        });
    for (int i = 0; i < rules.deal.kitty; ++i) state.kitty.cards.add(state.pack[next++]);
    state.stock.cards.assign(state.pack.rbegin(), state.pack.rend() - static_cast<std::ptrdiff_t>(next));
    if (!log.listens()) return;
    in_order(rules, after(state.dealer, rules.seats), [&](Seat seat) {
        log.tell(events::Dealt{seat, rules.deal.hand, state.tricks.hands[seat]});
    });
}

} // namespace

const StepCode deal_step{deal, nothing_pending, nothing_to_do};

} // namespace roundhouse
