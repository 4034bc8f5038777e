#pragma once
// Where everything goes at a table of a given size: pure geometry, without a window. Sizes follow the window;
// a hand is spaced closer before its cards shrink, and takes two rows above sixteen cards. The others sit
// around an oval with small fanned cards; the cards of a trick do not overlap.

#include "rules/rulebook.hpp"
#include "window/paint/geometry.hpp"

#include <vector>

namespace roundhouse::window {

inline constexpr Point least_window{900, 600};
/// The most cards in one row of a hand.
inline constexpr int most_in_row = 16;

struct TableShape {
    Point window{1280, 800};
    int seats = 4;
    Turn turn = Turn::clockwise;
    Seat viewer = 1;      ///< who sits at the bottom
    PerSeat<int> cards{}; ///< in each seat's hand
    int upper_row = 0;    ///< cards of the viewer's hand in the upper of two rows; 0: half of them
    bool open = false;    ///< the others' cards are face up
    float side = 0;       ///< width of the panel at the right; 0: that of the column
    float text_scale = 1; ///< chosen by a person
};

/// A player across the table. The viewer's own place has no backs.
struct SeatPlace {
    Rect pill;               ///< the name
    Rect said;               ///< what the seat called, beside the name
    std::vector<Pose> backs; ///< its cards, the lowest first
    Pose trick;              ///< the card it plays
};

struct TableLayout {
    float text = 1;       ///< factor for all sizes of text and frames
    float card_width = 0; ///< of the viewer's hand
    Rect bar;             ///< phases and round, along the top
    Rect column;          ///< contract, question and buttons, at the right
    Rect felt;            ///< the table itself
    Rect middle;          ///< the part of the felt free of names and hands; for tricks, calls, melds
    Rect hand_area;       ///< the viewer's cards, including raised ones
    PerSeat<SeatPlace> seats;
    std::vector<Pose> hand; ///< the viewer's cards from left to right, the upper row first
    float raise = 0;        ///< how far a playable card is raised
};

/// Requires a window of at least least_window, 2 to 8 seats and hands of at most 24 cards.
TableLayout lay_table(const TableShape& shape);

/// How many cards go to the upper of two rows, with the break between suits if both rows have room for that;
/// 0 if one row is enough. `hand`: in the order held.
int upper_row_of(const std::vector<Card>& hand);

/// Buttons of the given widths in centred lines, vertically centred in the area. Widths are limited to the
/// area's.
std::vector<Rect> lay_buttons(const Rect& area, const std::vector<float>& widths, float height, float gap);

/// Height that lay_buttons needs in this width.
float height_of_buttons(float width, const std::vector<float>& widths, float height, float gap);

/// The index in `hand` of the topmost card at that point; -1 for none. `raised` cards are higher.
int card_at(const std::vector<Pose>& hand, Point point, const std::vector<bool>& raised, float raise);

/// The pose moved up along its own side.
Pose raised_by(const Pose& pose, float distance);

} // namespace roundhouse::window
