// The score sheet between rounds, and the result at the end.

#include "base/text.hpp"
#include "present/deals.hpp"
#include "present/scores.hpp"
#include "window/app/app.hpp"
#include "window/pages/print_sheet.hpp"
#include "window/pages/score_page.hpp"

#include <imgui.h>

namespace roundhouse::window {

/// "Score", or who has won.
void App::draw_score_heading(const Page& page) {
    const Match& match = session_->match();
    if (!match.over()) return heading(page, tr("Score"));
    const std::optional<bool> won = session_->people_won();
    heading(page, !won ? tr("The game is over") : *won ? tr("You win") : tr("You lose"));
    ImGui::PushStyleColor(ImGuiCol_Text, ImVec4(0.85F, 0.64F, 0.25F, 1));
    heading(page, present::verdict_in_words(match, session_->names()), Size::label);
    ImGui::PopStyleColor();
}

void App::draw_score(const Page& page, const Input& input) {
    const Match& match = session_->match();
    begin_panel(page, "score", {820, std::min(height_of_score_page(*session_), 760.0F)});
    draw_score_heading(page);
    begin_body(page, "sheet");
    draw_score_sheet(page, *session_);
    if (match.over() && match.seed.is_secret() && !only_this_round_)
        quiet(present::deals_are_opened(match.seed));
    end_body(page);
    const bool typing = ImGui::GetIO().WantTextInput;
    const bool keys = !typing && note_.empty();
    if (!match.settled.empty()) {
        if (button(page, tr("Print")) || (!typing && input.typed(U'p'))) print_sheet();
        tip(page, tr("Saves the sheet as PDF and as text (P)."));
        ImGui::SameLine();
        if (button(page, tr("Review")) || (keys && input.typed(U'v'))) review();
        tip(page, tr("What your decisions were worth, and what cost most (V)."));
        ImGui::SameLine();
    }
    draw_score_buttons(page);
    end_panel();
    if (keys && page_ == PageKind::score && input.typed(U'b')) open_bids();
    if (!note_.empty()) {
        page.tabs.begin();
        begin_panel_on_top(page, "printed", {640, 150});
        ImGui::SetWindowFocus();
        paragraph(note_);
        if (main_button(page, tr("Done"))) note_.clear();
        end_panel();
    }
}

void App::draw_score_buttons(const Page& page) {
    const Match& match = session_->match();
    const OnEnter enter = note_.empty() ? OnEnter::press : OnEnter::nothing;
    if (is_played_on() && !match.round_is_on()) return draw_ways_back(page, enter);
    if (match.over()) {
        if (button(page, tr("Replay"))) return replay();
        ImGui::SameLine();
        if (button(page, tr("Another game"))) return leave_game();
        const std::string label = tr("Play again");
        at_right(page, label);
        if (main_button(page, label, enter)) again();
        return;
    }
    if (button(page, tr("Menu"))) return show(PageKind::menu);
    const bool between = !match.round_is_on();
    const std::string label = (between ? tr("Next round") : tr("Back to the table"));
    at_right(page, label);
    if (!main_button(page, label, enter)) return;
    deals_next_ = between;
    note_.clear();
    page_ = PageKind::table;
}

/// Buttons after a round played on from a review.
void App::draw_ways_back(const Page& page, OnEnter enter) {
    const std::string back = tr("Back to the review");
    if (only_this_round_ || session_->match().over()) {
        at_right(page, back, true);
        if (main_button(page, back, enter)) end_played_on();
        return;
    }
    if (button(page, back)) return end_played_on();
    const std::string next = tr("Next round");
    at_right(page, next);
    if (!main_button(page, next, enter)) return;
    note_.clear();
    deals_next_ = true;
    page_ = PageKind::table;
}

void App::print_sheet() {
    const PrintedSheet sheet = roundhouse::window::print_sheet(*session_, is_played_on());
    note_ = sheet.trouble.empty() ? tr("The sheet was saved as {}, with a text copy beside it.",
                                       printable(sheet.pdf.string(), 300))
                                  : sheet.trouble;
}

} // namespace roundhouse::window
