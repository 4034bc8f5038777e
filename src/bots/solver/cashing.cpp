#include "bots/solver/cashing.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

constexpr int most_seats_of_a_layout = 4;

/// What is known about a helping seat once some suits are cashed.
struct Helper {
    int discards = 0; ///< tricks in which it has neither the suit nor a trump
    int given = 0;    ///< counters that it follows with
};

struct Suits {
    std::uint32_t ruffs = 0; ///< seats that hold trumps, except the leader
    std::array<Helper, most_seats_of_a_layout> helpers{};
};

/// The cards with which a seat follows to `tricks` tricks: the dearest if it helps, else the cheapest.
Cards falling(const Layout& layout, Cards held, int length, int tricks, bool helps) {
    if (length > tricks && !layout.higher_count_more) return 0; // not worth finding out which
    for (; length > tricks; --length) held ^= helps ? held & -held : slot(highest(held));
    return held;
}

/// Cashes a suit in which nobody beats `tops`.
void cash(const Cashing& all, Cards tops, bool is_trump, Suits& suits, Cashed& found) {
    const Layout& layout = all.layout;
    const int suit = lowest(tops) / slots_of_a_suit;
    const Cards held = all.remaining & slots_of(suit), own = all.hands[all.leader] & held, rest = held ^ own;
    std::array<int, most_seats_of_a_layout> lengths;
    int longest = 0, follow = slots_of_a_suit; // the longest other hand; tricks before a ruff
    for (Seat seat = 1; seat <= all.seats; ++seat) {
        if (seat == all.leader) continue;
        const int length = number(all.hands[seat] & rest);
        lengths[at(seat - 1)] = length;
        longest = std::max(longest, length);
        if (suits.ruffs >> (seat - 1) & 1) follow = std::min(follow, length);
    }
    Cards cashes = longest <= number(tops) ? own : tops;
    int tricks = number(cashes);
    if (!is_trump)
        for (; tricks > follow; --tricks) cashes &= cashes - 1;
    if (tricks == 0) return;
    found.tricks += tricks;
    found.points += layout.points(cashes);
    for (Seat seat = 1; seat <= all.seats; ++seat) {
        if (seat == all.leader) continue;
        const int length = lengths[at(seat - 1)];
        if (is_trump && length <= tricks) suits.ruffs &= ~(1u << (seat - 1));
        const bool helps = all.camp >> (seat - 1) & 1;
        Helper& helper = suits.helpers[at(seat - 1)];
        if (helps) helper.discards += std::max(0, tricks - length);
        const Cards worth = all.hands[seat] & rest & layout.counting;
        if (!worth) continue;
        const Cards falls = falling(layout, all.hands[seat] & rest, length, tricks, helps) & worth;
        if (!falls) continue;
        found.points += layout.points(falls);
        helper.given += number(falls);
    }
    const Cards used = cashes & tops;
    if (used && (layout.zone[at(lowest(used))] & rest)) found.compared |= layout.zone_above[at(lowest(used))];
}

} // namespace

Cashed cashed(const Cashing& all, int asked) {
    const Layout& layout = all.layout;
    const Cards hand = all.hands[all.leader], others = all.remaining ^ hand;
    Cards all_tops = 0, led = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        const Cards own = hand & slots_of(suit), rest = others & slots_of(suit);
        const int highest_of_rest = highest(rest | slot(suit * slots_of_a_suit));
        const Cards tops = own & -slot(layout.first_slot[layout.kind[at(highest_of_rest)]]);
        all_tops |= tops;
        if (tops) led |= own;
    }
    Cashed found;
    const int most_tricks = number(led);
    if (most_tricks * all.seats * layout.most_worth < asked && led != hand) return found;
    Suits suits;
    for (Seat seat = 1; seat <= all.seats; ++seat)
        suits.ruffs |= std::uint32_t{(all.hands[seat] & layout.trumps) != 0} << (seat - 1);
    suits.ruffs &= ~(1u << (all.leader - 1));
    if (const Cards tops = all_tops & layout.trumps) cash(all, tops, true, suits, found);
    for (Cards plain = all_tops & ~layout.trumps; plain;) {
        const Cards tops = plain & slots_of(lowest(plain) / slots_of_a_suit);
        plain ^= tops;
        cash(all, tops, false, suits, found);
    }
    for (Seat seat = 1; seat <= all.seats; ++seat) {
        const Helper& helper = suits.helpers[at(seat - 1)];
        if (helper.discards == 0) continue;
        const int more = number(all.hands[seat] & layout.counting) - helper.given;
        found.points += std::min(more, helper.discards) * layout.least_worth;
    }
    return found;
}

} // namespace roundhouse::bots
