#pragma once
// Cards as pictures in a scrolling panel.

#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"

#include <optional>

namespace roundhouse::window {

/// Distance between the left edges of cards in `room`: side by side, or overlapping as far as needed.
float step_of_cards(std::size_t cards, float width, float room, float widest_step);

/// Cards in a row from the cursor of the panel, at most `room` wide; `legal` ones stand out, the others are
/// dimmed. Advances the cursor.
void row_of_cards(const Page& page, const Canvas& canvas, const std::vector<Card>& cards, float width,
                  float room, float widest_step, const std::optional<CardSet>& legal = {});

/// The same with a caption below.
void row_of_cards(const Page& page, const Canvas& canvas, const std::vector<Card>& cards, float width,
                  float room, float widest_step, const std::string& caption,
                  const std::optional<CardSet>& legal = {});

/// The table's cards and the hand, side by side or one above the other; either may be empty.
void trick_and_hand(const Page& page, const Canvas& canvas, const std::vector<Card>& trick,
                    const std::vector<Card>& hand, float width, const std::optional<CardSet>& legal = {});

} // namespace roundhouse::window
