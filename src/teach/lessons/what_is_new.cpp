// "What is new for you": statements and situations of the comparison as the steps of a lesson.

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "teach/compare/compare.hpp"
#include "teach/lessons/lesson.hpp"
#include "teach/situations/situation_words.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

constexpr std::size_t most_steps_of_news = 12;
constexpr std::size_t most_paragraphs = 3;

Text news_text(std::string sentence) { return {std::move(sentence), {}}; }

/// Adds a full stop unless there is one: a way out tells its cost in whole sentences.
std::string as_sentence(const std::string& text) { return text.ends_with('.') ? text : text + "."; }

/// "Bidding: from 150. Before: from 250." A label that both share is given once.
std::string change_said(const Statement& one) {
    const std::size_t colon = one.a.find(": ");
    const bool same_label = colon != std::string::npos && one.b.starts_with(one.a.substr(0, colon + 2));
    const std::string before = same_label ? one.b.substr(colon + 2) : one.b;
    return tr("{} Before: {}", as_sentence(one.a), as_sentence(before));
}

/// "Kitty (new): the declarer takes it." The label ends at the colon.
std::string labelled(const std::string& statement, bool is_new) {
    const std::size_t colon = statement.find(": ");
    const std::string label = statement.substr(0, colon);
    const std::string marked = is_new ? tr("{} (new)", label) : tr("{} (no longer)", label);
    return as_sentence(marked + (colon == std::string::npos ? std::string() : statement.substr(colon)));
}

/// The changes in a section: what is different, what is new, what is gone.
std::vector<Text> paragraphs_of(const std::vector<const Statement*>& statements) {
    std::vector<std::string> added, gone, changed;
    for (const Statement* one : statements) {
        if (one->b.empty())
            added.push_back(labelled(one->a, true));
        else if (one->a.empty())
            gone.push_back(labelled(one->b, false));
        else
            changed.push_back(change_said(*one));
    }
    std::vector<Text> paragraphs;
    for (const auto& sentences : {changed, added, gone})
        if (!sentences.empty()) paragraphs.push_back(news_text(join(sentences, " ")));
    return paragraphs;
}

/// The answer without its reason, which would give it away.
std::string answer_alone(const Situation& one, const nlohmann::json& answer, const std::string& words) {
    if (one.kind == SituationKind::meld) return present::in_points(answer["total"].get<int>());
    if (one.kind == SituationKind::legal)
        return words.substr(0, std::min(words.find(". "), words.size() - 1) + 1);
    return words;
}

std::string asked_of_case(SituationKind kind) {
    switch (kind) {
    case SituationKind::meld: return tr("What does the hand meld here?");
    case SituationKind::legal: return tr("What may you play here?");
    case SituationKind::settlement: return tr("What does each side score here?");
    default: return tr("How is it here?");
    }
}

/// The end of a game, a deal and a kitty are better told than asked about. Nor is a case asked that one of
/// the rule sets cannot answer.
bool can_be_asked(const Situation& one) {
    switch (one.kind) {
    case SituationKind::ending:
    case SituationKind::deal:
    case SituationKind::kitty: return false;
    default: return !one.a.contains("error") && !one.b.contains("error");
    }
}

/// The case as a question, with the answers of both rule sets; the right one comes first in every other
/// question.
std::optional<LessonStep> step_of_situation(const Situation& one, const Rulebook& rules,
                                            const Rulebook& known, std::size_t number, Face face) {
    if (!can_be_asked(one)) return {};
    const SituationWords words = in_words(one, rules, known, face);
    LessonAnswer right, wrong;
    right.says = news_text(answer_alone(one, one.a, words.a));
    wrong.says = news_text(answer_alone(one, one.b, words.b));
    if (right.says.en == wrong.says.en || right.says.en.empty() || wrong.says.en.empty()) return {};
    right.grade = Grade::right;
    right.why = news_text(right.says.en == words.a ? tr("That is how it is here.") : words.a);
    wrong.why = news_text(tr("That is how you know it. Here: {}", words.a));
    LessonStep step;
    step.title = news_text(present::in_words(one.section));
    step.text = {news_text(words.title)};
    step.ask = news_text(asked_of_case(one.kind));
    step.hint = news_text(tr("The answer is in what is new here."));
    step.answers = number % 2 ? std::vector{wrong, right} : std::vector{right, wrong};
    return step;
}

/// Puts the steps together: sections without a question share a step.
class News {
  public:
    News(const Comparison& both, Face face) : both_(both), face_(face) {}

    std::vector<LessonStep> steps() {
        std::map<present::RulesSection, std::vector<const Statement*>> sections;
        for (const Statement& one : both_.statements) sections[one.section].push_back(&one);
        for (const auto& [section, statements] : sections) add(section, paragraphs_of(statements));
        flush();
        ask_more(present::RulesSection::melds);
        return std::move(steps_);
    }

  private:
    void add(present::RulesSection section, std::vector<Text> paragraphs) {
        if (auto question = next_question(section)) {
            flush();
            question->text.insert(question->text.begin(), paragraphs.begin(), paragraphs.end());
            steps_.push_back(std::move(*question));
            return;
        }
        if (unasked_.text.size() + paragraphs.size() > most_paragraphs) flush();
        unasked_.title.en += (unasked_.title.en.empty() ? "" : ", ") + present::in_words(section);
        unasked_.text.insert(unasked_.text.end(), paragraphs.begin(), paragraphs.end());
    }

    void flush() {
        if (!unasked_.text.empty()) steps_.push_back(std::exchange(unasked_, {}));
    }

    /// The next case of the section that can be asked.
    std::optional<LessonStep> next_question(present::RulesSection section) {
        for (std::size_t& at = asked_up_to_[section]; at < both_.situations.found.size();) {
            const Situation& one = both_.situations.found[at++];
            if (one.section != section) continue;
            if (auto step = step_of_situation(one, *both_.a.rules, *both_.b.rules, asked_, face_)) {
                ++asked_;
                return step;
            }
        }
        return {};
    }

    /// Adds up to two more questions of a section after its first, as long as there is room.
    void ask_more(present::RulesSection section) {
        const std::string title = present::in_words(section);
        const auto first = std::find_if(steps_.begin(), steps_.end(), [&](const LessonStep& step) {
            return step.title.en == title && !step.answers.empty();
        });
        if (first == steps_.end()) return;
        auto at = first - steps_.begin();
        for (int more = 0; more < 2 && steps_.size() < most_steps_of_news; ++more)
            if (auto step = next_question(section)) steps_.insert(steps_.begin() + ++at, std::move(*step));
    }

    const Comparison& both_;
    Face face_;
    std::vector<LessonStep> steps_;
    LessonStep unasked_;
    std::map<present::RulesSection, std::size_t> asked_up_to_;
    std::size_t asked_ = 0;
};

} // namespace

std::optional<Course> what_is_new(const variants::Package& package, const variants::Package& known,
                                  Face face) {
    const auto here = package.compile(), there = known.compile();
    if (!here || !there) return {};
    const Comparison both = compare({*here, package.id()}, {*there, known.id()}, {}, face);
    Course course;
    Lesson& lesson = course.lesson;
    lesson.steps = News(both, face).steps();
    if (lesson.steps.empty()) return {};
    lesson.id = what_is_new_from(known.id());
    lesson.package = opened_as(package);
    lesson.rules = *here;
    lesson.title = news_text(tr("What is new for you"));
    lesson.goal =
        news_text(tr("You know {}. This is what differs here.", present::in_words((*there)->title)));
    lesson.order = 1000;
    lesson.minutes = static_cast<int>(lesson.steps.size() + 1) / 2;
    return course;
}

} // namespace roundhouse::teach
