#include "window/compare/compare_parts.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "teach/compare/compare_words.hpp"
#include "window/paint/shown.hpp"

#include <imgui.h>

namespace roundhouse::window {

void draw_mark(const Sheet& sheet, Which which, Point centre, float radius) {
    const bool is_b = which == Which::b;
    sheet.canvas.circle(centre, radius, is_b ? blue_of_b : look::text);
    if (!is_b) sheet.canvas.circle(centre, radius - 2 * sheet.s(), look::panel);
    const Size size = radius > 12 * sheet.s() ? Size::label : Size::body;
    sheet.canvas.text({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, is_b ? "B" : "A",
                      {size, true, is_b ? look::ink : look::text}, Align::centre);
}

Ground::Ground(const Sheet& sheet, float left, float top, float width)
    : sheet_(sheet), place_{left, top, width, 0} {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.ChannelsSplit(2);
    list.ChannelsSetCurrent(1);
}

float Ground::close(float bottom) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.ChannelsSetCurrent(0);
    place_.height = bottom - place_.top;
    sheet_.canvas.fill(place_, look::panel, 14 * sheet_.s());
    list.ChannelsMerge();
    return bottom;
}

float write(const Sheet& sheet, Point at, float width, const std::string& text, const TextStyle& style) {
    const std::string letters = shown(text, sheet.face);
    const float height = sheet.canvas.height_of(letters, style, width);
    sheet.canvas.paragraph({at.x, at.y, width, height + 1}, letters, style);
    return at.y + height;
}

namespace {

/// A table of three columns: the section, A's statement, B's statement.
class StatementPainter {
  public:
    StatementPainter(const Sheet& sheet, const Rect& place)
        : sheet_(sheet), s_(sheet.s()), left_(place.left), right_(place.right()), top_(place.top),
          body_{sheet.large || sheet.wide() ? Size::label : Size::body} {
        const float gap = 20 * s_;
        head_ = (sheet.wide() ? 170 : 100) * s_;
        column_ = (place.width - head_ - 2 * gap) / 2;
        left_a_ = left_ + head_ + gap;
        left_b_ = left_a_ + column_ + gap;
    }

    void draw_head() {
        draw_mark(sheet_, Which::a, {left_a_ + 12 * s_, top_ + 10 * s_}, 12 * s_);
        draw_mark(sheet_, Which::b, {left_b_ + 12 * s_, top_ + 10 * s_}, 12 * s_);
        top_ += 44 * s_;
        draw_line(left_, line_on_panel);
    }

    /// `begins`: the first statement of its section.
    void draw(const teach::Statement& one, bool begins) {
        if (!begins) draw_line(left_a_, look::button);
        float bottom = top_;
        if (begins)
            bottom = write(sheet_, {left_, top_}, head_, present::in_words(one.section),
                           {body_.size, true, blue_of_b});
        const TextStyle none{body_.size, false, look::quiet};
        for (const auto& [left, text] : {std::pair{left_a_, &one.a}, std::pair{left_b_, &one.b}})
            bottom = std::max(bottom, text->empty() ? write(sheet_, {left, top_}, column_, "–", none)
                                                    : write(sheet_, {left, top_}, column_, *text, body_));
        top_ = bottom + 18 * s_;
    }

    /// Above what comes next.
    void draw_line(float from, Colour colour) const {
        sheet_.canvas.line({from, top_ - 9 * s_}, {right_, top_ - 9 * s_}, colour, s_);
    }
    float top() const { return top_; }

  private:
    const Sheet& sheet_;
    float s_, left_, right_, top_, head_ = 0, column_ = 0, left_a_ = 0, left_b_ = 0;
    TextStyle body_;
};

} // namespace

float draw_statements(const Sheet& sheet, const Rect& place, const Compared& compared) {
    const float s = sheet.s(), pad = 20 * s;
    const teach::Comparison& found = compared.found;
    Ground ground(sheet, place.left, place.top, place.width);
    const Rect inner{place.left + pad, place.top + pad, place.width - 2 * pad, 0};
    if (found.statements.empty())
        return ground.close(write(sheet, {inner.left, inner.top}, inner.width,
                                  teach::in_words(teach::CompareText::same_rules), {Size::label, true}) +
                            pad);
    StatementPainter painter(sheet, inner);
    painter.draw_head();
    const teach::Statement* before = nullptr;
    for (const teach::Statement& one : found.statements) {
        const bool begins = !before || before->section != one.section;
        if (before && begins) painter.draw_line(inner.left, line_on_panel);
        painter.draw(one, begins);
        before = &one;
    }
    const std::string equal = teach::equal_in_words(found.equal);
    const TextStyle quiet{Size::body, false, look::quiet};
    float top = painter.top();
    if (!equal.empty() || !found.situations.not_shown.empty()) painter.draw_line(inner.left, line_on_panel);
    if (!equal.empty()) top = write(sheet, {inner.left, top}, inner.width, equal, quiet) + 6 * s;
    // Why some differences cannot be shown as a case.
    for (const teach::NotShown& one : found.situations.not_shown)
        top = write(sheet, {inner.left, top}, inner.width, present::in_words(one.section) + ": " + one.why,
                    quiet) +
              6 * s;
    return ground.close(top + pad - 10 * s);
}

} // namespace roundhouse::window
