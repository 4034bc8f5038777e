#include "bots/solver/layout.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// How often each kind is there: in hands, and once if it lies on the table.
std::array<int, kind_count> copies_in(const PlayTable& table, const TrickPlay& state) {
    std::array<int, kind_count> copies{};
    for (Seat seat = 1; seat <= table.seats; ++seat)
        for (const Card card : state.hands[seat]) ++copies[static_cast<std::size_t>(card.number())];
    for (std::size_t i = 0; i < state.played; ++i)
        copies[static_cast<std::size_t>(state.cards[i].number())] =
            std::max(1, copies[static_cast<std::size_t>(state.cards[i].number())]);
    return copies;
}

} // namespace

bool Layout::fits(const PlayTable& table, const TrickPlay& state) {
    if (!table.shape.fits || !table.lead_filters.empty() || table.seats > 4) return false;
    if ((state.done + state.left) * table.seats > slots) return false;
    const auto copies = copies_in(table, state);
    if (*std::max_element(copies.begin(), copies.end()) > 2) return false;
    for (int place = 0; place < table.seats; ++place) {
        const bool played = place < state.played;
        if (state.hands[onward(state.leader, place, table.seats)].size() + played != state.left) return false;
    }
    return true;
}

Layout::Layout(const PlayTable& table, const TrickPlay& state) {
    const auto copies = copies_in(table, state);
    const auto first = first_slot.begin();
    Cards used = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        // The kinds of the suit, the lowest first: most beat it.
        std::array<int, rank_count> order{};
        for (int rank = 0; rank < rank_count; ++rank) order[at(rank)] = suit * rank_count + rank;
        const auto above = [&](int one) { return beaters(table, {}, Card::numbered(one)); };
        std::stable_sort(order.begin(), order.end(),
                         [&](int a, int b) { return std::popcount(above(a)) > std::popcount(above(b)); });
        int next = suit * slots_of_a_suit;
        const int start = next;
        std::array<Cards, rank_count> of_place{}; // zone by zone, counted from the lowest
        std::array<int, rank_count> kinds_in{};
        int zones_so_far = -1, last_points = -1, below = -1;
        std::array<int, rank_count> zone_of{};
        for (int i = 0; i < rank_count; ++i) {
            const int kind_here = order[at(i)], worth_here = table.points[at(kind_here)];
            if (worth_here != last_points) ++zones_so_far;
            last_points = worth_here;
            zone_of[at(i)] = zones_so_far;
            first[kind_here] = static_cast<std::uint8_t>(next);
            const int number_here = copies[at(kind_here)];
            if (!number_here) continue;
            if (worth_here < below) higher_count_more = false;
            below = worth_here;
            const Cards here = ((Cards{1} << number_here) - 1) << next;
            kind_starts |= slot(next);
            kind_ends |= slot(next + number_here - 1);
            if (!of_place[at(zones_so_far)]) zone_starts |= slot(next);
            of_place[at(zones_so_far)] |= here;
            ++kinds_in[at(zones_so_far)];
            next += number_here;
        }
        used |= ((Cards{1} << (next - start)) - 1) << start;
        for (int i = 0; i < rank_count; ++i) {
            const int kind_here = order[at(i)], from = first[kind_here], z = zone_of[at(i)];
            const Cards whole = of_place[at(z)];
            for (int s = from; s < from + copies[at(kind_here)]; ++s) {
                kind[at(s)] = static_cast<std::uint8_t>(kind_here);
                points_of[at(s)] = table.points[at(kind_here)];
                zone[at(s)] = kinds_in[at(z)] > 1 ? whole : 0;
                zone_above[at(s)] = zone[at(s)] & ~(slot(from) - 1);
                zone_number[at(s)] = static_cast<std::uint8_t>(zones_so_far - z);
            }
        }
        for (int z = zones_so_far; z >= 0; --z)
            if (kinds_in[at(z)] > 1) zones[at(suit)][at(zone_count[at(suit)]++)] = of_place[at(z)];
    }
    kind_starts |= ~used; // slots without a card lead nowhere
    kind_ends |= ~used;
    const auto slots_of_kinds = [&](KindMask kinds) {
        Cards found = 0;
        for (; kinds; kinds &= kinds - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(kinds));
            found |= ((Cards{1} << copies[k]) - 1) << first_slot[k];
        }
        return found;
    };
    trumps = state.trump ? slots_of(index(*state.trump)) : 0;
    auto free = first_slot;
    for (Seat seat = 1; seat <= table.seats; ++seat)
        for (const Card card : state.hands[seat]) hands[seat] |= slot(free[at(card.number())]++);
    for (int k = 0; k < kind_count; ++k) {
        if (!copies[at(k)]) continue;
        const Cards over = slots_of_kinds(beaters(table, state.trump, Card::numbered(k)));
        const Cards here = slots_of_kinds(KindMask{1} << k);
        for (Cards rest = here; rest; rest &= rest - 1) beats[at(lowest(rest))] = over;
        if (const int counts = table.points[at(k)]) {
            const auto known = std::find(worth.begin(), worth.begin() + worths, counts);
            const auto i = static_cast<std::size_t>(known - worth.begin());
            if (known == worth.begin() + worths) worth[at(worths++)] = counts;
            worth_slots[i] |= here;
        }
    }
}

} // namespace roundhouse::bots
