#pragma once
// What the parts of the page Bids and melds share. Private to it.

#include "window/bids/bids_page.hpp"

namespace roundhouse::window {

/// A place that keys and mouse can choose, one of several in its part: the arrows go along them, Tab to the
/// one at which the keys were last. True if it is pressed.
bool stop(const Page& page, const Canvas& canvas, const Rect& place, std::size_t number, std::size_t& at);

/// How headings and what is told beside them are written.
inline constexpr TextStyle head_of_bids{Size::label, true}, quiet_of_bids{Size::body, false, look::quiet};

/// Of a card, of the window's width, where there is most room for it.
inline constexpr float most_card = 0.07F;

/// Of the part Tricks.
float height_of_tricks(const Page& page, const present::BidsAndMelds& known);

/// What lies within a part, from its corner on; a little less than there is, so that it never scrolls.
inline Rect inner_of(const Page& page, const Rect& part) {
    return {part.left + 16 * page.scale, part.top + 12 * page.scale, part.width - 32 * page.scale,
            part.height - 24 * page.scale - 3};
}

/// A part of a part that scrolls by itself; its corner as it is scrolled. Call end_part after it.
Point begin_scrolled(const char* id, const Rect& place);

} // namespace roundhouse::window
