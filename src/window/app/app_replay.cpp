// A replay, step by step.

#include "window/app/app.hpp"
#include "window/pages/score_page.hpp"

#include <SFML/Window/Keyboard.hpp>
#include <imgui.h>

namespace roundhouse::window {

void App::look_at(const std::filesystem::path& file) {
    const LanguageScope scope(speaks());
    try {
        seating::KeptGame kept = seating::read_game(file);
        if (kept.replay.game.entries() == 0) { // nothing to see, and its cards stay sealed
            about_games_ = tr("No card has been dealt in this game yet.");
            if (page_ != PageKind::games) lobby_.say(about_games_);
            return;
        }
        seating::OpenedGame opened;
        opened.notice = seating::trouble_in(kept);
        opened.game = std::make_unique<RecordedGame>(std::move(kept.replay.game));
        sit_down(std::move(opened), PageKind::table, Seated::looks_on);
        replay();
    } catch (const std::exception& error) {
        if (page_ == PageKind::games && !session_)
            about_games_ = error.what(); // another can be chosen there
        else
            fail(error);
    }
}

void App::replay() {
    if (!session_ || session_->length() == 0) return;
    const LanguageScope scope(speaks());
    playing_ = false;
    page_ = before_ = PageKind::table;
    session_->show_place(0);
    scene_->look_from(std::max(session_->first_person(), 1));
    scene_->open_hands(hands_open_);
    go_to(1); // the first deal
}

void App::go_to(std::size_t place) {
    session_->show_place(place);
    scene_->show_place(false);
}

void App::step_replay(int by) {
    const std::size_t place = session_->place();
    if (by > 0 && place < session_->length()) {
        session_->show_place(place + 1);
        scene_->show_place(true);
    } else if (by < 0 && place > 1) {
        go_to(place - 1);
    }
    if (session_->place() == session_->length()) playing_ = false;
    next_step_ = now_ + (settings_.pace > 0 ? 0.5 / static_cast<double>(settings_.pace) : 0.5);
}

void App::end_replay() {
    playing_ = false;
    if (only_looked_at_) {
        leave_game();
        return;
    }
    session_->end_replay();
    scene_->show_place(false);
    page_ = before_ = PageKind::score;
}

void App::obey_replay(const Input& input) {
    if (input.typed(Key::left)) {
        playing_ = false;
        step_replay(-1);
    }
    if (input.typed(Key::right) || input.typed(Key::enter)) {
        playing_ = false;
        step_replay(1);
    }
    if (input.typed(Key::space)) playing_ = !playing_;
    if (ImGui::IsKeyPressed(sf::Keyboard::Home, false)) go_to(1);
    if (ImGui::IsKeyPressed(sf::Keyboard::End, false)) go_to(session_->length());
    if (input.typed(U'o')) scene_->open_hands(hands_open_ = !hands_open_);
    if (input.typed(U'b')) open_bids();
    if (input.typed(U'v')) review(session_->match().round_number);
    if (input.typed(Key::escape)) end_replay();
}

/// Between rounds, on the empty table: how the scores came about.
void App::draw_replayed_score(const Page& page) {
    const Match& match = session_->match();
    if (match.round_is_on() || match.settled.empty() || scene_->stage().busy()) return;
    Rect place = scene_->layout().felt.grown(-16 * page.scale);
    place.height = std::min(place.height, height_of_score_page(*session_) * page.scale);
    begin_panel_beside("replayed score", place);
    draw_score_heading(page);
    ImGui::BeginChild("sheet");
    draw_score_sheet(page, *session_);
    scroll_by_keys({.ends = false}); // Home and End jump to the ends of the replay
    ImGui::EndChild();
    end_panel();
}

void App::draw_replay(const Page& page) {
    draw_replayed_score(page);
    const float s = page.scale;
    const Rect& column = scene_->layout().column;
    const float height = TableModel::steering_height * s;
    begin_panel_beside("replay", {column.left, column.bottom() - height, column.width, height});
    const int length = static_cast<int>(session_->length());
    int place = static_cast<int>(session_->place());
    heading(page, tr("Step {} of {}", place, length), Size::label);
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    if (ImGui::SliderInt("##place", &place, 1, std::max(length, 1), ""))
        go_to(static_cast<std::size_t>(place));
    const float gap = 5 * s, width = (ImGui::GetContentRegionAvail().x - 4 * gap) / 5;
    const auto item = [&](const char* label) {
        const bool pressed = ImGui::Button(label, {width, 0});
        ImGui::SameLine(0, gap);
        return pressed;
    };
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {0, ImGui::GetStyle().FramePadding.y});
    if (item("|←")) go_to(1);
    if (item("←")) step_replay(-1);
    if (item(playing_ ? "■" : "▶")) playing_ = !playing_;
    if (item("→")) step_replay(1);
    if (item("→|")) go_to(session_->length());
    ImGui::PopStyleVar();
    ImGui::NewLine();
    ImGui::BeginDisabled(session_->game().match().settled.empty());
    const bool reviews = ImGui::Button((tr("Review") + "  V").c_str(), {ImGui::GetContentRegionAvail().x, 0});
    ImGui::EndDisabled();
    const float half = (ImGui::GetContentRegionAvail().x - gap) / 2;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {0, ImGui::GetStyle().FramePadding.y});
    if (ImGui::Button((hands_open_ ? tr("Cover hands") : tr("Open hands")).c_str(), {half, 0}))
        scene_->open_hands(hands_open_ = !hands_open_);
    ImGui::SameLine(0, gap);
    const bool leave = ImGui::Button(tr("Leave").c_str(), {half, 0});
    ImGui::PopStyleVar();
    end_panel();
    if (leave) return end_replay();
    if (reviews) review(session_->match().round_number);
}

} // namespace roundhouse::window
