// Where things are placed: nothing outside the window, nothing unreadable.

#include "catch.hpp"

#include "window/painter/board.hpp"
#include "window/table/layout.hpp"

#include <cmath>

using namespace roundhouse;
using namespace roundhouse::window;

namespace {

constexpr std::array windows{Point{900, 600},  Point{1024, 768},  Point{1280, 800}, Point{1920, 1080},
                             Point{900, 1200}, Point{2560, 1080}, Point{3840, 2160}};

TableShape shape_of(Point window, int seats, int cards, Turn turn = Turn::clockwise) {
    TableShape shape;
    shape.window = window;
    shape.seats = seats;
    shape.turn = turn;
    for (Seat seat = 1; seat <= seats; ++seat) shape.cards[seat] = cards;
    return shape;
}

/// Calls f with every shape: window sizes, seats, hands, both seating orders, and each viewer.
template<class F>
void for_all_shapes(F f) {
    for (const Point window : windows)
        for (int seats = 2; seats <= most_seats; ++seats)
            for (int cards = 0; cards <= 24; ++cards)
                for (const Turn turn : {Turn::clockwise, Turn::counter_clockwise}) {
                    TableShape shape = shape_of(window, seats, cards, turn);
                    shape.viewer = 1 + cards % seats;
                    for (const float scale : {1.0F, 0.85F, 1.4F}) {
                        shape.text_scale = scale;
                        for (const bool open : {false, true}) {
                            shape.open = open;
                            if (!open || (seats > 2 && seats <= 4)) f(shape);
                        }
                    }
                }
}

std::string text_of(const TableShape& shape) {
    return std::to_string(static_cast<int>(shape.window.x)) + "x" +
           std::to_string(static_cast<int>(shape.window.y)) + ", " + std::to_string(shape.seats) +
           (shape.open ? " open" : "") + " seats, " + std::to_string(shape.cards[shape.viewer]) +
           " cards, text " + std::to_string(shape.text_scale);
}

/// Points for the index at the card's top left or, if turned, at its bottom right.
std::vector<Point> index_points(const Pose& pose, bool turned) {
    std::vector<Point> points;
    for (const float x : {0.03F, index_width})
        for (const float y : {0.04F, 0.17F, index_height})
            points.push_back(turned ? point_on(pose, 1 - x, 1 - y) : point_on(pose, x, y));
    return points;
}

bool uncovered(const std::vector<Point>& points, const std::vector<Pose>& above) {
    for (const Point point : points)
        for (const Pose& pose : above)
            if (covers(pose, point)) return false;
    return true;
}

} // namespace

TEST_CASE("no card and no name lies outside the window, or under the column at the right") {
    for_all_shapes([](const TableShape& shape) {
        const TableLayout table = lay_table(shape);
        INFO(text_of(shape));
        const Rect window{0, 0, shape.window.x, shape.window.y};
        const Rect felt = table.felt.grown(0.01F); // for rounding
        bool inside =
            window.contains(table.bar) && window.contains(table.column) && felt.contains(table.middle);
        for (const Pose& pose : table.hand) {
            inside = inside && felt.contains(bounds(pose));
            inside = inside && table.hand_area.grown(0.1F).contains(bounds(raised_by(pose, table.raise)));
        }
        for (Seat seat = 1; seat <= shape.seats; ++seat) {
            const SeatPlace& place = table.seats[seat];
            inside = inside && felt.contains(place.pill) && felt.contains(bounds(place.trick));
            for (const Pose& back : place.backs) inside = inside && felt.contains(bounds(back));
        }
        CHECK(inside);
    });
}

TEST_CASE("of every card in the hand its index shows, at a size that can be read") {
    for_all_shapes([](const TableShape& shape) {
        const TableLayout table = lay_table(shape);
        INFO(text_of(shape));
        CHECK(table.hand.size() == static_cast<std::size_t>(shape.cards[shape.viewer]));
        CHECK(table.card_width >= 60);
        bool readable = true;
        for (std::size_t i = 0; i < table.hand.size(); ++i)
            readable = readable &&
                       uncovered(index_points(table.hand[i], false),
                                 {table.hand.begin() + static_cast<std::ptrdiff_t>(i) + 1, table.hand.end()});
        CHECK(readable);
    });
}

TEST_CASE("cards of a trick cover nothing of each other and can be read") {
    for_all_shapes([](const TableShape& shape) {
        const TableLayout table = lay_table(shape);
        INFO(text_of(shape));
        bool apart = true;
        for (Seat seat = 1; seat <= shape.seats; ++seat)
            for (Seat other = 1; other < seat; ++other)
                for (const float x : {0.0F, 0.5F, 1.0F})
                    for (const float y : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F})
                        apart = apart &&
                                !covers(table.seats[other].trick, point_on(table.seats[seat].trick, x, y));
        CHECK(apart);
        CHECK(table.seats[1].trick.width >= 52);
    });
}

TEST_CASE("each card of a trick lies on its player's side of the middle") {
    for_all_shapes([](const TableShape& shape) {
        const TableLayout table = lay_table(shape);
        INFO(text_of(shape));
        const Point middle = table.middle.centre();
        bool before = true;
        for (Seat seat = 1; seat <= shape.seats; ++seat) {
            const Point card = table.seats[seat].trick.centre - middle,
                        name = table.seats[seat].pill.centre() - middle;
            before = before && card.x * name.x + card.y * name.y > 0;
            if (std::abs(card.x) > 1) before = before && card.x * name.x > 0;
        }
        CHECK(before);
    });
}

TEST_CASE("names, the others' cards, the trick and the hand keep out of each other's way") {
    for_all_shapes([](const TableShape& shape) {
        const TableLayout table = lay_table(shape);
        INFO(text_of(shape));
        bool apart = true;
        for (Seat seat = 1; seat <= shape.seats; ++seat) {
            const SeatPlace& place = table.seats[seat];
            std::vector<Rect> own{place.pill};
            if (!place.backs.empty()) {
                own.push_back(bounds(place.backs.front()));
                own.push_back(bounds(place.backs.back()));
            }
            if (seat != shape.viewer) own.push_back(place.said);
            for (const Rect& rect : own) {
                apart = apart && !rect.overlaps(table.hand_area.grown(-1));
                for (Seat other = 1; other <= shape.seats; ++other) {
                    apart = apart && !rect.overlaps(bounds(table.seats[other].trick));
                    if (other != seat) apart = apart && !rect.overlaps(table.seats[other].pill);
                }
            }
        }
        CHECK(apart);
    });
}

TEST_CASE("the next seat sits at the left where play goes clockwise, else at the right") {
    for (int seats = 3; seats <= most_seats; ++seats) {
        const TableLayout clockwise = lay_table(shape_of({1280, 800}, seats, 12, Turn::clockwise));
        const TableLayout counter = lay_table(shape_of({1280, 800}, seats, 12, Turn::counter_clockwise));
        CHECK(clockwise.seats[2].pill.right() < clockwise.felt.centre().x);
        CHECK(counter.seats[2].pill.left > counter.felt.centre().x);
        CHECK(clockwise.seats[2].trick.centre.x < clockwise.middle.centre().x);
        CHECK(counter.seats[2].trick.centre.x > counter.middle.centre().x);
        CHECK(clockwise.seats[2].pill == counter.seats[seats].pill);
    }
}

TEST_CASE("spacing shrinks before size: the width of a card does not depend on how many there are") {
    const auto width = [](int cards) { return lay_table(shape_of({1280, 800}, 4, cards)).card_width; };
    for (int cards = 1; cards <= 24; ++cards) CHECK(width(cards) == width(1));
    const auto rows = [](int cards) {
        const TableLayout table = lay_table(shape_of({1280, 800}, 4, cards));
        return table.hand.front().centre.y < table.hand.back().centre.y - table.card_width / 3 ? 2 : 1;
    };
    CHECK(rows(16) == 1);
    CHECK(rows(17) == 2);
}

TEST_CASE("the card under the pointer is the one that is seen there") {
    const TableLayout table = lay_table(shape_of({1280, 800}, 4, 12));
    for (std::size_t i = 0; i < table.hand.size(); ++i) {
        CHECK(card_at(table.hand, point_on(table.hand[i], 0.1F, 0.1F), {}, table.raise) ==
              static_cast<int>(i));
        std::vector<bool> raised(table.hand.size(), false);
        raised[i] = true;
        const Point above = point_on(raised_by(table.hand[i], table.raise), 0.1F, 0.02F);
        CHECK(card_at(table.hand, above, raised, table.raise) == static_cast<int>(i));
        CHECK(card_at(table.hand, above, {}, table.raise) == -1);
    }
    CHECK(card_at(table.hand, {1, 1}, {}, table.raise) == -1);
    CHECK(card_at({}, {640, 700}, {}, table.raise) == -1);
}

TEST_CASE("a hand of two rows breaks between suits where it can") {
    const auto hand = [](int spades, int hearts, int clubs) {
        std::vector<Card> cards(static_cast<std::size_t>(spades), Card(Rank::ace, Suit::spades));
        cards.insert(cards.end(), static_cast<std::size_t>(hearts), Card(Rank::ace, Suit::hearts));
        cards.insert(cards.end(), static_cast<std::size_t>(clubs), Card(Rank::ace, Suit::clubs));
        return cards;
    };
    CHECK(upper_row_of(hand(5, 5, 6)) == 0);
    CHECK(upper_row_of(hand(9, 5, 6)) == 9);
    CHECK(upper_row_of(hand(4, 8, 8)) == 12);
    CHECK(upper_row_of(hand(3, 14, 3)) == 10);
}

TEST_CASE("buttons stand in lines within their area and do not overlap") {
    const Rect area{100, 100, 400, 300};
    const auto buttons = lay_buttons(area, {120, 90, 200, 60, 500, 120}, 40, 10);
    REQUIRE(buttons.size() == 6);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        CHECK(area.contains(buttons[i]));
        for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(buttons[i].overlaps(buttons[j]));
    }
    CHECK(buttons[0].top == buttons[1].top);
    CHECK(buttons[2].top > buttons[1].top);
    CHECK(buttons[4].width == 400);
    CHECK(height_of_buttons(400, {120, 90, 200, 60, 500, 120}, 40, 10) == 4 * 40 + 3 * 10);
    CHECK(lay_buttons(area, {}, 40, 10).empty());
}

TEST_CASE("melds fit their board by player: they shrink together, none is broken") {
    const Rect area{50, 60, 640, 290}; // in the smallest window; with many melds, it shows only points
    for (int players = 2; players <= most_seats; ++players)
        for (int melds = 0; melds <= 6; ++melds)
            for (const int cards : {1, 2, 5, 8}) {
                if (players * melds * cards > 120) continue; // no deck has so many
                const auto count = static_cast<std::size_t>(melds);
                const BoardSection section{
                    std::vector<int>(count, cards),
                    std::vector<float>(count, players <= 4 && melds <= 4 ? 90.0F : 26.0F)};
                const Board board = lay_board(
                    area, std::vector<BoardSection>(static_cast<std::size_t>(players), section), 17, 100);
                INFO(players << " players with " << melds << " melds of " << cards);
                REQUIRE(board.sections.size() == static_cast<std::size_t>(players));
                CHECK(board.card_width >= 24);
                bool inside = true;
                for (const BoardPlace& place : board.sections) {
                    REQUIRE(place.cards.size() == count);
                    inside = inside && area.grown(0.01F).contains(place.heading);
                    for (std::size_t i = 0; i < count; ++i) {
                        inside = inside && area.grown(0.01F).contains(place.captions[i]);
                        for (const Pose& pose : place.cards[i])
                            inside = inside && area.grown(0.01F).contains(bounds(pose));
                    }
                }
                CHECK(inside);
            }
}
