// Cards that change hands, and what everybody knows of the hands from then on.

#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// Which seats see the cards themselves; the others see how many.
struct Seeing {
    Seat one = 0, other = 0;
    bool all = false;

    bool operator()(Seat seat) const { return all || (seat != 0 && (seat == one || seat == other)); }
};

/// Visits what is known of the hand: by everybody (seat 0), and by each seat.
template<class Visit>
void each_knowledge(RoundState& state, Seat hand, Visit visit) {
    visit(0, state.known.to_all[hand]);
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) visit(seat, state.known.to_each[seat][hand]);
}

/// What certainly remains of `known` when `number` unnamed cards go.
CardSet certainly_left(const CardSet& known, int number) {
    CardSet left;
    for (const Card card : CardSet::of(known.kinds()))
        if (known.count(card) > number) left.add(card, known.count(card) - number);
    return left;
}

/// Everybody knows that none of `spared` is among the cards.
void part_with(RoundState& state, Seat hand, const CardSet& cards, const Seeing& seen_by,
               const CardSet& spared = {}) {
    state.tricks.hands[hand] -= cards;
    each_knowledge(state, hand, [&](Seat seat, CardSet& known) {
        known = seen_by(seat) ? known - common(known, cards)
                              : larger(certainly_left(known, cards.size()), common(known, spared));
    });
}

void receive(RoundState& state, Seat hand, const CardSet& cards, const Seeing& seen_by) {
    state.tricks.hands[hand] += cards;
    each_knowledge(state, hand, [&](Seat seat, CardSet& known) {
        if (seen_by(seat)) known += cards;
    });
    state.melds.changed[hand] = true;
}

void mark_giver(RoundState& state, Seat giver) {
    state.melds.changed[giver] = true;
    if (giver == state.contract.seat) state.kitty.whole = false;
}

void go_over(RoundState& state, Seat from, Seat to, const CardSet& cards, const Seeing& seen_by,
             const CardSet& spared) {
    part_with(state, from, cards, seen_by, spared);
    receive(state, to, cards, seen_by);
    mark_giver(state, from);
}

} // namespace

void hand_over(RoundState& state, Seat from, Seat to, const CardSet& cards, const CardSet& spared) {
    go_over(state, from, to, cards, {.one = from, .other = to}, spared);
}

void hand_over_openly(RoundState& state, Seat from, Seat to, const CardSet& cards) {
    go_over(state, from, to, cards, {.all = true}, {});
}

void swap_cards(RoundState& state, Seat one, CardSet of_one, Seat other, CardSet of_other) {
    const Seeing both{.one = one, .other = other};
    part_with(state, one, of_one, both);
    part_with(state, other, of_other, both);
    receive(state, one, of_other, both);
    receive(state, other, of_one, both);
    mark_giver(state, one);
    mark_giver(state, other);
}

void take_up(RoundState& state, Seat seat, const CardSet& cards, bool shown) {
    receive(state, seat, cards, {.one = seat, .all = shown});
}

void put_away(RoundState& state, Seat seat, const CardSet& cards, const CardSet& spared) {
    part_with(state, seat, cards, {}, spared);
}

void lay_open(RoundState& state, Seat seat, const CardSet& cards) {
    each_knowledge(state, seat, [&](Seat, CardSet& known) { known = larger(known, cards); });
}

void see_played(RoundState& state, Seat seat, Card card) {
    each_knowledge(state, seat, [&](Seat, CardSet& known) {
        if (known.has(card)) known.remove(card);
    });
}

} // namespace roundhouse
