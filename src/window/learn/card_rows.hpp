#pragma once
// Cards as pictures in a panel that scrolls.

#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"

#include <optional>

namespace roundhouse::window {

/// How far apart cards of that width begin in `room`: side by side, or as far over each other as is needed.
float step_of_cards(std::size_t cards, float width, float room, float widest_step);

/// Cards in a row from where the panel stands on, in at most `room`; those that are `legal` stand out, the
/// others are dimmed. Takes its place in the panel.
void row_of_cards(const Page& page, const Canvas& canvas, const std::vector<Card>& cards, float width,
                  float room, float widest_step, const std::optional<CardSet>& legal = {});

/// The same with a word under it.
void row_of_cards(const Page& page, const Canvas& canvas, const std::vector<Card>& cards, float width,
                  float room, float widest_step, const std::string& caption,
                  const std::optional<CardSet>& legal = {});

/// The table's cards and the hand, beside each other or under each other; either may be empty.
void trick_and_hand(const Page& page, const Canvas& canvas, const std::vector<Card>& trick,
                    const std::vector<Card>& hand, float width, const std::optional<CardSet>& legal = {});

} // namespace roundhouse::window
