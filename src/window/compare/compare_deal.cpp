// The same deal under both rule sets: two small tables side by side, and one stepper for both.

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/compare/compare_words.hpp"
#include "window/compare/compare_parts.hpp"
#include "window/learn/card_rows.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <fmt/format.h>
#include <imgui.h>

namespace roundhouse::window {

using teach::SameDeal;
using teach::ToldRound;
using teach::ToldStep;

namespace {

/// Hands are open at tables of at most this many seats, if the tables are this wide and high.
constexpr std::size_t most_open_hands = 4;
constexpr float open_hands_from = 500, open_hands_high = 330, low_table = 260;

std::string result_of(const ToldRound& round) {
    Lines points;
    for (const int one : round.settled.delta) points.push_back(present::points_against(one));
    return points.empty() ? "–" : join(points, " : ");
}

std::string parting(const Compared& compared) {
    const SameDeal& deal = *compared.found.same_deal;
    if (!deal.same_cards) return teach::in_words(teach::CompareText::own_cards);
    // If they part only in a heading, there is no step for it.
    if (compared.parts_in >= compared.steps.size()) return teach::parting_in_words(deal);
    const teach::StepPair& at = compared.steps[compared.parts_in];
    const ToldStep& step = at.a ? deal.a.steps[*at.a] : deal.b.steps[*at.b];
    return tr("The rounds part at step {}: {}.", compared.parts_in + 1, step.phase);
}

/// One of the two tables.
class SmallTable {
  public:
    SmallTable(const Sheet& sheet, const Rulebook& rules, const ToldRound& round, const ToldStep& step,
               const Rect& place)
        : sheet_(sheet), canvas_(sheet.canvas), rules_(rules), round_(round), step_(step), place_(place),
          s_(sheet.s()) {
        open_ = round.names.size() <= most_open_hands && place.width / s_ >= open_hands_from &&
                place.height / s_ >= open_hands_high;
        const float taken = (open_ ? 236 : place.height < low_table * s_ ? 74 : 104) * s_;
        card_ = std::clamp((place.height - taken) / 2.6F, 22 * s_, 60 * s_);
        // As far apart as possible.
        spread_ = std::clamp((place.height - taken) / (2 * card_) - card_aspect / 2, 0.6F, 0.95F);
    }

    void draw() const {
        canvas_.fill(place_, look::felt_edge, 18 * s_);
        canvas_.fill(place_.grown(-3 * s_), look::felt, 15 * s_);
        for (Seat seat = 1; seat <= static_cast<Seat>(round_.names.size()); ++seat) draw_seat(seat);
        for (const auto& [seat, card] : step_.trick) {
            const Pose pose{trick_place(seat), card_, 0};
            canvas_.card(card, pose);
            if (seat == step_.by) canvas_.ring(pose, look::gold);
        }
        if (!step_.trump) return;
        const float size = 26 * s_, in = 14 * s_;
        canvas_.sign(*step_.trump, {place_.right() - in - size, place_.top + in, size, size});
    }

  private:
    /// From the centre towards the seat: seat 1 is at the bottom, the others follow in turn.
    Point direction(Seat seat) const {
        const auto number = static_cast<float>(round_.names.size());
        const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(seat - 1) / number;
        const float angle = std::numbers::pi_v<float> / 2 + (rules_.turn == Turn::clockwise ? turn : -turn);
        return {std::cos(angle), std::sin(angle)};
    }
    Point trick_place(Seat seat) const {
        const Point way = direction(seat);
        return place_.centre() + Point{way.x * (0.7F + 0.75F * spread_) * card_, way.y * spread_ * card_};
    }

    /// Its name, and below it the note about the seat.
    void draw_seat(Seat seat) const {
        const auto at = static_cast<std::size_t>(seat - 1);
        const bool acts = step_.by == seat, says = !step_.beside[at].empty();
        // Above and below the trick there is no room for two lines.
        const Point way = direction(seat);
        const bool one_line = place_.height < low_table * s_ && std::abs(way.x) < 0.5F;
        const TextStyle name{Size::body, acts, acts ? look::text : look::quiet},
            said{Size::small, acts, acts ? look::text : look::quiet};
        const float wide = canvas_.measure(round_.names[at], name).x,
                    more = says ? canvas_.measure(step_.beside[at], said).x : 0;
        const float text = one_line ? wide + (says ? more + 8 * s_ : 0) : std::max(wide, more);
        const float pill = std::max(text, 60 * s_) + 20 * s_, height = (one_line ? 26 : 38) * s_;
        const float across = place_.width / 2 - pill / 2 - 14 * s_,
                    down = place_.height / 2 - height / 2 - (one_line ? 6 : 10) * s_;
        Point centre = place_.centre() + Point{way.x * across, way.y * down};
        if (open_ && std::abs(way.x) > 0.5F) { // above its cards
            centre.x = place_.centre().x +
                       (way.x > 0 ? 1.0F : -1.0F) * (place_.width / 2 - hand_room() / 2 - 14 * s_);
            centre.y -= 34 * s_;
        }
        const Rect ground{centre.x - pill / 2, centre.y - height / 2, pill, height};
        if (open_) draw_open_hand(seat, ground, way);
        canvas_.fill(ground, look::panel, height / 2);
        if (step_.declarer == seat) canvas_.outline(ground, look::gold, height / 2, 2 * s_);
        if (one_line) {
            const float left = ground.centre().x - text / 2;
            canvas_.text({left, ground.top, wide + 1, height}, round_.names[at], name);
            if (says)
                canvas_.text({left + wide + 8 * s_, ground.top, more + 1, height}, step_.beside[at], said);
            return;
        }
        canvas_.text({ground.left, ground.top + (says ? 3 : 9) * s_, pill, 18 * s_}, round_.names[at], name,
                     Align::centre);
        if (says)
            canvas_.text({ground.left, ground.top + 20 * s_, pill, 15 * s_}, step_.beside[at], said,
                         Align::centre);
    }

    float hand_room() const { return std::min(0.3F * place_.width, 176 * s_); }

    void draw_open_hand(Seat seat, const Rect& name, Point way) const {
        const std::vector<Card> cards = present::in_order(step_.hands.at(static_cast<std::size_t>(seat - 1)));
        if (cards.empty()) return;
        const float width = 40 * s_, room = std::abs(way.x) > 0.5F ? hand_room() : 0.36F * place_.width;
        const float step = step_of_cards(cards.size(), width, room, width * 0.5F);
        const float all = width + step * static_cast<float>(cards.size() - 1);
        float top = name.bottom() + 6 * s_, left = name.centre().x - all / 2;
        if (way.y > 0.5F) top = name.top - 6 * s_ - width * card_aspect; // seat 1: above its name
        for (std::size_t i = 0; i < cards.size(); ++i)
            canvas_.card(
                cards[i],
                {{left + width / 2 + static_cast<float>(i) * step, top + width * card_aspect / 2}, width, 0});
    }

    const Sheet& sheet_;
    const Canvas& canvas_;
    const Rulebook& rules_;
    const ToldRound& round_;
    const ToldStep& step_;
    Rect place_;
    float s_, card_ = 0, spread_ = 0.6F;
    bool open_ = false;
};

class DealPainter {
  public:
    DealPainter(const Sheet& sheet, const Rect& place, const Compared& compared, std::size_t step)
        : sheet_(sheet), place_(place), compared_(compared), deal_(*compared.found.same_deal),
          at_(compared.steps[step]), step_(step), s_(sheet.s()) {}

    float draw(DealPressed& pressed) const {
        const float top = draw_stepper(pressed), gap = 24 * s_, width = (place_.width - gap) / 2;
        const float a = draw_side(Which::a, {place_.left, top, width, 0}, pressed);
        const float b = draw_side(Which::b, {place_.left + width + gap, top, width, 0}, pressed);
        const float bottom = std::max(a, b);
        if (sheet_.wide() || deal_.same_cards) return bottom;
        return write(sheet_, {place_.left, bottom + 4 * s_}, place_.width, parting(compared_),
                     {Size::body, false, look::quiet});
    }

  private:
    /// The step of both tables, and the buttons; returns its bottom.
    float draw_stepper(DealPressed& pressed) const {
        const float size = 32 * s_, top = place_.top;
        const auto last = compared_.steps.size() - 1;
        ImGui::SetCursorScreenPos({place_.left, top});
        const auto arrow = [&](const char* id, bool enabled, int by) {
            ImGui::BeginDisabled(!enabled);
            if (ImGui::Button(id, {size, size})) pressed.step = by;
            sheet_.page.tabs.add();
            ImGui::EndDisabled();
            ImGui::SameLine(0, 6 * s_);
        };
        arrow("←##deal", step_ > 0, -1);
        arrow("→##deal", step_ < last, 1);
        const TextStyle quiet{Size::body, false, look::quiet};
        const bool here = step_ == compared_.parts_in && deal_.same_cards;
        const std::string number = tr("step {} of {}", step_ + 1, last + 1), parts = tr("here they part");
        float left = place_.left + 2 * size + 22 * s_;
        const auto wide = [&](const std::string& text) { return sheet_.canvas.measure(text, quiet).x + 1; };
        sheet_.canvas.text({left, top, wide(number), size}, number, quiet);
        left += wide(tr("step {} of {}", last + 1, last + 1)) + 14 * s_;
        if (here)
            sheet_.canvas.text({left, top, wide(parts) + 10 * s_, size}, parts,
                               {Size::body, true, blue_of_b});
        left += wide(parts) + 20 * s_; // space stays reserved
        const Rect bar{left, top + size / 2 - 3 * s_, place_.right() - left, 6 * s_};
        const auto at = [&](std::size_t step) {
            return bar.left +
                   bar.width * static_cast<float>(step) / static_cast<float>(std::max<std::size_t>(last, 1));
        };
        sheet_.canvas.fill(bar, look::button_hover, 3 * s_);
        sheet_.canvas.fill({bar.left, bar.top, std::max(at(step_) - bar.left, 6 * s_), bar.height},
                           look::gold, 3 * s_);
        if (compared_.parts_in <= last && deal_.same_cards)
            sheet_.canvas.circle({at(compared_.parts_in), bar.centre().y}, 6 * s_, blue_of_b);
        if (!sheet_.wide()) return top + size + 10 * s_;
        return write(sheet_, {place_.left, top + size + 8 * s_}, place_.width, parting(compared_), quiet) +
               12 * s_;
    }

    float draw_side(Which which, const Rect& place, DealPressed& pressed) const {
        const bool is_b = which == Which::b;
        const ToldRound& round = is_b ? deal_.b : deal_.a;
        const Rulebook& rules = is_b ? *compared_.found.b.rules : *compared_.found.a.rules;
        const auto line = is_b ? at_.b : at_.a;
        const ToldStep& step = round.steps[line ? *line : 0];
        const TextStyle head{Size::body, true};
        const float row = ImGui::GetFrameHeight();
        draw_mark(sheet_, which, {place.left + 12 * s_, place.top + row / 2}, 12 * s_);
        const std::string play = tr("Play this hand");
        const float wide = ImGui::CalcTextSize(play.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
        ImGui::SetCursorScreenPos({place.right() - wide, place.top});
        ImGui::PushID(is_b ? "b" : "a");
        if (button(sheet_.page, play)) pressed.play = which;
        ImGui::PopID();
        const float head_room = place.width - wide - 42 * s_;
        const std::string phase = capital(step.phase);
        if (sheet_.canvas.measure(phase, head).x <= head_room)
            sheet_.canvas.text({place.left + 34 * s_, place.top, head_room, row}, phase, head);
        const std::string said = line ? shown(round.lines[*line], sheet_.face) : "";
        const TextStyle body{sheet_.large ? Size::label : Size::body};
        const float line_height = sheet_.canvas.measure("X", body).y;
        float top = place.top + row + 6 * s_;
        write(sheet_, {place.left, top}, place.width, said, body);
        top += std::max(2 * line_height, sheet_.canvas.height_of(said, body, place.width)) + 8 * s_;
        const bool ends = step_ + 1 == compared_.steps.size();
        const float room = sheet_.page.window.y - top - 40 * s_;
        const float height = std::max(std::min(room, 0.76F * place.width), 170 * s_);
        const Rect table{place.left, top, place.width, height};
        if (ends) return draw_settlement(table, round);
        SmallTable(sheet_, rules, round, step, table).draw();
        return table.bottom();
    }

    /// In place of the table: what each party gets, and why; returns its bottom.
    float draw_settlement(const Rect& table, const ToldRound& round) const {
        const float pad = 24 * s_, width = table.width - 2 * pad;
        const TextStyle head{Size::title, true}, body{sheet_.large ? Size::label : Size::body};
        float needed = 2 * pad + 42 * s_;
        for (const std::string& line : round.settlement)
            needed += sheet_.canvas.height_of(shown(line, sheet_.face), body, width) + 6 * s_;
        const Rect ground{table.left, table.top, table.width, std::max(table.height, needed)};
        sheet_.canvas.fill(ground, look::felt_edge, 18 * s_);
        sheet_.canvas.text({table.left + pad, table.top + pad, width, 34 * s_}, result_of(round), head);
        float top = table.top + pad + 42 * s_;
        for (const std::string& line : round.settlement)
            top = write(sheet_, {table.left + pad, top}, width, line, body) + 6 * s_;
        return ground.bottom();
    }

    const Sheet& sheet_;
    Rect place_;
    const Compared& compared_;
    const SameDeal& deal_;
    teach::StepPair at_;
    std::size_t step_;
    float s_;
};

} // namespace

float draw_deal_strip(const Sheet& sheet, const Rect& place, const Compared& compared, bool& steps) {
    const float s = sheet.s(), pad = 20 * s, height = 48 * s;
    if (!compared.found.same_deal) return place.top;
    const SameDeal& deal = *compared.found.same_deal;
    const Rect ground{place.left, place.top, place.width, height};
    sheet.canvas.fill(ground, look::panel, 14 * s);
    const TextStyle head{Size::label, true}, body{Size::body};
    const auto wide = [&](const std::string& text, const TextStyle& style) {
        return sheet.canvas.measure(text, style).x + 1;
    };
    const std::string on = tr("Step through");
    const float button_width = ImGui::CalcTextSize(on.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
    const float button_height = ImGui::GetFrameHeight();
    ImGui::SetCursorScreenPos(
        {ground.right() - 12 * s - button_width, ground.centre().y - button_height / 2});
    if (button(sheet.page, on)) steps = true;
    float right = ground.right() - 36 * s - button_width;
    for (const Which which : {Which::b, Which::a}) {
        const std::string text = result_of(which == Which::b ? deal.b : deal.a);
        const float width = wide(text, body);
        sheet.canvas.text({right - width, ground.top, width, height}, text, body);
        draw_mark(sheet, which, {right - width - 18 * s, ground.centre().y}, 11 * s);
        right -= width + 54 * s;
    }
    const std::string title = tr("Same deal");
    const float left = ground.left + pad;
    sheet.canvas.text({left, ground.top, wide(title, head), height}, title, head);
    const float from = left + wide(title, head) + 14 * s;
    const std::string text = parting(compared);
    if (from + wide(text, body) <= right)
        sheet.canvas.text({from, ground.top, wide(text, body), height}, text, body);
    return ground.bottom();
}

float draw_deal(const Sheet& sheet, const Rect& place, const Compared& compared, std::size_t step,
                DealPressed& pressed) {
    const float pad = 18 * sheet.s();
    Ground ground(sheet, place.left, place.top, place.width);
    const Rect inner{place.left + pad, place.top + pad, place.width - 2 * pad, 0};
    if (!compared.found.same_deal || compared.steps.empty())
        return ground.close(write(sheet, {inner.left, inner.top}, inner.width,
                                  tr("The deal is being played …"), {Size::body, false, look::quiet}) +
                            pad);
    return ground.close(DealPainter(sheet, inner, compared, step).draw(pressed) + pad);
}

} // namespace roundhouse::window
