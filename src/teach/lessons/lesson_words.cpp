// A lesson's texts as the learner reads them.

#include "base/language.hpp"
#include "cards/notation.hpp"
#include "present/cards.hpp"
#include "present/rules/terms.hpp"
#include "teach/lessons/lesson.hpp"

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

std::string cards_said(const CardSet& cards) {
    std::vector<std::string> marks;
    for (const Card card : sorted(cards)) marks.push_back(present::mark(card));
    return present::all_of(marks);
}

/// The action as a button would name it; what buttons do not name is said by its cards.
std::string action_said(const Course& course, const Action& action, Face face) {
    const Rulebook& rules = *course.lesson.rules;
    if (const auto* bid = as<actions::Bid>(action)) return tr("Bid {}", bid->points);
    if (is<actions::Pass>(action)) return tr("Pass");
    if (const auto* trump = as<actions::NameTrump>(action))
        return tr("Name {} trump", present::in_words(trump->suit, face));
    if (const auto* exit = as<actions::Leave>(action))
        return present::in_words(rules.exits.at(static_cast<std::size_t>(exit->exit)).name, face);
    if (const auto cards = cards_of(action); !cards.empty()) return cards_said(cards);
    return to_text(rules, action);
}

} // namespace

std::string in_words(const Course& course, const Text& text) {
    const LanguageScope scope(speaking_of(course.lesson.rules->texts));
    return present::with_marks(present::in_words(text));
}

std::string in_words(const Course& course, const LessonAnswer& answer, Face face) {
    const LanguageScope scope(speaking_of(course.lesson.rules->texts));
    if (!answer.says.en.empty()) return in_words(course, answer.says);
    if (answer.action) return action_said(course, *answer.action, face);
    if (answer.cards) return tr("Only {}", cards_said(*answer.cards));
    return present::in_points(answer.points.value_or(0));
}

} // namespace roundhouse::teach
