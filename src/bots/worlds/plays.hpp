#pragma once
// What was played so far in a round, play by play.

#include "bots/worlds/trick_odds.hpp"
#include "game/view.hpp"

namespace roundhouse::bots {

/// True if what was played was allowed. Where a referee watches it may have been a renege, from which nothing
/// follows for certain.
inline bool plays_are_certain(const View& view) { return view.rules().enforcement == Enforcement::strict; }

/// Visits every play of the round since the stock was drawn: `visit(state, seat, card)`, where `state` is the
/// trick as it lay before the play, without hands. Earlier ones tell nothing of a hand that has drawn since.
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

/// What is certain of the others' hands, by melds, gifts and plays.
Seen seen_by(const View& view);

/// True if a play that is not allowed from some of a hand's cards is not allowed from the whole hand either:
/// so it is unless a filter's condition looks at what else is held. Whether the hand is void may be looked at
/// where who is not must follow anyway.
bool shows_whole_hand(const PlayTable& table, const TrickPlay& state);

/// A seat of another side that, as its later plays and its melds show, has played against the rules where a
/// referee watches, and that this seat has not called in vain; 0: nothing can be proven.
Seat provable_renege(const View& view);

/// What a bot says when all is played: it calls what it can prove, or lets the hand stand.
inline Action objection(const View& view) {
    const Seat guilty = provable_renege(view);
    return guilty ? accuse(guilty) : decline();
}

} // namespace roundhouse::bots
