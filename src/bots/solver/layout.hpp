#pragma once
// The cards of a position as bits of one word: sixteen bits per suit, the lowest rank first, both copies side
// by side. Made once per question; whatever a search asks about a card is one lookup.

#include "rules/play/trick.hpp"

#include <bit>

namespace roundhouse::bots {

/// A set of cards, each copy a bit of its own.
using Cards = std::uint64_t;
inline constexpr int slots = 64, slots_of_a_suit = 16;

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
constexpr Cards slot(int number) { return Cards{1} << number; }
constexpr Cards slots_of(int suit) { return Cards{0xffff} << (suit * slots_of_a_suit); }
inline int lowest(Cards cards) { return std::countr_zero(cards); }
inline int highest(Cards cards) { return static_cast<int>(std::bit_width(cards)) - 1; }
/// How many. Spelt out because builds are for processors of any age, where std::popcount would be a call.
constexpr int number(Cards cards) {
    cards -= cards >> 1 & 0x5555555555555555u;
    cards = (cards & 0x3333333333333333u) + (cards >> 2 & 0x3333333333333333u);
    cards = (cards + (cards >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<int>(cards * 0x0101010101010101u >> 56);
}

/// Neighbouring ranks of a suit that count the same form a zone. Cards of a zone are interchangeable unless
/// they were compared. Zones that count differently are never confused, so their cards need no comparing.
struct Layout {
    /// True for the common shape of compulsion with free leads, four seats at most, 64 cards at most in all
    /// the tricks of the hand, a card from each hand for every trick left, and no more than two copies of a
    /// kind: with more copies less is left to compare, and it does not pay.
    static bool fits(const PlayTable& table, const TrickPlay& state);

    Layout() = default;
    Layout(const PlayTable& table, const TrickPlay& state);

    int points(Cards cards) const {
        int sum = 0;
        for (int i = 0; i < worths; ++i) sum += number(cards & worth_slots[at(i)]) * worth[at(i)];
        return sum;
    }
    /// These cards and the other copies of their kinds.
    Cards whole_kinds(Cards cards) const {
        return cards | (cards << 1 & ~kind_starts) | (cards >> 1 & ~kind_ends);
    }

    PerSeat<Cards> hands{};
    Cards trumps = 0;
    Cards counting = 0; ///< worth points
    std::array<std::uint8_t, slots> kind{};
    std::array<std::int16_t, slots> points_of{};
    std::array<Cards, slots> beats{};      ///< slots that beat this one when it is the best of a trick
    std::array<Cards, slots> zone{};       ///< its zone, if that has several kinds; else none
    std::array<Cards, slots> zone_above{}; ///< the part of that zone from its own kind up
    std::array<std::uint8_t, slots> zone_number{};                 ///< within the suit, the highest 0
    std::array<std::array<Cards, rank_count>, suit_count> zones{}; ///< of several kinds, the highest first
    std::array<int, suit_count> zone_count{};
    Cards kind_starts = 0, kind_ends = 0, zone_starts = 0;
    int worths = 0; ///< how many different values cards have
    std::array<Cards, rank_count> worth_slots{};
    std::array<int, rank_count> worth{};
    int least_worth = 0, most_worth = 0;               ///< of those
    bool higher_count_more = true;                     ///< no card counts more than a higher one of its suit
    std::array<std::uint8_t, kind_count> first_slot{}; ///< of the kind; cards on the table use it, too
    std::array<Cards, kind_count> of_kind{};

  private:
    void place(const std::array<int, rank_count>& kinds, int first,
               const std::array<int, kind_count>& copies);
    void make_zones(const PlayTable& table, int suit, const std::array<int, rank_count>& kinds);
    void note_worth(int counts, Cards cards);
};

} // namespace roundhouse::bots
