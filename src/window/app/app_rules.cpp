// The rules of the current game, and pages about the one chosen in the lobby.

#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/deals.hpp"
#include "store/lesson_progress.hpp"
#include "store/quiz_progress.hpp"
#include "window/app/app.hpp"
#include "window/compare/compare_page.hpp"
#include "window/learn/lesson_page.hpp"
#include "window/learn/quiz_page.hpp"
#include "window/rules/rules_page.hpp"

#include <random>

#include <imgui.h>

namespace roundhouse::window {

void App::draw_rules(const Page& page, const Canvas& canvas, const Input& input, bool first) {
    begin_panel(page, "rules", {1000, 900});
    heading(page, present::in_words(session_->rules().title));
    quiet(first ? tr("These are the rules you play by.") : tr("The rules of this table"));
    if (!notice_.empty()) fault(notice_);
    const std::string sealed = first ? present::deals_are_sealed(session_->match().seed) : std::string();
    rules_->draw(page, canvas, input, settings_.cards.face, sealed);
    const OnEnter enter = rules_->terms().opened() ? OnEnter::nothing : OnEnter::press;
    const std::string label = first ? tr("Deal the cards") : tr("Back to the table");
    bool leaves = false;
    if (first) leaves = button(page, tr("Back to the lobby"));
    if (first) ImGui::SameLine();
    const bool compares = button(page, tr("Compare"));
    at_right(page, label);
    const bool goes_on = main_button(page, label, enter);
    rules_->draw_over(page, input);
    end_panel();
    if (leaves) return leave_game();
    if (compares) return compare_agreed();
    if (!goes_on) return;
    notice_.clear();
    page_ = first ? PageKind::table : before_;
}

void App::show_usual_face(Face usual) {
    if (settings_.face_of_game) settings_.cards.face = kept_.cards.face = usual; // not a person's change
}

void App::follow_page() {
    if (page_ == PageKind::leaf) {
        if (const auto usual = leaf()->usual_face()) show_usual_face(*usual);
    } else if (session_) {
        show_usual_face(session_->rules().face);
    }
}

void App::open_rules() {
    const seating::NewGame game = lobby_.chosen();
    if (const RulebookPtr rules = lobby_.shown())
        open(std::make_unique<RulesPage>(game.variant, game.options, rules, settings_, term_users_));
}

void App::compare(const std::string& variant, const seating::Chosen& options) {
    CompareWanted wanted;
    wanted.a = {variant, {}};
    wanted.agreed = {variant, options};
    wanted.b =
        options.empty() ? SetWanted{lobby_.related_to(variant, settings_.compared_with), {}} : wanted.agreed;
    open(std::make_unique<ComparePage>(std::move(wanted), settings_));
    leaf()->fill_screen(fills_screen_);
}

/// Compares the rules of the current game.
void App::compare_agreed() {
    seating::Chosen options;
    for (const AgreedOption& option : session_->rules().options)
        if (option.value != option.standard) options[option.name] = to_string(option.value);
    compare(session_->game().header().variant, options);
}

void App::open_compare() {
    const seating::NewGame game = lobby_.chosen();
    compare(game.variant, game.options);
}

void App::fill_screen(bool fills) {
    fills_screen_ = fills;
    if (leaf()) leaf()->fill_screen(fills);
}

void App::quiz(const seating::NewGame& game) {
    std::random_device source;
    open(std::make_unique<QuizPage>(
        QuizWanted{game.variant, game.options, game.seed ? *game.seed : source() % 1'000'000'000,
                   keeps_games_ ? store::quiz_progress_file() : std::filesystem::path()},
        settings_, term_users_));
}

// ---- lessons

std::filesystem::path App::lesson_file() const {
    return keeps_games_ ? store::lesson_progress_file() : std::filesystem::path();
}

bool App::is_first_start() const {
    return keeps_games_ && settings_.last_game.empty() && seating::kept_games().empty() &&
           store::read_lesson_progress(lesson_file()).lessons.empty();
}

void App::open_lessons() {
    const std::string id = lobby_.chosen().variant;
    LessonsWanted wanted{{id, id}, lobby_.titles(), lesson_file()};
    for (const TitledPackage& one : wanted.others)
        if (one.id == id) wanted.variant = one;
    open(std::make_unique<LessonsPage>(std::move(wanted), settings_));
}

void App::open_first_lesson() {
    open(std::make_unique<LessonPage>(LessonWanted{lobby_.first(), "", "", lesson_file(), {}}, settings_));
}

/// Stores an empty progress, so that this is no longer the first start.
void App::put_first_lesson_away() {
    const std::filesystem::path file = lesson_file();
    const bool kept = store::write_lesson_place(lobby_.first(), lobby_.first_lesson(), {}, file);
    lobby_.put_first_lesson_away();
    if (!kept && !file.empty())
        lobby_.say(
            tr("{} cannot be written: the lesson will be offered again.", printable(file.string(), 300)));
}

} // namespace roundhouse::window
