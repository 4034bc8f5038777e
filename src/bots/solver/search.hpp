#pragma once
// The end of a hand with best play and all cards open (double dummy): what each of two camps can take.

#include "bots/solver/answers.hpp"

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace roundhouse::bots {

class LongHand;

/// What a camp wants of the card points.
enum class Aim : std::uint8_t { many, few };

/// With this many tricks left or more, LongHand is asked where it fits; with fewer it costs more than it
/// saves.
inline constexpr int long_hand_from = 6;
/// LongHand is never asked.
inline constexpr int no_long_hand = 1000;

/// Alpha-beta over card points, with a transposition table of positions between tricks. Work is counted in
/// nodes. Positions stay in the table from question to question: all questions to one Endgame share the play
/// table, the trump suit and the camps. The play table must outlive it.
class Endgame {
  public:
    /// `camp` has bit n-1 for every seat n whose points are asked for, `wanting_many` for every seat that
    /// wants them to be many; all others want them to be few.
    Endgame(const PlayTable& table, std::uint32_t camp, std::uint32_t wanting_many, int table_bits,
            int long_from);
    /// With all other seats wanting the reverse of what the camp wants.
    Endgame(const PlayTable& table, std::uint32_t camp, Aim aim = Aim::many, int table_bits = 15,
            int long_from = long_hand_from);
    ~Endgame();

    /// Card points that the camp takes from here on (the trick on the table included) if everybody plays best
    /// with all cards open. False, and `points` untouched, if that takes more nodes than are left. The closer
    /// `guess` is to the answer, the less it costs; -1 for none.
    bool solve(const TrickPlay& state, int& points, int guess = -1);

    /// The same for the position after each of `cards`, all of them legal for the seat to play; a trick that
    /// the card completes counts no more. Costs less than solving one after the other: cards that are worth
    /// the same are solved once. False as above, and `points` meaningless.
    bool solve_each(const TrickPlay& state, std::span<const Card> cards, std::vector<int>& points);

    /// Whether that is `asked` points or more, which costs much less to find out. False as above.
    bool reaches(const TrickPlay& state, int asked, bool& yes);

    /// Nodes that may still be visited. A node is one card to play.
    std::int64_t nodes_left = 0;
    /// Checked every few thousand nodes: once it is true, the search gives up. Null: nobody stops it.
    const std::atomic<bool>* stop = nullptr;

  private:
    struct Entry {
        std::uint32_t key = 0;
        std::int16_t low = 0, high = unused;
    };
    static constexpr std::int16_t unused = -1;

    /// The trick on the table. Cards are numbers of kinds.
    struct Trick {
        std::int8_t leader = 0, holder = 0; ///< seats; who holds the trick so far
        std::uint8_t played = 0, place = 0; ///< cards played; place (from 0) of the best of them
        std::uint8_t first = 0, best = 0;   ///< the card led, the best so far
        int points = 0;
        KindMask led = 0, beats = 0; ///< the suit led; the kinds that beat the best card
        FollowRuffHead::Head head{};
    };
    /// Cards in the order in which they are tried.
    struct Moves {
        std::array<int, kind_count> ranked; ///< worth above, kind in the lowest five bits
        int number = 0;
    };

    void set_up(const TrickPlay& state);
    bool close_in(const TrickPlay& state, int left, int guess, int& points);
    int first_guess();
    Card stand_in(const TrickPlay& state, Card card);
    int bound(const TrickPlay& state, int asked);
    Trick trick_of(const TrickPlay& state) const;
    void lay(Trick& trick, Seat seat, int kind) const;
    int at_trick(Seat leader, int alpha, int beta);
    int at_card(const Trick& trick, Seat seat, int alpha, int beta);
    int after_card(Trick trick, Seat seat, int kind, int alpha, int beta);
    int certain(Seat leader) const;
    Moves moves(const Trick& trick, Seat seat, KindMask allowed, int first) const;
    KindMask legal(const Trick& trick, Seat seat);
    KindMask legal_by_filters(const Trick& trick, Seat seat);
    bool equal(const Trick& trick, int lower, int higher, KindMask others) const;
    KindMask without_equals(const Trick& trick, Seat seat, KindMask legal) const;
    KindMask held_by_others(Seat seat) const;
    bool in_camp(Seat seat) const { return camp_ >> (seat - 1) & 1; }
    bool wants_many(Seat seat) const { return wanting_many_ >> (seat - 1) & 1; }

    const PlayTable& table_;
    std::uint32_t camp_, wanting_many_;
    bool shaped_;                             ///< the common shape of compulsion, with free leads
    std::array<KindMask, kind_count> over_{}; ///< higher kinds of the same suit
    std::array<std::int8_t, kind_count> place_{};

    // The position: cards in hands, tricks and points still to be won.
    TrickPlay state_; ///< what filters ask for besides the trick
    const KindMask* beaters_ = nullptr;
    KindMask trumps_ = 0;
    PerSeat<KindMask> kinds_{};
    PerSeat<std::array<std::uint8_t, kind_count>> copies_{};
    std::uint64_t hash_ = 0;
    int left_ = 0;
    int tricks_left_ = 0;
    int tricks_in_all_ = 0;

    int table_bits_;
    std::vector<Entry> entries_; ///< as many as were needed so far
    Answers answers_;
    bool spent_ = false;

    int long_from_;
    bool asks_long_ = false; ///< this question is LongHand's
    std::unique_ptr<LongHand> long_hand_;
};

} // namespace roundhouse::bots
