#include "window/learn/lesson_page.hpp"

#include "base/language.hpp"
#include "base/trouble.hpp"
#include "present/asked/offer.hpp"
#include "present/names.hpp"
#include "store/lesson_progress.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>

namespace roundhouse::window {

using teach::Grade;

namespace {

/// A panel knows its length only after it has been drawn.
constexpr int pictures_to_scroll = 3;

store::LessonPlace kept_place(const LessonWanted& wanted, const teach::Lesson& lesson) {
    if (wanted.progress.empty()) return {};
    return place_in(store::read_lesson_progress(wanted.progress), lesson.package, lesson.id);
}

} // namespace

LessonPage::LessonPage(LessonWanted wanted, const store::Settings& settings)
    : wanted_(std::move(wanted)), settings_(settings) {
    settings_.pace = 0; // a step is shown without motion
    begin_opening();
}

LessonPage::Opened LessonPage::open_lesson(const LessonWanted& wanted, std::optional<Face> chosen) {
    const variants::Package package = seating::open_variant(wanted.variant);
    if (wanted.lesson == teach::what_is_new_id) {
        const auto rules = package.compile();
        const Face face = chosen.value_or(rules ? (*rules)->face : Face::french);
        auto course = teach::what_is_new(package, seating::open_variant(wanted.known), face);
        if (!course) throw Trouble(tr("Both play alike: there is nothing new."));
        return {std::make_shared<teach::Course>(std::move(*course)), {}, {}};
    }
    Opened opened;
    for (teach::Course& course : teach::lessons_of(package)) {
        if (opened.course) {
            opened.next = course.lesson.id;
            opened.next_title = course.lesson.title;
            break;
        }
        if (wanted.lesson.empty() || course.lesson.id == wanted.lesson)
            opened.course = std::make_shared<teach::Course>(std::move(course));
    }
    if (!opened.course) throw Trouble(tr("There is no such lesson, or it has errors."));
    return opened;
}

void LessonPage::begin_opening() {
    opening_.begin(
        [wanted = wanted_, chosen = settings_.chosen_face()] { return open_lesson(wanted, chosen); });
}

/// Replaces the finished lesson.
void LessonPage::begin_next() {
    to_next_ = false;
    wanted_.lesson = next_;
    wanted_.step.reset();
    scene_.reset();
    session_.reset();
    course_.reset();
    step_ = 0;
    begin_opening();
}

bool LessonPage::update(double /*now*/) {
    if (!opening_.update()) return false;
    take_course();
    return true;
}

std::optional<Face> LessonPage::usual_face() const {
    if (!course_) return {};
    return course_->lesson.rules->face;
}

void LessonPage::take_course() {
    trouble_ = opening_.trouble();
    if (!opening_.made()) return;
    course_ = opening_.made()->course;
    next_ = opening_.made()->next;
    next_title_ = opening_.made()->next_title;
    if (settings_.face_of_game) settings_.cards.face = course_->lesson.rules->face;
    const store::LessonPlace place = kept_place(wanted_, course_->lesson);
    done_before_ = place.done;
    const auto kept = static_cast<std::size_t>(std::max(place.step, 0));
    const std::size_t steps = course_->lesson.steps.size(), step = wanted_.step.value_or(kept);
    go_to(step < steps ? step : 0);
}

/// In the words of the lesson's package, whatever game is on the table.
Speaking LessonPage::speaks() const { return speaking_of(course_->lesson.rules->texts); }

void LessonPage::go_to(std::size_t step) {
    const LanguageScope scope(speaks());
    step_ = step;
    reply_.reset();
    chosen_.reset();
    tried_.assign(is_done() ? 0 : now().answers.size(), false);
    hinted_ = false;
    scroll_ = 0;
    from_top_ = true;
    picked_.clear();
    is_close_ = false;
    lay_table();
    const HandAsked asked = hand_asked();
    takes_cards_ = asked && !asked.one;
    replies_.clear();
    if (is_done() || now().answers.empty()) return;
    for (std::size_t i = 0; i < now().answers.size(); ++i)
        replies_.push_back(lines_of(teach::reply_to(*course_, step_, i, settings_.cards.face)));
    replies_.push_back({words_of_hint()});
}

/// As it is at the start of the step; after the last step it stays as it is.
void LessonPage::lay_table() {
    scene_.reset();
    session_.reset();
    if (!course_->has_table()) return;
    const teach::Lesson& lesson = course_->lesson;
    const Match& match = course_->tables[std::min(step_, course_->tables.size() - 1)];
    std::vector<SeatedPlayer> players;
    for (const std::string& name : present::usual_names(lesson.rules->people, lesson.rules->turn))
        players.push_back({"steady", name});
    const int learner = person_at(match, std::max(match.round_number, 1), lesson.learner);
    players.at(static_cast<std::size_t>(learner - 1)).kind = "human";
    session_ = std::make_unique<seating::Session>(match, std::move(players));
    scene_ = std::make_unique<TableScene>(*session_, settings_);
    scene_->look_from(lesson.learner);
}

bool LessonPage::may_go_on() const {
    return !is_done() && (now().answers.empty() || (reply_ && reply_->moves_on()));
}

void LessonPage::go_on() {
    if (!may_go_on()) return;
    go_to(step_ + 1);
    keep();
}

void LessonPage::go_back() {
    if (step_ == 0) return;
    go_to(step_ - 1);
    keep();
}

void LessonPage::keep() {
    done_before_ = done_before_ || is_done();
    if (wanted_.progress.empty()) return;
    const store::LessonPlace place{is_done() ? 0 : static_cast<int>(step_), done_before_};
    written_ =
        store::write_lesson_place(course_->lesson.package, course_->lesson.id, place, wanted_.progress);
}

void LessonPage::answer(std::size_t place) {
    if (!may_answer() || place >= now().answers.size()) return;
    reply_ = teach::reply_to(*course_, step_, place, settings_.cards.face);
    chosen_ = place;
    if (!reply_->moves_on()) tried_[place] = true;
    to_way_on_ = reply_->moves_on();
    hinted_ = false;
    scroll_ = pictures_to_scroll;
}

void LessonPage::hint() {
    if (is_done() || !may_answer() || now().answers.empty()) return;
    reply_.reset();
    chosen_.reset();
    hinted_ = true;
    scroll_ = pictures_to_scroll;
}

LessonPage::HandAsked LessonPage::hand_asked() const {
    HandAsked asked;
    if (!session_ || !may_answer() || session_->turn() != course_->lesson.learner) return asked;
    const DecisionKind kind = session_->pending().kind;
    for (const teach::LessonAnswer& one : now().answers) {
        asked.any = asked.any || one.cards.has_value();
        if (!one.action) continue;
        const auto cards = static_cast<std::size_t>(cards_of(*one.action).size());
        if (is<actions::Play>(*one.action))
            asked.one = kind == DecisionKind::play;
        else if (kind == DecisionKind::give || kind == DecisionKind::discard)
            asked.exactly = cards;
    }
    return asked;
}

CardSet LessonPage::picked_cards() const {
    CardSet cards;
    const auto& hand = scene_->table().hand;
    for (std::size_t i = 0; i < std::min(picked_.size(), hand.size()); ++i)
        if (picked_[i]) cards.add(hand[i]);
    return cards;
}

bool LessonPage::may_take_picked() const {
    const HandAsked asked = hand_asked();
    if (!asked || asked.one) return false;
    const auto cards = static_cast<std::size_t>(picked_cards().size());
    return asked.exactly ? cards == asked.exactly : cards > 0;
}

void LessonPage::click_hand(Point mouse) {
    const HandAsked asked = hand_asked();
    const auto& table = scene_->table();
    if (!asked) return;
    std::vector<bool> raised(table.hand.size());
    for (std::size_t i = 0; i < raised.size() && i < picked_.size(); ++i) raised[i] = picked_[i];
    const int place = card_at(table.layout.hand, mouse, raised, table.layout.raise);
    if (place < 0 || place >= static_cast<int>(table.hand.size())) return;
    const auto at = static_cast<std::size_t>(place);
    if (asked.one) {
        CardSet card;
        card.add(table.hand[at]);
        return answer_with(card);
    }
    picked_.resize(table.hand.size());
    picked_[at] = !picked_[at];
}

/// A card that is also in the list counts as chosen there.
void LessonPage::answer_with(const CardSet& cards) {
    const HandAsked asked = hand_asked();
    const auto& answers = now().answers;
    const std::optional<Action> action =
        asked.any
            ? std::nullopt
            : std::optional(present::action_with(session_->view(course_->lesson.learner).decision(), cards));
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (action ? answers[i].action == action
                   : answers[i].cards && answers[i].cards->kinds() == cards.kinds())
            return answer(i);
    reply_ = action ? teach::reply_to(*course_, step_, *action, settings_.cards.face)
                    : teach::reply_to(*course_, step_, cards, settings_.cards.face);
    chosen_.reset();
    hinted_ = false;
    scroll_ = pictures_to_scroll;
}

std::string LessonPage::said(const Text& text) const {
    return shown(teach::in_words(*course_, text), settings_.cards.face);
}

std::optional<CardsShown> LessonPage::cards(Point window, float /*scale*/) const {
    if (!session_) return {};
    TableShape shape;
    shape.window = window;
    shape.text_scale = settings_.text_scale;
    shape.seats = session_->rules().seats;
    shape.side = side_;
    return CardsShown{session_->rules().deck, roundhouse::window::lay_table(shape).card_width};
}

} // namespace roundhouse::window
