#pragma once
// What a search has found, told by patterns: of each suit who holds the highest card, the next and so on, as
// far down as cards were compared. Positions that agree in that, and in how many cards of each zone every
// hand holds, are worth the same whatever cards are gone.

#include "bots/solver/layout.hpp"

#include <cstdlib>
#include <memory>
#include <vector>

namespace roundhouse::bots {

/// Three bits for each card of a suit, from the highest down: its owner, and whether a run of equals ends.
struct Pattern {
    std::array<std::uint64_t, suit_count> suits{};
    std::uint64_t shape = 0; ///< who leads, and how many cards of each zone every hand holds
};

/// The patterns of positions that come of one layout.
class Patterns {
  public:
    void set_up(const Layout& layout, int seats);

    Pattern of(Cards remaining, Seat leader);

    /// Which part of a pattern tells the same of those cards that were compared, `compared`.
    std::array<std::uint64_t, suit_count> part(const Pattern& pattern, Cards remaining, Cards compared) const;
    /// The cards that such a part tells of.
    Cards compared(const std::array<std::uint64_t, suit_count>& part, Cards remaining) const;

  private:
    struct Suit {
        std::uint64_t shape = 0, bits = 0;
        std::uint32_t made_for = 0; ///< the question it belongs to
    };
    Suit told(int suit, Cards cards) const;

    const Layout* layout_ = nullptr;
    std::uint32_t question_ = 0;
    std::array<std::vector<Suit>, suit_count> known_; ///< by the suit's remaining cards
};

/// Bounds of what positions are worth, found by pattern. Of those that fall into one bucket the oldest goes
/// first.
class PatternTable {
  public:
    struct Bounds {
        int low = 0, high = 0, lead = -1;
        std::array<std::uint64_t, suit_count> part{};
        bool found = false; ///< a bound that answers the question
    };

    /// Room for 8 << bits positions, `bits` above 0; what was known is forgotten if there was less.
    void make_room(int bits);

    /// A position that agrees in all that mattered and answers whether it is worth `asked`; else the lead
    /// that was best when it was not.
    Bounds look_up(const Pattern& pattern, int asked) const;
    void note(const Pattern& pattern, const std::array<std::uint64_t, suit_count>& part, int low, int high,
              int lead);

  private:
    struct alignas(64) Entry {
        std::array<std::uint64_t, suit_count> bits{}; ///< the pattern; above it a quarter of the shape
        std::array<std::uint64_t, suit_count> part{}; ///< above it low, high, lead, and whether it is used
    };
    struct Freed {
        void operator()(void* room) const { std::free(room); }
    };
    static constexpr int ways = 8;
    static bool agrees(const Entry& entry, const std::array<std::uint64_t, suit_count>& bits);
    std::size_t bucket(const Pattern& pattern) const;

    int bits_ = -1;
    /// A part of each position's shape, so that few entries are looked at; and where the next one goes.
    struct Bucket {
        std::array<std::uint16_t, ways> marks{};
        std::uint16_t oldest = 0;
    };
    std::unique_ptr<void, Freed> room_; ///< zeroes; pages that are never touched are never there
    Entry* entries_ = nullptr;
    std::vector<Bucket> buckets_;
};

} // namespace roundhouse::bots
