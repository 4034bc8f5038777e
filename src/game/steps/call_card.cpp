#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The declarer's partner is not known yet: until then, all the others are one side (C32).
void begin(RoundState& state, EventLog) {
    if (!state.rules->call_card->makes_partner || state.contract.seat == 0) return;
    Sides& sides = state.tricks.sides;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        sides.of[seat] = seat == state.contract.seat ? 1 : 2;
    sides.declarers = 1;
}

/// Kinds that the declarer may ask for: any not held; or any trump, each once.
KindMask open_kinds(const RoundState& state) {
    const KindMask deck = state.rules->deck.kinds();
    if (!state.rules->call_card->makes_partner)
        return deck & ~state.tricks.hands[state.contract.seat].kinds();
    return deck & mask_of(state.tricks.trump) & ~state.call_card.in_vain;
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
            .cards = state.tricks.hands[declarer].only(~mask_of(*state.call_card.card)),
            .how_many = state.rules->call_card->gives_back,
            .to = state.call_card.owed_to};
}

Decision pending(const RoundState& state) {
    if (state.contract.seat == 0) return {};
    if (!state.call_card.done) return ask(state);
    return state.call_card.owed_to ? give_back(state) : Decision{};
}

/// Copies of a card that the declarer must have, as everybody can tell, because nobody else does: all but
/// those that may be in no hand.
CardSet held_for_certain(const RoundState& state, Card card) {
    int in_no_hand = state.rules->deck.size();
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) in_no_hand -= state.tricks.hands[seat].size();
    CardSet held;
    if (const int copies = state.rules->deck.count(card) - in_no_hand; copies > 0) held.add(card, copies);
    return held;
}

/// Whoever has the card plays with the declarer and keeps it; if nobody has it, another is asked for.
void find_partner(RoundState& state, Card card, EventLog log) {
    const Seat declarer = state.contract.seat;
    in_order(*state.rules, declarer, [&](Seat seat) {
        if (state.call_card.partner == 0 && seat != declarer && state.tricks.hands[seat].has(card))
            state.call_card.partner = seat;
    });
    log.tell(events::AskedForPartner{declarer, card, state.call_card.partner});
    if (state.call_card.partner == 0) {
        state.call_card.in_vain |= mask_of(card);
        lay_open(state, declarer, held_for_certain(state, card));
        state.call_card.done = open_kinds(state) == 0;
        if (state.call_card.done) log.tell(events::AskedForPartner{declarer});
        return;
    }
    state.call_card.done = true;
    state.call_card.card = card;
    state.tricks.sides.of[state.call_card.partner] = 1;
    lay_open(state, state.call_card.partner, {card});
}

/// The players are asked in playing order; the first who has the card gives it.
void look_for(RoundState& state, Card card, EventLog log) {
    const Seat declarer = state.contract.seat;
    Seat giver = 0;
    in_order(*state.rules, declarer, [&](Seat seat) {
        if (giver == 0 && seat != declarer && state.tricks.hands[seat].has(card)) giver = seat;
    });
    log.tell(events::CalledCard{declarer, card, giver});
    if (giver == 0) {
        state.call_card.in_vain |= mask_of(card);
        return;
    }
    hand_over_openly(state, giver, declarer, {card});
    state.call_card.card = card;
    state.call_card.owed_to = state.rules->call_card->gives_back > 0 ? giver : 0;
}

std::optional<Refusal> give_in_return(RoundState& state, const Decision& asked, const CardSet& cards,
                                      EventLog log) {
    if (cards.size() != asked.how_many || !asked.cards.contains(cards))
        return Refusal{.code = RefusalCode::not_to_give,
                       .cards = cards,
                       .allowed = CardSet::of(asked.cards.kinds()),
                       .limit = asked.how_many};
    const CardSet kept = state.tricks.hands[asked.seat] - asked.cards;
    hand_over(state, asked.seat, asked.to, cards, kept);
    state.call_card.returned = cards;
    state.call_card.returned_to = asked.to;
    state.call_card.owed_to = 0;
    log.tell(events::Gave{asked.seat, asked.to, asked.how_many, cards});
    return {};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (const auto* given = as<actions::Give>(action)) return give_in_return(state, asked, given->cards, log);
    const bool makes_partner = state.rules->call_card->makes_partner;
    if (is<actions::Decline>(action)) {
        if (!asked.may_decline) return Refusal{.code = RefusalCode::must_ask, .allowed = asked.cards};
        log.tell(events::CalledCard{asked.seat});
        state.call_card.done = true;
        return {};
    }
    const Card card = std::get<actions::AskCard>(action).card;
    if (!asked.cards.has(card))
        return Refusal{.code = makes_partner ? RefusalCode::not_to_ask : RefusalCode::held,
                       .cards = {card},
                       .allowed = asked.cards};
    if (makes_partner) {
        find_partner(state, card, log);
        return {};
    }
    state.call_card.done = true;
    look_for(state, card, log);
    return {};
}

} // namespace

const StepCode call_card_step{begin, pending, apply};

} // namespace roundhouse
