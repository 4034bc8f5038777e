#pragma once
// The board that shows everybody's melds: where each meld and its name go, as plain geometry.

#include "window/paint/geometry.hpp"

#include <vector>

namespace roundhouse::window {

/// One player's melds: how many cards each has, and the width of its caption.
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
/// All sections in order, in the number of columns that leaves the cards largest. Sections are not split.
Board lay_board(const Rect& area, const std::vector<BoardSection>& sections, float line_height,
                float most_width);

} // namespace roundhouse::window
