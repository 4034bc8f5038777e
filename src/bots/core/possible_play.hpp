#pragma once
// A card that may be played, and what its seat knows for certain: what principles of play are checked
// against.
// Private to this folder.

#include "bots/core/principles.hpp"
#include "bots/worlds/knowledge.hpp"

#include <bit>
#include <span>

namespace roundhouse::bots {

struct PossiblePlay {
    const View& view;
    Card card;
    Suit trump;
    Seat me, partner; ///< 0: no single partner
    TrickPlay state;
    KindMask legal;
    CardSet hand;
    Knowledge known;

    const PlayTable& table() const { return view.rules().play; }
    bool leads() const { return state.played == 0; }
    bool is_plain() const { return card.suit() != trump; }
    int points(Card one) const { return table().points[one]; }
    int trumps_out() const { return known.unseen.count(trump); }
    bool is_ours(Seat seat) const { return state.sides.of[seat] == state.sides.of[me]; }
    bool declares() const { return state.sides.declarers && state.sides.of[me] == state.sides.declarers; }
    bool defends() const { return state.sides.declarers && state.sides.of[me] != state.sides.declarers; }

    /// Higher kinds of its suit; and those that are still out.
    KindMask higher(Card one) const { return beaters(table(), {}, one); }
    KindMask higher_out(Card one) const { return higher(one) & known.unseen.kinds(); }

    /// True unless something seen so far rules out that the hand has any of these kinds.
    bool may_hold(Seat seat, KindMask kinds) const {
        if (known.holds[seat].kinds() & kinds) return true;
        CardSet loose = known.unseen;
        for (Seat other = 1; other <= table().seats; ++other)
            if (other != me && other != seat) loose -= common(known.holds[other], loose);
        return view.hand_size(seat) > known.holds[seat].size() &&
               (loose.kinds() & kinds & ~known.cannot[seat]);
    }
    bool may_hold(Seat seat, Suit suit) const { return may_hold(seat, mask_of(suit)); }
    bool an_opponent_may_hold(KindMask kinds) const {
        for (Seat seat = 1; seat <= table().seats; ++seat)
            if (!is_ours(seat) && may_hold(seat, kinds)) return true;
        return false;
    }
    bool an_opponent_may_hold(Suit suit) const { return an_opponent_may_hold(mask_of(suit)); }
    /// True if the seat has shown that it is out of the suit, and may hold a trump.
    bool would_ruff(Seat seat, Suit suit) const { return !may_hold(seat, suit) && may_hold(seat, trump); }

    template<class Is>
    bool any_legal(Is is) const {
        for (KindMask rest = legal; rest; rest &= rest - 1)
            if (is(Card::numbered(std::countr_zero(rest)))) return true;
        return false;
    }
    bool is_lowest_of_suit() const {
        return !any_legal([&](Card one) { return higher(one) & mask_of(card); });
    }

    // ---- the trick on the table, or the one that is led
    /// True if `is` holds for a seat of the other side that has yet to play.
    template<class Is>
    bool any_opponent_after(Is is) const {
        for (int place = state.played + 1; place < table().seats; ++place)
            if (const Seat seat = onward(state.leader, place, table().seats); !is_ours(seat) && is(seat))
                return true;
        return false;
    }
    /// True if no opponent still to play can beat this card once it heads the trick.
    bool is_safe(Card one) const {
        return !any_opponent_after([&](Seat seat) { return may_hold(seat, beaters(table(), trump, one)); });
    }

    // ---- following
    Card top() const { return state.cards[state.best]; }
    Seat holder() const { return onward(state.leader, state.best, table().seats); }
    bool beats(Card one) const { return beaters(table(), trump, top()) & mask_of(one); }
    /// Card points on the table.
    int pot() const {
        int sum = 0;
        for (std::size_t i = 0; i < state.played; ++i) sum += points(state.cards[i]);
        return sum;
    }
    /// True if no later seat can take the trick from the side that holds it.
    bool is_settled() const {
        for (int place = state.played + 1; place < table().seats; ++place) {
            const Seat seat = onward(state.leader, place, table().seats);
            if (state.sides.of[seat] != state.sides.of[holder()] &&
                may_hold(seat, beaters(table(), trump, top())))
                return false;
        }
        return true;
    }
    bool is_ours_for_sure() const { return is_ours(holder()) && is_settled(); }
    bool is_theirs_for_sure() const { return !is_ours(holder()) && is_settled(); }
};

/// A principle, and whether a card follows it.
struct PrincipleCheck {
    Principle principle;
    bool (*holds)(const PossiblePlay&);
};
/// The checks for leads, which come first, in the order of Principle.
std::span<const PrincipleCheck> checks_of_leads();

} // namespace roundhouse::bots
