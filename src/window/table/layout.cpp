#include "window/table/layout.hpp"

#include <cmath>
#include <numbers>

namespace roundhouse::window {

namespace {

constexpr float to_radians = std::numbers::pi_v<float> / 180;

/// How many of the others sit at each side, and how many along the top.
struct Sitting {
    int side = 0, top = 0;
};

Sitting sitting_of(int seats) {
    constexpr std::array<Sitting, most_seats + 1> sittings{
        {{}, {}, {0, 1}, {1, 0}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {2, 3}}};
    return sittings[static_cast<std::size_t>(seats)];
}

/// What all sizes of a table are derived from.
struct Measures {
    const TableShape& shape;
    Sitting sitting;
    float text;
    float margin;
    float card_width;
    float back_width; ///< of the others' cards
    float pill_width;
    float pill_height;
    float said_height;
};

float width_of_column(const TableShape& shape, float text) {
    return shape.side > 0 ? shape.side : 254 * text;
}

Measures measures_of(const TableShape& shape) {
    const float size = std::min(shape.window.x / 1280, shape.window.y / 800);
    // Text shrinks less than everything else: it must be readable in the smallest window.
    const float text = std::max(size, 0.86F) * shape.text_scale;
    const float felt_width = shape.window.x - width_of_column(shape, text) - 16 * text;
    const float card = std::min(0.152F * shape.window.y, 0.145F * felt_width);
    const float margin = 14 * size;
    const Sitting sitting = sitting_of(shape.seats);
    const auto columns = static_cast<float>(sitting.top + (sitting.side ? 2 : 0));
    const float pill = std::min(150 * text, (felt_width - margin * (columns + 1)) / columns);
    // A single opponent's cards are large enough to be read when open. With more than four seats there is no
    // room for that.
    const float back = card * (shape.seats == 2  ? 0.62F
                               : shape.seats > 4 ? 0.3F
                               : shape.open      ? 0.52F
                                                 : 0.36F);
    return {shape, sitting, text, margin, card, back, pill, 32 * text, 24 * text};
}

/// A fan of cards of one size.
struct Spread {
    int cards = 0;
    float width = 0;        ///< of a card
    float room = 0;         ///< for all of them, side by side
    float most_step = 0;    ///< from one to the next
    float most_degrees = 0; ///< of the outermost
};

/// Cards from left to right, centred at `x`, with the lowest corner at `bottom`.
std::vector<Pose> lay_fan(const Spread& fan, float x, float bottom) {
    const auto last = static_cast<float>(std::max(fan.cards - 1, 1));
    const float step = std::min(fan.most_step, (fan.room - fan.width * 1.3F) / last);
    const float half = std::max(step * static_cast<float>(fan.cards - 1) / 2, 1.0F);
    const float most = std::min(fan.most_degrees, 0.75F * static_cast<float>(fan.cards));
    const float radius = half / std::sin(std::max(most, 0.1F) * to_radians);
    std::vector<Pose> row;
    float lowest = 0;
    for (int i = 0; i < fan.cards; ++i) {
        const float away = step * (static_cast<float>(i) - static_cast<float>(fan.cards - 1) / 2);
        const float angle = std::asin(away / radius);
        row.push_back({{x + away, radius * (1 - std::cos(angle))}, fan.width, angle / to_radians});
        lowest = std::max(lowest, bounds(row.back()).bottom());
    }
    for (Pose& pose : row) pose.centre.y += bottom - lowest;
    return row;
}

/// The part of a card's height by which the upper of two rows shows above the lower.
constexpr float row_shows = 0.44F;

void lay_hand(TableLayout& table, const Measures& m) {
    const int cards = m.shape.cards[m.shape.viewer];
    const Rect& felt = table.felt;
    const float room = felt.width - 2 * m.margin;
    const float bottom = felt.bottom() - m.margin;
    const float height = m.card_width * card_aspect;
    const bool two = cards > most_in_row;
    const int half = m.shape.upper_row > 0 ? m.shape.upper_row : (cards + 1) / 2;
    const auto add_row = [&](int count, float lowest) {
        for (const Pose& pose :
             lay_fan({count, m.card_width, room, 0.56F * m.card_width, 5.5F}, felt.centre().x, lowest))
            table.hand.push_back(pose);
    };
    if (two) add_row(half, bottom - height * row_shows);
    add_row(two ? cards - half : cards, bottom);
    table.raise = 0.13F * height;
    // Kept while the hand shrinks, so that nothing jumps.
    float top = bottom - height * (two ? 1 + row_shows : 1) - table.raise - 0.1F * height;
    for (const Pose& pose : table.hand) top = std::min(top, bounds(pose).top - table.raise);
    table.hand_area = {felt.left + m.margin, top, room, felt.bottom() - top};
}

/// Across the table: the cards are behind the name.
SeatPlace seat_at_top(const Measures& m, Point top_middle, int cards) {
    SeatPlace place;
    const float shows = 0.8F * m.back_width * card_aspect;
    place.pill = {top_middle.x - m.pill_width / 2, top_middle.y + shows, m.pill_width, m.pill_height};
    place.said = {place.pill.left, place.pill.bottom(), m.pill_width, m.said_height};
    const float room = m.shape.seats == 2                   ? 0.45F * m.shape.window.x
                       : m.shape.open && m.sitting.top == 1 ? 2 * m.pill_width
                                                            : m.pill_width;
    place.backs = lay_fan({cards, m.back_width, room, 0.3F * m.back_width, 7}, top_middle.x, 0);
    float highest = 0;
    for (const Pose& back : place.backs) highest = std::min(highest, bounds(back).top);
    for (Pose& back : place.backs) back.centre.y += top_middle.y - highest;
    return place;
}

/// At a side: the cards are rotated, above the name. `stack`: the height they may take.
SeatPlace seat_at_side(const Measures& m, Point pill, float stack, bool left, int cards) {
    SeatPlace place;
    place.pill = {pill.x, pill.y, m.pill_width, m.pill_height};
    place.said = {pill.x, place.pill.bottom(), m.pill_width, m.said_height};
    const float way = left ? 1.0F : -1.0F;
    float lowest = 0;
    for (const Pose& upright : lay_fan({cards, m.back_width, stack, 0.3F * m.back_width, 7}, 0, 0)) {
        // The first card is at the far end, the last one nearest to the name.
        const Point turned{-way * upright.centre.y, upright.centre.x};
        place.backs.push_back({{turned.x, turned.y}, upright.width, way * (90 + upright.degrees)});
        lowest = std::max(lowest, bounds(place.backs.back()).bottom());
    }
    if (place.backs.empty()) return place;
    const float middle = (place.backs.front().centre.x + place.backs[place.backs.size() / 2].centre.x) / 2;
    for (Pose& back : place.backs)
        back.centre =
            back.centre + Point{place.pill.centre().x - middle, place.pill.top - 5 * m.text - lowest};
    return place;
}

/// The others, clockwise around an oval from the viewer's left.
std::vector<SeatPlace> lay_others(const Measures& m, const TableLayout& table,
                                  const std::vector<int>& cards) {
    const Rect& felt = table.felt;
    const auto [side, top] = m.sitting;
    const auto sides = static_cast<float>(side), tops = static_cast<float>(top);
    std::vector<SeatPlace> places;
    const auto next_cards = [&] { return cards[places.size()]; };

    // Seats at a side share its height equally, and begin lower if several sit at the top.
    const float all = table.hand_area.top - felt.top - 2;
    const float first = felt.top + (top > 1 ? 0.06F * all : 0), part = (felt.top + all - first) / sides;
    const float names = m.pill_height + m.said_height + 8 * m.text;
    const float stack = std::min(part - names - 6 * m.text, 4.6F * m.back_width);
    const auto at_side = [&](int i, bool left) { // i: from the top
        const float lean = side > 1 ? 0.5F : top == 0 ? 0.3F : top == 1 ? 0.42F : 0.6F;
        const float y = first + part * static_cast<float>(i) + (part - names - stack) * lean;
        const float x = left ? felt.left + m.margin : felt.right() - m.margin - m.pill_width;
        return seat_at_side(m, {x, y + stack + 6 * m.text}, stack, left, next_cards());
    };
    for (int i = side; i-- > 0;) places.push_back(at_side(i, true));
    const float outer = side ? m.pill_width + 1.5F * m.margin : 0;
    const float width = (felt.width - 2 * outer) / tops;
    for (int i = 0; i < top; ++i) {
        const float from_middle = std::abs(static_cast<float>(i) - (tops - 1) / 2);
        const Point at{felt.left + outer + width * (static_cast<float>(i) + 0.5F),
                       felt.top + (from_middle > 0.9F ? 0.7F * m.margin : 0)};
        places.push_back(seat_at_top(m, at, next_cards()));
    }
    for (int i = 0; i < side; ++i) places.push_back(at_side(i, false));
    return places;
}

/// Where the cards of a trick lie, clockwise from the viewer's own: each in front of its player, as near to
/// the middle as possible without overlap. In card widths and heights.
const std::vector<Point>& spots_of(int seats) {
    static const std::array<std::vector<Point>, most_seats + 1> spots{{
        {},
        {},
        {{0, .55F}, {0, -.55F}},
        {{0, .55F}, {-.58F, -.53F}, {.58F, -.53F}},
        {{0, .55F}, {-1.12F, 0}, {0, -.55F}, {1.12F, 0}},
        {{0, .56F}, {-1.1F, .5F}, {-.56F, -.56F}, {.56F, -.56F}, {1.1F, .5F}},
        {{0, .58F}, {-1.1F, .52F}, {-1.1F, -.52F}, {0, -.58F}, {1.1F, -.52F}, {1.1F, .52F}},
        {{0, .58F},
         {-1.1F, .54F},
         {-1.67F, -.5F},
         {-.55F, -.56F},
         {.55F, -.56F},
         {1.67F, -.5F},
         {1.1F, .54F}},
        {{0, .58F},
         {-1.1F, .54F},
         {-2.2F, .04F},
         {-1.1F, -.52F},
         {0, -.58F},
         {1.1F, -.52F},
         {2.2F, .04F},
         {1.1F, .54F}},
    }};
    return spots[static_cast<std::size_t>(seats)];
}

void lay_trick(TableLayout& table, const Measures& m) {
    const int seats = m.shape.seats;
    const std::vector<Point>& spots = spots_of(seats);
    const float tilt = seats <= 4 ? 3 : 1; // degrees
    Point most;
    for (const Point spot : spots)
        most = {std::max(most.x, std::abs(spot.x) + 0.56F), std::max(most.y, std::abs(spot.y) + 0.54F)};
    const float width = std::min({0.94F * m.card_width, table.middle.width / (2 * most.x),
                                  table.middle.height / (2 * most.y * card_aspect)});
    const float way = m.shape.turn == Turn::clockwise ? 1.0F : -1.0F;
    for (int i = 0; i < seats; ++i) {
        const Point spot = spots[static_cast<std::size_t>(i)];
        const Point away{way * spot.x * width, spot.y * width * card_aspect};
        table.seats[onward(m.shape.viewer, i, seats)].trick = {table.middle.centre() + away, width,
                                                               way * spot.x * tilt};
    }
}

} // namespace

TableLayout lay_table(const TableShape& shape) {
    const Measures m = measures_of(shape);
    TableLayout table;
    table.text = m.text;
    table.card_width = m.card_width;
    table.bar = {0, 0, shape.window.x, 44 * m.text};
    const float column = width_of_column(shape, m.text);
    const float under_bar = table.bar.bottom() + m.margin;
    table.column = {shape.window.x - column - 16 * m.text, under_bar, column,
                    shape.window.y - under_bar - m.margin};
    table.felt = {0, under_bar, table.column.left, shape.window.y - under_bar};
    lay_hand(table, m);

    SeatPlace& own = table.seats[shape.viewer];
    own.pill = {table.felt.centre().x - m.pill_width / 2, table.hand_area.top - m.pill_height, m.pill_width,
                m.pill_height};
    own.said = {own.pill.right() + 8 * m.text, own.pill.top, m.pill_width, m.pill_height};

    std::vector<Seat> others; // clockwise on screen, from the viewer's left
    for (int i = 1; i < shape.seats; ++i)
        others.push_back(
            onward(shape.viewer, shape.turn == Turn::clockwise ? i : shape.seats - i, shape.seats));
    std::vector<int> cards;
    for (const Seat seat : others) cards.push_back(shape.cards[seat]);
    float top = table.felt.top;
    const std::vector<SeatPlace> places = lay_others(m, table, cards);
    for (std::size_t i = 0; i < others.size(); ++i) {
        table.seats[others[i]] = places[i];
        const auto before = static_cast<std::size_t>(m.sitting.side);
        if (i >= before && i < before + static_cast<std::size_t>(m.sitting.top))
            top = std::max(top, places[i].said.bottom());
    }
    const float side = m.sitting.side ? m.pill_width + 1.5F * m.margin : m.margin;
    table.middle = {table.felt.left + side, top, table.felt.width - 2 * side,
                    own.pill.top - 5 * m.text - top};
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

/// Indices of the first button of each line.
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
        // No gap under a raised card, where another would be hit.
        if (covers(pose, point) || covers(hand[i], point)) return static_cast<int>(i);
    }
    return -1;
}

} // namespace roundhouse::window
