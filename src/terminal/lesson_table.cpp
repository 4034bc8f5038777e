#include "terminal/lesson_table.hpp"

#include "base/language.hpp"
#include "cards/deck.hpp"
#include "present/asked/answers.hpp"
#include "present/cards.hpp"
#include "present/narrator.hpp"
#include "terminal/answer.hpp"
#include "terminal/draw/draw.hpp"
#include "terminal/read.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::terminal {

using teach::Grade;

namespace {

/// If more tricks than this happened at once, only their winners are told.
constexpr std::ptrdiff_t most_tricks_told = 3;

/// Which of the words was typed, in English or the reader's language.
std::string command_typed(const std::string& line) {
    const auto parts = words(line);
    if (parts.empty()) return {};
    const std::string first = lower_case(parts[0]);
    for (const char* command :
         {translatable("hint"), translatable("back"), translatable("help"), translatable("quit")})
        if (first == command || first == lower_case(translated(command)) ||
            (first == "q" && std::string_view(command) == "quit"))
            return command;
    return {};
}

/// The listed answer that was typed: by its words, its cards in any letters, or its points.
std::optional<std::size_t> answer_typed(const teach::Course& course,
                                        const std::vector<teach::LessonAnswer>& answers,
                                        const std::string& line, Face face) {
    const auto typed_cards = present::cards_written(line, face);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const std::string text = present::in_letters(in_words(course, answers[i], face), face);
        if (lower_case(text) == lower_case(line)) return i;
        if (answers[i].points && std::to_string(*answers[i].points) == line) return i;
        const auto cards = present::cards_written(text, face);
        if (typed_cards && cards && !cards->empty() && *typed_cards == *cards) return i;
    }
    return {};
}

/// True if the question is not answered with a card or call, so the table's own decision is not the question.
bool asks_beside_the_table(const teach::LessonStep& step) {
    return !step.answers.empty() &&
           std::none_of(step.answers.begin(), step.answers.end(),
                        [](const auto& one) { return one.action.has_value() || one.cards.has_value(); });
}

std::string panel_said(const std::string& panel) {
    if (panel == "contract") return tr("the contract");
    if (panel == "trump") return tr("trump");
    if (panel == "calls") return tr("the calls");
    if (panel == "melds") return tr("the melds");
    if (panel == "tricks") return tr("the tricks");
    return tr("the scores");
}

} // namespace

LessonTable::LessonTable(const teach::Course& course, const Screen& screen,
                         std::function<void(std::size_t)> keep)
    : course_(course), screen_(screen), keep_(std::move(keep)),
      names_(present::usual_names(course.lesson.rules->people, course.lesson.rules->turn)) {
    if (course.has_table()) names_.sit(present::seating(course.tables.front(), 1));
}

bool LessonTable::play(std::size_t from) {
    const auto& lesson = course_.lesson;
    const LanguageScope scope(speaking_of(lesson.rules->texts)); // melds and calls are named by the package
    screen_.line(screen_.style().bold(in_words(course_, lesson.title)));
    screen_.sentence(in_words(course_, lesson.goal));
    bool whole = true;
    for (std::size_t number = std::min(from, lesson.steps.size() - 1); number < lesson.steps.size();) {
        show(number, whole);
        const Turn turn = answer(number);
        if (turn == Turn::leave) return false;
        if (turn == Turn::back) number -= number > 0;
        if (turn == Turn::next) ++number;
        whole = turn == Turn::back;
        keep_(number);
    }
    screen_.line();
    screen_.line(screen_.style().bold(teach::end_in_words()));
    return true;
}

void LessonTable::show(std::size_t number, bool whole) const {
    const teach::LessonStep& step = course_.lesson.steps[number];
    screen_.line();
    if (course_.has_table()) {
        if (whole || !course_.events[number].empty())
            show_table(number);
        else
            show_hand(number);
    }
    screen_.line(screen_.style().bold(
        fmt::format("{} · {}", tr("Step {} of {}", number + 1, course_.lesson.steps.size()),
                    in_words(course_, step.title))));
    for (const Text& text : step.text) screen_.sentence(in_words(course_, text));
    show_lit(step);
    show_answers(step);
}

void LessonTable::tell_events(std::size_t number) const {
    const auto& events = course_.events[number];
    const auto tricks = std::count_if(events.begin(), events.end(),
                                      [](const Event& one) { return is<events::TookTrick>(one); });
    present::Narrator narrator(course_.lesson.rules, names_, screen_.style().face);
    narrator.begin_at(View(*course_.tables[number - 1].round, course_.lesson.learner));
    for (const Event& event : events)
        for (const present::Told& told : narrator.tell(event, course_.lesson.learner)) {
            if (told.kind == present::Told::Kind::heading) continue;
            const bool is_small = is<events::Played>(event) || is<events::Drew>(event);
            if (is_small && tricks > most_tricks_told) continue;
            screen_.sentence(told.text);
        }
}

void LessonTable::show_table(std::size_t number) const {
    const Match& match = course_.tables[number];
    if (number > 0) tell_events(number);
    if (match.round_is_on()) {
        const View view(*match.round, course_.lesson.learner);
        screen_.lines(draw_table(match, view, names_, screen_.style(), Marks::hidden));
    } else if (!match.settled.empty()) {
        screen_.lines(draw_round_scores(match, match.settled.size() - 1, names_, screen_.style()));
    }
    screen_.line();
}

/// Shows only the hand if nothing has happened since the last step, to save the reader looking for it.
void LessonTable::show_hand(std::size_t number) const {
    const Match& match = course_.tables[number];
    if (!match.round_is_on()) return;
    screen_.line("  " + tr("Your hand:"));
    const View view(*match.round, course_.lesson.learner);
    for (const std::string& line : draw_hand(view.hand(), {}, screen_.style())) screen_.line("  " + line);
    screen_.line();
}

void LessonTable::show_lit(const teach::LessonStep& step) const {
    for (std::size_t i = 0; i < step.lit.size(); ++i) {
        const teach::Lit& lit = step.lit[i];
        const std::string what = lit.seat             ? names_[lit.seat]
                                 : !lit.panel.empty() ? panel_said(lit.panel)
                                                      : present::mark(lit.cards);
        screen_.lines(hanging(fmt::format("  ({})", i + 1), 6, what, screen_.style()));
    }
}

void LessonTable::show_answers(const teach::LessonStep& step) const {
    if (step.answers.empty()) return;
    screen_.line();
    screen_.sentence(in_words(course_, step.ask));
    for (std::size_t i = 0; i < step.answers.size(); ++i)
        screen_.lines(hanging(fmt::format("  {}", i + 1), 5,
                              in_words(course_, step.answers[i], screen_.style().face), screen_.style()));
}

void LessonTable::say(const teach::Reply& reply, const teach::LessonStep& step) const {
    const Style& style = screen_.style();
    const std::string grade = teach::in_words(reply.grade);
    screen_.line(reply.moves_on() ? style.green(grade) : style.red(grade));
    screen_.sentence(reply.text);
    if (reply.grade == Grade::acceptable) screen_.sentence(goes_on_with(course_, step, style.face));
}

std::optional<teach::Reply> LessonTable::replied(std::size_t number, const std::string& line) const {
    const auto& answers = course_.lesson.steps[number].answers;
    const Face face = screen_.style().face;
    const auto parts = words(line);
    if (parts.size() == 1 && parts[0].size() == 1 && parts[0][0] >= '1' &&
        static_cast<std::size_t>(parts[0][0] - '1') < answers.size())
        return reply_to(course_, number, static_cast<std::size_t>(parts[0][0] - '1'), face);
    if (const auto named = answer_typed(course_, answers, line, face))
        return reply_to(course_, number, *named, face);
    const auto any = [&](auto has) { return std::any_of(answers.begin(), answers.end(), has); };
    if (any([](const auto& one) { return one.cards.has_value(); }))
        if (const auto cards = present::cards_written(line, face); cards && !cards->empty())
            if (const auto set = counted_if_possible(*cards)) return reply_to(course_, number, *set, face);
    if (course_.has_table() && any([](const auto& one) { return one.action.has_value(); })) {
        const View view(*course_.tables[number].round, course_.lesson.learner);
        const bool is_number = line.find_first_not_of("0123456789 ") == std::string::npos;
        // The melds have no numbers here: a number can only be that of an answer.
        if (!is_number || view.decision().kind != DecisionKind::meld) {
            const Typed typed = read_typed(line, view, view.decision(), face);
            if (const auto* action = std::get_if<Action>(&typed))
                return reply_to(course_, number, *action, face);
            if (const auto* misread = std::get_if<Misread>(&typed)) screen_.sentence(misread->text);
        }
    }
    screen_.sentence(
        tr("Type an answer or its number, 1 to {}; or hint, why, back or quit.", answers.size()));
    return {};
}

void LessonTable::list_commands(const teach::LessonStep& step) const {
    screen_.sentence(
        step.answers.empty()
            ? tr("Enter goes on.")
            : tr("Type the number of an answer, or do it as at the table: a bid, a suit, cards."));
    screen_.sentence(
        tr("“hint” helps a little; “why” explains what you may do, and “why” with a word explains the word; "
           "“back” shows the step before; “quit” leaves and keeps your place."));
}

void LessonTable::hint(const teach::LessonStep& step) const {
    screen_.sentence(hint_in_words(course_, step));
}

void LessonTable::explain(std::size_t number, const std::string& about) const {
    Lines said;
    if (course_.has_table() && course_.tables[number].round_is_on()) {
        const View view(*course_.tables[number].round, course_.lesson.learner);
        const Face face = screen_.style().face;
        if (const Decision decision = view.decision())
            said = answer_to(view, decision, about, names_, face);
        else // it is another's turn, not a pause between rounds
            said = present::answer_question(view, decision, about, names_, face);
    }
    if (said.empty()) said.push_back(tr("There is nothing to say about that here."));
    screen_.sentences(said);
}

LessonTable::Turn LessonTable::answer(std::size_t number) {
    const teach::LessonStep& step = course_.lesson.steps[number];
    const std::string prompt = step.answers.empty() ? tr("Enter goes on: ") : tr("Your answer: ");
    for (;;) {
        const auto line = screen_.ask(prompt);
        if (!line) return Turn::leave;
        if (const auto question = read_question(*line)) {
            if (question->about.empty() && asks_beside_the_table(step))
                hint(step);
            else
                explain(number, question->about);
            continue;
        }
        const std::string word = command_typed(*line);
        if (word == "quit") return Turn::leave;
        if (word == "back") return Turn::back;
        if (!word.empty()) {
            if (word == "hint")
                hint(step);
            else
                list_commands(step);
            continue;
        }
        if (step.answers.empty()) return Turn::next;
        const auto reply = replied(number, *line);
        if (!reply) continue;
        say(*reply, step);
        if (reply->moves_on()) return Turn::next;
    }
}

} // namespace roundhouse::terminal
