#pragma once
// The plays of a round so far, one by one.

#include "bots/worlds/trick_odds.hpp"
#include "game/view.hpp"

namespace roundhouse::bots {

/// True if every play was surely legal. Where a referee watches, a play may be a renege and proves nothing.
inline bool plays_are_certain(const View& view) { return view.rules().enforcement == Enforcement::strict; }

/// Visits every play since the stock ran out: `visit(state, seat, card)`, where `state` is the trick before
/// the play, without hands. Earlier plays show nothing about a hand that has drawn since.
template<class Visit>
void each_play(const View& view, Visit visit) {
    if (view.stock_size() > 0) return;
    const PlayTable& table = view.rules().play;
    TrickPlay state;
    state.done = static_cast<std::uint8_t>(drawing_tricks(view.rules()));
    state.left = static_cast<std::int8_t>(view.tricks() - state.done);
    state.trump = view.trump();
    state.sides = view.sides();
    const auto play_all = [&](std::span<const Card> cards, Seat leader) {
        state.leader = static_cast<std::int8_t>(leader);
        state.played = state.best = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            visit(state, onward(leader, static_cast<int>(i), table.seats), cards[i]);
            if (i > 0 && (beaters(table, state.trump, state.cards[state.best]) & mask_of(cards[i])))
                state.best = static_cast<std::uint8_t>(i);
            state.cards[i] = cards[i];
            ++state.played;
        }
    };
    const auto seats = static_cast<std::size_t>(table.seats);
    for (const TrickRecord& trick : view.finished_tricks().subspan(state.done)) {
        play_all({trick.cards.data(), seats}, trick.leader);
        ++state.done;
        --state.left;
    }
    play_all(view.trick(), view.leader());
}

/// What melds, gifts and plays make certain about the other hands.
Seen seen_by(const View& view);

/// True if a play that is illegal from part of a hand is illegal from the whole hand too. It is, unless a
/// filter's condition depends on what else the hand holds; a condition on being void does no harm where a
/// hand that is not void must follow anyway.
bool shows_whole_hand(const PlayTable& table, const TrickPlay& state);

/// Where a referee watches: a seat of another side that this seat has not yet accused in vain, and that laid
/// a card early, holds one too many or, as its later plays and melds prove, has reneged; 0 if nothing can be
/// proven.
Seat provable_renege(const View& view);

/// A bot's answer once all cards are played: it calls what it can prove, or lets the hand stand.
inline Action objection(const View& view) {
    const Seat guilty = provable_renege(view);
    return guilty ? accuse(guilty) : decline();
}

} // namespace roundhouse::bots
