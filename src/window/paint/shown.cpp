#include "window/paint/shown.hpp"

#include "present/cards.hpp"

namespace roundhouse::window {

// A suit's mark is also its German sign: one glyph serves both.
static_assert(first_german_sign == present::first_suit_mark);

std::string shown(std::string_view sentence, Face face) {
    const auto sign = [face](Suit suit) { return face == Face::german ? present::mark(suit) : symbol(suit); };
    return present::with_marks_drawn(
        sentence, [&](Card card) { return letter(card.rank(), face) + sign(card.suit()); }, sign);
}

} // namespace roundhouse::window
