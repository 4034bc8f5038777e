#pragma once
// Bids and melds: what everybody knows of the round, shown again over the waiting table.

#include "present/bids_and_melds.hpp"
#include "window/bids/meld_layout.hpp"
#include "window/pages/leaf.hpp"
#include "window/table/model.hpp"

namespace roundhouse::window {

class BidsPage : public Leaf {
  public:
    /// `known`: as it is now; the table waits, so it does not change.
    BidsPage(present::BidsAndMelds known, CardSet deck, Face face);

    std::optional<CardsShown> cards(Point window, float scale) const override;
    LeafWish draw(const Page& page, const Canvas& below, const Input& input) override;

    const present::BidsAndMelds& known() const { return known_; }
    /// The only seat shown; 0: all are.
    Seat alone() const { return alone_; }

  private:
    /// Where the parts are.
    struct Places {
        float margin = 0, gap = 0;
        Rect calls, melds, tricks; ///< calls: zero width without an auction
    };
    Places lay(const Page& page, float top) const;
    float draw_heading(const Page& page, const Canvas& canvas) const;
    bool draw_close(const Page& page, float margin) const;
    void draw_calls(const Page& page, const Canvas& below, const Rect& place);
    void draw_call_list(const Page& page, const Canvas& canvas, Point corner, float width);
    void draw_call(const Page& page, const Canvas& canvas, std::size_t number, const Rect& line) const;
    void draw_melds(const Page& page, const Canvas& below, const Rect& place);
    float draw_meld_heading(const Page& page, const Canvas& canvas, const Rect& in) const;
    void draw_side(const Page& page, const Canvas& canvas, const Canvas& below, std::size_t number);
    /// `kept`: its side hides melds that do not count.
    void draw_seat(const Page& page, const Canvas& canvas, const SeatBlock& block, Point corner,
                   bool kept) const;
    void draw_tricks(const Page& page, const Canvas& below, const Rect& place);
    void draw_counts(const Page& page, const Canvas& canvas, Point corner, float width) const;
    void draw_last_trick(const Page& page, const Canvas& canvas, const Rect& place);
    /// Shows only that seat, or all again if it was alone.
    void choose(Seat seat) { alone_ = alone_ == seat ? Seat{0} : seat; }

    present::BidsAndMelds known_;
    CardSet deck_;
    Seat alone_ = 0;
    MeldLayout layout_; ///< of the melds shown
    // Where the key focus is, or was last, in each part.
    std::size_t call_ = 0, seat_ = 0, card_ = 0;
    int opening_ = 3; ///< frames until the lists are laid out, with the call that won scrolled into view
    // While the melds are drawn: the number of seats, and the one pressed.
    std::size_t seats_drawn_ = 0;
    Seat pressed_ = 0;
};

/// What the viewer of that table knows; null before cards are dealt.
std::unique_ptr<Leaf> bids_page(const TableModel& table);

} // namespace roundhouse::window
