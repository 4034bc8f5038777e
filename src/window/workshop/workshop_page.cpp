#include "window/workshop/workshop_page.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "window/paint/shown.hpp"
#include "window/platform/editor.hpp"

#include <SFML/Window/Keyboard.hpp>
#include <imgui.h>

namespace roundhouse::window {

const variants::Findings& WorkshopPage::findings() const {
    static const variants::Findings none;
    return saved_.look ? saved_.look->findings : none;
}

/// What the rules say now, and under it in small letters what they said.
void WorkshopPage::draw_changes(const Page& page) {
    const auto& changes = saved_.look->changes;
    const int number = static_cast<int>(changes.size());
    heading(page, number ? tr_n("{} change", "{} changes", number, number) : tr("No change"), Size::label);
    if (!number) quiet(tr("The rules say what they said when this game began."));
    std::optional<present::RulesSection> section;
    for (const teach::Statement& change : changes) {
        if (section != change.section) small(page, present::in_words(change.section));
        section = change.section;
        paragraph(change.b.empty() ? tr("This is gone.") : shown(change.b, saved_.face));
        quiet(change.a.empty() ? tr("new") : tr("was: {}", shown(change.a, saved_.face)));
        ImGui::Spacing();
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
            edit();
        }
        page.tabs.add();
        if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) chosen_ = i;
        if (i == chosen_ && scroll_) ImGui::SetScrollHereY();
        paragraph(words_of(finding));
        ImGui::Spacing();
        ImGui::PopID();
    }
    scroll_ = false;
}

/// The chosen finding's file at its line, or the package's own.
void WorkshopPage::edit() {
    std::filesystem::path file;
    int line = 0;
    if (chosen_ < findings().size()) {
        file = findings()[chosen_].file;
        line = findings()[chosen_].line;
    }
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(file, unknown)) {
        file = saved_.file;
        line = 0;
    }
    trouble_ = open_editor(file, line)
                   ? ""
                   : tr("No editor could be opened: set VISUAL to one that has a window of its own.");
}

LeafWish WorkshopPage::draw(const Page& page, const Canvas& /*canvas*/, const Input& input) {
    LeafWish wish;
    if (saved_.look && number_ != saved_.look->number) {
        number_ = saved_.look->number;
        chosen_ = 0;
    }
    if (ImGui::IsKeyPressed(sf::Keyboard::F8, false) && !findings().empty()) {
        chosen_ = (chosen_ + 1) % findings().size();
        scroll_ = true;
    }
    if (input.typed(U'e')) edit();
    begin_panel(page, "workshop", {900, 720});
    heading(page, tr("Workshop"));
    heading(page, saved_heading(saved_), Size::label);
    quiet(saved_words(saved_));
    SavedWish way = saved_keys(saved_);
    if (saved_.offers())
        if (const SavedWish pressed = draw_ways_on(page, saved_); pressed != SavedWish::none) way = pressed;
    begin_body(page, "text");
    if (!trouble_.empty()) fault(trouble_);
    if (saved_.look) {
        ImGui::Spacing();
        if (!saved_.look->sound()) draw_findings(page);
        if (saved_.look->sound()) draw_changes(page);
        ImGui::Spacing();
        if (saved_.look->sound()) draw_findings(page);
    }
    end_body(page);
    if (button(page, tr("Open in the editor") + "  E")) edit();
    const std::string back = tr("Back");
    if (saved_.offers()) { // gold is to play on
        ImGui::SameLine();
        wish.back = button(page, back);
    } else {
        at_right(page, back);
        wish.back = main_button(page, back, OnEnter::press_from_else);
    }
    end_panel();
    if (way == SavedWish::this_deal) wish.new_rules = seating::From::this_deal;
    if (way == SavedWish::next_deal) wish.new_rules = seating::From::next_deal;
    return wish;
}

} // namespace roundhouse::window
