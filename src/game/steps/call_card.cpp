#include "cards/notation.hpp"
#include "game/steps/steps.hpp"

#include <fmt/format.h>

namespace roundhouse {

namespace {

/// Whom the declarer plays with is open yet: until it is known all the others are one side (C32).
void begin(RoundState& state, EventLog) {
    if (!state.rules->call_card->makes_partner || state.contract.seat == 0) return;
    Sides& sides = state.tricks.sides;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        sides.of[seat] = seat == state.contract.seat ? 1 : 2;
    sides.declarers = 1;
}

/// Kinds that the declarer may ask for: any not held; or any trump, once.
KindMask open_kinds(const RoundState& state) {
    const KindMask deck = state.rules->deck.kinds();
    if (!state.rules->call_card->makes_partner)
        return deck & ~state.tricks.hands[state.contract.seat].kinds();
    return deck & mask_of(state.tricks.trump) & ~state.asked_in_vain;
}

Decision ask(const RoundState& state) {
    const KindMask kinds = open_kinds(state);
    if (kinds == 0) return {}; // none left: the declarer plays alone
    return {.seat = state.contract.seat,
            .kind = DecisionKind::ask_card,
            .cards = CardSet::of(kinds),
            .may_decline = !state.rules->call_card->makes_partner};
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
    if (state.contract.seat == 0) return {};
    if (!state.asked) return ask(state);
    return state.owed_to ? give_back(state) : Decision{};
}

/// Who has the card plays with the declarer and keeps it; if nobody has it another is asked for.
void find_partner(RoundState& state, Card card, EventLog log) {
    const Seat declarer = state.contract.seat;
    in_order(*state.rules, declarer, [&](Seat seat) {
        if (state.partner == 0 && seat != declarer && state.tricks.hands[seat].has(card))
            state.partner = seat;
    });
    log.tell({.kind = EventKind::asked, .seat = declarer, .to = state.partner, .index = 1, .cards = {card}});
    if (state.partner == 0) {
        state.asked_in_vain |= mask_of(card);
        state.asked = open_kinds(state) == 0;
        if (state.asked) log.tell({.kind = EventKind::asked, .seat = declarer, .index = 1});
        return;
    }
    state.asked = true;
    state.asked_card = card;
    state.tricks.sides.of[state.partner] = 1;
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
        if (action.kind == ActionKind::decline && !asked.may_decline)
            return Refusal{"must_ask", "", asked.cards, "A card of the trump suit must be asked for."};
        if (action.kind == ActionKind::decline) {
            log.tell({.kind = EventKind::asked, .seat = asked.seat});
            state.asked = true;
            return {};
        }
        const Card card = card_of(action);
        if (!asked.cards.has(card) && state.rules->call_card->makes_partner)
            return Refusal{"not_to_ask", "", asked.cards,
                           fmt::format("Only a trump that was not asked for yet can be asked for, not {}.",
                                       notation(card))};
        if (!asked.cards.has(card))
            return Refusal{"held", "", asked.cards,
                           fmt::format("Only a card of the deck that you do not hold can be called, not {}.",
                                       notation(card))};
        if (state.rules->call_card->makes_partner) {
            find_partner(state, card, log);
            return {};
        }
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
