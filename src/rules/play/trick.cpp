#include "rules/play/trick.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

std::vector<Narrowing> narrowings(const Must& must) {
    std::vector<Narrowing> filters;
    for (const Filter& filter : must) filters.push_back({filter.keep, depends_on(filter.when), filter.when});
    return filters;
}

constexpr Facts cheap_facts = bit(Fact::is_void) | bit(Fact::trump_led) | bit(Fact::ruffed);

/// Recognises "follow always; trump whenever void; head on void, trump_led and ruffed only" (the last may be
/// missing). The middle filter's condition depends only on whether the player is void, and holds if so.
FollowRuffHead shape_of(const std::vector<Narrowing>& filters) {
    FollowRuffHead shape;
    if (filters.size() < 2 || filters.size() > 3) return shape;
    const Narrowing& follow = filters[0];
    const Narrowing& ruff = filters[1];
    const bool ruffs_when_void = ruff.keep == Keep::trump && ruff.depends == bit(Fact::is_void) &&
                                 ruff.when.compared == 0 && ruff.when.holds(unsigned{bit(Fact::is_void)});
    if (!follow.always_keeps(Keep::led) || !ruffs_when_void) return shape;
    if (filters.size() == 3) {
        const Narrowing& head = filters[2];
        if (head.keep != Keep::winners || (head.depends & ~cheap_facts) || head.when.compared) return shape;
        for (unsigned led = 0; led < 2; ++led)
            for (unsigned ruffed = 0; ruffed < 2; ++ruffed)
                for (unsigned without = 0; without < 2; ++without) {
                    const unsigned facts = led * bit(Fact::trump_led) + ruffed * bit(Fact::ruffed) +
                                           without * bit(Fact::is_void);
                    shape.head[led][ruffed][without] = head.when.holds(facts) ? -1 : 0;
                }
    }
    shape.fits = true;
    return shape;
}

constexpr Facts when(bool holds, Fact fact) { return holds ? bit(fact) : Facts{0}; }

} // namespace

void compile(PlayTable& table, std::span<const Rank> ranks) {
    for (int t = 0; t < trump_count; ++t) {
        const KindMask trumps = t < suit_count ? mask_of(static_cast<Suit>(t)) : 0;
        for (const Suit suit : all_suits) {
            KindMask higher = mask_of(suit) == trumps ? 0 : trumps;
            for (const Rank rank : ranks) {
                const Card card(rank, suit);
                table.beaters[static_cast<std::size_t>(t)][card] = higher;
                higher |= mask_of(card);
            }
        }
    }
    table.counters = 0;
    for (const Card card : CardSet::of(~KindMask{0}))
        if (table.points[card]) table.counters |= mask_of(card);
    table.listed = 0;
    for (const Must* must : {&table.lead, &table.follow})
        for (const Filter& filter : *must) table.listed |= filter.kinds;
    table.lead_filters = narrowings(table.lead);
    table.follow_filters = narrowings(table.follow);
    table.shape = shape_of(table.follow_filters);
}

Sight sight(const PlayTable& table, const TrickPlay& state, int points) {
    const Seat seat = to_play(state, table);
    const KindMask hand = state.hands[seat].kinds();
    const KindMask trumps = mask_of(state.trump);
    KindMask led = ~KindMask{0}, winners = ~KindMask{0};
    Facts facts =
        static_cast<Facts>(when(hand & trumps, Fact::holds_trump) | when(state.done == 0, Fact::first_trick) |
                           when(state.played == table.seats - 1, Fact::last_to_play) |
                           when(state.sides.of[seat] == state.sides.declarers, Fact::declarers_side));
    if (state.played > 0) {
        const Card best = state.cards[state.best];
        led = mask_of(state.cards[0].suit());
        winners = beaters(table, state.trump, best);
        const bool trump_led = (led & trumps) != 0;
        const Seat holder = onward(state.leader, state.best, table.seats);
        facts =
            static_cast<Facts>(facts | when(!(hand & led), Fact::is_void) | when(trump_led, Fact::trump_led) |
                               when(!trump_led && (mask_of(best) & trumps), Fact::ruffed) |
                               when(state.sides.of[holder] == state.sides.of[seat], Fact::partner_best));
    }
    return {{led, trumps, ~trumps, winners, ~winners, table.counters, ~table.counters},
            facts,
            {state.done + 1, state.left, points, state.played + 1,
             state.sides.of[state.leader] == state.sides.declarers}};
}

Sight sight(const PlayTable& table, const TrickPlay& state) {
    int points = 0;
    for (std::size_t i = 0; i < state.played; ++i) points += table.points[state.cards[i]];
    return sight(table, state, points);
}

const Must& binding(const PlayTable& table, const TrickPlay& state) {
    return state.played == 0 ? table.lead : table.follow;
}

KindMask legal_kinds(const PlayTable& table, const TrickPlay& state) {
    return legal_kinds(table, state, state.hands[to_play(state, table)].kinds());
}

KindMask legal_kinds(const PlayTable& table, const TrickPlay& state, KindMask hand) {
    if (state.played == 0 && table.lead.empty()) return hand;
    if (state.played > 0 && table.shape.fits) {
        const KindMask trumps = mask_of(state.trump);
        const Card best = state.cards[state.best];
        const KindMask suit = mask_of(state.cards[0].suit());
        const bool trump_led = (suit & trumps) != 0;
        const bool ruffed = !trump_led && (mask_of(best) & trumps);
        return FollowRuffHead::legal(hand, suit, trumps, beaters(table, state.trump, best),
                                     table.shape.head[trump_led][ruffed]);
    }
    return narrowed(binding(table, state), sight(table, state), hand);
}

Seat play(const PlayTable& table, TrickPlay& state, Card card) {
    const Seat seat = to_play(state, table);
    state.hands[seat].remove(card);
    if (state.played > 0) {
        if (beaters(table, state.trump, state.cards[state.best]) & mask_of(card)) state.best = state.played;
    } else {
        state.best = 0;
    }
    state.cards[state.played++] = card;
    if (state.played < table.seats) return 0;

    const Seat winner = onward(state.leader, state.best, table.seats);
    int points = --state.left == 0 ? table.last_trick : 0;
    for (int i = 0; i < table.seats; ++i) points += table.points[state.cards[static_cast<std::size_t>(i)]];
    state.count[winner] = static_cast<std::int16_t>(state.count[winner] + points);
    ++state.tricks[winner];
    ++state.done;
    state.played = 0;
    state.leader = static_cast<std::int8_t>(winner);
    return winner;
}

int winner(const PlayTable& table, Trump trump, std::span<const Card> cards) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < cards.size(); ++i)
        if (beaters(table, trump, cards[best]) & mask_of(cards[i])) best = i;
    return static_cast<int>(best);
}

bool wins_the_rest(const PlayTable& table, const TrickPlay& state, const CardSet& unseen, int most_unseen) {
    if (state.played != 0 || finished(state) || !table.lead.empty()) return false;
    const bool others_follow = must_follow(table);
    const CardSet& hand = state.hands[state.leader];
    const KindMask kinds_out = unseen.kinds();
    const auto unbeatable = [&](Card card) { return (beaters(table, {}, card) & kinds_out) == 0; };
    // Leading the unbeatable cards of a suit first leaves nobody a card of it, even if one seat holds all
    // that are out.
    const auto draws = [&](Suit suit) {
        const int out = std::min(unseen.count(suit), most_unseen);
        if (out == 0) return true;
        int masters = 0;
        for (const Card card : hand.only(mask_of(suit))) masters += unbeatable(card);
        return others_follow && masters >= out;
    };
    for (const Suit suit : all_suits) {
        const CardSet kinds = CardSet::of(hand.kinds() & mask_of(suit));
        if (!std::all_of(kinds.begin(), kinds.end(), unbeatable) && !draws(suit)) return false;
    }
    const bool holds_plain = state.trump && (hand.kinds() & ~mask_of(state.trump));
    if (holds_plain && !draws(*state.trump)) return false;
    return true;
}

} // namespace roundhouse
