// Along the right: who plays what for how much, how far it is, what happened, what can be done.

#include "window/table/scene.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/scores.hpp"

#include <cmath>

#include <fmt/format.h>

namespace roundhouse::window {

namespace {

/// 12500 as "12,500"; in German "12.500".
std::string grouped(int number) {
    const std::string between = tr_in("between thousands", ",");
    std::string text = std::to_string(std::abs(number));
    for (int i = static_cast<int>(text.size()) - 3; i > 0; i -= 3)
        text.insert(static_cast<std::size_t>(i), between);
    return number < 0 ? "-" + text : text;
}

/// Of the running count, at a scale of 1.
constexpr float running_height = 76;

} // namespace

void TableScene::draw_column(const Canvas& canvas) {
    const float t = layout_.text;
    const float bottom = draw_contract(canvas, layout_.column.top);
    const bool choices = !choices_.empty() && choices_panel_.width == 0; // above the tools
    const float end = choices ? choices_.front().place.top : top_of_tools();
    draw_log(canvas, {layout_.column.left, bottom + 12 * t, layout_.column.width, end - bottom - 24 * t});
    if (session_.replaying()) return;
    for (const Button& tool : tools_) draw_button(canvas, tool, false);
}

bool TableScene::shows_tricks() const {
    const View seen = view();
    if (seen.over()) return !stage_.trick().empty();
    return seen.step() == Step::play || seen.step() == Step::draw_play;
}

float TableScene::draw_contract(const Canvas& canvas, float top) const {
    const float t = layout_.text;
    const Rect& column = layout_.column;
    const Match& match = session_.match();
    const bool contract = match.round && view().contract().seat != 0;
    // Where a card was turned up nobody has a contract, but there is trump.
    const bool turned = match.round && !contract && view().trump().has_value();
    const bool running = contract && shows_tricks() && (view().over() || view().step() == Step::play);
    float rows = 26 * t * static_cast<float>(session_.rules().parties);
    for (Party party = 1; party <= session_.rules().parties; ++party)
        if (!tallies_of(party).empty()) rows += 16 * t;
    const float height =
        (contract || turned ? 62 * t : 0) + (running ? running_height * t : 0) + 18 * t + rows;
    canvas.fill({column.left, top, column.width, height}, look::panel, 12 * t);
    Rect line{column.left + 16 * t, top + 9 * t, column.width - 32 * t, 20 * t};
    if (turned) line.top = draw_turned(canvas, line);
    if (contract) line.top = draw_held_contract(canvas, line);
    if (running) line.top = draw_running(canvas, line);
    if (contract || turned) {
        canvas.line({line.left, line.top + 3 * t}, {line.right(), line.top + 3 * t}, look::button, 1);
        line.top += 9 * t;
    }
    draw_scores(canvas, line);
    return top + height;
}

/// The trump that a card named which was turned up.
float TableScene::draw_turned(const Canvas& canvas, Rect line) const {
    const float t = layout_.text;
    const Suit trump = *view().trump();
    canvas.text(line, tr("Trump"), {Size::small, false, look::quiet});
    canvas.sign(trump, {line.left, line.top + 22 * t, 25 * t, 25 * t});
    canvas.text({line.left + 34 * t, line.top + 19 * t, line.width - 34 * t, 30 * t},
                present::in_words(trump, settings_.cards.face), {Size::large, true});
    return line.top + 51 * t;
}

/// Who plays for how much, and what is trump.
float TableScene::draw_held_contract(const Canvas& canvas, Rect line) const {
    const float t = layout_.text;
    const View seen = view();
    const Contract& held = seen.contract();
    canvas.text(line, tr("Contract"), {Size::small, false, look::quiet});
    line.top += 19 * t;
    line.height = 30 * t;
    const bool sign = seen.trump().has_value();
    const float room = line.width - (sign ? 34 * t : 0);
    std::string what = fmt::format(" · {}", grouped(held.bid));
    if (const SideContract* side = seen.side_contract()) what += " " + translated(side->name);
    // A long name is shortened, never what is played.
    TextStyle style{Size::large, true};
    if (canvas.measure(session_.name(held.seat) + what, style).x > room) style.size = Size::label;
    const float tail = std::min(canvas.measure(what, style).x, 0.8F * room);
    const float who = std::min(canvas.measure(session_.name(held.seat), style).x, room - tail);
    canvas.text({line.left, line.top, who, line.height}, session_.name(held.seat), style);
    canvas.text({line.left + who, line.top, tail, line.height}, what, style);
    if (sign) canvas.sign(*seen.trump(), {line.left + who + tail + 8 * t, line.top + 3 * t, 25 * t, 25 * t});
    return line.top + 32 * t;
}

/// How far the declarer's side has come, and what is still out.
float TableScene::draw_running(const Canvas& canvas, Rect line) const {
    const float t = layout_.text;
    const View seen = view();
    int meld = 0, count = 0, all = 0;
    for (Seat seat = 1; seat <= session_.rules().seats; ++seat) {
        const int taken = seen.count(seat) - stage_.ungathered(seat).points;
        all += taken;
        if (seen.sides().of[seat] != seen.sides().declarers) continue;
        meld += seen.meld_points(seat);
        count += taken;
    }
    const int bid = seen.contract().bid, made = meld + count, out = session_.rules().count.total - all;
    const bool ours = seen.sides().of[viewer_] == seen.sides().declarers,
               far = !seen.side_contract() && bid > 0;
    const float end = line.top + running_height * t;
    line.height = 20 * t;
    const std::string sum = grouped(made);
    const float width = canvas.measure(sum, {Size::label, true}).x;
    canvas.text({line.left, line.top, line.width - width - 8 * t, line.height},
                (ours ? tr("Our side") : tr("Their side")), {Size::body, false, look::quiet});
    canvas.text(line, sum, {Size::label, true}, Align::right);
    line.top += 24 * t;
    if (far) {
        Rect track{line.left, line.top, line.width, 8 * t};
        canvas.fill(track, look::button, 4 * t);
        track.width *= std::clamp(static_cast<float>(made) / static_cast<float>(bid), 0.0F, 1.0F);
        if (track.width >= 8 * t) canvas.fill(track, look::gold, 4 * t);
        line.top += 13 * t;
    }
    line.height = 17 * t;
    const TextStyle small{Size::small, false, look::quiet};
    const auto put = [&](const std::string& text) {
        canvas.text(line, text, small);
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

/// What a side is called in `room` pixels.
std::string TableScene::name_of_party(const Canvas& canvas, Party party, float room) const {
    const Rulebook& rules = session_.rules();
    const bool own = session_.scores_for(party, viewer_) && session_.is_person(viewer_);
    const std::vector<Seat> seats = somebody_sits_out(rules) ? std::vector<Seat>{} : seats_of(rules, party);
    const bool team = seats.size() > 1;
    if (own && team) return tr("We");
    if (own && session_.people() == 1) return tr("You");
    if (team && rules.parties == 2 && session_.is_person(viewer_)) return tr("They");
    const std::string all = session_.names().party(rules, party);
    if (!team || canvas.measure(all, {Size::body}).x <= room) return all;
    return tr("{}'s team", session_.name(seats.front()));
}

/// What is kept beside the score: "Checks 3"; empty while there is nothing.
std::string TableScene::tallies_of(Party party) const {
    const Rulebook& rules = session_.rules();
    std::string text;
    for (std::size_t i = 0; i < rules.tallies.size(); ++i) {
        const std::size_t at =
            i * static_cast<std::size_t>(rules.parties) + static_cast<std::size_t>(party - 1);
        if (at >= session_.match().tallies.size()) break;
        const int tally = session_.match().tallies[at];
        if (tally == 0) continue;
        text += fmt::format("{}{} {}", text.empty() ? "" : " · ",
                            capital(present::in_words(rules.tallies[i])), tally);
    }
    return text;
}

/// While the last trick of a round still lies there, those before it.
std::vector<int> TableScene::shown_scores() const {
    const Match& match = session_.match();
    const std::size_t rounds = match.settled.size();
    if (rounds == 0 || match.round_is_on() || !stage_.busy()) return match.scores;
    if (rounds > 1) return match.settled[rounds - 2].scores;
    return std::vector<int>(match.scores.size());
}

void TableScene::draw_scores(const Canvas& canvas, Rect line) const {
    const std::vector<int> scores = shown_scores();
    const float t = layout_.text;
    line.height = 26 * t;
    for (Party party = 1; party <= session_.rules().parties; ++party) {
        const bool own = session_.scores_for(party, viewer_) && session_.is_person(viewer_);
        const std::string score = grouped(scores[static_cast<std::size_t>(party - 1)]);
        const float room = line.width - canvas.measure(score, {Size::label, true}).x - 8 * t;
        canvas.text({line.left, line.top, room, line.height}, name_of_party(canvas, party, room),
                    {Size::body, own, own ? look::text : look::quiet});
        canvas.text(line, score, {Size::label, true}, Align::right);
        line.top += line.height;
        const std::string tallies = tallies_of(party);
        if (tallies.empty()) continue;
        canvas.text({line.left, line.top - 5 * t, line.width, 18 * t}, tallies,
                    {Size::small, false, look::quiet});
        line.top += 16 * t;
    }
}

/// The newest lines that fit, the last one at the bottom; above them what is asked.
void TableScene::draw_log(const Canvas& canvas, Rect area) const {
    const float t = layout_.text;
    if (area.height < 24 * t) return;
    float bottom = area.bottom();
    const bool draws = stage_.waits_for_draw();
    if (asked() || draws) {
        const Rect head{area.left, bottom - 34 * t, area.width, 34 * t};
        canvas.fill(head, look::panel, 10 * t);
        canvas.outline(head.grown(-1), look::gold.faded(0.8F), 10 * t, 1.5F * t);
        canvas.text(head.grown(-10 * t), draws ? tr("Draw a card") : offer_.title,
                    {Size::body, true, look::gold}, Align::centre);
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

float TableScene::top_of_tools() const {
    if (session_.replaying()) return layout_.column.bottom() - steering_height * layout_.text;
    return tools_.empty() ? layout_.column.bottom() : tools_.front().place.top;
}

void TableScene::lay_tools() {
    const float t = layout_.text;
    const Rect& column = layout_.column;
    const bool asking = asked();
    const bool tricks = session_.match().round && !view().finished_tricks().empty();
    tools_.clear();
    const auto add = [&](Tool tool, std::string label, std::string key, bool enabled) {
        Button button;
        button.tool = tool;
        button.label = std::move(label);
        button.key_hint = std::move(key);
        button.enabled = enabled;
        tools_.push_back(std::move(button));
    };
    add(Tool::hint, tr("Hint"), "H", asking);
    add(Tool::why, tr("Why"), "?", asking);
    add(Tool::last_trick, tr("Last trick"), "L", tricks);
    add(Tool::undo, tr("Undo"), "Ctrl+Z", session_.can_take_back(session_.is_person(viewer_) ? viewer_ : 0));
    add(Tool::rules, tr("Rules"), "R", true);
    add(Tool::menu, tr("Menu"), "Esc", true);
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
    canvas.fill(button.place, button.enabled ? ground : look::button.faded(0.4F), 9 * t);
    if (focused) canvas.outline(button.place.grown(2 * t), look::gold, 11 * t, 2 * t);
    const Colour colour = !button.enabled ? look::quiet.faded(0.6F) : button.gold ? look::ink : look::text;
    const bool tool = !button.key_hint.empty();
    Rect inside = button.place.grown(tool ? -12 * t : -9 * t);
    inside.top = button.place.top;
    inside.height = button.place.height;
    if (button.sign) {
        canvas.sign(*button.sign, {inside.left - 2 * t, inside.centre().y - 12 * t, 24 * t, 24 * t});
        inside.left += 30 * t;
        inside.width -= 30 * t;
    }
    canvas.text(inside, button.label, {Size::body, !tool, colour},
                tool || button.sign ? Align::left : Align::centre);
    if (tool)
        canvas.text(inside, button.key_hint, {Size::small, false, button.enabled ? look::quiet : look::faint},
                    Align::right);
}

} // namespace roundhouse::window
