// One situation, large: the trick once, then what each rule set allows for the same hand.

#include "base/language.hpp"
#include "teach/compare/compare_words.hpp"
#include "window/compare/compare_parts.hpp"
#include "window/learn/card_rows.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>
#include <cmath>

#include <imgui.h>

namespace roundhouse::window {

namespace {

/// The layout of a hand in a column: rows of cards, far enough apart to be read.
struct HandShape {
    float width = 0, step = 0, raise = 0, row_height = 0;
    std::size_t rows = 1, in_row = 1;
    float height() const { return row_height * static_cast<float>(rows) + raise; }
    bool apart() const { return step == 0 || step > 0.95F * width; }
};

HandShape shape_of_hand(std::size_t cards, float width, float room, float s) {
    HandShape shape;
    shape.width = width;
    shape.raise = 12 * s;
    shape.row_height = width * card_aspect + 6 * s;
    for (shape.rows = 1; shape.rows < 4; ++shape.rows) {
        shape.in_row = (std::max<std::size_t>(cards, 1) + shape.rows - 1) / shape.rows;
        shape.step = step_of_cards(shape.in_row, width, room, width + 12 * s);
        if (shape.in_row < 2 || shape.step > 0.3F * width) return shape;
    }
    --shape.rows;
    return shape;
}

void draw_tick(const Sheet& sheet, Point at) {
    const float s = sheet.s();
    sheet.canvas.line({at.x - 6 * s, at.y}, {at.x - 2 * s, at.y + 4.5F * s}, look::text, 2.2F * s);
    sheet.canvas.line({at.x - 2 * s, at.y + 4.5F * s}, {at.x + 6 * s, at.y - 5 * s}, look::text, 2.2F * s);
}

void draw_refused(const Sheet& sheet, const Rect& card) {
    const TextStyle style{Size::small, false, look::text};
    const std::string text = tr("not legal");
    const float s = sheet.s(), width = sheet.canvas.measure(text, style).x + 14 * s;
    if (width > card.width + 8 * s) return;
    const Rect pill{card.centre().x - width / 2, card.centre().y - 12 * s, width, 24 * s};
    sheet.canvas.fill(pill, look::panel, 12 * s);
    sheet.canvas.text(pill, text, style, Align::centre);
}

/// The cards in their order; `up` ones are raised.
void draw_hand(const Sheet& sheet, Point at, const HandShape& shape, const teach::CaseSide& side,
               bool is_legal) {
    CardSet left = side.up;
    for (std::size_t i = 0; i < side.cards.size(); ++i) {
        const Card card = side.cards[i];
        const bool up = left.has(card);
        if (up && !is_legal) left.remove(card); // of twins, only as many as count
        const auto column = static_cast<float>(i % shape.in_row), row = static_cast<float>(i / shape.in_row);
        const Point centre{at.x + shape.width / 2 + column * shape.step,
                           at.y + shape.width * card_aspect / 2 + row * shape.row_height +
                               (up ? 0 : shape.raise)};
        sheet.canvas.card(card, {centre, shape.width, 0}, up ? 0 : 0.5F);
        if (!is_legal || !shape.apart()) continue;
        if (up)
            draw_tick(sheet, {centre.x, at.y + shape.row_height + shape.raise + 3 * sheet.s()});
        else
            draw_refused(sheet, bounds({centre, shape.width, 0}));
    }
}

/// What may be called or named, each in a box of its own; what only this side has gets a blue edge.
float draw_offers(const Sheet& sheet, Point at, float room, const teach::CaseSide& side,
                  const teach::CaseSide& other) {
    if (side.offers.empty()) return at.y;
    const float s = sheet.s(), height = (sheet.large ? 36 : 32) * s;
    const TextStyle style{Size::label};
    Point next = at;
    for (const std::string& offer : side.offers) {
        const float width = std::max(sheet.canvas.measure(offer, style).x + 20 * s, 40 * s);
        if (next.x + width > at.x + room && next.x > at.x) next = {at.x, next.y + height + 8 * s};
        const Rect place{next.x, next.y, width, height};
        const bool same = std::find(other.offers.begin(), other.offers.end(), offer) != other.offers.end();
        sheet.canvas.fill(place, look::button, 8 * s);
        if (!same) sheet.canvas.outline(place, blue_of_b, 8 * s, 1.5F * s);
        sheet.canvas.text(place, offer, style, Align::centre);
        next.x += width + 8 * s;
    }
    return next.y + height;
}

TextStyle answer_style(const Sheet& sheet) { return {sheet.large ? Size::large : Size::label, true}; }

class CasePainter {
  public:
    CasePainter(const Sheet& sheet, const teach::CaseView& view, const Rect& place)
        : sheet_(sheet), view_(view), place_(place), s_(sheet.s()),
          card_(case_card_width(s_, sheet.wide(), sheet.large)) {}

    float draw() {
        divide();
        const float top = place_.top;
        if (!view_.trick.empty()) draw_trick(top);
        const float head = std::max(height_of_answer(view_.a), height_of_answer(view_.b));
        const float cards = top + head + 12 * s_;
        const float bottom =
            std::max(draw_side(Which::a, left_a_, top, cards), draw_side(Which::b, left_b_, top, cards));
        const float last = std::max(bottom, trick_bottom_);
        const auto divider = [&](float x) {
            sheet_.canvas.line({x, top}, {x, last - 4 * s_}, line_on_panel, s_);
        };
        divider(left_b_ - gap_ / 2);
        if (!view_.trick.empty()) divider(left_a_ - gap_ / 2);
        return last;
    }

  private:
    void divide() {
        gap_ = (sheet_.wide() ? 44 : 28) * s_;
        trick_step_ = card_ + 10 * s_;
        const auto number = static_cast<float>(view_.trick.size());
        float trick = view_.trick.empty() ? 0 : number * trick_step_ - 10 * s_;
        const float most = 0.34F * place_.width;
        if (trick > most && number > 1) {
            trick_step_ = (most - card_) / (number - 1);
            trick = most;
        }
        if (trick > 0) trick = std::max(trick, 110 * s_) + gap_;
        column_ = (place_.width - trick - gap_) / 2;
        left_a_ = place_.left + trick;
        left_b_ = left_a_ + column_ + gap_;
    }

    float height_of_answer(const teach::CaseSide& side) const {
        return std::max(24 * s_, sheet_.canvas.height_of(shown(side.answer, sheet_.face),
                                                         answer_style(sheet_), column_ - 36 * s_));
    }

    void draw_trick(float top) {
        sheet_.canvas.text({place_.left, top, left_a_ - gap_ - place_.left, 24 * s_}, tr("The trick"),
                           {Size::body, false, look::quiet});
        const float head = std::max(height_of_answer(view_.a), height_of_answer(view_.b));
        // Aligned with cards that are not raised.
        const float y = top + head + 24 * s_ + card_ * card_aspect / 2;
        for (std::size_t i = 0; i < view_.trick.size(); ++i)
            sheet_.canvas.card(
                view_.trick[i],
                {{place_.left + card_ / 2 + static_cast<float>(i) * trick_step_, y}, card_, 0});
        trick_bottom_ = y + card_ * card_aspect / 2 + 10 * s_;
    }

    float draw_side(Which which, float left, float top, float cards) {
        const teach::CaseSide &side = which == Which::a ? view_.a : view_.b,
                              &other = which == Which::a ? view_.b : view_.a;
        draw_mark(sheet_, which, {left + 12 * s_, top + 12 * s_}, 12 * s_);
        const TextStyle style = answer_style(sheet_);
        const float line = sheet_.canvas.measure("X", style).y;
        write(sheet_, {left + 34 * s_, top + std::max(12 * s_ - line / 2, 0.0F)}, column_ - 34 * s_,
              side.answer, style);
        float bottom = cards;
        if (!side.cards.empty()) {
            const HandShape shape = shape_of_hand(side.cards.size(), card_, column_, s_);
            const bool is_legal = view_.kind == teach::SituationKind::legal;
            draw_hand(sheet_, {left, cards}, shape, side, is_legal);
            bottom = cards + shape.height() + (is_legal && shape.apart() ? 18 : 8) * s_;
        }
        if (!side.offers.empty())
            bottom = draw_offers(sheet_, {left, bottom}, column_, side, other) + 10 * s_;
        if (!side.reason.empty())
            bottom = write(sheet_, {left, bottom}, column_, side.reason,
                           {sheet_.large ? Size::label : Size::body}) +
                     6 * s_;
        if (!side.rule.empty() && !sheet_.large)
            bottom = write(sheet_, {left, bottom}, column_, side.rule, {Size::small, false, look::quiet});
        return bottom;
    }

    const Sheet& sheet_;
    const teach::CaseView& view_;
    Rect place_;
    float s_, card_, gap_ = 0, column_ = 0, left_a_ = 0, left_b_ = 0, trick_step_ = 0, trick_bottom_ = 0;
};

/// The text, shortened to fit: in the list it is only a name.
std::string fitting(const Canvas& canvas, const std::string& text, const TextStyle& style, float width) {
    if (canvas.measure(text, style).x <= width) return text;
    std::string shorter = text;
    while (!shorter.empty() && canvas.measure(shorter + " …", style).x > width) {
        const std::size_t blank = shorter.rfind(' ');
        shorter.resize(blank == std::string::npos ? 0 : blank);
    }
    return shorter + " …";
}

void draw_list_of_cases(const Sheet& sheet, const Rect& place, const Compared& compared, std::size_t chosen,
                        bool scroll, CasePressed& pressed) {
    const float s = sheet.s(), row = 44 * s;
    ImGui::SetCursorScreenPos({place.left, place.top});
    ImGui::BeginChild("cases", {place.width, place.height}, false, ImGuiWindowFlags_NoNav);
    const Canvas canvas = sheet.canvas.on(*ImGui::GetWindowDrawList());
    for (std::size_t i = 0; i < compared.cases.size(); ++i) {
        const teach::CaseView& one = compared.cases[i];
        ImGui::SetCursorPosY(static_cast<float>(i) * row);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::Selectable("##case", i == chosen, 0, {0, row - 4 * s})) pressed.chosen = i;
        ImGui::PopID();
        if (i == chosen) {
            canvas.fill({at.x, at.y + 4 * s, 3 * s, row - 12 * s}, look::gold, 1.5F * s);
            if (scroll) ImGui::SetScrollHereY(0.5F);
        }
        const float left = at.x + 16 * s, width = ImGui::GetContentRegionAvail().x - 20 * s;
        canvas.text({left, at.y + 3 * s, width, 16 * s}, present::in_words(one.section),
                    {Size::small, false, look::quiet});
        const TextStyle style{Size::body, i == chosen};
        const std::string label = fitting(canvas, shown(one.label, sheet.face), style, width);
        canvas.text({left, at.y + 18 * s, width, 20 * s}, label, style);
    }
    ImGui::EndChild();
}

/// "2 of 7" and two buttons; returns its left edge.
float draw_pager(const Sheet& sheet, Point right, std::size_t chosen, std::size_t number,
                 CasePressed& pressed) {
    const float s = sheet.s(), size = 30 * s;
    float left = right.x;
    const auto arrow = [&](const char* id, bool enabled, int step) {
        left -= size;
        ImGui::SetCursorScreenPos({left, right.y});
        ImGui::BeginDisabled(!enabled);
        if (ImGui::Button(id, {size, size})) pressed.step = step;
        sheet.page.tabs.add();
        ImGui::EndDisabled();
        left -= 4 * s;
    };
    arrow("→##case", chosen + 1 < number, 1);
    arrow("←##case", chosen > 0, -1);
    const std::string text = tr("case {} of {}", chosen + 1, number);
    const TextStyle style{Size::body, false, look::quiet};
    const float width = sheet.canvas.measure(text, style).x + 8 * s;
    sheet.canvas.text({left - width, right.y, width, size}, text, style);
    return left - width - 12 * s;
}

} // namespace

float case_card_width(float scale, bool wide, bool large) {
    return (large ? 120.0F : wide ? 96.0F : 68.0F) * scale;
}

float draw_cases(const Sheet& sheet, const Rect& place, const Compared& compared, std::size_t chosen,
                 bool scroll, CasePressed& pressed) {
    const float s = sheet.s(), pad = 18 * s;
    Ground ground(sheet, place.left, place.top, place.width);
    float left = place.left + pad;
    const float right = place.left + place.width - pad;
    if (compared.cases.empty()) {
        float top = write(sheet, {left, place.top + pad}, right - left,
                          compared.found.statements.empty()
                              ? teach::in_words(teach::CompareText::same_rules)
                              : tr("No hand was found that shows it by itself: play a deal under both."),
                          {Size::label, true});
        for (const teach::NotShown& one : compared.found.situations.not_shown)
            top = write(sheet, {left, top + 8 * s}, right - left,
                        present::in_words(one.section) + ": " + one.why, {Size::body, false, look::quiet});
        return ground.close(top + pad);
    }
    const float list = 250 * s;
    if (sheet.wide()) left += list + 40 * s;
    const teach::CaseView& view = compared.cases[chosen];
    const float pager =
        draw_pager(sheet, {right, place.top + pad - 4 * s}, chosen, compared.cases.size(), pressed);
    const float title = write(sheet, {left, place.top + pad}, pager - left, view.title,
                              {sheet.wide() || sheet.large ? Size::large : Size::label, true});
    float bottom =
        CasePainter(sheet, view, {left, std::max(title, place.top + pad + 24 * s) + 12 * s, right - left, 0})
            .draw() +
        pad;
    bottom = std::max({bottom, place.top + (sheet.wide() ? 326 : 0) * s, place.bottom()});
    if (sheet.wide()) {
        sheet.canvas.line({left - 24 * s, place.top + pad}, {left - 24 * s, bottom - pad}, line_on_panel, s);
        draw_list_of_cases(sheet, {place.left + 12 * s, place.top + 8 * s, list, bottom - place.top - 16 * s},
                           compared, chosen, scroll, pressed);
    }
    return ground.close(bottom);
}

} // namespace roundhouse::window
