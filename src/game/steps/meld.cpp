#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The best melds of every hand are found and shown, the declarer's first (B09), or without a contract those
/// of the seat left of the dealer.
void begin(RoundState& state, EventLog log) {
    const Rulebook& rules = *state.rules;
    thread_local std::vector<Meld> found;
    const Seat first = state.contract.seat ? state.contract.seat : after(state.dealer, rules.seats);
    in_order(rules, first, [&](Seat seat) {
        rules.melds.best(state.tricks.hands[seat], state.tricks.trump, found);
        int sum = 0;
        for (const Meld& meld : found) {
            sum += meld.points;
            state.melds.push_back({seat, meld});
            log.tell({.kind = EventKind::melded,
                      .seat = seat,
                      .to = meld.multiple,
                      .number = meld.points,
                      .index = meld.rule,
                      .cards = meld.cards});
        }
        state.meld_points[seat] = sum;
        log.tell({.kind = EventKind::meld_sum, .seat = seat, .number = sum});
    });
}

} // namespace

const StepCode meld_step{begin, nothing_pending, nothing_to_do};

int declarers_meld(const RoundState& state) {
    int sum = 0;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        if (state.tricks.sides.of[seat] == state.tricks.sides.declarers) sum += state.meld_points[seat];
    return sum;
}

} // namespace roundhouse
