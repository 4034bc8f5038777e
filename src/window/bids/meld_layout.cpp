#include "window/bids/meld_layout.hpp"

#include <algorithm>

namespace roundhouse::window {

namespace {

// At a scale of 1.
constexpr float least_card = 26, meld_line = 20, head_height = 26, bar_inset = 5, side_gap = 10,
                column_gap = 22, least_column = 120, inset = 10, sum_width = 50,
                inset_right = 16; // a side may have a scrollbar there
/// The part of a card's width that shows under the next one.
constexpr float strip = 0.5F;

constexpr TextStyle name_style{Size::body};

/// How many sides are next to one another, and how many seats in each.
struct Grid {
    int sides = 1, seats = 1;
};

struct Layer {
    const Canvas& canvas;
    const std::vector<present::SideMelds>& sides;
    Seat alone = 0;
    Rect area;
    float s = 1;

    bool shows(const present::SeatMelds& seat) const { return alone == 0 || alone == seat.seat; }

    // ---- a meld

    /// The width needed by the longest word of a name.
    float longest_word(const std::string& name, const TextStyle& style = name_style) const {
        float width = 0;
        for (std::size_t from = 0; from < name.size();) {
            const std::size_t to = std::min(name.find(' ', from), name.size());
            width = std::max(width, canvas.measure(name.substr(from, to - from), style).x);
            from = to + 1;
        }
        return width + 1;
    }

    /// Starts at `at` and takes at most `room`; returns the size used.
    Point lay_meld(MeldSpot& spot, Point at, float room, float card) const {
        const auto behind = static_cast<float>(spot.meld->cards.size()) - 1;
        const float step = behind > 0 ? std::min(strip * card, (room - card) / behind) : 0;
        const float wide = card + step * behind, high = card * card_aspect, gap = 8 * s;
        for (std::size_t i = 0; i < spot.meld->cards.size(); ++i)
            spot.cards.push_back(
                {{at.x + card / 2 + step * static_cast<float>(i), at.y + high / 2}, card, 0});
        const std::string& name = spot.meld->name;
        const float beside = room - wide - gap;
        const bool below = longest_word(name) > beside;
        const float most = below ? room : beside;
        const float words = std::min(canvas.measure(name, name_style).x + 1, most);
        const float name_high = canvas.height_of(name, name_style, words);
        const float text_high = name_high + meld_line * s;
        const Point text = below ? Point{at.x, at.y + high + 2 * s}
                                 : Point{at.x + wide + gap, at.y + std::max((high - text_high) / 2, 0.0F)};
        spot.name = {text.x, text.y, words, name_high};
        spot.points = {text.x, text.y + name_high, words, meld_line * s};
        if (below) return {std::max(wide, words), high + 2 * s + text_high};
        return {wide + gap + words, std::max(high, text_high)};
    }

    // ---- a seat

    SeatBlock lay_seat(const present::SeatMelds& seat, const Rect& place, float card, bool with_head) const {
        SeatBlock block{
            &seat, place, {place.left, place.top, place.width, with_head ? head_height * s : 0}, {}};
        const float gap = 8 * s;
        float top = block.head.bottom(), left = place.left, high = 0;
        for (const present::MeldLine& meld : seat.melds) {
            if (left > place.left && left + width_of(meld, card) > place.right()) {
                left = place.left;
                top += high + gap;
                high = 0;
            }
            MeldSpot spot{&meld, {}, {}, {}};
            const Point takes = lay_meld(spot, {left, top}, place.right() - left, card);
            high = std::max(high, takes.y);
            left += takes.x + 2 * gap;
            block.melds.push_back(std::move(spot));
        }
        if (seat.melds.empty()) high = meld_line * s;
        block.whole.height = top + high - place.top;
        return block;
    }

    /// With the name on one line beside the cards.
    float width_of(const present::MeldLine& meld, float card) const {
        const auto behind = static_cast<float>(meld.cards.size()) - 1;
        return card * (1 + strip * behind) + 8 * s + canvas.measure(meld.name, name_style).x + 1;
    }

    // ---- a side

    /// Its seats in columns, relative to the corner of the scrolling area; returns their height.
    float lay_seats(SideBlock& block, const present::SideMelds& side, float width, float card,
                    int columns) const {
        const auto number = static_cast<int>(std::count_if(side.seats.begin(), side.seats.end(),
                                                           [this](const auto& seat) { return shows(seat); }));
        columns = std::max(std::min(columns, number), 1);
        const float gap = column_gap * s,
                    wide = (width - (inset + inset_right) * s - gap * static_cast<float>(columns - 1)) /
                           static_cast<float>(columns);
        float top = 4 * s, high = 0;
        int column = 0;
        for (const present::SeatMelds& seat : side.seats) {
            if (!shows(seat)) continue;
            const float left = inset * s + (wide + gap) * static_cast<float>(column);
            block.seats.push_back(lay_seat(seat, {left, top, wide, 0}, card, side.seats.size() > 1));
            high = std::max(high, block.seats.back().whole.height);
            if (++column < columns) continue;
            column = 0;
            top += high + 8 * s;
            high = 0;
        }
        return number == 0 ? 0 : top + high + (column ? 4 * s : 0);
    }

    SideBlock lay_side(const present::SideMelds& side, float left, float width, float card,
                       int columns) const {
        SideBlock block;
        const float sum = sum_width * s;
        const float name = canvas.height_of(side.who, bar_style, width - 2 * inset * s - sum);
        block.bar = {left, 0, width, name + 2 * bar_inset * s};
        block.note = {left + inset * s, 0, width - 2 * inset * s, 0};
        if (!side.note.empty())
            block.note.height = canvas.height_of(side.note, note_style, block.note.width) + 4 * s;
        block.height = lay_seats(block, side, width, card, columns);
        return block;
    }

    /// All sides, in rows as high as they need; returns the height.
    float lay_all(std::vector<SideBlock>& blocks, float card, Grid grid) const {
        const float gap = side_gap * s, width = (area.width - gap * static_cast<float>(grid.sides - 1)) /
                                                static_cast<float>(grid.sides);
        float top = area.top;
        for (std::size_t first = 0; first < sides.size(); first += static_cast<std::size_t>(grid.sides)) {
            const std::size_t last = std::min(first + static_cast<std::size_t>(grid.sides), sides.size());
            float bars = 0, high = 0;
            for (std::size_t i = first; i < last; ++i) {
                const float left = area.left + (width + gap) * static_cast<float>(i - first);
                blocks.push_back(lay_side(sides[i], left, width, card, grid.seats));
                bars = std::max(bars, blocks.back().bar.height + blocks.back().note.height);
                high = std::max(high, blocks.back().height);
            }
            for (std::size_t i = first; i < last; ++i) place(blocks[i], top, bars, high);
            top += bars + high + gap;
        }
        return top - gap - area.top;
    }

    static void place(SideBlock& block, float top, float bars, float high) {
        block.bar.top = top;
        block.note.top = block.bar.bottom();
        block.shown = {block.bar.left, top + bars, block.bar.width, high};
    }

    /// If room is short, the highest rows shrink, and scroll.
    void share(std::vector<SideBlock>& blocks, Grid grid, float needed) const {
        const auto in_row = static_cast<std::size_t>(grid.sides);
        float lacking = needed - area.height;
        const auto height_of_row = [&](std::size_t i) { return blocks[i / in_row * in_row].shown.height; };
        while (lacking > 0.5F) {
            float highest = 0;
            std::size_t row = 0;
            for (std::size_t i = 0; i < blocks.size(); i += in_row)
                if (height_of_row(i) > highest) {
                    highest = height_of_row(i);
                    row = i;
                }
            const float cut = std::min(std::min(lacking, 6 * s), highest);
            if (cut <= 0) return;
            for (std::size_t i = row; i < std::min(row + in_row, blocks.size()); ++i)
                blocks[i].shown.height -= cut;
            for (std::size_t i = row + in_row; i < blocks.size(); ++i)
                place(blocks[i], blocks[i].bar.top - cut, blocks[i].shown.top - blocks[i].bar.top,
                      blocks[i].shown.height);
            lacking -= cut;
        }
    }

    /// The least width of a side and of a seat, so that no word of a name breaks.
    float least_side() const {
        float width = 0;
        for (const present::SideMelds& side : sides)
            width = std::max(width, longest_word(side.who, bar_style));
        return width + (2 * inset + sum_width) * s;
    }
    float least_seat() const {
        float width = least_column * s;
        for (const present::SideMelds& side : sides)
            for (const present::SeatMelds& seat : side.seats)
                width = std::max(width, canvas.measure(seat.who, bar_style).x + sum_width * s);
        return width;
    }

    /// The grids that leave columns wide enough.
    std::vector<Grid> grids() const {
        std::size_t most = 1;
        for (const present::SideMelds& side : sides) most = std::max(most, side.seats.size());
        if (alone) most = 1;
        const float side = least_side(), seat = least_seat();
        std::vector<Grid> all;
        for (int across = 1; across <= static_cast<int>(sides.size()) && across <= 4; ++across)
            for (int seats = 1; seats <= static_cast<int>(most); ++seats) {
                const float wide = area.width / static_cast<float>(across) - side_gap * s;
                if (across * seats == 1 || (wide >= side && wide / static_cast<float>(seats) >= seat))
                    all.push_back({across, seats});
            }
        return all;
    }
};

} // namespace

MeldLayout lay_sides(const Canvas& canvas, const std::vector<present::SideMelds>& sides, Seat alone,
                     const Rect& area, float scale, float most) {
    const Layer layer{canvas, sides, alone, area, scale};
    const std::vector<Grid> grids = layer.grids();
    const float least = least_card * scale;
    for (float card = std::max(most, least);; card = std::max(card * 0.93F, least)) {
        std::vector<SideBlock> best;
        Grid chosen;
        float lowest = 0;
        for (const Grid grid : grids) {
            std::vector<SideBlock> blocks;
            const float high = layer.lay_all(blocks, card, grid);
            if (!best.empty() && high >= lowest) continue;
            best = std::move(blocks);
            lowest = high;
            chosen = grid;
        }
        if (lowest > area.height && card > least) continue;
        layer.share(best, chosen, lowest);
        return {card, std::move(best)};
    }
}

} // namespace roundhouse::window
