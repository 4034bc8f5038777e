#pragma once
// The board on which everybody's melds are laid out: where each meld and its name go, as plain geometry.

#include "window/paint/geometry.hpp"

#include <vector>

namespace roundhouse::window {

/// What one player melds, on a board: cards of each meld, and the width of the text under it.
struct BoardSection {
    std::vector<int> cards;
    std::vector<float> captions;
};
struct BoardPlace {
    Rect heading;
    std::vector<std::vector<Pose>> cards;
    std::vector<Rect> captions;
    float bottom = 0;
};
struct Board {
    float card_width = 0;
    std::vector<BoardPlace> sections;
};
/// All sections in as many columns as leave the cards largest, in their order. No section is broken.
Board lay_board(const Rect& area, const std::vector<BoardSection>& sections, float line_height,
                float most_width);

} // namespace roundhouse::window
