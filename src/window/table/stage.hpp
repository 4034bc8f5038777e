#pragma once
// What happens, one thing after the other and slowly enough to be followed. The game is already further on
// than its picture; the stage shows how it got there. Times are seconds on any clock that only goes forward.

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

/// A card on its way; without `card` its back shows.
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

/// Tricks that the game has given to a seat but the picture has not, and the points in them.
struct Ungathered {
    int tricks = 0, points = 0;
};

class Stage {
  public:
    /// `pace`: 1 is usual, 2 twice as fast; 0: nothing moves, but a full trick is still held for a moment.
    explicit Stage(double pace = 1) : pace_(pace) {}
    void set_pace(double pace) { pace_ = pace; }
    double pace() const { return pace_; }
    /// Who looks: what that seat may not know is not shown.
    void set_viewer(Seat viewer) { viewer_ = viewer; }

    /// The viewer takes its own cards from the stock: each waits there for `draw`.
    void set_draws_by_hand(bool on) { draws_by_hand_ = on; }
    bool waits_for_draw() const;
    void draw() { draws_ = waits_for_draw(); }

    /// What happened next.
    void add(std::vector<Event> events, const Rulebook& rules);
    /// Lets time pass; true if the picture changed or moves.
    bool advance(double now);
    /// Ends what is on at once: a click.
    void hurry();
    /// Everything that waits is shown at once, but for what a person has to look at.
    void settle();
    /// Forgets everything, as after an undo; `round` is how the game stands now.
    void reset(const Match& match);
    /// The trick that was taken last still lies there, full.
    void lay_again(const TrickRecord& trick, int seats);
    /// These cards of the kitty lie open.
    void open_kitty(const CardSet& cards) { kitty_ = cards; }
    void open_melds() { melds_open_ = true; }

    bool busy() const { return !events_.empty() || now_ < free_at_ || !flights_.empty(); }
    /// Melds lie on the table until somebody goes on.
    bool melds_open() const { return melds_open_; }
    void close_melds() { melds_open_ = false; }

    const std::vector<PlayedCard>& trick() const { return trick_; }
    const std::vector<Flight>& flights() const { return flights_; }
    /// A card of the trick that is still on its way is not drawn where it will lie.
    bool is_flying_to_trick(Seat seat) const;
    /// The card that a seat has laid before its turn.
    std::optional<Card> laid(Seat seat) const { return laid_[seat]; }
    /// Cards of a kitty that lie open for a moment.
    const CardSet& kitty() const { return kitty_; }
    /// Cards that the game has put in the viewer's hand already, but not the picture.
    CardSet coming() const;
    /// Cards that the game has drawn from the stock already, but not the picture: the next one first.
    std::vector<events::Drew> draws_to_come() const;
    /// What a seat called last in this auction, in English; empty if nothing.
    const std::string& said(Seat seat) const { return said_[seat]; }
    Ungathered ungathered(Seat seat) const;
    /// Who has just won the trick that is gathered; 0 for none.
    Seat gathering() const { return gathering_; }
    double now() const { return now_; }
    /// Events that were shown since this was asked last, to be told in words: all that is in them.
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
    CardSet arriving_; ///< of the viewer: on their way in what is shown now
    PerSeat<std::optional<Card>> laid_{};
    PerSeat<std::string> said_;
    std::vector<std::string> passes_; ///< what they are called, in English
    Seat gathering_ = 0;
    bool melds_open_ = false;
    bool trick_full_ = false; ///< the next thing gathers it
    int trick_points_ = 0;    ///< of the one that is full
    bool draws_by_hand_ = false;
    bool draws_ = false; ///< the card that waits is taken
};

} // namespace roundhouse::window
