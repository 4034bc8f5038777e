#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// Nothing is dealt: the whole pack is the stock (C19).
void begin(RoundState& state, EventLog) { state.stock.assign(state.pack.rbegin(), state.pack.rend()); }

Decision pending(const RoundState& state) {
    const Seat seat = drafting(state);
    if (seat == 0) return {};
    return {.seat = seat, .kind = DecisionKind::keep_card, .cards = {state.stock.back()}};
}

Card draw(RoundState& state) {
    const Card card = state.stock.back();
    state.stock.pop_back();
    return card;
}

/// Who keeps the first card never sees the second; who rejects it must keep the second.
std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    const Card first = draw(state), second = draw(state);
    CardSet& hand = state.tricks.hands[asked.seat];
    if (action.kind == ActionKind::keep) {
        hand.add(first);
        state.blind[asked.seat].add(second);
        log.tell({.kind = EventKind::kept, .seat = asked.seat, .cards = {first}});
        return {};
    }
    state.rejected[asked.seat].add(first);
    hand.add(second);
    log.tell({.kind = EventKind::rejected, .seat = asked.seat, .cards = {first}});
    log.tell({.kind = EventKind::drew,
              .seat = asked.seat,
              .number = static_cast<int>(state.stock.size()),
              .cards = {second}});
    return {};
}

} // namespace

const StepCode draft_step{begin, pending, apply};

Seat drafting(const RoundState& state) {
    const Rulebook& rules = *state.rules;
    if (!rules.draft || state.stock.empty()) return 0;
    const Seat first = rules.draft->dealer_first ? state.dealer : after(state.dealer, rules.seats);
    const int turns = (rules.deal.stock - static_cast<int>(state.stock.size())) / 2;
    return onward(first, turns, rules.seats);
}

Seat pile_counts_for(const RoundState& state, Seat seat) {
    const Rulebook& rules = *state.rules;
    if (!rules.draft || !rules.draft->declarers_pile_to_others || seat != state.contract.seat) return seat;
    const Sides& sides = state.tricks.sides;
    for (int i = 1; i < rules.seats; ++i)
        if (const Seat other = onward(seat, i, rules.seats); sides.of[other] != sides.of[seat]) return other;
    return seat;
}

} // namespace roundhouse
