// A round as one seat knows it, with cards supposed in the other hands.

#include "game/round.hpp"
#include "game/steps/steps.hpp"
#include "game/view.hpp"

#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace roundhouse {

namespace {

/// The first `number` cards; all if there are fewer.
CardSet first_of(const CardSet& cards, int number) {
    CardSet taken;
    for (const Card card : cards)
        if (number-- > 0) taken.add(card);
    return taken;
}

/// Takes cards out of `rest` for everything that the seat has not seen: the stock, the others' draft piles,
/// and the blind part of its own. What is open, and the card that the seat is looking at, stay.
void lay_unseen(RoundState& state, CardSet& rest, Seat seat, std::span<const Card> stock) {
    const std::size_t open = state.stock.turned_up ? 1 : 0, looked_at = drafting(state) == seat ? 1 : 0;
    for (std::size_t i = open; i + looked_at < state.stock.cards.size(); ++i) {
        const Card card = stock.empty() ? *rest.begin() : stock[i - open];
        state.stock.cards[i] = card;
        rest.remove(card);
    }
    const auto take = [&](int number) {
        const CardSet taken = first_of(rest, number);
        rest -= taken;
        return taken;
    };
    for (Seat other = 1; other <= state.rules->seats; ++other) {
        if (other != seat) state.draft.rejected[other] = take(state.draft.rejected[other].size());
        state.draft.blind[other] = take(state.draft.blind[other].size());
    }
}

/// Who has chosen cards to be given together with the partner's.
Seat promised_by(const RoundState& state) {
    const Seat declarer = state.contract.seat;
    return state.rules->exchange->declarer_first ? declarer : partner_of(state, declarer);
}

/// Forgets what the other seats know beyond what everybody does, except what they know of this seat's hand.
void forget_what_others_know(KnownCards& known, Seat seat, int seats) {
    for (Seat other = 1; other <= seats; ++other) {
        if (other == seat) continue;
        PerSeat<CardSet> left = known.to_all;
        if (seat) left[seat] = known.to_each[other][seat];
        known.to_each[other] = left;
    }
}

} // namespace

Round supposed(const View& view, const PerSeat<CardSet>& hands, std::span<const Card> stock) {
    RoundState state = *view.state_;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) {
        if (seat == view.seat_) continue;
        if (hands[seat].size() != state.tricks.hands[seat].size())
            throw std::invalid_argument(fmt::format("seat {} holds {} cards, not {}", seat,
                                                    state.tricks.hands[seat].size(), hands[seat].size()));
        state.tricks.hands[seat] = hands[seat];
        if (state.exchange.given_to[seat] != view.seat_) state.exchange.given[seat] = {};
    }
    const Seat declarer = state.contract.seat;
    if (declarer != view.seat_ && state.call_card.returned_to != view.seat_) state.call_card.returned = {};
    forget_what_others_know(state.known, view.seat_, state.rules->seats);
    // Cards in nobody's hand are unseen: in the kitty, or where the declarer put them.
    CardSet rest = view.unseen();
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        if (seat != view.seat_) rest -= hands[seat];
    lay_unseen(state, rest, view.seat_, stock);
    if (!state.kitty.taken)
        state.kitty.cards = rest;
    else if (declarer != view.seat_) {
        state.discard.cards = rest;
        // Nobody else can tell which cards of the hand came from a kitty that was not shown.
        const CardSet& hand = state.tricks.hands[declarer];
        if (!state.rules->kitty->shown) state.kitty.cards = first_of(hand, state.kitty.cards.size());
        state.kitty.held_before = hand - common(hand, state.kitty.cards);
        state.kitty.given = {};
    }
    if (!state.exchange.promised.empty() && promised_by(state) != view.seat_)
        state.exchange.promised =
            first_of(state.tricks.hands[promised_by(state)], state.exchange.promised.size());
    state.referee.reneges.clear(); // nobody may know whether there are any
    state.pack.clear();
    Round round(std::move(state));
    round.advance({});
    return round;
}

} // namespace roundhouse
