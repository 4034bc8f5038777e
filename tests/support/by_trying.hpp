#pragma once
// The brute-force result to check exact search against.

#include "bots/solver/search.hpp"
#include "support/positions.hpp"

namespace roundhouse {

/// The camp's points from here on, found by trying every card.
inline int by_trying(const PlayTable& table, const TrickPlay& state, std::uint32_t camp,
                     std::uint32_t wanting_many) {
    if (finished(state)) return 0;
    const auto in_camp = [&](Seat seat) { return (camp >> (seat - 1) & 1) != 0; };
    const bool many = wanting_many >> (to_play(state, table) - 1) & 1;
    int best = many ? -1 : 10'000;
    for (const Card card : CardSet::of(legal_kinds(table, state))) {
        TrickPlay next = state;
        const Seat winner = play(table, next, card);
        const int won = winner && in_camp(winner) ? next.count[winner] - state.count[winner] : 0;
        const int value = won + by_trying(table, next, camp, wanting_many);
        best = many ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

/// The same, with all other seats wanting the reverse of what the camp wants.
inline int by_trying(const PlayTable& table, const TrickPlay& state, std::uint32_t camp,
                     bots::Aim aim = bots::Aim::many) {
    return by_trying(table, state, camp, aim == bots::Aim::many ? camp : ~camp);
}

} // namespace roundhouse
