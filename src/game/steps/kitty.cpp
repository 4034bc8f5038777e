#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The declarer takes the kitty into the hand, for all to see if the rules say so (A07).
void take(RoundState& state, EventLog log) {
    const Seat declarer = state.contract.seat;
    state.kitty.held_before = state.tricks.hands[declarer];
    take_up(state, declarer, state.kitty.cards, state.rules->kitty->shown);
    state.kitty.taken = state.kitty.whole = true;
    log.tell(
        events::TookKitty{declarer, state.kitty.cards.size(), state.rules->kitty->shown, state.kitty.cards});
}

/// Takes the kitty without asking, unless it may be left unseen. Without a declarer it stays where it is.
void begin(RoundState& state, EventLog log) {
    if (state.contract.seat != 0 && !offers_exit(state, Step::kitty)) take(state, log);
}

/// What the declarer still has to give away, and to whom; one card of it stays (C31).
Decision one_to_each(const RoundState& state) {
    CardSet left = state.kitty.cards;
    Seat next = 0;
    in_order(*state.rules, state.contract.seat, [&](Seat seat) {
        left -= state.kitty.given[seat];
        if (next == 0 && seat != state.contract.seat && state.kitty.given[seat].empty()) next = seat;
    });
    if (next == 0) return {};
    return {
        .seat = state.contract.seat, .kind = DecisionKind::give, .cards = left, .how_many = 1, .to = next};
}

Decision pending(const RoundState& state) {
    if (state.exit >= 0 || state.contract.seat == 0) return {};
    if (!state.kitty.taken) return {.seat = state.contract.seat, .kind = DecisionKind::take_kitty};
    return state.rules->kitty->to_everyone ? one_to_each(state) : Decision{};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (asked.kind == DecisionKind::take_kitty) {
        take(state, log);
        return {};
    }
    const CardSet& cards = std::get<actions::Give>(action).cards;
    if (cards.size() != 1 || !asked.cards.contains(cards))
        return Refusal{
            .code = RefusalCode::not_of_kitty, .cards = cards, .allowed = CardSet::of(asked.cards.kinds())};
    hand_over(state, asked.seat, asked.to, cards);
    state.kitty.given[asked.to] = cards;
    log.tell(events::Gave{asked.seat, asked.to, 1, cards});
    return {};
}

} // namespace

const StepCode kitty_step{begin, pending, apply};

} // namespace roundhouse
