// "What is new for you": statements and situations of the comparison as the steps of a lesson.

#include "base/language.hpp"
#include "present/cards.hpp"
#include "teach/compare/compare.hpp"
#include "teach/compare/situation_words.hpp"
#include "teach/lessons/lesson.hpp"

#include <algorithm>
#include <map>

namespace roundhouse::teach {

namespace {

constexpr std::size_t most_questions = 12;

Text said(std::string sentence) { return {std::move(sentence), {}}; }

/// What one section says now, and what it said where the learner comes from.
LessonStep step_of_section(const std::vector<const Statement*>& statements, const std::string& known) {
    LessonStep step;
    step.title = said(present::in_words(statements.front()->section));
    for (const Statement* one : statements) {
        const std::string now = one->a.empty() ? tr("nothing of it") : one->a;
        const std::string before = one->b.empty() ? tr("nothing of it") : one->b;
        step.text.push_back(said(tr("New: {}. In {}: {}.", now, known, before)));
    }
    return step;
}

/// The case, with what both rule sets say to it; which of them is right changes from one to the next.
std::optional<LessonStep> step_of_situation(const Situation& one, const Rulebook& rules,
                                            const Rulebook& known, std::size_t number, Face face) {
    const SituationWords words = in_words(one, rules, known, face);
    if (words.a == words.b || words.a.empty() || words.b.empty()) return {};
    LessonStep step;
    step.title = said(in_words(one.kind));
    step.text = {said(words.title)};
    step.ask = said(tr("What do the new rules say?"));
    LessonAnswer right{said(words.a), {}, {}, {}, {}, Grade::right, said(tr("That is how it is here.")), {}};
    LessonAnswer wrong{said(words.b),
                       {},
                       {},
                       {},
                       {},
                       Grade::wrong,
                       said(tr("So it was in the rules that you know. Here it is: {}", words.a)),
                       {}};
    step.answers = number % 2 ? std::vector{wrong, right} : std::vector{right, wrong};
    return step;
}

} // namespace

std::optional<Course> what_is_new(const variants::Package& package, const variants::Package& known,
                                  Face face) {
    const auto here = package.compile(), there = known.compile();
    if (!here || !there) return {};
    const Comparison both = compare({*here, package.id()}, {*there, known.id()}, {}, face);
    if (both.statements.empty() && both.situations.found.empty()) return {};
    const std::string before = present::in_words((*there)->title);
    Course course;
    Lesson& lesson = course.lesson;
    lesson.id = what_is_new_id;
    lesson.package = package.id();
    lesson.rules = *here;
    lesson.title = said(tr("What is new for you"));
    lesson.goal = said(tr("You know {}. Then this is what differs here.", before));
    lesson.order = 1000;
    std::map<present::RulesSection, std::vector<const Statement*>> sections;
    for (const Statement& one : both.statements) sections[one.section].push_back(&one);
    std::size_t asked = 0;
    const auto ask_of = [&](present::RulesSection section) {
        for (const Situation& one : both.situations.found) {
            if (one.section != section || asked >= most_questions) continue;
            if (auto step = step_of_situation(one, **here, **there, asked, face)) {
                lesson.steps.push_back(std::move(*step));
                ++asked;
                break; // one for each section: the comparison has them all
            }
        }
    };
    for (const auto& [section, statements] : sections) {
        for (std::size_t from = 0; from < statements.size(); from += 3)
            lesson.steps.push_back(step_of_section(
                {statements.begin() + static_cast<std::ptrdiff_t>(from),
                 statements.begin() + static_cast<std::ptrdiff_t>(std::min(from + 3, statements.size()))},
                before));
        ask_of(section);
    }
    lesson.minutes = static_cast<int>(lesson.steps.size() + 1) / 2;
    return course;
}

} // namespace roundhouse::teach
