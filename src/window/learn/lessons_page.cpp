#include "window/learn/lessons_page.hpp"

#include "base/language.hpp"
#include "seating/packages.hpp"
#include "teach/lessons/lesson.hpp"
#include "window/learn/lesson_page.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>
#include <cfloat>

#include <imgui.h>
#include <imgui_internal.h>

namespace roundhouse::window {

namespace {

std::vector<LessonsPage::Row> read_rows(const std::string& variant, std::optional<Face> chosen) {
    std::vector<LessonsPage::Row> rows;
    for (const teach::Course& course : teach::lessons_of(seating::open_variant(variant))) {
        const Face face = chosen.value_or(course.lesson.rules->face);
        rows.push_back({course.lesson.id, shown(teach::in_words(course, course.lesson.title), face),
                        shown(teach::in_words(course, course.lesson.goal), face), course.lesson.minutes,
                        course.lesson.steps.size()});
    }
    return rows;
}

} // namespace

LessonsPage::LessonsPage(LessonsWanted wanted, const store::Settings& settings)
    : wanted_(std::move(wanted)), settings_(settings) {
    std::erase_if(wanted_.others, [&](const TitledPackage& one) { return one.id == wanted_.variant.id; });
    read_progress();
    away_ = true;
    // Most likely, somebody knows the game played or learned last.
    for (const std::string& likely : {progress_.last, settings.last_game})
        for (std::size_t i = 0; i < wanted_.others.size(); ++i)
            if (wanted_.others[i].id == likely) known_ = static_cast<int>(i);
    opening_.begin([variant = wanted_.variant.id, chosen = settings.chosen_face()] {
        return read_rows(variant, chosen);
    });
}

void LessonsPage::read_progress() {
    if (!wanted_.progress.empty()) progress_ = store::read_lesson_progress(wanted_.progress);
}

bool LessonsPage::update(double /*now*/) { return opening_.update(); }

store::LessonPlace LessonsPage::place(const std::string& lesson) const {
    return place_in(progress_, wanted_.variant.id, lesson);
}

LeafWish LessonsPage::draw(const Page& page, const Canvas& /*canvas*/, const Input& /*input*/) {
    if (away_) read_progress();
    LeafWish wish;
    const float rows_high = is_open() ? 84 * static_cast<float>(rows().size() + 1) : 84;
    begin_panel(page, "lessons", {820, std::max(190 + rows_high, 360.0F)});
    heading(page, tr("Lessons: {}", wanted_.variant.title));
    quiet(tr("At the table, step by step. You can leave at any time; your place is kept."));
    begin_body(page, "list");
    if (!trouble().empty())
        fault(trouble());
    else if (!is_open())
        quiet(tr("The lessons are being read …"));
    else
        draw_rows(page, wish);
    end_body(page);
    if (button(page, tr("Back"))) wish.back = true;
    end_panel();
    return wish;
}

void LessonsPage::draw_rows(const Page& page, LeafWish& wish) {
    if (rows().empty()) paragraph(tr("This game has no lessons of its own."));
    if (!begin_choices(page, "rows", 170)) return;
    const bool comes = std::exchange(away_, false);
    bool next = true; // the first lesson not done is next
    for (const Row& row : rows()) {
        const bool open = !place(row.id).done;
        draw_row(page, row, next && open, wish);
        // Rows are drawn after the panel: only now can the key focus go to the next lesson.
        if (comes && next && open && ImGui::GetIO().NavVisible)
            ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
        next = next && !open;
    }
    if (!wanted_.others.empty()) draw_what_is_new(page, next, wish);
    end_choices();
}

void LessonsPage::draw_row(const Page& page, const Row& row, bool next, LeafWish& wish) {
    const store::LessonPlace at = place(row.id);
    const bool begun = at.step > 0;
    std::string about = row.goal + "\n" + tr_n("{} minute", "{} minutes", row.minutes, row.minutes);
    if (begun) about += " · " + tr("step {} of {}", at.step + 1, row.steps);
    if (at.done) about += " · " + tr("done");
    begin_choice(page, row.title, about);
    const std::string label = begun ? tr("Go on") : at.done ? tr("Once more") : tr("Begin");
    const bool pressed = next ? wide_main_button(page, label) : ImGui::Button(label.c_str(), {-FLT_MIN, 0});
    if (!next) page.tabs.add();
    if (pressed) open(row.id, wish);
    end_choice();
}

void LessonsPage::draw_what_is_new(const Page& page, bool next, LeafWish& wish) {
    const store::LessonPlace at = place(teach::what_is_new_from(known()));
    std::string about = tr("What is different here, if you know another game. Which one do you know?");
    if (at.done) about += " · " + tr("done");
    begin_choice(page, tr("What is new for you"), about);
    std::vector<std::string> titles;
    for (const TitledPackage& one : wanted_.others) titles.push_back(one.title);
    pick_one(page, "##known", titles, known_);
    const std::string label = tr("Show me");
    const bool pressed = next ? wide_main_button(page, label) : ImGui::Button(label.c_str(), {-FLT_MIN, 0});
    if (!next) page.tabs.add();
    if (pressed) open(teach::what_is_new_id, wish);
    end_choice();
}

void LessonsPage::open(const std::string& lesson, LeafWish& wish) {
    LessonWanted wanted{wanted_.variant.id, lesson};
    if (lesson == teach::what_is_new_id) wanted.known = known();
    wanted.progress = wanted_.progress;
    wish.open = std::make_unique<LessonPage>(std::move(wanted), settings_);
    away_ = true;
}

} // namespace roundhouse::window
