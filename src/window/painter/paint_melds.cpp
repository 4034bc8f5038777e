// Everybody's melds, on a board over the table: whose they are, names, points and sum.

#include "window/painter/painter.hpp"

#include "present/cards.hpp"
#include "window/painter/board.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::window {

namespace {

/// If the board's cards were smaller than this part of the hand's, melds are not named.
constexpr float least_named = 0.36F;
/// Leaving out the names is worth it if the cards get this much larger.
constexpr float worth_it = 1.2F;

/// One player's melds, as written on the board.
struct Melded {
    std::vector<const ShownMeld*> melds;
    Lines captions;
};

/// Grouped by seat, in this order. `named`: with their names, else only points.
std::vector<Melded> melded_by(const View& seen, const std::vector<Seat>& order, bool named, Face face) {
    std::vector<Melded> all(order.size());
    for (const ShownMeld& shown : seen.melds()) {
        Melded& melded =
            all[static_cast<std::size_t>(std::find(order.begin(), order.end(), shown.seat) - order.begin())];
        const MeldRule& rule = seen.rules().meld_rules[static_cast<std::size_t>(shown.meld.rule)];
        const std::string points = present::worth_in_words(rule, shown.meld);
        melded.melds.push_back(&shown);
        melded.captions.push_back(
            named ? fmt::format("{} · {}", present::in_words(rule, shown.meld.multiple, face), points)
                  : points);
    }
    return all;
}

std::vector<BoardSection> sections_of(const std::vector<Melded>& all, const Canvas& canvas) {
    std::vector<BoardSection> sections(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all[i].melds.size(); ++j) {
            sections[i].cards.push_back(all[i].melds[j]->meld.cards.size());
            sections[i].captions.push_back(canvas.measure(all[i].captions[j], {Size::small}).x + 4);
        }
    return sections;
}

/// The title, and at its right end the button to go on, if there is one.
void draw_title(const Canvas& canvas, const Rect& title, float t, bool goes_on) {
    canvas.text(title, tr("Melds"), {Size::large, true});
    if (!goes_on) return;
    const std::string go_on = tr("Go on");
    const float wide = canvas.measure(go_on, {Size::body, true}).x + 84 * t;
    const Rect button{title.right() - wide, title.top, wide, 30 * t};
    const Rect inside{button.left + 16 * t, button.top, wide - 32 * t, button.height};
    canvas.fill(button, look::gold, 15 * t);
    canvas.text(inside, go_on, {Size::body, true, look::ink});
    canvas.text(inside, "Enter", {Size::small, false, look::ink}, Align::right);
}

void draw_cards(const Canvas& canvas, const BoardPlace& place, const Melded& melded) {
    for (std::size_t i = 0; i < place.cards.size(); ++i) {
        const auto cards = present::in_order(melded.melds[i]->meld.cards);
        for (std::size_t j = 0; j < place.cards[i].size(); ++j) canvas.card(cards[j], place.cards[i][j]);
        canvas.text(place.captions[i], melded.captions[i], {Size::small, false, look::quiet});
    }
}

} // namespace

void TablePainter::draw_melds() const {
    const float t = table_.layout.text;
    const View seen = table_.view();
    const std::vector<Seat> order = table_.melding_order();
    const Rect& felt = table_.layout.felt;
    Rect panel{felt.left + 12 * t, felt.top, felt.width - 24 * t,
               table_.layout.seats[table_.viewer].pill.top - felt.top - 8 * t};
    const float pad = 16 * t, head = 36 * t;
    const Rect area{panel.left + pad, panel.top + pad + head, panel.width - 2 * pad,
                    panel.height - 2 * pad - head};
    const auto laid = [&](const std::vector<Melded>& melded) {
        return lay_board(area, sections_of(melded, canvas_), 20 * t, table_.layout.card_width);
    };
    std::vector<Melded> all = melded_by(seen, order, true, table_.settings.cards.face);
    Board board = laid(all);
    if (board.card_width < least_named * table_.layout.card_width) {
        std::vector<Melded> brief = melded_by(seen, order, false, table_.settings.cards.face);
        Board larger = laid(brief);
        if (larger.card_width > worth_it * board.card_width) {
            board = std::move(larger);
            all = std::move(brief);
        }
    }
    float bottom = area.top + 40 * t;
    for (const BoardPlace& place : board.sections) bottom = std::max(bottom, place.bottom);
    panel.height = std::min(bottom + pad - panel.top, panel.height);
    canvas_.fill(panel, look::panel, 14 * t);
    draw_title(canvas_, {area.left, panel.top + pad - 2 * t, area.width, 28 * t}, t, !table_.spotlight);
    for (std::size_t i = 0; i < board.sections.size(); ++i) {
        draw_melder(board.sections[i].heading, order[i]);
        draw_cards(canvas_, board.sections[i], all[i]);
    }
}

void TablePainter::draw_melder(const Rect& heading, Seat seat) const {
    const float t = table_.layout.text;
    const std::string points = std::to_string(table_.view().meld_points(seat));
    const TextStyle bold{Size::body, true};
    const auto room_beside = [&](const std::string& of) {
        return heading.width - canvas_.measure(of, bold).x - 8 * t;
    };
    PerSeat<float> rooms{};
    for (Seat one = 1; one <= table_.session.rules().seats; ++one)
        rooms[one] = room_beside(std::to_string(table_.view().meld_points(one)));
    const std::string who = name_on_its_side(seat, bold, rooms);
    canvas_.text({heading.left, heading.top, rooms[seat], heading.height}, who,
                 {Size::body, true, seat == table_.viewer ? look::gold : look::text});
    canvas_.text(heading, points, bold, Align::right);
    canvas_.line({heading.left, heading.bottom()}, {heading.right(), heading.bottom()}, look::button,
                 1.5F * t);
}

} // namespace roundhouse::window
