// The column at the right: contract, progress, scores, log and buttons.

#include "window/painter/painter.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/scores.hpp"

#include <fmt/format.h>

namespace roundhouse::window {

void TablePainter::draw_column() const {
    const ColumnPlan plan = plan_column(table_, canvas_);
    draw_contract(plan);
    draw_question(plan);
    draw_log(plan.log);
    if (table_.session.replaying()) return;
    for (const TableModel::Button& tool : table_.tools) draw_button(tool, false);
}

void TablePainter::draw_contract(const ColumnPlan& plan) const {
    const float t = table_.layout.text;
    const Rect& panel = plan.panel;
    canvas_.fill(panel, look::panel, 12 * t);
    Rect line{panel.left + 16 * t, panel.top + 9 * t, panel.width - 32 * t, 20 * t};
    if (plan.turned) line.top = draw_turned(line);
    if (plan.contract) line.top = draw_held_contract(line);
    if (plan.running) line.top = draw_running(line);
    if (plan.contract || plan.turned) {
        canvas_.line({line.left, line.top + 3 * t}, {line.right(), line.top + 3 * t}, look::button, 1);
        line.top += 9 * t;
    }
    draw_scores(plan, line);
}

/// The trump set by a turned-up card.
float TablePainter::draw_turned(Rect line) const {
    const float t = table_.layout.text;
    const Suit trump = *table_.view().trump();
    canvas_.text(line, tr("Trump"), {Size::small, false, look::quiet});
    canvas_.sign(trump, {line.left, line.top + 22 * t, 25 * t, 25 * t});
    canvas_.text({line.left + 34 * t, line.top + 19 * t, line.width - 34 * t, 30 * t},
                 present::in_words(trump, table_.settings.cards.face), {Size::large, true});
    return line.top + 51 * t;
}

/// Who plays for how much, and the trump.
float TablePainter::draw_held_contract(Rect line) const {
    const float t = table_.layout.text;
    const View seen = table_.view();
    const Contract& held = seen.contract();
    canvas_.text(line, tr("Contract"), {Size::small, false, look::quiet});
    line.top += 19 * t;
    line.height = 30 * t;
    const bool sign = seen.trump().has_value();
    const float room = line.width - (sign ? 34 * t : 0);
    std::string what = fmt::format(" · {}", figures(held.bid, 0));
    if (const SideContract* side = seen.side_contract()) what += " " + translated(side->name);
    // A long name is shortened, never the contract.
    TextStyle style{Size::large, true};
    if (canvas_.measure(table_.session.name(held.seat) + what, style).x > room) style.size = Size::label;
    const float tail = std::min(canvas_.measure(what, style).x, 0.8F * room);
    const float who = std::min(canvas_.measure(table_.session.name(held.seat), style).x, room - tail);
    canvas_.text({line.left, line.top, who, line.height}, table_.session.name(held.seat), style);
    canvas_.text({line.left + who, line.top, tail, line.height}, what, style);
    if (sign) canvas_.sign(*seen.trump(), {line.left + who + tail + 8 * t, line.top + 3 * t, 25 * t, 25 * t});
    return line.top + 32 * t;
}

/// Progress of the declarer's side, and the points still out.
float TablePainter::draw_running(Rect line) const {
    const float t = table_.layout.text;
    const View seen = table_.view();
    int meld = 0, count = 0, all = 0;
    int declarers = 0;
    for (Seat seat = 1; seat <= table_.session.rules().seats; ++seat) {
        const int taken = seen.count(seat) - table_.stage.ungathered(seat).points;
        all += taken;
        if (seen.sides().of[seat] != seen.sides().declarers) continue;
        ++declarers;
        meld += seen.meld_points(seat);
        count += taken;
    }
    const int bid = seen.contract().bid, made = meld + count, out = seen.rules().count.total - all;
    const bool ours = seen.sides().of[table_.viewer] == seen.sides().declarers,
               far = seen.goal() == Goal::bid && bid > 0;
    const float end = line.top + running_height * t;
    line.height = 20 * t;
    const std::string sum = figures(made, 0);
    const float width = canvas_.measure(sum, {Size::label, true}).x;
    canvas_.text({line.left, line.top, line.width - width - 8 * t, line.height},
                 (declarers == 1 ? table_.session.name(seen.contract().seat)
                  : ours         ? tr("Our side")
                                 : tr("Their side")),
                 {Size::body, false, look::quiet});
    canvas_.text(line, sum, {Size::label, true}, Align::right);
    line.top += 24 * t;
    if (far) {
        Rect track{line.left, line.top, line.width, 8 * t};
        canvas_.fill(track, look::button, 4 * t);
        track.width *= std::clamp(static_cast<float>(made) / static_cast<float>(bid), 0.0F, 1.0F);
        if (track.width >= 8 * t) canvas_.fill(track, look::gold, 4 * t);
        line.top += 13 * t;
    }
    line.height = 17 * t;
    const TextStyle small{Size::small, false, look::quiet};
    const auto put = [&](const std::string& text) {
        canvas_.text(line, text, small);
        line.top += line.height;
    };
    put(fmt::format("{} {} + {} {}", capital(tr("meld")), meld, tr("tricks"), count));
    const std::string still = fmt::format("{} {}", out, tr("still out"));
    if (!far)
        put(still);
    else if (made >= bid)
        put(fmt::format("{}, {}", tr("The bid is reached"), still));
    else
        put(fmt::format("{} {}, {}", bid - made, tr("to go"), still));
    return end;
}

/// A side's name in at most `room` pixels.
std::string TablePainter::name_of_party(Party party, float room) const {
    const Rulebook& rules = table_.session.rules();
    const bool own =
        table_.session.scores_for(party, table_.viewer) && table_.session.is_person(table_.viewer);
    const std::vector<Seat> seats = somebody_sits_out(rules) ? std::vector<Seat>{} : seats_of(rules, party);
    const bool team = seats.size() > 1;
    if (own && team) return tr("We");
    if (own && table_.session.people() == 1) return tr("You");
    if (team && rules.parties == 2 && table_.session.is_person(table_.viewer)) return tr("They");
    const std::string all = table_.session.names().party(rules, party);
    if (!team || canvas_.measure(all, {Size::body}).x <= room) return all;
    return tr("{}'s team", table_.session.name(seats.front()));
}

void TablePainter::draw_scores(const ColumnPlan& plan, Rect line) const {
    const std::vector<int> scores = table_.shown_scores();
    const float t = table_.layout.text;
    line.height = plan.line;
    for (const Party party : plan.parties) {
        const bool own =
            table_.session.scores_for(party, table_.viewer) && table_.session.is_person(table_.viewer);
        const std::string score = figures(scores[static_cast<std::size_t>(party - 1)], 0);
        const float room = line.width - canvas_.measure(score, {Size::label, true}).x - 8 * t;
        canvas_.text({line.left, line.top, room, line.height}, name_of_party(party, room),
                     {Size::body, own, own ? look::text : look::quiet});
        canvas_.text(line, score, {Size::label, true}, Align::right);
        line.top += line.height;
        const std::string tallies = plan.tallies ? table_.tallies_of(party) : "";
        if (tallies.empty()) continue;
        canvas_.text({line.left, line.top - 5 * t, line.width, 18 * t}, tallies,
                     {Size::small, false, look::quiet});
        line.top += 16 * t;
    }
}

void TablePainter::draw_question(const ColumnPlan& plan) const {
    if (plan.title.empty()) return;
    const float t = table_.layout.text;
    const TextStyle style{Size::body, true, look::gold};
    const Rect& head = plan.question;
    canvas_.fill(head, look::panel, 10 * t);
    canvas_.outline(head.grown(-1), look::gold.faded(0.8F), 10 * t, 1.5F * t);
    if (plan.in_a_line)
        canvas_.text(head.grown(-10 * t), plan.title, style, Align::centre);
    else
        canvas_.paragraph({head.left + 10 * t, head.top + 7 * t, head.width - 20 * t, head.height - 14 * t},
                          plan.title, style);
}

/// The newest lines that fit, the last one at the bottom.
void TablePainter::draw_log(Rect area) const {
    const float t = table_.layout.text;
    Rect text{area.left + 6 * t, area.bottom(), area.width - 12 * t, 0};
    bool newest = true;
    for (auto line = table_.log.rbegin(); line != table_.log.rend(); ++line) {
        const TextStyle style{Size::body, false, newest ? look::text : look::quiet};
        text.height = canvas_.height_of(*line, style, text.width);
        text.top -= text.height + 5 * t;
        if (text.top < area.top) break;
        canvas_.paragraph({text.left, text.top, text.width, text.height + 2}, *line, style);
        newest = false;
    }
}

void TablePainter::draw_button(const TableModel::Button& button, bool focused) const {
    const float t = table_.layout.text;
    const bool over = button.enabled && button.place.contains(table_.mouse);
    if (button.card) {
        const Pose pose{button.place.centre(), button.place.width - 6 * t, 0};
        canvas_.card(*button.card, raised_by(pose, over ? 4 * t : 0));
        if (focused) canvas_.ring(raised_by(pose, over ? 4 * t : 0), look::gold);
        return;
    }
    const Colour ground = button.gold ? look::gold : over ? look::button_hover : look::button;
    canvas_.fill(button.place, button.enabled ? ground : look::button.faded(0.4F), 9 * t);
    if (focused) canvas_.outline(button.place.grown(2 * t), look::gold, 11 * t, 2 * t);
    const Colour colour = !button.enabled ? look::quiet.faded(0.6F) : button.gold ? look::ink : look::text;
    const bool tool = !button.key_hint.empty();
    Rect inside = button.place.grown(tool ? -12 * t : -9 * t);
    inside.top = button.place.top;
    inside.height = button.place.height;
    if (button.sign) {
        canvas_.sign(*button.sign, {inside.left - 2 * t, inside.centre().y - 12 * t, 24 * t, 24 * t});
        inside.left += 30 * t;
        inside.width -= 30 * t;
    }
    canvas_.text(inside, button.label, {Size::body, !tool, colour},
                 tool || button.sign ? Align::left : Align::centre);
    const float both = canvas_.measure(button.label, {Size::body}).x +
                       canvas_.measure(button.key_hint, {Size::small}).x + 2 * t;
    if (tool && both <= inside.width) // the label has priority
        canvas_.text(inside, button.key_hint,
                     {Size::small, false,
                      !button.enabled ? look::faint
                      : button.gold   ? look::ink
                                      : look::quiet},
                     Align::right);
}

} // namespace roundhouse::window
