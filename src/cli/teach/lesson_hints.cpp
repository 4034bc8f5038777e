// roundhouse lesson VARIANT NAME --hints: for authors, what the hint at the table says at each decision.

#include "base/language.hpp"
#include "cli/teach/lesson.hpp"
#include "present/hints/hints.hpp"
#include "teach/lessons/lesson.hpp"

#include <algorithm>

namespace roundhouse::cli {

namespace {

bool is_right_at_table(const teach::LessonAnswer& answer) {
    return answer.grade == teach::Grade::right && answer.action;
}

/// The learner has to decide at the table.
bool asks_at_table(const teach::Course& course, std::size_t step) {
    const std::vector<teach::LessonAnswer>& answers = course.lesson.steps[step].answers;
    return course.has_table() && std::any_of(answers.begin(), answers.end(), is_right_at_table);
}

std::string judged(teach::Grade grade) {
    switch (grade) {
    case teach::Grade::right: return tr("The hint is the right answer:");
    case teach::Grade::acceptable: return tr("The hint is an acceptable answer:");
    case teach::Grade::wrong: break;
    }
    return tr("The lesson does not accept the hint:");
}

} // namespace

void show_hints(const teach::Course& course, const terminal::Screen& screen) {
    const Face face = screen.style().face;
    const Rulebook& rules = *course.lesson.rules;
    present::Names names(present::usual_names(rules.people, rules.turn));
    if (course.has_table()) names.sit(present::seating(course.tables.front(), 1));
    int asked = 0, agreed = 0;
    for (std::size_t i = 0; i < course.lesson.steps.size(); ++i) {
        if (!asks_at_table(course, i)) continue;
        const Round& round = *course.tables[i].round;
        const Decision& decision = round.pending();
        const present::Hint hint = present::hint_for(View(round, decision.seat), decision, names, face);
        const teach::Grade grade = teach::reply_to(course, i, hint.action, face).grade;
        ++asked;
        agreed += grade != teach::Grade::wrong;
        screen.line(screen.style().bold(
            tr("Step {}: {}", i + 1, teach::in_words(course, course.lesson.steps[i].title))));
        screen.sentence(judged(grade) + " " + hint.why.front());
        for (std::size_t n = 1; n < hint.why.size(); ++n) screen.sentence(hint.why[n]);
        screen.line();
    }
    if (asked == 0)
        screen.sentence(tr("The lesson asks for no decision at the table."));
    else
        screen.sentence(tr("At {0} of {1} decisions the hint is right or acceptable.", agreed, asked));
}

} // namespace roundhouse::cli
