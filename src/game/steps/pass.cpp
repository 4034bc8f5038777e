#include "cards/notation.hpp"
#include "game/steps/steps.hpp"

#include <fmt/format.h>

namespace roundhouse {

namespace {

// The partner gives first; the declarer looks, and gives as many back (B05).

void begin(RoundState&, EventLog) {}

Decision pending(const RoundState& state) {
    const Seat declarer = state.contract.seat;
    if (declarer == 0) return {};
    const Seat partner = partner_of(*state.rules, declarer);
    if (partner == 0 || state.given_to[declarer]) return {};
    const Seat giver = state.given_to[partner] ? declarer : partner;
    return {.seat = giver,
            .kind = DecisionKind::give,
            .cards = state.tricks.hands[giver],
            .how_many = state.rules->pass->cards,
            .to = giver == declarer ? partner : declarer};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    CardSet& hand = state.tricks.hands[asked.seat];
    if (!hand.contains(action.cards))
        return Refusal{"not_held", "", CardSet::of(hand.kinds()),
                       fmt::format("You do not hold all of {}.", notation(action.cards))};
    if (action.cards.size() != asked.how_many)
        return Refusal{
            "wrong_number", "", CardSet::of(hand.kinds()),
            fmt::format("Exactly {} cards are given, not {}.", asked.how_many, action.cards.size())};
    hand -= action.cards;
    state.tricks.hands[asked.to] += action.cards;
    state.given[asked.seat] = action.cards;
    state.given_to[asked.seat] = static_cast<std::int8_t>(asked.to);
    log.tell({.kind = EventKind::gave,
              .seat = asked.seat,
              .to = asked.to,
              .number = asked.how_many,
              .cards = action.cards});
    return {};
}

} // namespace

const StepCode pass_step{begin, pending, apply};

} // namespace roundhouse
