#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The declarer takes the kitty into the hand, for all to see if the rules say so (A07).
void take(RoundState& state, EventLog log) {
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

/// Nobody is asked unless the kitty may be left unseen.
void begin(RoundState& state, EventLog log) {
    if (!offers_exit(state, Step::kitty)) take(state, log);
}

/// What the declarer still has to give away, and to whom; one card of it stays (C31).
Decision one_to_each(const RoundState& state) {
    CardSet left = state.kitty;
    Seat next = 0;
    in_order(*state.rules, state.contract.seat, [&](Seat seat) {
        left -= state.kitty_given[seat];
        if (next == 0 && seat != state.contract.seat && state.kitty_given[seat].empty()) next = seat;
    });
    if (next == 0) return {};
    return {
        .seat = state.contract.seat, .kind = DecisionKind::give, .cards = left, .how_many = 1, .to = next};
}

Decision pending(const RoundState& state) {
    if (state.exit >= 0) return {};
    if (!state.kitty_taken) return {.seat = state.contract.seat, .kind = DecisionKind::take_kitty};
    return state.rules->kitty->to_everyone ? one_to_each(state) : Decision{};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (asked.kind == DecisionKind::take_kitty) {
        take(state, log);
        return {};
    }
    if (action.cards.size() != 1 || !asked.cards.contains(action.cards))
        return Refusal{"not_of_kitty", "", CardSet::of(asked.cards.kinds()),
                       "Give one of the kitty's cards that you have not given away yet."};
    state.tricks.hands[asked.seat] -= action.cards;
    state.tricks.hands[asked.to] += action.cards;
    state.kitty_given[asked.to] = action.cards;
    log.tell(
        {.kind = EventKind::gave, .seat = asked.seat, .to = asked.to, .number = 1, .cards = action.cards});
    return {};
}

} // namespace

const StepCode kitty_step{begin, pending, apply};

} // namespace roundhouse
