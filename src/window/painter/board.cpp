#include "window/painter/board.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace roundhouse::window {

namespace {

constexpr float group_strip = 0.36F; ///< the part of a card's width that shows under the next one
constexpr int most_columns = 4;

/// Lays out a section's melds in lines from the top left of `area`; returns their bottom, or nothing if a
/// meld is wider than the area.
std::optional<float> lay_melds(BoardPlace& place, const Rect& area, const BoardSection& section,
                               float card_width, float line_height) {
    const float card_height = card_width * card_aspect;
    const float gap = 0.3F * card_width + 6;
    Point at{area.left, area.top};
    for (std::size_t i = 0; i < section.cards.size(); ++i) {
        const auto after_first = static_cast<float>(std::max(section.cards[i] - 1, 0));
        const float in_cards = section.cards[i] ? card_width * (1 + group_strip * after_first) : 0;
        const float needed = std::min(std::max(in_cards, section.captions[i]), area.width);
        if (in_cards > area.width) return {};
        if (at.x > area.left && at.x + needed > area.right())
            at = {area.left, at.y + card_height + line_height + gap / 3};
        std::vector<Pose> poses;
        for (int card = 0; card < section.cards[i]; ++card)
            poses.push_back({{at.x + card_width * (0.5F + group_strip * static_cast<float>(card)),
                              at.y + card_height / 2},
                             card_width,
                             0});
        place.cards.push_back(std::move(poses));
        place.captions.push_back({at.x, at.y + card_height, needed, line_height});
        at.x += needed + gap;
    }
    return section.cards.empty() ? area.top : at.y + card_height + line_height;
}

struct ColumnsOf {
    int columns = 1;
    float card_width = 0;
    float limit = 0; ///< the greatest height of a column
};

/// Lays out all sections in columns; nothing if they do not fit.
std::optional<std::vector<BoardPlace>> lay_columns(const Rect& area,
                                                   const std::vector<BoardSection>& sections,
                                                   float line_height, const ColumnsOf& form) {
    const float gap = line_height;
    const float width =
        (area.width - gap * static_cast<float>(form.columns - 1)) / static_cast<float>(form.columns);
    std::vector<BoardPlace> places;
    int column = 0;
    float top = area.top;
    for (const BoardSection& section : sections) {
        for (bool again = true; again;) {
            const float left = area.left + (width + gap) * static_cast<float>(column);
            BoardPlace place;
            place.heading = {left, top, width, 1.25F * line_height};
            const float under = place.heading.bottom() + 0.2F * line_height;
            const auto end = lay_melds(place, {left, under, width, 0}, section, form.card_width, line_height);
            if (!end) return {};
            again = *end > area.top + form.limit && top > area.top; // the next column has more room
            if (*end > area.top + form.limit && !again) return {};
            if (again) {
                top = area.top;
                if (++column == form.columns) return {};
                continue;
            }
            place.bottom = *end;
            top = *end + 0.6F * line_height;
            places.push_back(std::move(place));
        }
    }
    return places;
}

} // namespace

Board lay_board(const Rect& area, const std::vector<BoardSection>& sections, float line_height,
                float most_width) {
    constexpr float least_width = 12; // something is always shown, however much there is
    constexpr int limits = 12;
    Board board;
    for (float width = most_width;; width *= 0.95F) {
        float lowest = area.height + 1;
        for (int columns = 1; columns <= most_columns; ++columns) {
            if (!lay_columns(area, sections, line_height, {columns, width, area.height})) continue;
            for (int i = 1; i <= limits; ++i) { // makes the columns as even as possible
                const float limit = area.height * static_cast<float>(i) / limits;
                if (limit >= lowest) break;
                auto places = lay_columns(area, sections, line_height, {columns, width, limit});
                if (!places) continue;
                board = {width, std::move(*places)};
                lowest = limit;
            }
        }
        if (!board.sections.empty() || sections.empty()) return board;
        if (width < least_width) break;
    }
    // Far too many melds: one column, cut off at the bottom.
    board.card_width = least_width;
    board.sections =
        lay_columns(area, sections, line_height, {1, least_width, 1e9F}).value_or(board.sections);
    return board;
}

} // namespace roundhouse::window
