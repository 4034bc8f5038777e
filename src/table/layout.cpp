#include "table/layout.hpp"

#include <cmath>
#include <numbers>

namespace roundhouse::table {

namespace {

constexpr float to_radians = std::numbers::pi_v<float> / 180;

/// How many of the others sit at the left, the top and the right, in the order in which they sit around.
struct Sides3 {
    int left = 0, top = 0, right = 0;
};

Sides3 sides_of(int others) {
    if (others == 1) return {0, 1, 0};
    const int left = others >= 6 ? 2 : 1;
    return {left, others - 2 * left, left};
}

/// Everything the sizes of a table follow from.
struct Measures {
    const TableShape& shape;
    float text;
    float margin;
    float card_width;
    float pill_height;
    float block_width; ///< of a seat: name and backs
    float block_height;
    float back_width;
};

Measures measures_of(const TableShape& shape) {
    const float size = std::min(shape.window.x / 1280, shape.window.y / 800);
    // Text does not shrink as far as everything else: it must be readable in the smallest window.
    const float text = std::max(size, 0.86F) * shape.text_scale;
    const float felt_width = shape.window.x - 270 * text;
    const float card = std::min(0.152F * shape.window.y, 0.145F * felt_width);
    const int others = shape.seats - 1;
    const float back = card * (others <= 3 ? 0.56F : others <= 5 ? 0.42F : 0.36F);
    const float margin = 14 * size;
    const float pill = 32 * text;
    const int columns = sides_of(others).top + (others > 1 ? 2 : 0);
    const float widest =
        (felt_width - margin * static_cast<float>(columns + 1)) / static_cast<float>(columns);
    const float block = std::min(1.32F * card + 30 * text, widest);
    return {shape, text, margin, card, pill, block, pill + 4 * text + back * card_aspect, back};
}

/// A seat's block with its top left at that point: backs in a row, the name under them.
SeatPlace lay_block(const Measures& m, Point at, int cards) {
    SeatPlace place;
    const float backs_height = m.back_width * card_aspect;
    place.pill = {at.x, at.y + backs_height + 4 * m.text, m.block_width, m.pill_height};
    place.said = {at.x, place.pill.bottom() + 4 * m.text, m.block_width, 26 * m.text};
    if (cards == 0) return place;
    const float room = m.block_width - m.back_width;
    const float step = cards > 1 ? std::min(0.3F * m.back_width, room / static_cast<float>(cards - 1)) : 0;
    const float first = at.x + m.block_width / 2 - step * static_cast<float>(cards - 1) / 2;
    for (int i = 0; i < cards; ++i)
        place.backs.push_back(
            {{first + step * static_cast<float>(i), at.y + backs_height / 2}, m.back_width, 0});
    return place;
}

/// The others' blocks from the one at the bottom left, up, along the top and down at the right.
std::vector<Point> block_corners(const Measures& m, const Rect& felt, float hand_top) {
    const Sides3 sides = sides_of(m.shape.seats - 1);
    const float said = 30 * m.text;
    // One beside the table sits a little under its top, so that it is seen to sit at the side.
    const float first =
        felt.top +
        (sides.left > 1 ? 0 : std::max(0.0F, (hand_top - felt.top - m.block_height - said) * 0.34F));
    const float last = sides.left > 1 ? hand_top - m.block_height - said - m.pill_height : first;
    const auto down = [&](int i, int of) {
        return of == 1 ? first : first + (last - first) * static_cast<float>(i) / static_cast<float>(of - 1);
    };
    std::vector<Point> corners;
    for (int i = sides.left; i-- > 0;) corners.push_back({felt.left + m.margin, down(i, sides.left)});
    const float outer = sides.left ? m.block_width + 2 * m.margin : m.margin;
    const float width = felt.width - 2 * outer;
    const float gap =
        (width - m.block_width * static_cast<float>(sides.top)) / static_cast<float>(sides.top + 1);
    for (int i = 0; i < sides.top; ++i)
        corners.push_back(
            {felt.left + outer + gap + static_cast<float>(i) * (m.block_width + gap), felt.top});
    for (int i = 0; i < sides.right; ++i)
        corners.push_back({felt.right() - m.margin - m.block_width, down(i, sides.right)});
    return corners;
}

/// One row of a fan about the middle `x`, the lowest corner of its cards at `bottom`.
void fan(std::vector<Pose>& hand, const Measures& m, int cards, float x, float room, float bottom) {
    const float width = m.card_width;
    const float step =
        cards > 1 ? std::min(0.56F * width, (room - width * 1.3F) / static_cast<float>(cards - 1)) : 0;
    const float half = std::max(step * static_cast<float>(cards - 1) / 2, 1.0F);
    const float most = std::min(5.5F, 0.75F * static_cast<float>(cards)); // degrees of the outermost card
    const float radius = half / std::sin(std::max(most, 0.1F) * to_radians);
    std::vector<Pose> row;
    float lowest = 0;
    for (int i = 0; i < cards; ++i) {
        const float away = step * static_cast<float>(i) - step * static_cast<float>(cards - 1) / 2;
        const float angle = std::asin(away / radius);
        row.push_back({{x + away, radius * (1 - std::cos(angle))}, width, angle / to_radians});
        lowest = std::max(lowest, bounds(row.back()).bottom());
    }
    for (Pose& pose : row) {
        pose.centre.y += bottom - lowest;
        hand.push_back(pose);
    }
}

/// How much of the upper row of two shows above the lower one, by the card's height.
constexpr float row_shows = 0.44F;

void lay_hand(TableLayout& table, const Measures& m) {
    const int cards = m.shape.cards[m.shape.viewer];
    const Rect& felt = table.felt;
    const float room = felt.width - 2 * m.margin;
    const float bottom = felt.bottom() - m.margin;
    const float height = m.card_width * card_aspect;
    const bool two = cards > most_in_row;
    const int half = m.shape.upper_row > 0 ? m.shape.upper_row : (cards + 1) / 2;
    const int upper = two ? half : cards;
    if (two) fan(table.hand, m, upper, felt.centre().x, room, bottom - height * row_shows);
    fan(table.hand, m, two ? cards - upper : upper, felt.centre().x, room, bottom);
    table.raise = 0.1F * height;
    // The place is kept while the hand shrinks: nothing jumps.
    float top = bottom - height * (two ? 1 + row_shows : 1) - table.raise - 0.1F * height;
    for (const Pose& pose : table.hand) top = std::min(top, bounds(pose).top - table.raise);
    table.hand_area = {felt.left + m.margin, top, room, felt.bottom() - top};
}

/// Where each seat's card of a trick lies: around the middle, towards the seat.
void lay_trick(TableLayout& table, const Measures& m) {
    const int seats = m.shape.seats;
    const bool few = seats <= 4;
    const float width =
        few ? std::min(0.94F * m.card_width, 0.405F * table.middle.height)
            : std::min({0.84F * m.card_width, 0.36F * table.middle.height, 0.21F * table.middle.width});
    const float height = width * card_aspect;
    const float across =
        few ? std::min((table.middle.width - 1.25F * width) / 2, 0.98F * width)
            : std::min((table.middle.width - width) / 2, 0.34F * width * static_cast<float>(seats));
    const float down = std::max((table.middle.height - height * 1.08F) / 2, 0.0F);
    const float way = m.shape.turn == Turn::clockwise ? 1.0F : -1.0F;
    for (int i = 0; i < seats; ++i) {
        // Clockwise as seen from above: the next one sits at the viewer's left.
        const float angle = (90 + way * 360 * static_cast<float>(i) / static_cast<float>(seats)) * to_radians;
        Pose& pose = table.seats[onward(m.shape.viewer, i, seats)].trick;
        pose.width = width;
        pose.centre = table.middle.centre() + Point{across * std::cos(angle), down * std::sin(angle)};
        pose.degrees = few ? 5 * std::cos(angle) : 0;
    }
}

} // namespace

TableLayout lay_table(const TableShape& shape) {
    const Measures m = measures_of(shape);
    TableLayout table;
    table.text = m.text;
    table.card_width = m.card_width;
    table.bar = {0, 0, shape.window.x, 44 * m.text};
    const float column = 254 * m.text;
    const float under_bar = table.bar.bottom() + m.margin;
    table.column = {shape.window.x - column - 16 * m.text, under_bar, column,
                    shape.window.y - under_bar - m.margin};
    table.felt = {0, under_bar, table.column.left, shape.window.y - under_bar};
    lay_hand(table, m);

    const float own_pill = std::min(m.block_width, 190 * m.text);
    SeatPlace& own = table.seats[shape.viewer];
    own.pill = {table.felt.centre().x - own_pill / 2, table.hand_area.top - m.pill_height, own_pill,
                m.pill_height};
    own.said = {own.pill.right() + 8 * m.text, own.pill.top, m.block_width, m.pill_height};

    const std::vector<Point> blocks = block_corners(m, table.felt, table.hand_area.top);
    const int others = shape.seats - 1;
    for (int i = 0; i < others; ++i) {
        const bool clockwise = shape.turn == Turn::clockwise;
        const Seat seat = onward(shape.viewer, clockwise ? i + 1 : others - i, shape.seats);
        table.seats[seat] = lay_block(m, blocks[static_cast<std::size_t>(i)], shape.cards[seat]);
    }
    const Sides3 sides = sides_of(others);
    const float side = sides.left ? m.block_width + 2 * m.margin : m.margin;
    const float top = sides.top ? table.felt.top + m.block_height + 26 * m.text : table.felt.top;
    table.middle = {table.felt.left + side, top, table.felt.width - 2 * side,
                    own.pill.top - 6 * m.text - top};
    lay_trick(table, m);
    return table;
}

int upper_row_of(const std::vector<Card>& hand) {
    const auto cards = static_cast<int>(hand.size());
    if (cards <= most_in_row) return 0;
    int best = (cards + 1) / 2, least = 3; // a row may be two cards longer than half
    for (int i = 1; i < cards; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const int away = std::abs(2 * i - cards);
        if (hand[at].suit() == hand[at - 1].suit() || away / 2 >= least) continue;
        least = away / 2;
        best = i;
    }
    return best;
}

// ---- buttons

namespace {

/// Indices of the buttons that begin a line.
std::vector<std::size_t> line_starts(float width, const std::vector<float>& widths, float gap) {
    std::vector<std::size_t> starts;
    float used = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const float needed = std::min(widths[i], width);
        if (starts.empty() || used + gap + needed > width) {
            starts.push_back(i);
            used = needed;
        } else {
            used += gap + needed;
        }
    }
    return starts;
}

} // namespace

float height_of_buttons(float width, const std::vector<float>& widths, float height, float gap) {
    const auto lines = static_cast<float>(line_starts(width, widths, gap).size());
    return lines * height + std::max(lines - 1, 0.0F) * gap;
}

std::vector<Rect> lay_buttons(const Rect& area, const std::vector<float>& widths, float height, float gap) {
    std::vector<Rect> buttons;
    const std::vector<std::size_t> starts = line_starts(area.width, widths, gap);
    const float all = height_of_buttons(area.width, widths, height, gap);
    float y = area.top + (area.height - all) / 2;
    for (std::size_t line = 0; line < starts.size(); ++line) {
        const std::size_t end = line + 1 < starts.size() ? starts[line + 1] : widths.size();
        float used = -gap;
        for (std::size_t i = starts[line]; i < end; ++i) used += gap + std::min(widths[i], area.width);
        float x = area.left + (area.width - used) / 2;
        for (std::size_t i = starts[line]; i < end; ++i) {
            const float width = std::min(widths[i], area.width);
            buttons.push_back({x, y, width, height});
            x += width + gap;
        }
        y += height + gap;
    }
    return buttons;
}

// ---- groups of cards

namespace {

constexpr float group_strip = 0.36F; ///< of a card's width that shows under the next one

/// Lays the groups with cards of one width; false if they do not fit.
bool groups_fit(CardGroups& groups, const Rect& area, const std::vector<int>& cards,
                const std::vector<float>& captions, float line_height) {
    const float width = groups.card_width;
    const float card_height = width * card_aspect;
    const float gap = 0.3F * width + 6;
    groups.cards.clear();
    groups.captions.clear();
    Point at{area.left, area.top};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const float in_cards = cards[i] ? width * (1 + group_strip * static_cast<float>(cards[i] - 1)) : 0;
        const float needed = std::min(std::max(in_cards, captions[i]), area.width);
        if (in_cards > area.width) return false;
        if (at.x > area.left && at.x + needed > area.right())
            at = {area.left, at.y + card_height + line_height + gap / 2};
        std::vector<Pose> poses;
        for (int card = 0; card < cards[i]; ++card)
            poses.push_back(
                {{at.x + width / 2 + group_strip * width * static_cast<float>(card), at.y + card_height / 2},
                 width,
                 0});
        groups.cards.push_back(std::move(poses));
        groups.captions.push_back({at.x, at.y + card_height, needed, line_height});
        at.x += needed + gap;
    }
    return at.y + card_height + line_height <= area.bottom();
}

} // namespace

CardGroups lay_groups(const Rect& area, const std::vector<int>& cards, const std::vector<float>& captions,
                      float line_height, float most_width) {
    CardGroups groups;
    constexpr float least_width = 12; // something is always shown, however many there are
    for (groups.card_width = most_width; !groups_fit(groups, area, cards, captions, line_height);
         groups.card_width *= 0.94F)
        if (groups.card_width < least_width) break;
    return groups;
}

// ---- hits

Pose raised_by(const Pose& pose, float distance) {
    Pose higher = pose;
    higher.centre =
        pose.centre +
        Point{std::sin(pose.degrees * to_radians), -std::cos(pose.degrees * to_radians)} * distance;
    return higher;
}

int card_at(const std::vector<Pose>& hand, Point point, const std::vector<bool>& raised, float raise) {
    for (std::size_t i = hand.size(); i-- > 0;) {
        const Pose pose = i < raised.size() && raised[i] ? raised_by(hand[i], raise) : hand[i];
        // A raised card leaves no gap under itself in which another would be hit.
        if (covers(pose, point) || covers(hand[i], point)) return static_cast<int>(i);
    }
    return -1;
}

} // namespace roundhouse::table
