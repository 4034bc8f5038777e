#include "game/steps/steps.hpp"

#include <utility>

namespace roundhouse {

namespace {

// One gives first, usually the partner; the other looks, and gives as many back (B05). Or both choose before
// either sees what the other gives (C09).

void begin(RoundState&, EventLog) {}

Decision pending(const RoundState& state) {
    const Seat declarer = state.contract.seat;
    if (declarer == 0) return {};
    const Seat partner = partner_of(state, declarer);
    const ExchangeRule& rule = *state.rules->exchange;
    const Seat first = rule.declarer_first ? declarer : partner;
    const Seat second = rule.declarer_first ? partner : declarer;
    if (partner == 0 || state.exchange.given_to[second]) return {};
    const Seat giver = state.exchange.given_to[first] || !state.exchange.promised.empty() ? second : first;
    return {.seat = giver,
            .kind = DecisionKind::give,
            .cards = state.tricks.hands[giver],
            .how_many = rule.cards,
            .to = giver == declarer ? partner : declarer};
}

void note_gift(RoundState& state, Seat from, Seat to, const CardSet& cards, EventLog log) {
    state.exchange.given[from] = cards;
    state.exchange.given_to[from] = static_cast<std::int8_t>(to);
    log.tell(events::Gave{from, to, cards.size(), cards});
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    const CardSet& cards = std::get<actions::Give>(action).cards;
    if (auto refusal = why_not_these(state.tricks.hands[asked.seat], asked, cards)) return refusal;
    if (!state.rules->exchange->simultaneous) {
        hand_over(state, asked.seat, asked.to, cards);
        note_gift(state, asked.seat, asked.to, cards, log);
    } else if (state.exchange.promised.empty()) {
        state.exchange.promised = cards;
    } else {
        const CardSet promised = std::exchange(state.exchange.promised, {});
        swap_cards(state, asked.to, promised, asked.seat, cards);
        note_gift(state, asked.to, asked.seat, promised, log);
        note_gift(state, asked.seat, asked.to, cards, log);
    }
    return {};
}

} // namespace

const StepCode exchange_step{begin, pending, apply};

} // namespace roundhouse
