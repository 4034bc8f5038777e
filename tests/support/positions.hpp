#pragma once
// Cards and positions for tests of play: given or random.

#include <stdexcept>
#include <string>

#include "cards/deck.hpp"
#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

namespace roundhouse {

/// Parses cards; throws if a test misspells one.
inline CardSet cards(std::string_view text) {
    const auto set = parse_card_set(text);
    if (!set) throw std::invalid_argument(set.error().word + " is no card");
    return *set;
}
inline Card card(std::string_view text) {
    const auto one = parse_card(text);
    if (!one) throw std::invalid_argument(std::string(text) + " is no card");
    return *one;
}
inline Pack row(std::string_view text) {
    auto pack = parse_cards(text);
    if (!pack) throw std::invalid_argument(pack.error().word + " is no card");
    return *pack;
}

inline int any_of(Random& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}
inline Card any_card(Random& random, const CardSet& set) {
    auto at = set.begin();
    for (int n = any_of(random, set.size()); n > 0; --n) ++at;
    return *at;
}
inline Trump any_trump(Random& random) {
    const int t = any_of(random, trump_count);
    return t < suit_count ? Trump(static_cast<Suit>(t)) : Trump();
}

/// A hand of `tricks` cards for every seat from `pack`, before the first play. Seats form two sides, or each
/// plays alone.
inline TrickPlay dealt(const PlayTable& table, const Pack& pack, int tricks, Trump trump, Seat leader,
                       bool teams) {
    TrickPlay state;
    std::size_t next = 0;
    for (Seat seat = 1; seat <= table.seats; ++seat) {
        for (int i = 0; i < tricks; ++i) state.hands[seat].add(pack.at(next++));
        state.sides.of[seat] = static_cast<std::uint8_t>(teams ? (seat - 1) % 2 + 1 : seat);
    }
    state.sides.declarers = state.sides.of[leader];
    state.leader = static_cast<std::int8_t>(leader);
    state.left = static_cast<std::int8_t>(tricks);
    state.trump = trump;
    return state;
}

/// The same from a shuffled deck that is large enough, with a random trump, leader and number of tricks.
inline TrickPlay any_deal(const PlayTable& table, const std::vector<Rank>& ranks, Random& random,
                          int most_tricks) {
    const int hand = 1 + any_of(random, most_tricks);
    const int kinds = static_cast<int>(ranks.size()) * suit_count;
    const int copies = std::max((hand * table.seats + kinds - 1) / kinds, 1 + any_of(random, 4));
    CardSet deck;
    for (const Suit suit : all_suits)
        for (const Rank rank : ranks) deck.add(Card(rank, suit), copies);
    const Pack pack = shuffled_and_cut(deck, random);
    return dealt(table, pack, hand, any_trump(random), 1 + any_of(random, table.seats),
                 any_of(random, 2) == 0);
}

/// A hand under these rules, all cards dealt, played at random until `left` tricks are left, perhaps in the
/// middle of one.
inline TrickPlay any_position(const Rulebook& rules, Random& random, int left) {
    const Pack pack = shuffled_and_cut(rules.deck, random);
    const int hand = rules.deck.size() / rules.seats;
    TrickPlay state =
        dealt(rules.play, pack, hand, any_trump(random), 1 + any_of(random, rules.seats), rules.seats == 4);
    const int in_trick = any_of(random, rules.seats);
    while (state.left > left || (state.left == left && state.played < in_trick))
        play(rules.play, state, any_card(random, CardSet::of(legal_kinds(rules.play, state))));
    return state;
}

} // namespace roundhouse
