// What lies over the table: answers, the last trick, explanations.

#include "present/rules/customs.hpp"
#include "window/painter/painter.hpp"
#include "window/table/bubble.hpp"

#include <fmt/format.h>

namespace roundhouse::window {

void TablePainter::draw_choices() const {
    const float t = table_.layout.text;
    if (table_.choices_panel.width > 0) {
        canvas_.fill(table_.choices_panel, look::panel, 14 * t);
        const TextStyle style{table_.question_size, true};
        if (canvas_.measure(table_.offer.title, style).x <= table_.question.width)
            canvas_.text(table_.question, table_.offer.title, style, Align::centre);
        else
            canvas_.paragraph(table_.question, table_.offer.title, style);
    }
    for (std::size_t i = 0; i < table_.choices.size(); ++i)
        draw_button(table_.choices[i], table_.focused_choice == static_cast<int>(i));
    for (std::size_t i = 0; i < table_.choices.size(); ++i) {
        const TableModel::Button& choice = table_.choices[i];
        const bool shown =
            choice.place.contains(table_.mouse) || table_.focused_choice == static_cast<int>(i);
        if (!shown || choice.meaning.empty() || table_.bubble) continue;
        draw_note(choice.place, choice.meaning);
        break;
    }
}

/// A few sentences, below what they are about.
void TablePainter::draw_note(const Rect& about, const std::string& text) const {
    const float t = table_.layout.text;
    const float width = std::min(330 * t, table_.layout.felt.width - 20 * t);
    const TextStyle style{Size::body, false, look::ink};
    const float height = canvas_.height_of(text, style, width - 24 * t) + 20 * t;
    const float x = std::clamp(about.centre().x - width / 2, 8 * t, table_.layout.column.right() - width);
    const Rect box{x, about.bottom() + 8 * t, width, height};
    canvas_.fill(box, look::bubble, 9 * t);
    canvas_.paragraph({box.left + 12 * t, box.top + 10 * t, width - 24 * t, height - 12 * t}, text, style);
}

/// What the call under the mouse told, and the signs on a name.
void TablePainter::draw_told() const {
    if (table_.bubble || !table_.session.match().round) return;
    const Seat called = table_.call_pointed_at();
    for (Seat seat = 1; seat <= table_.session.rules().seats; ++seat) {
        const SeatPlace& place = table_.layout.seats[seat];
        Lines said;
        if (called == seat) said.push_back(present::told_by_call(table_.view(), seat));
        if (place.pill.contains(table_.mouse)) said.push_back(table_.signs_in_words(seat));
        std::erase(said, "");
        if (!said.empty()) draw_note(place.said, join(said, "\n"));
    }
}

// ---- the last trick

void TablePainter::draw_last_trick() const {
    const View seen = table_.view();
    if (seen.finished_tricks().empty()) return;
    const TrickRecord& trick = seen.finished_tricks().back();
    const float t = table_.layout.text;
    const int seats = table_.session.rules().seats;
    const float width = std::min(0.8F * table_.layout.card_width,
                                 (table_.layout.felt.width - 60 * t) / static_cast<float>(seats) - 12 * t);
    const float step = std::max(
        width + 12 * t, std::min(110 * t, (table_.layout.felt.width - 60 * t) / static_cast<float>(seats)));
    const float across = step * static_cast<float>(seats) + 30 * t, tall = width * card_aspect + 110 * t;
    const Point middle{table_.layout.felt.centre().x, table_.layout.middle.centre().y};
    const Rect panel{middle.x - across / 2, std::max(middle.y - tall / 2, table_.layout.felt.top), across,
                     tall};
    canvas_.fill(panel, look::panel.faded(0.97F), 14 * t);
    canvas_.text({panel.left, panel.top + 10 * t, panel.width, 26 * t},
                 fmt::format("{} · {}", tr("Last trick"), trick.points), {Size::label, true}, Align::centre);
    for (int i = 0; i < seats; ++i) {
        const Seat seat = onward(trick.leader, i, seats);
        const Point at{panel.left + 15 * t + step * (static_cast<float>(i) + 0.5F),
                       panel.top + 46 * t + width * card_aspect / 2};
        canvas_.card(trick.cards[static_cast<std::size_t>(i)], {at, width, 0});
        const bool won = seat == trick.winner;
        if (won) canvas_.ring({at, width, 0}, look::gold);
        canvas_.text({at.x - step / 2, panel.bottom() - 44 * t, step, 24 * t}, table_.session.name(seat),
                     {Size::body, won, won ? look::gold : look::text}, Align::centre);
    }
}

// ---- explanations

std::string last_lines(const Canvas& canvas, const std::string& text, const TextStyle& style, float width,
                       float height) {
    std::string shown = text, rest = text;
    while (canvas.height_of(shown, style, width) > height && rest.find('\n') != std::string::npos) {
        rest.erase(0, rest.find('\n') + 1);
        shown = "…\n" + rest;
    }
    return shown;
}

namespace {

/// What a bubble should not cover, and at what price.
std::vector<Kept> kept_of(const TableModel& table, const Canvas& canvas) {
    const TableLayout& layout = table.layout;
    std::vector<Kept> kept;
    for (Seat seat = 1; seat <= table.session.rules().seats; ++seat) {
        const SeatPlace& place = layout.seats[seat];
        kept.push_back({place.pill, seat == table.viewer ? Kept::backs : Kept::name});
        kept.push_back({place.said, seat == table.viewer ? Kept::backs : Kept::name});
        for (const Pose& back : place.backs) kept.push_back({bounds(back), Kept::backs / 4});
        if (table.shows_tricks()) kept.push_back({bounds(place.trick), Kept::trick});
    }
    if (!table.stage.kitty().empty()) kept.push_back({layout.middle, Kept::trick});
    if (table.offer.shown && table.asked()) kept.push_back({table.place_of_shown(), Kept::trick});
    for (const Pose& card : layout.hand)
        kept.push_back({bounds(card).grown(layout.raise / 2), Kept::hand / 2});
    for (const TableModel::Button& choice : table.choices) kept.push_back({choice.place, Kept::answer});
    for (const TableModel::Button& tool : table.tools) kept.push_back({tool.place, Kept::tool});
    if (table.choices_panel.width > 0) kept.push_back({table.question, Kept::question});
    const ColumnPlan plan = plan_column(table, canvas);
    kept.push_back({plan.panel, Kept::scores});
    kept.push_back({plan.question, Kept::question});
    if (!table.log.empty()) kept.push_back({plan.log, Kept::log});
    return kept;
}

} // namespace

void TablePainter::draw_bubble() const {
    if (!table_.bubble) return;
    const float t = table_.layout.text;
    const TextStyle head{Size::body, true, look::ink}, body{Size::body, false, look::ink};
    const Rect &felt = table_.layout.felt, &column = table_.layout.column;
    const float top = table_.layout.bar.bottom() + 6 * t;
    const Rect free{felt.left + 8 * t, top, felt.width - 16 * t, felt.bottom() - top - 6 * t};
    BubbleWanted wanted{.areas = {free, column}, .near = table_.layout.middle.centre(), .scale = t};
    if (table_.bubble->about) wanted.near = table_.bubble->about->centre();
    wanted.about = table_.bubble->about;
    const auto title_of = [&](float width) {
        return canvas_.height_of(table_.bubble->title, head, width - 32 * t);
    };
    const auto said_of = [&](float width) {
        return last_lines(canvas_, table_.bubble->text, body, width - 32 * t,
                          free.height - title_of(width) - 30 * t);
    };
    for (const float usual : {380 * t, column.width, 520 * t}) {
        const float width = std::min(usual, free.width);
        const float text = canvas_.height_of(said_of(width), body, width - 32 * t);
        wanted.sizes.push_back({width, title_of(width) + text + 30 * t});
    }
    const auto [box, tail] = place_bubble(wanted, kept_of(table_, canvas_));
    canvas_.fill({box.left + 2 * t, box.top + 4 * t, box.width, box.height}, look::panel.faded(0.45F),
                 11 * t);
    canvas_.fill(box, look::bubble, 11 * t);
    if (tail) canvas_.triangle((*tail)[0], (*tail)[1], (*tail)[2], look::bubble);
    const float title = title_of(box.width);
    canvas_.paragraph({box.left + 16 * t, box.top + 12 * t, box.width - 32 * t, title + 2},
                      table_.bubble->title, head);
    canvas_.paragraph(
        {box.left + 16 * t, box.top + 18 * t + title, box.width - 32 * t, box.height - title - 26 * t},
        said_of(box.width), body);
}

void TablePainter::draw_curtain() const {
    const float t = table_.layout.text;
    const Rect& felt = table_.layout.felt;
    const float width = std::min(460 * t, felt.width - 20 * t);
    const Rect panel{felt.centre().x - width / 2, table_.layout.middle.centre().y - 70 * t, width, 140 * t};
    canvas_.fill(panel, look::panel, 14 * t);
    canvas_.outline(panel, look::gold, 14 * t, 2 * t);
    canvas_.text({panel.left, panel.top + 24 * t, panel.width, 40 * t},
                 fmt::format("{}: {}", table_.session.name(table_.viewer), tr("your turn")),
                 {Size::title, true}, Align::centre);
    canvas_.text({panel.left, panel.top + 80 * t, panel.width, 30 * t},
                 tr("Enter or a click shows your cards"), {Size::body, false, look::quiet}, Align::centre);
}

} // namespace roundhouse::window
