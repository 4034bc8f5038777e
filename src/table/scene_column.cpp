// Along the right: who plays what for how much, how far it is, what happened, what can be done.

#include "table/scene.hpp"

#include <cmath>

#include <fmt/format.h>

namespace roundhouse::table {

namespace {

/// 12500 as "12,500".
std::string grouped(int number) {
    std::string text = std::to_string(std::abs(number));
    for (int i = static_cast<int>(text.size()) - 3; i > 0; i -= 3)
        text.insert(static_cast<std::size_t>(i), ",");
    return number < 0 ? "-" + text : text;
}

} // namespace

void TableScene::draw_column(const Canvas& canvas) {
    const float t = layout_.text;
    const float bottom = draw_contract(canvas, layout_.column.top);
    const float tools_top = tools_.empty() ? layout_.column.bottom() : tools_.front().place.top;
    draw_log(canvas,
             {layout_.column.left, bottom + 12 * t, layout_.column.width, tools_top - bottom - 24 * t});
    for (const Button& tool : tools_) draw_button(canvas, tool, false);
}

float TableScene::draw_contract(const Canvas& canvas, float top) const {
    const float t = layout_.text;
    const Rect& column = layout_.column;
    const Match& match = session_.match();
    const bool contract = match.round && view().contract().seat != 0;
    const bool running = contract && !view().over() && view().step() == Step::play;
    const float height = (contract ? 52 * t : 0) + (running ? 72 * t : 0) + (contract ? 10 * t : 0) + 20 * t +
                         26 * t * static_cast<float>(session_.rules().parties);
    canvas.fill({column.left, top, column.width, height}, look::panel, 12 * t);
    Rect line{column.left + 18 * t, top + 10 * t, column.width - 36 * t, 22 * t};
    if (contract) {
        const View seen = view();
        const Contract& held = seen.contract();
        canvas.text(line, words_("Contract"), {Size::small, false, look::quiet});
        line.top += 20 * t;
        line.height = 30 * t;
        std::string text = fmt::format("{} · {}", session_.name(held.seat), grouped(held.bid));
        const SideContract* side = seen.side_contract();
        if (side) text += " " + side->name;
        const bool sign = seen.trump().has_value();
        const float room = line.width - (sign ? 34 * t : 0);
        canvas.text({line.left, line.top, room, line.height}, text, {Size::large, true});
        const float width = std::min(canvas.measure(text, {Size::large, true}).x, room);
        if (sign) canvas.sign(*seen.trump(), {line.left + width + 8 * t, line.top + 3 * t, 25 * t, 25 * t});
        line.top += 32 * t;
        line.height = 22 * t;
        if (running) line.top = draw_running(canvas, line);
        canvas.line({line.left, line.top + 4 * t}, {line.right(), line.top + 4 * t}, look::button, 1);
        line.top += 10 * t;
    }
    line.height = 26 * t;
    draw_scores(canvas, line);
    return top + height;
}

/// How far the declarer's side has come, and what is still out.
float TableScene::draw_running(const Canvas& canvas, Rect line) const {
    const float t = layout_.text;
    const View seen = view();
    int meld = 0, count = 0, all = 0;
    for (Seat seat = 1; seat <= session_.rules().seats; ++seat) {
        all += seen.count(seat);
        if (seen.sides().of[seat] != seen.sides().declarers) continue;
        meld += seen.meld_points(seat);
        count += seen.count(seat);
    }
    const int bid = seen.contract().bid, made = meld + count, out = session_.rules().count.total - all;
    const bool ours = seen.sides().of[viewer_] == seen.sides().declarers;
    canvas.text(line, words_(ours ? "We" : "They"), {Size::body, false, look::quiet});
    canvas.text(line, fmt::format("{} {} + {} {} = {}", words_("meld"), meld, words_("tricks"), count, made),
                {Size::body, true}, Align::right);
    if (seen.side_contract() || bid <= 0) return line.top + 72 * t;
    Rect track{line.left, line.top + 26 * t, line.width, 8 * t};
    canvas.fill(track, look::button, 4 * t);
    track.width *= std::min(static_cast<float>(made) / static_cast<float>(bid), 1.0F);
    if (track.width >= 8 * t) canvas.fill(track, look::gold, 4 * t);
    const std::string way =
        made >= bid ? words_("The bid is reached") : fmt::format("{} {}", bid - made, words_("to go"));
    canvas.text({line.left, line.top + 40 * t, line.width, 22 * t},
                fmt::format("{}, {} {}", way, out, words_("still out")), {Size::small, false, look::quiet});
    return line.top + 72 * t;
}

float TableScene::draw_scores(const Canvas& canvas, Rect line) const {
    const Rulebook& rules = session_.rules();
    const Match& match = session_.match();
    const float t = layout_.text;
    for (Party party = 1; party <= rules.parties; ++party) {
        const bool own = session_.scores_for(party, viewer_) && session_.is_person(viewer_);
        const std::string score = grouped(match.scores[static_cast<std::size_t>(party - 1)]);
        std::string tally;
        if (!match.tallies.empty())
            tally = fmt::format("  {:+}", match.tallies[static_cast<std::size_t>(party - 1)]);
        const float width = canvas.measure(score, {Size::label, true}).x + 8 * t;
        canvas.text({line.left, line.top, line.width - width, line.height},
                    session_.name_of_party(party) + tally, {Size::body, own, own ? look::text : look::quiet});
        canvas.text(line, score, {Size::label, true}, Align::right);
        line.top += line.height;
    }
    return line.top;
}

/// The newest lines that fit, the last one at the bottom; above them what is asked.
void TableScene::draw_log(const Canvas& canvas, Rect area) const {
    const float t = layout_.text;
    if (area.height < 24 * t) return;
    float bottom = area.bottom();
    if (asked()) {
        const Rect head{area.left, bottom - 34 * t, area.width, 34 * t};
        canvas.fill(head, look::panel, 10 * t);
        canvas.outline(head.grown(-1), look::gold.faded(0.8F), 10 * t, 1.5F * t);
        canvas.text(head.grown(-10 * t), words_(offer_.title), {Size::body, true, look::gold}, Align::centre);
        bottom = head.top - 10 * t;
    }
    Rect text{area.left + 6 * t, bottom, area.width - 12 * t, 0};
    bool newest = true;
    for (auto line = log_.rbegin(); line != log_.rend(); ++line) {
        const TextStyle style{Size::body, false, newest ? look::text : look::quiet};
        text.height = canvas.height_of(*line, style, text.width);
        text.top -= text.height + 5 * t;
        if (text.top < area.top) break;
        canvas.paragraph({text.left, text.top, text.width, text.height + 2}, *line, style);
        newest = false;
    }
}

void TableScene::lay_tools(Point) {
    const float t = layout_.text;
    const Rect& column = layout_.column;
    const bool asking = asked();
    const bool tricks = session_.match().round && !view().finished_tricks().empty();
    tools_.clear();
    const auto add = [&](std::string label, std::string key, bool enabled) {
        Button button;
        button.label = words_(label);
        button.key_hint = std::move(key);
        button.enabled = enabled;
        tools_.push_back(std::move(button));
    };
    const bool suit_h = std::any_of(offer_.choices.begin(), offer_.choices.end(),
                                    [](const Choice& choice) { return choice.key == 'h'; });
    add("Hint", asking && suit_h ? "F1" : "H", asking);
    add("Why", "?", asking);
    add("Last trick", "L", tricks);
    add("Undo", "Ctrl+Z", session_.people() > 0);
    add("Rules", "R", true);
    add("Menu", "Esc", true);
    const float gap = 8 * t, height = 36 * t, width = (column.width - gap) / 2;
    for (std::size_t i = 0; i < tools_.size(); ++i) {
        const auto row = static_cast<float>(i / 2), place = static_cast<float>(i % 2);
        tools_[i].place = {column.left + place * (width + gap),
                           column.bottom() - 3 * height - 2 * gap + row * (height + gap), width, height};
    }
}

void TableScene::draw_button(const Canvas& canvas, const Button& button, bool focused) const {
    const float t = layout_.text;
    const bool over = button.enabled && button.place.contains(mouse_);
    if (button.card) {
        const Pose pose{button.place.centre(), button.place.width - 6 * t, 0};
        canvas.card(*button.card, raised_by(pose, over ? 4 * t : 0));
        if (focused) canvas.ring(raised_by(pose, over ? 4 * t : 0), look::gold);
        return;
    }
    const Colour ground = button.gold ? look::gold : over ? look::button_hover : look::button;
    canvas.fill(button.place, button.enabled ? ground : look::panel.faded(0.7F), 9 * t);
    if (focused) canvas.outline(button.place.grown(2 * t), look::gold, 11 * t, 2 * t);
    const Colour colour = !button.enabled ? look::faint : button.gold ? look::ink : look::text;
    Rect inside = button.place.grown(-12 * t);
    inside.top = button.place.top;
    inside.height = button.place.height;
    if (button.sign) {
        canvas.sign(*button.sign, {inside.left - 2 * t, inside.centre().y - 12 * t, 24 * t, 24 * t});
        inside.left += 30 * t;
        inside.width -= 30 * t;
    }
    const bool keyed = !button.key_hint.empty();
    canvas.text(inside, button.label, {Size::body, true, colour},
                keyed || button.sign ? Align::left : Align::centre);
    if (keyed)
        canvas.text(inside, button.key_hint, {Size::small, false, button.enabled ? look::quiet : look::faint},
                    Align::right);
}

} // namespace roundhouse::table
