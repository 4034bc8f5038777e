// The workshop's left and middle columns: what the package says and where, what changed, what is wrong, what
// it printed.

#include "base/characters.hpp"
#include "base/language.hpp"
#include "present/cards.hpp"
#include "window/pages/option_control.hpp"
#include "window/paint/packed.hpp"
#include "window/paint/shown.hpp"
#include "window/workshop/workshop_page.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

namespace {

constexpr Colour different{0x8c, 0xcb, 0xee};

/// A lozenge for what differs from the parent.
void mark_change(const Page& page, ImVec2 at) {
    const float r = 5 * page.scale;
    ImGui::GetWindowDrawList()->AddQuadFilled({at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r},
                                              {at.x - r, at.y}, packed(different));
}

/// Text at the right end of the line drawn last.
void at_end(const Page& page, const std::string& text) {
    ImGui::PushFont(page.fonts.of(Size::small, false));
    const float width = ImGui::CalcTextSize(text.c_str()).x;
    ImGui::SameLine();
    ImGui::SetCursorPosX(std::max(ImGui::GetCursorPosX(), ImGui::GetWindowContentRegionMax().x - width));
    ImGui::PushStyleColor(ImGuiCol_Text, packed(look::quiet));
    ImGui::TextUnformatted(text.c_str()); // exactly as wide as its room: wrapped text would break
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

} // namespace

void WorkshopPage::draw_package(const Page& page) {
    draw_options(page);
    draw_sections(page);
}

/// Options can be changed here: the package is checked under them, and played so if somebody chooses to.
void WorkshopPage::draw_options(const Page& page) {
    const auto& options = outline().options;
    if (options.empty() || !saved_.sound) return;
    heading(page, tr("Options"), Size::label);
    if (!begin_choices(page, "options", room_for_values(page, saved_.sound->options, 116))) return;
    variants::Choices chosen = saved_.chosen;
    if (window::draw_options(page, options, saved_.sound->options, chosen, OptionWords::label))
        wished_ = chosen;
    end_choices();
    if (!saved_.chosen.empty() && button(page, tr("Back to the standard rules"))) wished_.emplace();
}

void WorkshopPage::draw_sections(const Page& page) {
    heading(page, tr("Rules"), Size::label);
    if (outline().sections.empty())
        return quiet(saved_.look ? tr("They are shown once the package has no errors.")
                                 : tr("It is still being checked."));
    const float s = page.scale;
    for (const teach::OutlineSection& one : outline().sections) {
        ImGui::PushID(static_cast<int>(one.section));
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const bool is_chosen = section_ == one.section;
        const std::string label = "    " + present::in_words(one.section);
        if (ImGui::Selectable(label.c_str(), is_chosen, ImGuiSelectableFlags_AllowDoubleClick)) {
            section_ = is_chosen ? std::nullopt : std::optional(one.section);
            if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) edit(one.place);
        }
        page.tabs.add();
        tip(page, tr("Shows this section alone; E opens it in the editor."));
        const float middle = at.y + ImGui::GetTextLineHeight() / 2;
        if (is_chosen)
            ImGui::GetWindowDrawList()->AddRectFilled({at.x - 8 * s, at.y}, {at.x - 5 * s, middle * 2 - at.y},
                                                      packed(look::gold), 2 * s);
        if (one.changed) mark_change(page, {at.x + 6 * s, middle});
        if (one.place.line > 0) at_end(page, std::to_string(one.place.line));
        ImGui::PopID();
    }
    if (outline().parent.empty()) return;
    ImGui::Spacing();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    mark_change(page, {at.x + 6 * s, at.y + page.fonts.of(Size::small, false)->FontSize / 2});
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 18 * s);
    small(page, tr("different from {}", outline().parent));
}

void WorkshopPage::draw_middle(const Page& page) {
    if (!saved_.look) return quiet(saved_words(saved_));
    if (!saved_.look->sound()) draw_findings(page);
    if (saved_.look->sound()) draw_changes(page);
    ImGui::Spacing();
    if (saved_.look->sound()) draw_findings(page);
}

/// What the rules say now, and below it in small letters what they said before.
void WorkshopPage::draw_change(const Page& page, const teach::Statement& said, const variants::Place& place) {
    const float s = page.scale;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    mark_change(page, {at.x + 6 * s, at.y + ImGui::GetTextLineHeight() / 2});
    ImGui::Indent(18 * s);
    const std::string line = place.line > 0 ? tr("line {}", place.line) : "";
    const float end = line.empty() ? 0 : ImGui::CalcTextSize(line.c_str()).x + 24 * s;
    ImGui::PushTextWrapPos(ImGui::GetWindowContentRegionMax().x - end);
    paragraph(said.b.empty() ? tr("This is gone.") : shown(said.b, saved_.face));
    quiet(said.a.empty() ? tr("new") : tr("was: {}", shown(said.a, saved_.face)));
    ImGui::PopTextWrapPos();
    ImGui::Unindent(18 * s);
    if (!line.empty()) {
        const ImVec2 after = ImGui::GetCursorScreenPos();
        ImGui::SetCursorScreenPos(
            {ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x - end + 8 * s, at.y});
        if (ImGui::SmallButton(line.c_str())) edit(place);
        page.tabs.add();
        ImGui::SetCursorScreenPos(after);
    }
    ImGui::Spacing();
}

/// Relative to the package it extends; without a parent, to the rules being played.
void WorkshopPage::draw_changes(const Page& page) {
    std::vector<teach::PlacedStatement> all = outline().changes;
    const bool of_parent = !outline().parent.empty();
    if (!of_parent)
        for (const teach::Statement& one : saved_.look->changes) all.push_back({one, {}});
    if (section_)
        std::erase_if(all, [&](const teach::PlacedStatement& one) { return one.said.section != *section_; });
    const int number = static_cast<int>(all.size());
    heading(page, number ? tr_n("{} change", "{} changes", number, number) : tr("No change"), Size::label);
    if (of_parent)
        small(page, tr("compared with {}", outline().parent));
    else if (saved_.played)
        small(page, tr("compared with the rules you are playing by"));
    if (section_) small(page, tr("Only: {}", present::in_words(*section_)));
    for (std::size_t i = 0; i < all.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        draw_change(page, all[i].said, all[i].place);
        ImGui::PopID();
    }
}

void WorkshopPage::draw_findings(const Page& page) {
    heading(page, tr("Findings"), Size::label);
    if (findings().empty())
        quiet(saved_.look->checked ? tr("Nothing is wrong.") : tr("It is still being tried out."));
    for (std::size_t i = 0; i < findings().size(); ++i) {
        const script::Finding& finding = findings()[i];
        ImGui::PushID(static_cast<int>(i));
        const std::string title = severity_of(finding) + "  " + place_of(finding);
        if (ImGui::Selectable((title + "##finding").c_str(), i == chosen_)) {
            chosen_ = i;
            edit_chosen();
        }
        page.tabs.add();
        if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) chosen_ = i;
        if (i == chosen_ && scroll_) ImGui::SetScrollHereY();
        paragraph(words_of(finding));
        ImGui::Spacing();
        ImGui::PopID();
    }
}

void WorkshopPage::draw_prints(const Page& page) {
    heading(page, "print", Size::label);
    if (!saved_.look || saved_.look->printed.empty())
        return small(page, tr("What a script prints with print(…) appears here, with its line."));
    for (const script::Printed& printed : saved_.look->printed) paragraph(script::to_text(printed));
}

} // namespace roundhouse::window
