// Hands played on by the policy, as bots do thousands of times for a decision: what changes with a card is
// kept from card to card, not counted again each time.

#include "bots/core/policy.hpp"
#include "cards/hand_in_play.hpp"

#include <bit>

namespace roundhouse::bots {

namespace {

constexpr bool is_one(KindMask kinds) { return (kinds & (kinds - 1)) == 0; }
constexpr Card lowest(KindMask kinds) { return Card::numbered(std::countr_zero(kinds)); }

/// What the seats hold. With `fixed_seats` there are so many, and loops are unrolled for them; 0 for any
/// number.
template<int fixed_seats>
struct Hands {
    PerSeat<HandInPlay> cards{};
    PerSeat<SuitLengths> lengths{};
    SuitLengths left;
    const int any_seats;

    Hands(const TrickPlay& state, int number_of_seats) : any_seats(number_of_seats) {
        for (Seat seat = 1; seat <= seats(); ++seat) {
            cards[seat] = HandInPlay(state.hands[seat]);
            lengths[seat] = state.hands[seat].lengths();
            left += lengths[seat];
        }
    }
    constexpr int seats() const { return fixed_seats ? fixed_seats : any_seats; }
    KindMask kinds(Seat seat) const { return cards[seat].kinds(); }
    KindMask kinds_out(Seat seat) const {
        KindMask out = 0;
        for (Seat other = 1; other <= seats(); ++other) out |= other == seat ? 0 : kinds(other);
        return out;
    }
    void play(Seat seat, Card card) {
        cards[seat].take(static_cast<unsigned>(card.number()));
        lengths[seat].remove_one(card.suit());
        left.remove_one(card.suit());
    }
};

} // namespace

/// A trick of a play-out under the common shape of compulsion.
struct Policy::PlayedOut {
    const PlayTable& table;
    const Policy& scale; ///< of the points in `pot`
    const PerKind<KindMask>& beaters;
    const KindMask trumps;
    KindMask led = 0, beats = 0;                                ///< as in Trick
    const std::array<FollowRuffHead::Head, 2>* heads = nullptr; ///< [ruffed or not]
    bool ruffed = false;
    Seat winner = 1;
    int pot = 0, sum = 0; ///< points on the table: as in Trick, and card points

    PlayedOut(const PlayTable& under, Trump trump, const Policy& policy)
        : table(under), scale(policy), beaters(under.beaters[static_cast<std::size_t>(index(trump))]),
          trumps(mask_of(trump)) {}

    void lead(Seat seat, Card card) {
        led = mask_of(card.suit());
        heads = &table.shape.head[(led & trumps) != 0];
        ruffed = false;
        winner = seat;
        beats = beaters[card];
        pot = scale.points_[card];
        sum = table.points[card];
    }
    void follow(Seat seat, Card card) {
        if (beats & mask_of(card)) {
            ruffed = trumps & ~led & mask_of(card);
            winner = seat;
            beats = beaters[card];
        }
        pot += scale.points_[card];
        sum += table.points[card];
    }
    KindMask legal(KindMask hand) const {
        return FollowRuffHead::legal(hand, led, trumps, beats, (*heads)[ruffed]);
    }
    Trick seen(bool ours, bool last, KindMask out) const {
        return {beaters, trumps, led, beats, pot, ours, last || !(beats & out), last};
    }
};

template<int fixed_seats>
void Policy::play_shaped(TrickPlay& state, const PlayTable& table, const PerSeat<const Policy*>& by) {
    Hands<fixed_seats> hands(state, table.seats);
    const int seats = hands.seats();
    const Sides sides = state.sides;
    PlayedOut trick(table, state.trump, *by[state.leader]);
    int place = state.played;
    if (place > 0) trick.lead(state.leader, state.cards[0]);
    for (int i = 1; i < place; ++i)
        trick.follow(onward(state.leader, i, seats), state.cards[static_cast<std::size_t>(i)]);
    Seat seat = onward(state.leader, place, seats);
    for (; state.left > 0; --state.left, ++state.done, place = 0, seat = trick.winner) {
        for (; place < seats; ++place, seat = after(seat, seats)) {
            const KindMask held = hands.kinds(seat), legal = place ? trick.legal(held) : held;
            Card card = lowest(legal);
            if (!is_one(legal)) {
                const Cards cards{hands.kinds_out(seat), hands.lengths[seat],
                                  hands.left - hands.lengths[seat]};
                card = place ? by[seat]->follow(trick.seen(sides.of[trick.winner] == sides.of[seat],
                                                           place + 1 == seats, cards.kinds_out),
                                                legal, cards)
                             : by[seat]->lead(state.trump, sides.of[seat] == sides.declarers, legal, cards);
            }
            hands.play(seat, card);
            state.cards[static_cast<std::size_t>(place)] = card;
            if (place)
                trick.follow(seat, card);
            else
                trick.lead(seat, card);
        }
        if (state.left == 1) trick.sum += table.last_trick;
        state.count[trick.winner] = static_cast<std::int16_t>(state.count[trick.winner] + trick.sum);
        ++state.tricks[trick.winner];
    }
    state.hands = {};
    state.played = 0;
    state.leader = static_cast<std::int8_t>(trick.winner);
}

void Policy::play_on(TrickPlay& state, const PlayTable& table, const PerSeat<const Policy*>& by) {
    if (table.shape.fits && table.lead_filters.empty() && !finished(state))
        return table.seats == 4 ? play_shaped<4>(state, table, by) : play_shaped<0>(state, table, by);
    Hands<0> hands(state, table.seats);
    while (!finished(state)) {
        const Seat seat = to_play(state, table);
        const KindMask legal = legal_kinds(table, state, hands.kinds(seat));
        Card card = lowest(legal);
        if (!is_one(legal)) {
            const Cards cards{hands.kinds_out(seat), hands.lengths[seat], hands.left - hands.lengths[seat]};
            const Policy& policy = *by[seat];
            card = state.played == 0
                       ? policy.lead(state.trump, state.sides.of[seat] == state.sides.declarers, legal, cards)
                       : policy.follow(policy.trick_of(state, cards.kinds_out), legal, cards);
        }
        hands.play(seat, card);
        play(table, state, card);
    }
}

void Policy::play_on(TrickPlay& state) const {
    PerSeat<const Policy*> by{};
    by.items.fill(this);
    play_on(state, table_, by);
}

} // namespace roundhouse::bots
