#include "bots/sharp/waste.hpp"

#include <bit>

namespace roundhouse::bots {

namespace {

enum class Owner : std::uint8_t { unsettled, ours, theirs };

/// What the seats that are still to play may do.
struct After {
    bool others_may_take = false; ///< some seat of another side
    bool friend_may_take = false; ///< of its own side, or a fellow defender
};

/// Defenders who each play alone are friends, too: whichever of them takes the points, the declarer does not.
bool are_friends(const TrickPlay& state, int side, int other) {
    const int declarers = state.sides.declarers;
    return side == other || (declarers && side != declarers && other != declarers);
}

/// Who may yet beat that card.
After after_all(const PlayTable& table, const TrickPlay& state, const TrickOdds& odds, Card best) {
    const auto side_of = [&](int place) { return state.sides.of[onward(state.leader, place, table.seats)]; };
    const int own = side_of(state.played);
    After after;
    for (int place = state.played + 1; place < table.seats; ++place) {
        if (!odds.may_beat(onward(state.leader, place, table.seats), best)) continue;
        after.others_may_take |= side_of(place) != own;
        after.friend_may_take |= are_friends(state, own, side_of(place));
    }
    return after;
}

/// Whose the trick is if the seat's card does not beat the best one.
Owner owner_of(const PlayTable& table, const TrickPlay& state, const TrickOdds& odds) {
    const auto side_of = [&](int place) { return state.sides.of[onward(state.leader, place, table.seats)]; };
    const int own = side_of(state.played), holder = side_of(state.best);
    const After after = after_all(table, state, odds, state.cards[state.best]);
    if (are_friends(state, own, holder))
        return holder == own && !after.others_may_take ? Owner::ours : Owner::unsettled;
    return after.friend_may_take ? Owner::unsettled : Owner::theirs;
}

} // namespace

KindMask without_waste(const PlayTable& table, const TrickPlay& state, KindMask legal,
                       const TrickOdds& odds) {
    const KindMask beats = beaters(table, state.trump, state.cards[state.best]);
    const Owner owner = owner_of(table, state, odds);
    const auto points = [&](Card card) { return table.points[card]; };
    const auto is_waste_beside = [&](Card card, Card lower) {
        const bool wins = beats & mask_of(card);
        if (wins != static_cast<bool>(beats & mask_of(lower))) return false;
        const bool to_us =
            wins ? !after_all(table, state, odds, lower).others_may_take : owner == Owner::ours;
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
