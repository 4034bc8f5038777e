#include "teach/lessons/lesson.hpp"

#include "base/language.hpp"
#include "bots/player.hpp"
#include "cards/notation.hpp"
#include "game/view.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "rules/melds.hpp"
#include "teach/lessons/read_lesson.hpp"
#include "variants/live/live.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

using script::Finding;
using variants::Findings;
using variants::Report;

namespace {

constexpr std::size_t most_bot_actions = 500;

/// Plays a lesson through with the right answers and reports what does not hold.
class Walk {
  public:
    Walk(Course& course, Findings& findings)
        : course_(course), report_(findings), match_(begin_match(course.lesson.rules, 1)) {}

    void go() {
        Lesson& lesson = course_.lesson;
        match_.first_dealer = lesson.dealer;
        events_.clear();
        deal_next(match_, *lesson.pack, log());
        for (LessonStep& step : lesson.steps) {
            if (!happens(step)) return;
            if (match_.round_is_on())
                for (LessonAnswer& answer : step.answers) answer.asked = match_.round->pending().kind;
            course_.tables.push_back(match_);
            course_.events.push_back(std::exchange(events_, {}));
            const auto right = std::find_if(step.answers.begin(), step.answers.end(),
                                            [](const auto& one) { return one.grade == Grade::right; });
            check(step);
            if (right == step.answers.end() || !right->action) continue;
            if (!act_as_said(*right->action, step.path + ".answers")) return;
        }
    }

  private:
    EventLog log() { return EventLog(events_); }

    bool act_as_said(const Action& action, const std::string& path) {
        if (!match_.round_is_on()) {
            report_.fault("lesson_move", path, "the round is over");
            return false;
        }
        if (const auto refusal = act(match_, action, log())) {
            report_.fault("lesson_move", path,
                          fmt::format("{}: {}", to_text(*course_.lesson.rules, action),
                                      present::in_letters(present::in_words(*refusal))));
            return false;
        }
        ++entries_;
        return true;
    }

    /// Plays the step's moves, then the bots.
    bool happens(const LessonStep& step) {
        const std::string path = step.path + ".moves";
        for (std::size_t at = 0; at < step.moves.size();) {
            const std::size_t end = std::min(step.moves.find(';', at), step.moves.size());
            const std::string text = step.moves.substr(at, end - at);
            at = end + 1;
            if (words(text).empty()) continue;
            const auto action = lesson_action(*course_.lesson.rules, text);
            if (!action) {
                report_.fault("lesson_move", path, present::in_words(action.error()));
                return false;
            }
            if (!act_as_said(*action, path)) return false;
        }
        return step.steady.empty() || bots_go_on(step);
    }

    bool is_there(const std::string& where, std::size_t tricks_before) const {
        if (!match_.round_is_on()) return true;
        const View view(*match_.round, course_.lesson.learner);
        if (where == "my turn") return view.turn() == course_.lesson.learner;
        if (where == "the play")
            return view.decision().kind == DecisionKind::play || view.step() == Step::play;
        if (where == "end of trick") return view.finished_tricks().size() > tricks_before;
        return false;
    }

    bool bots_go_on(const LessonStep& step) {
        const std::size_t tricks = View(*match_.round, 0).finished_tricks().size();
        for (std::size_t n = 0; !is_there(step.steady, tricks); ++n) {
            if (n == most_bot_actions) {
                report_.fault("lesson_steady", step.path + ".steady", "bots do not come to it");
                return false;
            }
            if (!act_as_said(bots::decide_seated(match_, "steady", entries_), step.path + ".steady"))
                return false;
        }
        if (step.steady != "end of round" && !match_.round_is_on()) {
            report_.fault("lesson_steady", step.path + ".steady", "the round ended before it came to that");
            return false;
        }
        return true;
    }

    void check(const LessonStep& step) {
        const View view(*match_.round, course_.lesson.learner);
        for (std::size_t i = 0; i < step.lit.size(); ++i)
            check_lit(step.lit[i], view, fmt::format("{}.show[{}].cards", step.path, i + 1));
        for (std::size_t i = 0; i < step.answers.size(); ++i)
            check_answer(step.answers[i], view, fmt::format("{}.answers[{}]", step.path, i + 1));
    }

    void check_lit(const Lit& lit, const View& view, const std::string& path) {
        CardSet seen = larger(view.hand(), view.kitty());
        const auto see = [&](const auto& cards) {
            for (const Card card : cards)
                if (!seen.has(card)) seen.add(card);
        };
        see(view.trick());
        for (const ShownMeld& shown : view.melds()) see(shown.meld.cards);
        if (!view.finished_tricks().empty())
            for (Seat seat = 1; seat <= view.rules().seats; ++seat)
                see(std::array{view.finished_tricks().back().cards[static_cast<std::size_t>(seat - 1)]});
        if (view.turned_up()) see(std::array{*view.turned_up()});
        for (Seat seat = 1; seat <= view.rules().seats; ++seat) see(view.open_cards(seat));
        for (const Card card : lit.cards)
            if (!seen.has(card))
                report_.fault("lit_unseen", path, fmt::format("the learner cannot see {}", notation(card)));
    }

    void check_answer(const LessonAnswer& answer, const View& view, const std::string& path) {
        const bool good = answer.grade != Grade::wrong;
        if (answer.action && view.turn() != course_.lesson.learner)
            report_.fault("not_asked", path, "it is not the learner's turn");
        else if (answer.action && good) {
            Match copy = match_;
            if (const auto refusal = act(copy, *answer.action))
                report_.fault("not_legal", path + ".does",
                              fmt::format("{} is called {}, but it is not allowed here: {}",
                                          to_text(view.rules(), *answer.action),
                                          answer.grade == Grade::right ? "right" : "acceptable",
                                          present::in_letters(present::in_words(*refusal))));
        }
        if (answer.cards) {
            const bool true_here = view.decision().kind == DecisionKind::play &&
                                   answer.cards->kinds() == view.decision().cards.kinds();
            if (true_here != good)
                report_.fault("legal_cards", path + ".cards",
                              fmt::format("what may be played here is {}", notation(view.decision().cards)));
        }
        if (answer.points) {
            const Trump trump = answer.trump ? answer.trump : view.trump();
            const int points = view.rules().melds.points(view.hand(), trump);
            if ((points == *answer.points) != good)
                report_.fault("meld_points", path + ".points", fmt::format("the hand melds {} here", points));
        }
    }

    Course& course_;
    Report report_;
    Match match_;
    std::vector<Event> events_;
    std::size_t entries_ = 0;
};

/// The answer's reason, and what it would lead to.
Reply reply_with(const Course& course, Grade grade, const LessonAnswer& answer) {
    std::string text = in_words(course, answer.why);
    if (!answer.leads.en.empty()) text += " " + in_words(course, answer.leads);
    return {grade, std::move(text)};
}

} // namespace

Result<Course, Findings> open_lesson(const variants::Package& package, const script::Source& source) {
    Findings findings;
    auto lesson = read_lesson(package, source);
    if (!lesson) {
        findings = lesson.error();
    } else {
        Course course{std::move(*lesson), {}, {}};
        try {
            Walk(course, findings).go();
        } catch (const variants::ScriptFailure& failure) {
            Report(findings).fault("lesson_script", "", failure.what());
        }
        if (findings.empty()) return course;
    }
    script::place(findings, source);
    return fail(std::move(findings));
}

std::string opened_as(const variants::Package& package) {
    return package.info().shipped ? package.id() : package.info().directory.string();
}

std::vector<Course> lessons_of(const variants::Package& package) {
    std::vector<Course> courses;
    for (const script::Source& source : package.lessons())
        if (auto course = open_lesson(package, source)) courses.push_back(std::move(*course));
    std::stable_sort(courses.begin(), courses.end(),
                     [](const Course& a, const Course& b) { return a.lesson.order < b.lesson.order; });
    return courses;
}

Findings lesson_findings(const variants::Package& package) {
    Findings all;
    for (const script::Source& source : package.lessons())
        if (const auto course = open_lesson(package, source); !course)
            all.insert(all.end(), course.error().begin(), course.error().end());
    return all;
}

Reply reply_to(const Course& course, std::size_t step, std::size_t answer, Face face) {
    const LessonAnswer& chosen = course.lesson.steps.at(step).answers.at(answer);
    Reply reply = reply_with(course, chosen.grade, chosen);
    if (!chosen.action || chosen.grade != Grade::wrong || !course.has_table()) return reply;
    Match copy = course.tables[step];
    if (const auto refusal = act(copy, *chosen.action))
        reply.text += " " + present::in_words(*refusal, nullptr, face);
    return reply;
}

Reply reply_to(const Course& course, std::size_t step, const Action& action, Face face) {
    const auto& answers = course.lesson.steps.at(step).answers;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i].action == action) return reply_to(course, step, i, face);
    Match copy = course.tables.at(step);
    if (const auto refusal = act(copy, action))
        return {Grade::wrong, present::in_words(*refusal, nullptr, face)};
    return {Grade::wrong, tr("You may do that, but it is none of the answers here. Look again.")};
}

Reply reply_to(const Course& course, std::size_t step, const CardSet& cards, Face face) {
    const auto& answers = course.lesson.steps.at(step).answers;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i].cards == cards) return reply_to(course, step, i, face);
    return {Grade::wrong, tr("Those are not the cards. Look again at what was led, and at what beats it.")};
}

} // namespace roundhouse::teach
