// A lesson's texts as the learner reads them.

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/notation.hpp"
#include "present/asked/offer.hpp"
#include "present/cards.hpp"
#include "present/rules/terms.hpp"
#include "teach/lessons/lesson.hpp"
#include "teach/review/words.hpp"

namespace roundhouse::teach {

namespace {

std::string cards_said(const CardSet& cards) {
    std::vector<std::string> marks;
    for (const Card card : present::in_order(cards)) marks.push_back(present::mark(card));
    return present::all_of(marks);
}

/// The action as a button would name it; what has no button is named by its cards.
std::string action_said(const Rulebook& rules, DecisionKind asked, const Action& action, Face face) {
    if (const auto* bid = as<actions::Bid>(action)) {
        const char* const digit = bid->spoken ? spoken_digit(*rules.auction, bid->points) : nullptr;
        return digit ? tr("“{}”", present::digit_in_words(digit)) : tr("Bid {}", bid->points);
    }
    if (const auto* pass = as<actions::Pass>(action)) // as on the button
        return capital(translated(rules.auction->passes.at(static_cast<std::size_t>(pass->which)).name));
    if (const auto* trump = as<actions::NameTrump>(action))
        return tr("Name {} trump", present::in_words(trump->suit, face));
    if (const auto* exit = as<actions::Leave>(action))
        return present::in_words(rules.exits.at(static_cast<std::size_t>(exit->exit)).name, face);
    if (is<actions::Claim>(action)) return tr("Claim the rest");
    if (const auto* laid = as<actions::LayMeld>(action)) {
        const MeldRule& rule = rules.meld_rules.at(static_cast<std::size_t>(laid->rule));
        return fmt::format("{}: {}", present::in_words(rule, multiple(rule, laid->cards), face),
                           present::mark(laid->cards));
    }
    if (const auto cards = cards_of(action); !cards.empty()) return cards_said(cards);
    return capital(what_was_done(rules, asked, action, face));
}

} // namespace

std::string in_words(const Course& course, const Text& text) {
    const LanguageScope scope(speaking_of(course.lesson.rules->texts));
    return present::with_marks(present::in_words(text));
}

std::string in_words(const Course& course, const LessonAnswer& answer, Face face) {
    const LanguageScope scope(speaking_of(course.lesson.rules->texts));
    if (!answer.says.en.empty()) return in_words(course, answer.says);
    if (answer.action) return action_said(*course.lesson.rules, answer.asked, *answer.action, face);
    if (answer.cards) return tr("Only {}", cards_said(*answer.cards));
    return present::in_points(answer.points.value_or(0));
}

std::string in_words(Grade grade) {
    switch (grade) {
    case Grade::right: return tr("Right.");
    case Grade::acceptable: return tr("That is good too.");
    case Grade::wrong: return tr("Not that one.");
    }
    return {};
}

std::string goes_on_with(const Course& course, const LessonStep& step, Face face) {
    for (const LessonAnswer& one : step.answers)
        if (one.grade == Grade::right) return tr("The lesson goes on with: {}.", in_words(course, one, face));
    return {};
}

std::string hint_in_words(const Course& course, const LessonStep& step) {
    return step.hint.en.empty() ? tr("There is no hint here: read the step once more.")
                                : in_words(course, step.hint);
}

std::string end_in_words() { return tr("That was the lesson."); }

} // namespace roundhouse::teach
