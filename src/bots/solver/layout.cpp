#include "bots/solver/layout.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

constexpr int most_points = 255; // that a card can count: PlayTable keeps them in a byte

/// How many slots each kind needs: one for each copy in hands, and at least one if it lies on the table.
std::array<int, kind_count> copies_in(const PlayTable& table, const TrickPlay& state) {
    std::array<int, kind_count> copies{};
    for (Seat seat = 1; seat <= table.seats; ++seat)
        for (const Card card : state.hands[seat]) ++copies[at(card.number())];
    for (std::size_t i = 0; i < state.played; ++i) {
        int& number = copies[at(state.cards[i].number())];
        number = std::max(1, number);
    }
    return copies;
}

/// The kinds of a suit, lowest first: the lowest is the one that most kinds beat.
std::array<int, rank_count> upwards(const PlayTable& table, int suit) {
    std::array<int, rank_count> kinds{};
    for (int rank = 0; rank < rank_count; ++rank) kinds[at(rank)] = suit * rank_count + rank;
    const auto above = [&](int kind) { return std::popcount(beaters(table, {}, Card::numbered(kind))); };
    std::stable_sort(kinds.begin(), kinds.end(), [&](int a, int b) { return above(a) > above(b); });
    return kinds;
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
    for (int suit = 0; suit < suit_count; ++suit) {
        const auto kinds = upwards(table, suit);
        place(kinds, suit * slots_of_a_suit, copies);
        make_zones(table, suit, kinds);
    }
    trumps = state.trump ? slots_of(index(*state.trump)) : 0;
    auto free = first_slot;
    for (Seat seat = 1; seat <= table.seats; ++seat)
        for (const Card card : state.hands[seat]) hands[seat] |= slot(free[at(card.number())]++);
    for (int one = 0; one < kind_count; ++one) {
        Cards over = 0;
        for (KindMask rest = beaters(table, state.trump, Card::numbered(one)); rest; rest &= rest - 1)
            over |= of_kind[at(std::countr_zero(rest))];
        for (Cards rest = of_kind[at(one)]; rest; rest &= rest - 1) beats[at(lowest(rest))] = over;
    }
}

/// Gives the kinds slots from `first` on, `copies` of each side by side.
void Layout::place(const std::array<int, rank_count>& kinds, int first,
                   const std::array<int, kind_count>& copies) {
    int next = first;
    for (const int one : kinds) {
        first_slot[at(one)] = static_cast<std::uint8_t>(next);
        for (int n = 0; n < copies[at(one)]; ++n, ++next) {
            of_kind[at(one)] |= slot(next);
            kind[at(next)] = static_cast<std::uint8_t>(one);
        }
        if (!of_kind[at(one)]) continue;
        kind_starts |= slot(lowest(of_kind[at(one)]));
        kind_ends |= slot(highest(of_kind[at(one)]));
    }
    for (; next < first + slots_of_a_suit; ++next) { // slots without a card lead nowhere
        kind_starts |= slot(next);
        kind_ends |= slot(next);
    }
}

/// Notes what the cards of a suit count, and makes its zones, highest first. Zones go by the rules, whatever
/// cards are gone: what was found in one position must mean the same in another.
void Layout::make_zones(const PlayTable& table, int suit, const std::array<int, rank_count>& kinds) {
    for (int top = rank_count - 1, number = 0, least_above = most_points; top >= 0; ++number) {
        const int counts = table.points[at(kinds[at(top)])];
        Cards all = 0;
        int bottom = top;
        for (; bottom >= 0 && table.points[at(kinds[at(bottom)])] == counts; --bottom)
            all |= of_kind[at(kinds[at(bottom)])];
        const bool is_ordered = top - bottom > 1;
        for (Cards rest = all; rest; rest &= rest - 1) {
            const int card = lowest(rest);
            points_of[at(card)] = static_cast<std::int16_t>(counts);
            zone[at(card)] = is_ordered ? all : 0;
            zone_above[at(card)] = zone[at(card)] & ~(slot(first_slot[kind[at(card)]]) - 1);
            zone_number[at(card)] = static_cast<std::uint8_t>(number);
        }
        top = bottom;
        if (!all) continue;
        zone_starts |= slot(lowest(all));
        if (is_ordered) zones[at(suit)][at(zone_count[at(suit)]++)] = all;
        higher_count_more = higher_count_more && counts <= least_above;
        least_above = counts;
        note_worth(counts, all);
    }
}

void Layout::note_worth(int counts, Cards cards) {
    if (counts == 0) return;
    counting |= cards;
    most_worth = std::max(most_worth, counts);
    least_worth = least_worth ? std::min(least_worth, counts) : counts;
    const auto known = std::find(worth.begin(), worth.begin() + worths, counts);
    const auto i = static_cast<std::size_t>(known - worth.begin());
    if (known == worth.begin() + worths) worth[at(worths++)] = counts;
    worth_slots[i] |= cards;
}

} // namespace roundhouse::bots
