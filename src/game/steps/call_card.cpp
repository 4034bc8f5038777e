#include "cards/notation.hpp"
#include "game/steps/steps.hpp"

#include <fmt/format.h>

namespace roundhouse {

namespace {

void begin(RoundState&, EventLog) {}

Decision ask(const RoundState& state) {
    const Seat declarer = state.contract.seat;
    const KindMask held = state.tricks.hands[declarer].kinds();
    return {.seat = declarer,
            .kind = DecisionKind::ask_card,
            .cards = CardSet::of(state.rules->deck.kinds() & ~held)};
}

/// What is given in return must not be the card that was called (A28).
Decision give_back(const RoundState& state) {
    const Seat declarer = state.contract.seat;
    return {.seat = declarer,
            .kind = DecisionKind::give,
            .cards = state.tricks.hands[declarer].only(~mask_of(state.asked_card)),
            .how_many = state.rules->call_card->gives_back,
            .to = state.owed_to};
}

Decision pending(const RoundState& state) {
    if (!state.asked) return ask(state);
    return state.owed_to ? give_back(state) : Decision{};
}

/// The players are asked in playing order; the first who has the card gives it.
void look_for(RoundState& state, Card card, EventLog log) {
    const Seat declarer = state.contract.seat;
    Seat giver = 0;
    in_order(*state.rules, declarer, [&](Seat seat) {
        if (giver == 0 && seat != declarer && state.tricks.hands[seat].has(card)) giver = seat;
    });
    log.tell({.kind = EventKind::asked, .seat = declarer, .to = giver, .cards = {card}});
    if (giver == 0) return;
    state.tricks.hands[giver].remove(card);
    state.tricks.hands[declarer].add(card);
    state.asked_card = card;
    state.owed_to = state.rules->call_card->gives_back > 0 ? giver : 0;
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (asked.kind == DecisionKind::ask_card) {
        if (action.kind == ActionKind::decline) {
            log.tell({.kind = EventKind::asked, .seat = asked.seat});
            state.asked = true;
            return {};
        }
        const Card card = card_of(action);
        if (!asked.cards.has(card))
            return Refusal{"held", "", asked.cards,
                           fmt::format("Only a card of the deck that you do not hold can be called, not {}.",
                                       notation(card))};
        state.asked = true;
        look_for(state, card, log);
        return {};
    }
    if (action.cards.size() != asked.how_many || !asked.cards.contains(action.cards))
        return Refusal{
            "not_to_give", "", CardSet::of(asked.cards.kinds()),
            fmt::format("Give {} of your cards in return, but not the one that you called.", asked.how_many)};
    state.tricks.hands[asked.seat] -= action.cards;
    state.tricks.hands[asked.to] += action.cards;
    state.given[asked.seat] = action.cards;
    state.given_to[asked.seat] = static_cast<std::int8_t>(asked.to);
    state.owed_to = 0;
    log.tell({.kind = EventKind::gave,
              .seat = asked.seat,
              .to = asked.to,
              .number = asked.how_many,
              .cards = action.cards});
    return {};
}

} // namespace

const StepCode call_card_step{begin, pending, apply};

} // namespace roundhouse
