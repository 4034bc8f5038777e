#include "bots/sharp/waste.hpp"

#include <bit>

namespace roundhouse::bots {

namespace {

enum class Owner : std::uint8_t { unsettled, ours, theirs };

/// Who gets the trick if the seat's card does not beat the best one. Among defenders who each play alone
/// nothing is settled: whichever of them takes the points, the declarer does not.
Owner owner_of(const PlayTable& table, const TrickPlay& state, KindMask beats, KindMask out) {
    const auto side_at = [&](int place) { return state.sides.of[onward(state.leader, place, table.seats)]; };
    const auto own = side_at(state.played), holder = side_at(state.best), declarers = state.sides.declarers;
    const auto is_friend = [&](auto side) {
        return side == own || (declarers && side != declarers && own != declarers);
    };
    bool friend_follows = false;
    for (int place = state.played + 1; place < table.seats; ++place)
        friend_follows |= is_friend(side_at(place));
    const bool stands = state.played + 1 == table.seats || !(beats & out);
    if (is_friend(holder)) return stands && holder == own ? Owner::ours : Owner::unsettled;
    return stands || !friend_follows ? Owner::theirs : Owner::unsettled;
}

} // namespace

KindMask without_waste(const PlayTable& table, const TrickPlay& state, KindMask legal, KindMask out) {
    if (state.played == 0) return legal;
    const KindMask beats = beaters(table, state.trump, state.cards[state.best]);
    const Owner owner = owner_of(table, state, beats, out);
    const bool plays_last = state.played + 1 == table.seats;
    const auto points = [&](Card card) { return table.points[static_cast<std::size_t>(card.number())]; };
    const auto is_waste_beside = [&](Card card, Card lower) {
        const bool wins = beats & mask_of(card);
        if (wins != static_cast<bool>(beats & mask_of(lower))) return false;
        const bool to_us = wins ? plays_last : owner == Owner::ours;
        const bool to_them = !wins && owner == Owner::theirs;
        return (to_us && points(lower) >= points(card)) || (to_them && points(lower) <= points(card));
    };
    KindMask kept = legal;
    for (KindMask rest = legal; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        KindMask lower = legal & mask_of(card.suit()) & ~beaters(table, {}, card) & ~mask_of(card);
        for (; lower; lower &= lower - 1)
            if (is_waste_beside(card, Card::numbered(std::countr_zero(lower)))) kept &= ~mask_of(card);
    }
    return kept;
}

} // namespace roundhouse::bots
