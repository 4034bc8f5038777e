#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// Nothing is dealt: the whole pack is the stock (C19).
void begin(RoundState& state, EventLog) { state.stock.cards.assign(state.pack.rbegin(), state.pack.rend()); }

Decision pending(const RoundState& state) {
    const Seat seat = drafting(state);
    if (seat == 0) return {};
    return {.seat = seat, .kind = DecisionKind::keep_card, .cards = {state.stock.cards.back()}};
}

Card draw(RoundState& state) {
    const Card card = state.stock.cards.back();
    state.stock.cards.pop_back();
    return card;
}

/// Whoever keeps the first card never sees the second; whoever rejects it must keep the second.
std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    const Card first = draw(state), second = draw(state);
    CardSet& hand = state.tricks.hands[asked.seat];
    if (is<actions::Keep>(action)) {
        hand.add(first);
        state.draft.blind[asked.seat].add(second);
        log.tell(events::Kept{asked.seat, first});
        return {};
    }
    state.draft.rejected[asked.seat].add(first);
    hand.add(second);
    log.tell(events::Rejected{asked.seat, first});
    log.tell(events::Drew{asked.seat, second, false, static_cast<int>(state.stock.cards.size())});
    return {};
}

} // namespace

const StepCode draft_step{begin, pending, apply};

Seat drafting(const RoundState& state) {
    const Rulebook& rules = *state.rules;
    if (!rules.draft || state.stock.cards.empty()) return 0;
    const Seat first = rules.draft->dealer_first ? state.dealer : after(state.dealer, rules.seats);
    const int turns = (rules.deal.stock - static_cast<int>(state.stock.cards.size())) / 2;
    return onward(first, turns, rules.seats);
}

Seat pile_counts_for(const RoundState& state, Seat seat, Seat declarer) {
    const Rulebook& rules = *state.rules;
    if (!rules.draft || !rules.draft->declarers_pile_to_others || seat != declarer) return seat;
    const Sides& sides = state.tricks.sides;
    for (int i = 1; i < rules.seats; ++i)
        if (const Seat other = onward(seat, i, rules.seats); sides.of[other] != sides.of[seat]) return other;
    return seat;
}

} // namespace roundhouse
