#pragma once
// What the parts of the page Bids and melds share. Private to it.

#include "window/bids/bids_page.hpp"

namespace roundhouse::window {

/// A place that keys and mouse can choose, one of several in its part: arrow keys move between them, Tab goes
/// to the one focused last. True if it is pressed.
bool stop(const Page& page, const Canvas& canvas, const Rect& place, std::size_t number, std::size_t& at);

/// Styles of headings and of the notes beside them.
inline constexpr TextStyle head_of_bids{Size::label, true}, quiet_of_bids{Size::body, false, look::quiet};

/// The widest card, as a part of the window's width.
inline constexpr float most_card = 0.07F;

/// Of the Tricks part.
float height_of_tricks(const Page& page, const present::BidsAndMelds& known);

/// The inside of a part, slightly smaller than the room there is, so that it never scrolls.
inline Rect inner_of(const Page& page, const Rect& part) {
    return {part.left + 16 * page.scale, part.top + 12 * page.scale, part.width - 32 * page.scale,
            part.height - 24 * page.scale - 3};
}

/// Begins an area inside a part that scrolls by itself; returns its corner as scrolled. Call end_part after
/// it.
Point begin_scrolled(const char* id, const Rect& place);

} // namespace roundhouse::window
