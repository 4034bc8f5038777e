#pragma once
// The end of a hand played out exactly, all cards open: what two camps can take of what is left.

#include "rules/trick.hpp"

#include <vector>

namespace roundhouse::bots {

/// Alpha-beta over card points with a table of positions at the boundaries of tricks. Work is counted in
/// nodes. Positions stay in the table from question to question: those of one Endgame share the play table,
/// the trump suit and the camps.
class Endgame {
  public:
    /// `camp` has bit n-1 for every seat n of the camp that wants many points; all other seats want few.
    Endgame(const PlayTable& table, std::uint32_t camp, int table_bits = 15);

    /// Card points that the camp takes from here on (the trick on the table included) if everybody plays
    /// best with all cards open. False, and `points` untouched, if that takes more nodes than are left.
    bool solve(const TrickPlay& state, int& points);

    /// Nodes that may still be visited. A node is one position with a choice or a trick's end.
    std::int64_t nodes_left = 0;

  private:
    struct Entry {
        std::uint32_t key = 0;
        std::int16_t low = 0, high = 0;
        std::uint8_t best = no_card;
    };
    static constexpr std::uint8_t no_card = 255;

    /// A move that is tried: the card, and what it promises.
    struct Moves {
        std::array<std::uint8_t, kind_count> kinds{};
        int number = 0;
    };

    int at_trick(const TrickPlay& state, std::uint64_t hash, int left, int alpha, int beta);
    int at_card(const TrickPlay& state, std::uint64_t hash, int left, int alpha, int beta, std::uint8_t first,
                std::uint8_t& best);
    int after_card(const TrickPlay& state, std::uint64_t hash, int left, Card card, int alpha, int beta);
    Moves moves(const TrickPlay& state, std::uint8_t first) const;
    KindMask without_equals(const TrickPlay& state, KindMask legal) const;
    bool in_camp(Seat seat) const { return camp_ >> (seat - 1) & 1; }

    const PlayTable& table_;
    std::uint32_t camp_;
    std::array<std::uint8_t, kind_count> below_{}; ///< the next lower kind of the suit, no_card for none
    std::vector<Entry> entries_;
    bool spent_ = false;
};

} // namespace roundhouse::bots
