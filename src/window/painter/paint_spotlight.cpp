// The table beside a teacher: dimmed, except for what is lit and numbered.

#include "window/painter/painter.hpp"

#include "base/language.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::window {

namespace {

constexpr Colour scrim{0x04, 0x12, 0x0f, 0x78};
constexpr float number_radius = 12;

} // namespace

void TablePainter::draw_spotlight(Point window) const {
    const Spotlight& spot = *table_.spotlight;
    const bool contract = spot.has_panel("contract") || spot.has_panel("trump");
    if (!contract) draw_contract_pill();
    const float top = table_.layout.bar.bottom();
    canvas_.fill({0, top, window.x, window.y - top}, scrim);
    if (contract) draw_contract_pill();
    if (!table_.session.match().round_is_on()) return;
    draw_lit_said("calls"); // below the numbers of seats
    draw_lit_said("tricks");
    draw_lit_seats();
    draw_hand();
    if (table_.stage.melds_open()) {
        draw_melds();
        if (const int number = spot.number_of("melds"))
            draw_number({table_.layout.felt.left + 46 * table_.layout.text +
                             canvas_.measure(tr("Melds"), {Size::large, true}).x,
                         table_.layout.felt.top + 28 * table_.layout.text},
                        number);
    }
    const bool plays = table_.session.turn() == table_.viewer &&
                       table_.stage.trick().size() < static_cast<std::size_t>(table_.session.rules().seats);
    if (plays && table_.view().step() == Step::play && !table_.stage.melds_open()) draw_own_place();
    draw_lit_cards();
}

void TablePainter::draw_number(Point centre, int number) const {
    const float t = table_.layout.text, r = number_radius * t;
    canvas_.circle(centre, r + 1.5F * t, look::panel.faded(0.8F));
    canvas_.circle(centre, r, look::gold);
    canvas_.text({centre.x - r, centre.y - r, 2 * r, 2 * r}, std::to_string(number),
                 {Size::body, true, look::ink}, Align::centre);
}

/// Who plays for how much, and the trump, in the upper left corner of the felt.
void TablePainter::draw_contract_pill() const {
    const Match& match = table_.session.match();
    if (!match.round) return;
    const View seen = table_.view();
    const Contract& held = seen.contract();
    if (!held.seat && !seen.trump()) return;
    const float t = table_.layout.text;
    const std::string who =
        held.seat
            ? fmt::format("{} · {}", held.seat == table_.viewer ? tr("You") : table_.session.name(held.seat),
                          held.bid)
            : tr("Trump");
    const Spotlight& spot = *table_.spotlight;
    const int contract = spot.number_of("contract"), trump = spot.number_of("trump");
    const TextStyle style{Size::body, true, look::text};
    const float sign = seen.trump() ? 30 * t : 0, height = 34 * t;
    Rect pill{table_.layout.felt.left + 14 * t, table_.layout.felt.top, 0, height};
    float room = table_.layout.felt.width; // up to the nearest name at the top
    for (Seat seat = 1; seat <= table_.session.rules().seats; ++seat)
        if (const Rect& name = table_.layout.seats[seat].pill; name.top < pill.bottom() + 8 * t)
            room = std::min(room, name.left - 8 * t);
    const auto width = [&](const std::string& words) {
        return canvas_.measure(words, style).x + sign + 30 * t;
    };
    std::string text = held.seat ? fmt::format("{}: {}", tr("Contract"), who) : who;
    if (pill.left + width(text) > room) text = who;
    pill.width = width(text);
    canvas_.fill(pill, look::panel, height / 2);
    canvas_.outline(pill, contract || trump ? look::text : look::faint, height / 2, 1.5F * t);
    canvas_.text({pill.left + 15 * t, pill.top, pill.width - 30 * t, pill.height}, text, style);
    if (seen.trump())
        canvas_.sign(*seen.trump(), {pill.right() - 15 * t - 22 * t, pill.top + 6 * t, 22 * t, 22 * t});
    if (contract) draw_number({pill.left + 2 * t, pill.bottom() - 2 * t}, contract);
    if (trump) draw_number({pill.right() - 2 * t, pill.bottom() - 2 * t}, trump);
}

void TablePainter::draw_lit_seats() const {
    const float t = table_.layout.text;
    const bool own_turn = table_.session.turn() == table_.viewer;
    draw_pill(table_.viewer, own_turn);
    const auto& lit = table_.spotlight->lit;
    for (std::size_t i = 0; i < lit.size(); ++i) {
        const Seat seat = lit[i].seat;
        if (!seat) continue;
        const Rect& pill = table_.layout.seats[seat].pill;
        draw_pill(seat, table_.session.turn() == seat);
        canvas_.outline(pill, look::text, pill.height / 2, 2 * t);
        draw_number({pill.left + 8 * t, pill.top}, static_cast<int>(i) + 1);
    }
}

/// Lights the calls or trick counts beside the seats' names.
void TablePainter::draw_lit_said(const char* panel) const {
    const int number = table_.spotlight->number_of(panel);
    if (!number || table_.stage.melds_open()) return;
    const bool calls = std::string_view(panel) == "calls";
    for (Seat seat = 1; seat <= table_.session.rules().seats; ++seat) {
        if (calls != table_.stage.said(seat).has_value() || (!calls && !table_.shows_tricks())) continue;
        const Rect& place = table_.layout.seats[seat].said;
        const Rect& pill = table_.layout.seats[seat].pill;
        draw_pill(seat, table_.session.turn() == seat);
        canvas_.fill(place.grown(-1), look::panel.faded(0.75F), place.height / 3);
        draw_said(seat);
        draw_number(
            {seat == table_.viewer ? place.left + place.width * 0.55F : pill.left + 8 * table_.layout.text,
             place.centre().y},
            number);
    }
}

void TablePainter::draw_lit_cards() const {
    const std::vector<LitCard> lit = lit_cards(table_);
    for (const LitCard& card : lit) { // all cards before the numbers: a card may have several
        if (card.is_turned_up()) draw_stock(table_.view());
        if (card.played_by)
            for (const PlayedCard& played : table_.stage.trick())
                if (played.seat == card.played_by)
                    canvas_.card(played.card, table_.layout.seats[played.seat].trick);
    }
    std::vector<int> numbers(table_.hand.size());
    const float t = table_.layout.text;
    for (const LitCard& card : lit) {
        if (card.played_by) {
            draw_number(point_on(table_.layout.seats[card.played_by].trick, 0.95F, 0.03F), card.number);
            continue;
        }
        if (card.is_turned_up()) {
            draw_number(point_on(table_.pose_of_turned_up(), 0.03F, 0.97F), card.number);
            continue;
        }
        const auto at = static_cast<std::size_t>(card.place);
        const Pose flat = table_.hand_pose(at);
        const bool up = table_.picked[at] || (card.place == table_.hover && table_.spotlight->hand_answers);
        const Pose pose = raised_by(flat, up ? table_.layout.raise : 0);
        draw_number(point_on(pose, 0.27F, 0) - Point{0, 20 * t * static_cast<float>(numbers[at]++)},
                    card.number);
    }
}

} // namespace roundhouse::window
