#pragma once
// Plays events one after the other, slowly enough to be followed. The game is ahead of its picture; the stage
// shows how it got there. Times are seconds on any monotonic clock.

#include "game/event.hpp"
#include "game/match.hpp"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace roundhouse::window {

/// Where a card can be.
struct Spot {
    enum class Kind : std::uint8_t { hand, seat, trick, laid, stock, middle } kind = Kind::middle;
    Seat seat = 0;
};

/// A card in motion; without `card` its back shows.
struct Flight {
    std::optional<Card> card;
    Spot from, to;
    double begins = 0, ends = 0;
    /// 0 at the start, 1 at the end, fast first.
    float progress(double now) const;
};

struct PlayedCard {
    Seat seat = 0;
    Card card;
};

/// Tricks, and their points, that the game has credited to a seat but the picture has not.
struct Ungathered {
    int tricks = 0, points = 0;
};

/// What is shown beside a seat's name.
struct Said {
    Call call = {};      ///< of the auction
    bool renege = false; ///< it called a renege instead
};

class Stage {
  public:
    /// `pace`: 1 is usual, 2 twice as fast; 0: nothing moves, but a full trick is still held for a moment.
    explicit Stage(double pace = 1) : pace_(pace) {}
    void set_pace(double pace) { pace_ = pace; }
    double pace() const { return pace_; }
    /// Hides what that seat may not know.
    void set_viewer(Seat viewer) { viewer_ = viewer; }

    /// The viewer draws cards from the stock by hand: each waits there for `draw`.
    void set_draws_by_hand(bool on) { draws_by_hand_ = on; }
    bool waits_for_draw() const;
    void draw() { draws_ = waits_for_draw(); }

    /// Queues what happened next.
    void add(std::vector<Event> events);
    /// Advances time; true if the picture changed or moves.
    bool advance(double now);
    /// Finishes the current motion at once, as on a click.
    void hurry();
    /// Shows everything pending at once, except what a person must look at.
    void settle();
    /// Forgets everything, as after an undo; `match` is the game's current state.
    void reset(const Match& match);
    /// Puts the last trick taken back on the table, full.
    void lay_again(const TrickRecord& trick, int seats);
    /// These cards of the kitty are face up.
    void open_kitty(const CardSet& cards) { kitty_ = cards; }
    void open_melds() { melds_open_ = true; }

    bool busy() const { return !events_.empty() || now_ < free_at_ || !flights_.empty(); }
    /// Melds stay on the table until a person goes on.
    bool melds_open() const { return melds_open_; }
    void close_melds() { melds_open_ = false; }

    const std::vector<PlayedCard>& trick() const { return trick_; }
    const std::vector<Flight>& flights() const { return flights_; }
    /// A card still flying to the trick is not drawn at its final place.
    bool is_flying_to_trick(Seat seat) const;
    /// The card a seat has laid before its turn.
    std::optional<Card> laid(Seat seat) const { return laid_[seat]; }
    /// Cards of a kitty that are face up for a moment.
    const CardSet& kitty() const { return kitty_; }
    /// Cards that are in the viewer's hand in the game, but not yet in the picture.
    CardSet coming() const;
    /// Draws from the stock that are made in the game, but not yet in the picture, the next one first.
    std::vector<events::Drew> draws_to_come() const;
    /// What a seat said last: empty if nothing.
    const std::optional<Said>& said(Seat seat) const { return said_[seat]; }
    Ungathered ungathered(Seat seat) const;
    /// The winner of the trick being gathered; 0 for none.
    Seat gathering() const { return gathering_; }
    double now() const { return now_; }
    /// Events shown since the last call, complete, to be told in words.
    std::vector<Event> take_shown();

  private:
    /// How each kind of event is shown.
    struct Show;
    bool is_own_draw(const Event& event) const {
        const auto* drew = std::get_if<events::Drew>(&event);
        return drew && drew->seat == viewer_;
    }
    void show(const Event& event);
    void show_card(Seat seat, Card card);
    void gather(Seat winner);
    void fly(std::optional<Card> card, Spot from, Spot to, double seconds, double delay = 0);
    double at_pace(double seconds) const { return pace_ > 0 ? seconds / pace_ : 0; }

    double pace_;
    Seat viewer_ = 0;
    double now_ = 0, free_at_ = 0;
    std::deque<Event> events_;
    std::vector<Event> shown_;
    std::vector<PlayedCard> trick_;
    std::vector<Flight> flights_;
    CardSet kitty_;
    CardSet arriving_; ///< cards on their way to the viewer in the event being shown
    PerSeat<std::optional<Card>> laid_{};
    PerSeat<std::optional<Said>> said_{};
    Seat gathering_ = 0;
    bool melds_open_ = false;
    bool trick_full_ = false; ///< the next step gathers it
    int trick_points_ = 0;    ///< of the full trick
    bool draws_by_hand_ = false;
    bool draws_ = false; ///< the waiting card is drawn
};

} // namespace roundhouse::window
