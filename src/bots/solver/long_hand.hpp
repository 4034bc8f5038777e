#pragma once
// Exact search for long hands: finds Endgame's answers sooner where six tricks or more are left, with more to
// set up.

#include "bots/solver/answers.hpp"
#include "bots/solver/patterns.hpp"

#include <atomic>
#include <optional>

namespace roundhouse::bots {

/// A search checks `stop` every 4,096 nodes; this is the mask.
inline constexpr std::int64_t nodes_between_looks = 4095;

/// Alpha-beta with a window of one point. Each answer comes with the cards that were compared for it; it
/// holds in every position that agrees in those (partition search: Ginsberg, "Partition search", AAAI 1996).
/// Only where Layout fits.
class LongHand {
  public:
    /// `camp` and `wanting_many` as Endgame has them.
    LongHand(const PlayTable& table, std::uint32_t camp, std::uint32_t wanting_many)
        : table_(table), camp_(camp), wanting_many_(wanting_many) {}

    static bool fits(const PlayTable& table, const TrickPlay& state) { return Layout::fits(table, state); }

    /// Sets the position that is asked about next; `left`: the points still to be won in it.
    void set_up(const TrickPlay& state, int left);

    /// From the position that was set up, goes on to the one after a card of the seat to play. A trick that
    /// it completes counts no more.
    void go_on(Card card);
    int left() const { return now_.left; }

    /// The lowest card that is worth the same as this one to the seat to play.
    Card stand_in(Card card) const;

    /// What the camp takes if everybody tries the lead that looks best, or the best two while that pays, and
    /// follows with the card that looks best. Over whole hands it is off by 20 of 250 points. Not counted in
    /// nodes: the longest seen took 13 ms.
    int guess();

    /// A bound on the camp's points: a lower one if it reaches `asked`, else an upper one. Meaningless once
    /// `nodes_left` is below zero or `stop` is set.
    int bound(int asked, std::int64_t& nodes_left, const std::atomic<bool>* stop);
    bool spent() const { return spent_; }

  private:
    /// A bound, and the cards whose holders it depends on.
    struct Found {
        int value = 0;
        Cards compared = 0;
    };
    /// The trick on the table.
    struct Trick {
        Cards led = 0; ///< the suit
        int best = 0;  ///< the card that holds it
        Seat holder = 0;
        int played = 0, points = 0;
        bool trump_led = false, ruffed = false;
    };
    struct Position {
        PerSeat<Cards> hands{};
        Cards remaining = 0;
        int left = 0, tricks_left = 0; ///< points and tricks still to be won
        Trick trick;
        Seat to_play = 0;
    };
    /// Cards in the order they are tried.
    struct Moves {
        std::array<std::int32_t, slots> ranked; ///< worth above, card in the lowest six bits
        int number = 0;
        void add(int card, int worth);
        int card(int i) const { return ranked[at(i)] & (slots - 1); }
    };

    Found at_trick(Seat leader, int asked);
    Found lead(Seat leader, int asked);
    Found last_trick(Seat leader);
    Found at_card(const Trick& trick, Seat seat, int asked);
    Found after_card(const Trick& trick, Seat seat, int card, int asked);
    Found after_trick(Seat winner, int points, int asked);
    std::optional<Found> sure(Seat leader, int asked) const;
    Cards legal(const Trick& trick, Cards hand) const;
    void play(int card);
    int finish_trick();
    int guess_on(int leads_tried, int alpha, int beta);
    Moves leads(Seat leader, Cards tried) const;
    int next_to_try(const Trick& trick, Seat seat, Cards tried) const;
    int foreseen(Trick trick, Seat seat, Seat next) const;
    Cards alike(int card, Cards compared) const;
    Cards equals(Cards own, Cards blocked) const;
    Cards with_stand_ins(Cards compared, Cards legal, Cards dropped) const;
    Cards told_by(const Trick& trick, Cards hand) const;
    Trick led_with(Seat leader, int card) const;
    void lay(Trick& trick, Seat seat, int card) const;
    void put_down(int card);
    bool count_node();
    bool in_camp(Seat seat) const { return camp_ >> (seat - 1) & 1; }
    bool wants_many(Seat seat) const { return wanting_many_ >> (seat - 1) & 1; }
    /// True if `value` settles the question for a seat that wants many points, or few.
    static bool decides(bool many, int value, int asked) { return many ? value >= asked : value < asked; }

    const PlayTable& table_;
    std::uint32_t camp_, wanting_many_;

    Layout layout_;
    Patterns patterns_;
    PatternTable known_;
    Answers answers_;
    Position now_, start_; ///< start_: as it was set up

    std::int64_t nodes_left_ = 0;
    const std::atomic<bool>* stop_ = nullptr;
    bool spent_ = false;
};

} // namespace roundhouse::bots
