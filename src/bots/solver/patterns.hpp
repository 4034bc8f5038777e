#pragma once
// What a search has found, stored by pattern: who holds the highest card of each suit, the next and so on, as
// far down as cards were compared. Positions that agree in that, and in how many cards of each zone every
// hand holds, are worth the same whatever cards are gone.

#include "bots/solver/layout.hpp"

#include <cstdlib>
#include <memory>
#include <vector>

namespace roundhouse::bots {

/// Three bits for each card of each suit, from the highest down, in three planes of sixteen: two for its
/// owner, one for whether a run of equals ends with it.
struct Pattern {
    std::array<std::uint64_t, suit_count> suits{};
    std::uint64_t shape = 0; ///< who leads, and how many cards of each zone every hand holds
};

/// The patterns of positions that arise from one layout.
class Patterns {
  public:
    void set_up(const Layout& layout, int seats);

    Pattern of(Cards remaining, Seat leader);

    /// The places of a pattern that show who holds the cards in `compared`.
    Cards part(const Pattern& pattern, Cards remaining, Cards compared) const;
    /// The cards that such a part shows.
    Cards compared(Cards part, Cards remaining) const;

  private:
    struct Suit {
        std::uint64_t shape = 0, pattern = 0; ///< 0: not made yet
        std::uint64_t slots_by_place = 0;     ///< four bits each, from the highest card down
    };
    Suit told(int suit, Cards cards) const;

    const Layout* layout_ = nullptr;
    std::array<std::vector<Suit>, suit_count> known_; ///< by the suit's remaining cards
};

/// Bounds on what positions are worth, found by pattern. All positions of one shape, whoever holds which
/// card, share a bucket; its oldest entry is replaced first.
class PatternTable {
  public:
    struct Bounds {
        int low = 0, high = 0;
        Cards part = 0;
        bool found = false; ///< a bound that answers the question
    };

    /// Makes room for `1 << bits` buckets, `bits` above 0. If there was less, what was known is forgotten.
    void make_room(int bits);

    /// The bounds of a position that agrees in all that mattered; `found` if they answer whether it is worth
    /// `asked`.
    Bounds look_up(const Pattern& pattern, int asked) const;
    void note(const Pattern& pattern, Cards part, int low, int high);

  private:
    struct Entry {
        /// The pattern; above it low, high, and the bits of the shape that its place does not show.
        std::array<std::uint64_t, suit_count> suits{};
        Cards part = 0;
    };
    static constexpr int ways = 12;
    /// Part of each position's shape first, so that few entries are read; and where the next one goes.
    struct alignas(64) Bucket {
        std::array<std::uint16_t, ways> marks{};
        std::uint16_t oldest = 0;
        std::array<Entry, ways> entries{};
    };
    struct Freed {
        void operator()(void* room) const { std::free(room); }
    };
    static bool agrees(const Entry& entry, const Pattern& pattern);
    Bucket& bucket(const Pattern& pattern) const;

    int bits_ = -1;
    std::unique_ptr<void, Freed> room_; ///< zeroed; untouched pages take no memory
    Bucket* buckets_ = nullptr;
};

} // namespace roundhouse::bots
