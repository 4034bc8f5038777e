// The top of the page Compare, which does not scroll: title and buttons, the two rule sets, the sections.

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/compare/compare_words.hpp"
#include "window/compare/compare_page.hpp"
#include "window/paint/packed.hpp"

#include <imgui.h>

namespace roundhouse::window {

namespace {

/// "standard rules · 6 options", or the options that differ from usual.
std::string about_set(const Rulebook& rules) {
    const LanguageScope texts(speaking_of(rules.texts));
    if (const Lines changed = present::changed_options(rules); !changed.empty()) return join(changed, ", ");
    const auto number = static_cast<long>(rules.options.size());
    return number == 0 ? tr("standard rules")
                       : tr("standard rules") + " · " + tr_n("{} option", "{} options", number, number);
}

/// Shortened to fit: the rest is on the rules page.
std::string within(const Canvas& canvas, const std::string& text, const TextStyle& style, float width) {
    std::string shorter = text;
    while (!shorter.empty() && canvas.measure(shorter + (shorter == text ? "" : " …"), style).x > width) {
        const std::size_t blank = shorter.rfind(' ');
        shorter.resize(blank == std::string::npos ? 0 : blank);
    }
    return shorter == text ? text : shorter + " …";
}

} // namespace

float ComparePage::draw_heading(const Sheet& sheet, const Rect& place, LeafWish& wish) {
    const float s = sheet.s();
    const TextStyle title{Size::title, true}, about{Size::body, false, look::quiet};
    const std::string name = tr("Compare"), said = tr("two rule sets, side by side");
    const float width = sheet.canvas.measure(name, title).x + 1;
    sheet.canvas.text({place.left, place.top, width, 36 * s}, name, title);
    float right = place.right();
    const auto item = [&](const std::string& label) {
        const float wide =
            ImGui::CalcTextSize(label.c_str(), nullptr, true).x + 2 * ImGui::GetStyle().FramePadding.x;
        right -= wide;
        ImGui::SetCursorScreenPos({right, place.top});
        ImGui::PushStyleColor(ImGuiCol_Button, packed(look::panel));
        const bool pressed = button(sheet.page, label);
        ImGui::PopStyleColor();
        right -= 8 * s;
        return pressed;
    };
    if (item(tr("Back") + "  Esc")) wish.back = true;
    if (item(tr("Print") + "  " + tr("Ctrl+P"))) print();
    if (item(tr("Options") + "  O")) open_options(wish);
    if (item((large_ ? tr("Usual size") : tr("Large")) + "  L")) large_ = !large_;
    const float from = place.left + width + 18 * s;
    if (!sheet.large && from + sheet.canvas.measure(said, about).x <= right)
        sheet.canvas.text({from, place.top + 2 * s, right - from, 36 * s}, said, about);
    return place.top + 46 * s;
}

float ComparePage::draw_sets(const Sheet& sheet, const Rect& place) {
    const float s = sheet.s(), between = 48 * s, height = (sheet.large ? 44 : 52) * s;
    const float width = (place.width - between) / 2;
    draw_set(sheet, {place.left, place.top, width, height}, Which::a);
    const Point middle{place.centre().x, place.top + height / 2};
    const float radius = 17 * s;
    ImGui::SetCursorScreenPos({middle.x - radius, middle.y - radius});
    ImGui::PushStyleColor(ImGuiCol_Button, packed(look::panel));
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, radius);
    if (ImGui::Button("##exchange", {2 * radius, 2 * radius})) exchange();
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    sheet.page.tabs.add();
    tip(sheet.page, tr("Swaps A and B (X)."));
    for (const float way : {-1.0F, 1.0F}) { // two arrows, one above the other
        const float y = middle.y + way * 4 * s, end = middle.x - way * 7 * s;
        sheet.canvas.line({middle.x + way * 7 * s, y}, {end, y}, look::text, 1.8F * s);
        for (const float side : {-1.0F, 1.0F})
            sheet.canvas.line({end, y}, {end + way * 4 * s, y + side * 3.5F * s}, look::text, 1.8F * s);
    }
    draw_set(sheet, {place.right() - width, place.top, width, height}, Which::b);
    return place.top + height + 10 * s;
}

void ComparePage::draw_set(const Sheet& sheet, const Rect& place, Which which) {
    const float s = sheet.s();
    const bool is_b = which == Which::b;
    const char* const id = is_b ? "##set b" : "##set a";
    ImGui::SetCursorScreenPos({place.left, place.top});
    ImGui::PushStyleColor(ImGuiCol_Button, packed(look::panel));
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 14 * s);
    const bool opens = ImGui::Button(id, {place.width, place.height}) || opens_ == which;
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    sheet.page.tabs.add();
    tip(sheet.page, is_b ? tr("Chooses other rules for B (B).") : tr("Chooses other rules for A (A)."));
    write_set(sheet, place, which);
    if (opens) opens_ = which;
    if (opens && packages_.made()) { // else it opens once they are read
        opens_.reset();
        ImGui::OpenPopup(id);
    }
    ImGui::SetNextWindowPos({place.left, place.bottom() + 4 * s});
    ImGui::SetNextWindowSizeConstraints({place.width, 0},
                                        {place.width, sheet.page.window.y - place.bottom() - 20 * s});
    if (!ImGui::BeginPopup(id)) return;
    draw_choices(sheet, place, which);
    ImGui::EndPopup();
}

void ComparePage::write_set(const Sheet& sheet, const Rect& place, Which which) const {
    const float s = sheet.s();
    const bool is_b = which == Which::b;
    draw_mark(sheet, which, {place.left + 30 * s, place.centre().y}, 14 * s);
    const float left = place.left + 58 * s, width = place.width - 100 * s;
    const SetWanted& wanted = is_b ? b_ : a_;
    const TextStyle title{Size::label, true}, about{Size::small, false, look::quiet};
    std::string name = wanted.variant, said;
    if (found_.compared) {
        const Rulebook& rules = is_b ? *found_.compared->found.b.rules : *found_.compared->found.a.rules;
        const LanguageScope texts(speaking_of(rules.texts));
        name = present::in_words(rules.title);
        said = about_set(rules);
    }
    if (sheet.large) {
        sheet.canvas.text({left, place.top, width, place.height}, within(sheet.canvas, name, title, width),
                          title);
    } else {
        sheet.canvas.text({left, place.top + 6 * s, width, 22 * s}, within(sheet.canvas, name, title, width),
                          title);
        sheet.canvas.text({left, place.top + 28 * s, width, 17 * s}, within(sheet.canvas, said, about, width),
                          about);
    }
    const Point tip_at{place.right() - 28 * s, place.centre().y + 3 * s};
    for (const float side : {-1.0F, 1.0F})
        sheet.canvas.line(tip_at, {tip_at.x + side * 6 * s, tip_at.y - 6 * s}, look::quiet, 2 * s);
}

void ComparePage::draw_choices(const Sheet& sheet, const Rect& place, Which which) {
    const bool is_b = which == Which::b;
    const SetWanted& now = is_b ? b_ : a_;
    std::optional<SetWanted> chosen;
    const float height = 26 * sheet.s();
    const auto offer = [&](const std::string& label, const SetWanted& wanted) {
        const bool is_now = wanted == now;
        if (ImGui::Selectable(label.c_str(), is_now, 0, {place.width - 32 * sheet.s(), height}))
            chosen = wanted;
        if (is_now) ImGui::SetItemDefaultFocus();
        if (is_now && ImGui::IsWindowAppearing()) ImGui::SetScrollHereY(0.5F);
    };
    ImGui::PushStyleVar(ImGuiStyleVar_SelectableTextAlign, {0, 0.5F});
    for (const Comparable& one : *packages_.made()) {
        ImGui::BeginDisabled(!one.about.empty());
        offer(one.title + (one.about.empty() ? "" : " (" + one.about + ")") + "##" + one.id, {one.id, {}});
        ImGui::EndDisabled();
        if (one.id == agreed_.variant && !agreed_.options.empty())
            offer(tr("{}, as agreed", one.title) + "##agreed", agreed_);
    }
    ImGui::PopStyleVar();
    if (!chosen) return;
    if (is_b)
        compare(a_, *chosen);
    else
        compare(*chosen, b_);
}

float ComparePage::draw_tabs(const Sheet& sheet, const Rect& place) {
    const float s = sheet.s(), height = 34 * s;
    const Compared* known = found_.compared.get();
    const std::size_t differences = known ? known->found.statements.size() : 0,
                      cases = known ? known->cases.size() : 0;
    const TextStyle quiet{Size::small, false, look::quiet};
    float left = place.left;
    const auto tab = [&](Section section, const std::string& text, std::size_t number) {
        const bool on = section == section_;
        const TextStyle style{Size::label, on, on ? look::gold : look::text};
        const std::string count = number == 0 || sheet.large ? "" : std::to_string(number);
        const float wide = sheet.canvas.measure(text, style).x + 1,
                    more = count.empty() ? 0 : sheet.canvas.measure(count, quiet).x + 8 * s;
        ImGui::SetCursorScreenPos({left - 6 * s, place.top});
        ImGui::PushStyleColor(ImGuiCol_Button, {0, 0, 0, 0});
        ImGui::PushID(static_cast<int>(section));
        if (ImGui::Button("##tab", {wide + more + 12 * s, height})) choose(section);
        ImGui::PopID();
        ImGui::PopStyleColor();
        sheet.page.tabs.add();
        sheet.canvas.text({left, place.top, wide, height}, text, style);
        if (!count.empty()) sheet.canvas.text({left + wide + 7 * s, place.top, more, height}, count, quiet);
        if (on) sheet.canvas.fill({left, place.top + height - 4 * s, wide, 3 * s}, look::gold, 1.5F * s);
        left += wide + more + (sheet.wide() ? 32 : 20) * s;
    };
    tab(Section::differs, teach::in_words(teach::CompareText::what_differs), differences);
    tab(Section::see, tr("See it"), cases);
    tab(Section::deal, tr("Same deal"), 0);
    tab(Section::matters, teach::in_words(teach::CompareText::difference_made), 0);
    float bottom = place.top + height + 10 * s;
    if (known && !sheet.large && printed_.empty() && differences > 0 && !known->found.equal.empty()) {
        const auto equal = std::ssize(known->found.equal);
        const std::string text = tr_n("{} section is the same", "{} sections are the same", equal, equal);
        const float wide = sheet.canvas.measure(text, quiet).x + 1;
        if (left + wide <= place.right())
            sheet.canvas.text({place.right() - wide, place.top, wide, height}, text, quiet);
    }
    if (!printed_.empty())
        bottom = write(sheet, {place.left, bottom - 2 * s}, place.width, printed_,
                       {Size::body, false, look::gold}) +
                 10 * s;
    return bottom;
}

} // namespace roundhouse::window
