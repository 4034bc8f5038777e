#include "bots/worlds/plays.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

bool called_in_vain(const View& view, Seat against) {
    const auto calls = view.accusations();
    return std::any_of(calls.begin(), calls.end(), [&](const Accusation& call) {
        return call.by == view.seat() && call.against == against;
    });
}

/// A card laid early, or more cards in hand than tricks left. Where a contract was decided before the last
/// trick, leftover cards prove nothing.
bool plain_to_see(const View& view, Seat seat) {
    if (view.laid(seat)) return true;
    if (view.tricks_left() == 0) return false;
    const int place = (seat - view.leader() + view.rules().seats) % view.rules().seats;
    const bool has_played = place < static_cast<int>(view.trick().size());
    return view.hand_size(seat) + has_played > view.tricks_left();
}

} // namespace

bool shows_whole_hand(const PlayTable& table, const TrickPlay& state) {
    const auto& filters = state.played ? table.follow_filters : table.lead_filters;
    const bool follows = state.played > 0 && must_follow(table);
    const unsigned of_the_hand = bit(Fact::holds_trump) | (follows ? 0u : bit(Fact::is_void));
    return std::none_of(filters.begin(), filters.end(),
                        [&](const Narrowing& filter) { return (filter.depends & of_the_hand) != 0; });
}

Seen seen_by(const View& view) {
    Seen seen;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (seat != view.seat()) seen.holds[seat] = view.known_in(seat);
    if (plays_are_certain(view))
        each_play(view, [&](const TrickPlay& before, Seat seat, Card card) {
            seen.cannot[seat] |= shown_by_playing(view.table(), before, card);
        });
    return seen;
}

Seat provable_renege(const View& view) {
    const Asides may = view.asides();
    if (!may.accuse) return 0;
    const auto open = [&](Seat seat) {
        return view.sides().of[seat] != view.sides().of[view.seat()] && (may.accuse >> (seat - 1) & 1) &&
               !called_in_vain(view, seat);
    };
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (open(seat) && plain_to_see(view, seat)) return seat;
    const PlayTable& table = view.rules().play;
    // No hand gains cards during the tricks: what a seat plays later, or is known to hold now, it held
    // before.
    PerSeat<CardSet> held{};
    for (Seat seat = 1; seat <= table.seats; ++seat) held[seat] = view.known_in(seat);
    each_play(view, [&](const TrickPlay&, Seat seat, Card card) { held[seat].add(card); });
    Seat guilty = 0;
    each_play(view, [&](TrickPlay state, Seat seat, Card card) {
        state.hands[seat] = held[seat];
        if (!guilty && open(seat) && shows_whole_hand(table, state) &&
            !(legal_kinds(table, state) & mask_of(card)))
            guilty = seat;
        held[seat].remove(card);
    });
    return guilty;
}

} // namespace roundhouse::bots
