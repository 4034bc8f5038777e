#include "cards/notation.hpp"
#include "game/steps/steps.hpp"

#include <utility>

#include <fmt/format.h>

namespace roundhouse {

namespace {

// One gives first, mostly the partner; the other looks, and gives as many back (B05). Or both choose before
// either sees what the other gives (C09).

void begin(RoundState&, EventLog) {}

Decision pending(const RoundState& state) {
    const Seat declarer = state.contract.seat;
    if (declarer == 0) return {};
    const Seat partner = partner_of(*state.rules, declarer);
    const PassRule& rule = *state.rules->pass;
    const Seat first = rule.declarer_first ? declarer : partner;
    const Seat second = rule.declarer_first ? partner : declarer;
    if (partner == 0 || state.given_to[second]) return {};
    const Seat giver = state.given_to[first] || !state.promised.empty() ? second : first;
    return {.seat = giver,
            .kind = DecisionKind::give,
            .cards = state.tricks.hands[giver],
            .how_many = rule.cards,
            .to = giver == declarer ? partner : declarer};
}

void hand_over(RoundState& state, Seat from, Seat to, const CardSet& cards, EventLog log) {
    state.tricks.hands[from] -= cards;
    state.tricks.hands[to] += cards;
    state.given[from] = cards;
    state.given_to[from] = static_cast<std::int8_t>(to);
    log.tell({.kind = EventKind::gave, .seat = from, .to = to, .number = cards.size(), .cards = cards});
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    const CardSet& hand = state.tricks.hands[asked.seat];
    if (!hand.contains(action.cards))
        return Refusal{"not_held", "", CardSet::of(hand.kinds()),
                       fmt::format("You do not hold all of {}.", notation(action.cards))};
    if (action.cards.size() != asked.how_many)
        return Refusal{
            "wrong_number", "", CardSet::of(hand.kinds()),
            fmt::format("Exactly {} cards are given, not {}.", asked.how_many, action.cards.size())};
    if (!state.rules->pass->simultaneous) {
        hand_over(state, asked.seat, asked.to, action.cards, log);
    } else if (state.promised.empty()) {
        state.promised = action.cards;
    } else {
        hand_over(state, asked.to, asked.seat, std::exchange(state.promised, {}), log);
        hand_over(state, asked.seat, asked.to, action.cards, log);
    }
    return {};
}

} // namespace

const StepCode pass_step{begin, pending, apply};

} // namespace roundhouse
