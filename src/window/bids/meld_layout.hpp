#pragma once
// Where melds lie on the page Bids and melds: side by side, seat by seat, as large as there is room for.

#include "present/bids_and_melds.hpp"
#include "window/paint/canvas.hpp"

#include <vector>

namespace roundhouse::window {

/// A meld; its places count from the corner of its side's part that scrolls.
struct MeldSpot {
    const present::MeldLine* meld = nullptr;
    std::vector<Pose> cards;
    Rect name, points;
};

struct SeatBlock {
    const present::SeatMelds* seat = nullptr;
    Rect whole, head; ///< head: without height where the side has this seat alone
    std::vector<MeldSpot> melds;
};

struct SideBlock {
    Rect bar;         ///< its name and sum, which stay
    Rect note;        ///< under it; without height where there is none
    Rect shown;       ///< what shows of its seats
    float height = 0; ///< of all its seats: if there is more than shows, it scrolls
    std::vector<SeatBlock> seats;
};

struct MeldLayout {
    float card_width = 0;
    std::vector<SideBlock> sides;
};

/// The sides within `area`. `alone`: that seat's melds only; 0: everybody's. `most`: the widest cards.
MeldLayout lay_sides(const Canvas& canvas, const std::vector<present::SideMelds>& sides, Seat alone,
                     const Rect& area, float scale, float most);

/// Style of a side's name and sum.
inline constexpr TextStyle bar_style{Size::label, true};
inline constexpr TextStyle note_style{Size::small, false, look::quiet};

} // namespace roundhouse::window
