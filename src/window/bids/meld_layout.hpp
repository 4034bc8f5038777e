#pragma once
// Where melds lie on the page Bids and melds: side by side, seat by seat, as large as possible.

#include "present/bids_and_melds.hpp"
#include "window/paint/canvas.hpp"

#include <vector>

namespace roundhouse::window {

/// A meld; positions are relative to the corner of its side's scrolling area.
struct MeldSpot {
    const present::MeldLine* meld = nullptr;
    std::vector<Pose> cards;
    Rect name, points;
};

struct SeatBlock {
    const present::SeatMelds* seat = nullptr;
    Rect whole, head; ///< head: no height if this seat is the only one of its side
    std::vector<MeldSpot> melds;
};

struct SideBlock {
    Rect bar;         ///< its name and sum; does not scroll
    Rect note;        ///< under it; no height if there is none
    Rect shown;       ///< the visible area of its seats
    float height = 0; ///< of all its seats: it scrolls if this exceeds what is visible
    std::vector<SeatBlock> seats;
};

struct MeldLayout {
    float card_width = 0;
    std::vector<SideBlock> sides;
};

/// Lays out the sides within `area`. `alone`: only that seat's melds; 0: everybody's. `most`: the widest
/// card.
MeldLayout lay_sides(const Canvas& canvas, const std::vector<present::SideMelds>& sides, Seat alone,
                     const Rect& area, float scale, float most);

/// Style of a side's bar.
inline constexpr TextStyle bar_style{Size::label, true};
inline constexpr TextStyle note_style{Size::small, false, look::quiet};

} // namespace roundhouse::window
