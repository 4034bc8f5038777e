// roundhouse lesson [VARIANT] [NAME]

#include "cli/teach/lesson.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "present/cards.hpp"
#include "store/lesson_progress.hpp"
#include "terminal/lesson_table.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

std::string state_of(const store::LessonPlace& place, std::size_t steps) {
    if (place.step > 0 && static_cast<std::size_t>(place.step) < steps)
        return tr("step {} of {}", place.step + 1, steps);
    return place.done ? tr("finished") : std::string{};
}

/// The lessons of a package, with the learner's progress; with `alone`, listed even if there are none.
void list_lessons(const variants::Package& package, const store::LessonProgress& progress, Screen screen,
                  bool alone) {
    const auto courses = teach::lessons_of(package);
    if (courses.empty() && !alone) return;
    if (const auto rules = package.compile()) screen.show_usual_face((*rules)->face);
    const auto list = [&](const std::string& id, const std::string& title, int minutes, std::size_t steps) {
        std::string about = title;
        if (minutes) about += " · " + tr_n("{} minute", "{} minutes", minutes, minutes);
        if (const std::string state = state_of(place_in(progress, teach::opened_as(package), id), steps);
            !state.empty())
            about += " · " + state;
        screen.lines(terminal::hanging("  " + printable_whole(id), 26, about, screen.style()));
    };
    const LanguageScope scope(speaking_of(package.texts()));
    screen.line(screen.style().bold(fmt::format("{}: {}", package.id(), present::in_words(package.title()))));
    for (const teach::Course& course : courses)
        list(course.lesson.id, in_words(course, course.lesson.title), course.lesson.minutes,
             course.lesson.steps.size());
    if (alone) list(teach::what_is_new_id, tr("What is new for you"), 0, 0);
}

void list_all_lessons(const store::LessonProgress& progress, const Screen& screen) {
    for (const std::string& name : seating::variant_names())
        if (const auto package = variants::open_package(name))
            list_lessons(*package, progress, screen, false);
    screen.line();
    screen.sentence(tr("Begin one, or go on where you left off, with: roundhouse lesson VARIANT LESSON"));
    screen.sentence(tr("In every variant, if you know another: roundhouse lesson VARIANT {} --knows OTHER",
                       teach::what_is_new_id));
}

/// The package that the learner knows: the one named, or the last one learned.
variants::Package known_package(const LessonRequest& request, const variants::Package& own,
                                const store::LessonProgress& progress) {
    if (!request.knows.empty()) return seating::open_variant(request.knows);
    if (!progress.last.empty() && progress.last != teach::opened_as(own))
        if (const auto last = variants::open_package(progress.last)) return *last;
    throw Trouble(tr("Say which variant you know already: roundhouse lesson {} {} --knows VARIANT",
                     shell_word(request.variant), teach::what_is_new_id));
}

teach::Course course_named(const LessonRequest& request, const variants::Package& package, Face face,
                           const store::LessonProgress& progress) {
    if (request.name == teach::what_is_new_id) {
        auto course = teach::what_is_new(package, known_package(request, package, progress), face);
        if (!course) throw Trouble(tr("Both play alike: there is nothing new."));
        return std::move(*course);
    }
    std::vector<std::string> names{teach::what_is_new_id};
    for (const script::Source& source : package.lessons()) {
        const std::string id = std::filesystem::path(source.name).stem().string();
        names.push_back(id);
        if (id != request.name) continue;
        auto course = teach::open_lesson(package, source);
        if (!course) throw Trouble(seating::findings_text(course.error()));
        return std::move(*course);
    }
    std::sort(names.begin(), names.end());
    throw Trouble(
        tr("{}: there is no such lesson; choose from {}", printable(request.name, 60), join(names, ", ")) +
        meant(request.name, names));
}

} // namespace

int lesson(const LessonRequest& request, const Streams& streams) {
    Screen screen(streams, request.face);
    const auto file = store::lesson_progress_file();
    const store::LessonProgress progress = store::read_lesson_progress(file);
    if (request.variant.empty()) {
        list_all_lessons(progress, screen);
        return all_well;
    }
    const variants::Package package = seating::open_variant(request.variant);
    if (request.name.empty()) {
        list_lessons(package, progress, screen, true);
        return all_well;
    }
    if (const auto rules = package.compile()) screen.show_usual_face((*rules)->face);
    const teach::Course course = course_named(request, package, screen.style().face, progress);
    if (request.hints) {
        const LanguageScope scope(speaking_of(package.texts()));
        show_hints(course, screen);
        return all_well;
    }
    store::LessonPlace place = place_in(progress, teach::opened_as(package), course.lesson.id);
    if (request.again || static_cast<std::size_t>(place.step) >= course.lesson.steps.size()) place.step = 0;
    bool written = true;
    terminal::LessonTable table(course, screen, [&](std::size_t next) {
        place.done |= next >= course.lesson.steps.size();
        place.step = next >= course.lesson.steps.size() ? 0 : static_cast<int>(next);
        written = store::write_lesson_place(course.lesson.package, course.lesson.id, place, file) && written;
    });
    const bool finished = table.play(static_cast<std::size_t>(place.step));
    if (!finished && written) screen.line(tr("Your place is kept."));
    if (!written && !file.empty()) screen.warn(tr("{}: cannot be written", printable_whole(file.string())));
    return all_well;
}

} // namespace roundhouse::cli
