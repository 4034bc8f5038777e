#include "window/compare/compare_parts.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
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

float draw_statements(const Sheet& sheet, const Rect& place, const Compared& compared) {
    const float s = sheet.s(), pad = 20 * s, gap = 20 * s;
    const teach::Comparison& found = compared.found;
    Ground ground(sheet, place.left, place.top, place.width);
    const TextStyle body{sheet.large || sheet.wide() ? Size::label : Size::body},
        none{body.size, false, look::faint};
    float top = place.top + pad;
    if (found.statements.empty()) {
        top = write(sheet, {place.left + pad, top}, place.width - 2 * pad,
                    tr("Nothing: these are the same rules."), {Size::label, true});
        return ground.close(top + pad);
    }
    const float head = (sheet.wide() ? 170 : 100) * s;
    const float column = (place.width - 2 * pad - head - 2 * gap) / 2;
    const float left_a = place.left + pad + head + gap, left_b = left_a + column + gap;
    draw_mark(sheet, Which::a, {left_a + 12 * s, top + 10 * s}, 12 * s);
    draw_mark(sheet, Which::b, {left_b + 12 * s, top + 10 * s}, 12 * s);
    top += 44 * s;
    sheet.canvas.line({place.left + pad, top - 9 * s}, {place.left + place.width - pad, top - 9 * s},
                      line_on_panel, s);
    const teach::Statement* before = nullptr;
    for (const teach::Statement& one : found.statements) {
        const bool begins = !before || before->section != one.section;
        if (before) {
            sheet.canvas.line({begins ? place.left + pad : left_a, top - 9 * s},
                              {place.left + place.width - pad, top - 9 * s},
                              begins ? line_on_panel : look::button, s);
        }
        float bottom = top;
        if (begins)
            bottom = write(sheet, {place.left + pad, top}, head, present::in_words(one.section),
                           {body.size, true, blue_of_b});
        const auto say = [&](float left, const std::string& text) {
            bottom = std::max(bottom, text.empty() ? write(sheet, {left, top}, column, "–", none)
                                                   : write(sheet, {left, top}, column, text, body));
        };
        say(left_a, one.a);
        say(left_b, one.b);
        top = bottom + 18 * s;
        before = &one;
    }
    Lines equal;
    for (const auto section : teach::equal_sections(found.statements))
        equal.push_back(present::in_words(section));
    if (!equal.empty()) {
        sheet.canvas.line({place.left + pad, top - 9 * s}, {place.left + place.width - pad, top - 9 * s},
                          line_on_panel, s);
        top = write(sheet, {place.left + pad, top}, place.width - 2 * pad,
                    tr("The same: {}.", join(equal, ", ")), {Size::body, false, look::quiet});
    }
    return ground.close(top + pad - 4 * s);
}

} // namespace roundhouse::window
