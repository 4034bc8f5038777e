// Between rounds the score sheet, at the end the result.

#include "table/app.hpp"
#include "table/print_sheet.hpp"
#include "table/score_page.hpp"
#include "teach/score_sheet.hpp"

#include <imgui.h>

namespace roundhouse::table {

/// "Score", or who has won.
void App::draw_score_heading(const Page& page) {
    const Match& match = session_->match();
    if (!match.over()) return heading(page, words_("Score"));
    Lines parties;
    for (Party party = 1; party <= match.rules->parties; ++party)
        parties.push_back(session_->name_of_party(party));
    const Seat person = replaying() ? 0 : session_->first_person();
    bool won = false;
    for (const Party party : match.verdict.winners)
        won = won || (person && session_->scores_for(party, person));
    heading(page, words_(!person ? "The game is over" : won ? "You win" : "The game is lost"));
    ImGui::PushStyleColor(ImGuiCol_Text, ImVec4(0.85F, 0.64F, 0.25F, 1));
    heading(page, teach::verdict_in_words(match, parties), Size::label);
    ImGui::PopStyleColor();
}

void App::draw_score(const Page& page, const Input& input) {
    const Match& match = session_->match();
    begin_panel(page, "score", {820, std::min(height_of_score_page(*session_), 760.0F)});
    draw_score_heading(page);
    begin_body(page, "sheet");
    draw_score_sheet(page, *session_);
    end_body(page);
    const bool typing = ImGui::GetIO().WantTextInput;
    if (!match.settled.empty() && (button(words_("Print")) || (!typing && input.typed(U'p')))) print_sheet();
    if (!match.settled.empty() && ImGui::IsItemHovered())
        ImGui::SetTooltip("%s", words_("Saves the sheet as PDF and as text (P).").c_str());
    ImGui::SameLine();
    draw_score_buttons(page);
    end_panel();
    if (!printed_.empty()) {
        begin_panel(page, "printed", {640, 150});
        ImGui::SetWindowFocus();
        paragraph(printed_);
        if (main_button(page, words_("Done"), true) || input.typed(Key::escape)) printed_.clear();
        end_panel();
    }
}

void App::draw_score_buttons(const Page& page) {
    const Match& match = session_->match();
    const bool enter = printed_.empty();
    if (match.over()) {
        if (button(words_("Replay"))) return replay();
        ImGui::SameLine();
        if (button(words_("Another game"))) return leave_game();
        const std::string label = words_("Play again");
        at_right(page, label);
        if (main_button(page, label, enter)) again();
        return;
    }
    if (button(words_("Menu"))) return show(PageKind::menu);
    const bool between = !match.round_is_on();
    const std::string label = words_(between ? "Next round" : "Back to the table");
    at_right(page, label);
    if (!main_button(page, label, enter)) return;
    if (between) scene_->deal();
    printed_.clear();
    page_ = PageKind::table;
}

void App::print_sheet() {
    const PrintedSheet sheet = roundhouse::table::print_sheet(*session_, words_);
    printed_ = sheet.trouble.empty()
                   ? phrase("The sheet was saved as {}, and as text beside it.", sheet.pdf.string())
                   : sheet.trouble;
}

} // namespace roundhouse::table
