#include "window/learn/quiz_page.hpp"

#include "base/language.hpp"
#include "store/quiz_progress.hpp"
#include "teach/quiz/quiz_words.hpp"

#include <algorithm>
#include <utility>

#include <imgui.h>

namespace roundhouse::window {

using teach::Topic;

namespace {

constexpr int questions_in_quiz = 10;

} // namespace

QuizPage::QuizPage(QuizWanted wanted, const store::Settings& settings, TermUsers& users)
    : wanted_(std::move(wanted)), settings_(settings), terms_(users) {
    opening_.begin([wanted = wanted_, chosen = settings.chosen_face()] {
        const variants::Package package = seating::open_variant(wanted.variant);
        teach::QuizRules rules =
            teach::quiz_rules(package, {seating::rules_of(package, wanted.options), wanted.variant},
                              wanted.options, seating::known_packages());
        rules.face = chosen.value_or(rules.own.rules->face);
        return std::make_shared<teach::Quiz>(std::move(rules), wanted.seed);
    });
}

void QuizPage::take_quiz() {
    trouble_ = opening_.trouble();
    if (!opening_.made()) return;
    quiz_ = *opening_.made();
    face_ = quiz_->rules().face;
    const Rulebook& rules = *quiz_->rules().own.rules;
    const LanguageScope texts(speaking_of(rules.texts));
    title_ = teach::title_of(quiz_->rules().own);
    all_ = teach::topics_of(quiz_->rules());
    if (!wanted_.progress.empty()) kept_ = store::read_quiz_progress(wanted_.progress)[rules.id];
    stage_ = Stage::topics;
}

bool QuizPage::update(double /*now*/) {
    if (opening_.update()) {
        take_quiz();
        return true;
    }
    if (!coming_.update()) return false;
    trouble_ = coming_.trouble();
    if (stage_ == Stage::question && !question_) go_on();
    return true;
}

void QuizPage::begin(std::optional<Topic> topic) {
    if (!quiz_ || !coming_.at_rest()) return;
    topics_ = topic ? std::vector{*topic} : all_;
    now_.clear();
    marks_.clear();
    number_ = 0;
    ask();
    question_.reset();
    stage_ = Stage::question;
}

/// Starts making the next question; its level depends on the answers so far.
void QuizPage::ask() {
    const Topic topic = topics_[static_cast<std::size_t>(number_) % topics_.size()];
    const auto kept = kept_.find(topic);
    const int level = kept == kept_.end() ? teach::QuizStanding().level : kept->second.level;
    coming_.begin([quiz = quiz_, topic, level] { return quiz->next(topic, level); });
}

void QuizPage::answer(std::size_t place) {
    if (stage_ != Stage::question || !question_ || place >= question_->choices.size()) return;
    chosen_ = place;
    const bool right = place == question_->right;
    marks_.push_back(right);
    const auto note = [right, topic = question_->topic](teach::QuizStandings& standings) {
        note_answer(standings[topic], right);
    };
    note(kept_);
    note(now_);
    if (!wanted_.progress.empty())
        written_ = store::change_quiz_progress(quiz_->rules().own.rules->id, note, wanted_.progress);
    stage_ = Stage::answered;
    scroll_ = true;
    if (number_ < questions_in_quiz) ask(); // while the explanation is read
}

void QuizPage::go_on() {
    from_top_ = true;
    if (stage_ == Stage::answered && number_ >= questions_in_quiz) {
        stage_ = Stage::summary;
        question_.reset();
        return;
    }
    stage_ = Stage::question;
    question_.reset();
    if (!coming_.made()) return; // update() will take it
    question_ = std::exchange(*coming_.made(), std::nullopt);
    if (question_) {
        ++number_;
        return;
    }
    // No questions about that topic: go on with the others.
    const Topic none = topics_[static_cast<std::size_t>(number_) % topics_.size()];
    topics_.erase(std::remove(topics_.begin(), topics_.end(), none), topics_.end());
    if (topics_.empty()) {
        trouble_ = teach::no_question_in_words(none);
        stage_ = Stage::summary;
        return;
    }
    ask();
}

std::optional<Face> QuizPage::usual_face() const {
    if (!quiz_) return {};
    return quiz_->rules().own.rules->face;
}

std::optional<CardsShown> QuizPage::cards(Point /*window*/, float scale) const {
    if (!quiz_) return {};
    CardSet deck = quiz_->rules().own.rules->deck;
    for (const auto& other : quiz_->rules().others) deck = larger(deck, other.rules->deck);
    return CardsShown{deck, 66 * scale};
}

LeafWish QuizPage::draw(const Page& page, const Canvas& canvas, const Input& input) {
    LeafWish wish;
    const RulebookPtr rules = quiz_ ? quiz_->rules().own.rules : nullptr;
    const LanguageScope texts(rules ? speaking_of(rules->texts) : speaking());
    if (rules) terms_.read(rules, face_);
    terms_.begin();
    begin_panel(page, "quiz", {900, 760});
    draw_heading(page);
    draw_asked(page);
    begin_body(page, "question");
    if (std::exchange(from_top_, false)) ImGui::SetScrollY(0);
    if (!trouble_.empty()) fault(trouble_);
    switch (stage_) {
    case Stage::opening:
        if (trouble_.empty()) quiet(tr("The questions are being prepared …"));
        break;
    case Stage::topics: draw_topics(page); break;
    case Stage::question:
    case Stage::answered: draw_question(page, canvas, input); break;
    case Stage::summary: draw_summary(page); break;
    }
    end_body(page);
    draw_foot(page, wish);
    terms_.draw(page, input);
    end_panel();
    return wish;
}

} // namespace roundhouse::window
