// What the mouse and the keys do at the table.

#include "window/table/scene.hpp"

#include <cmath>
#include <utility>

namespace roundhouse::window {

namespace {

constexpr double double_click = 0.4;
constexpr std::size_t most_digits = 7; // of a bid

} // namespace

void TableScene::obey(const Input& input, Wish& wish) {
    if (obey_overlay(input)) return;
    if (drag_) follow(input);
    if (input.clicked) press(input, wish);
    if (input.asked_why && hover_ >= 0) why(hover_);
    if (!input.keys.empty()) obey_keys(input, wish);
}

void TableScene::press(const Input& input, Wish& wish) {
    for (const Button& button : tools_)
        if (button.enabled && button.place.contains(input.mouse)) return use(button.tool, wish);
    bubble_.reset();
    // The second press of a double click is not an answer to the next question.
    const Point away = input.mouse - acted_where_;
    const bool twice = now_ - acted_at_ < double_click && std::abs(away.x) < 8 && std::abs(away.y) < 8;
    if (!asked()) {
        if (stage_.waits_for_draw() && over_stock(input.mouse)) return take_hold(stock_card, input.mouse);
        if (may_lay(hover_)) return take_hold(hover_, input.mouse);
        if (stage_.busy() && !twice) stage_.hurry();
        return;
    }
    if (twice) return;
    for (std::size_t i = 0; i < choices_.size(); ++i)
        if (choices_[i].enabled && choices_[i].place.contains(input.mouse)) {
            choose(i);
            return note_answer(input.mouse);
        }
    if (offer_.shown && place_of_shown().contains(input.mouse)) return take_hold(shown_card, input.mouse);
    if (offer_.shown && over_stock(input.mouse)) {
        act(reject());
        return note_answer(input.mouse);
    }
    if (hover_ >= 0) take_hold(hover_, input.mouse);
}

/// The mouse answered: if something was decided, the place is dead for a moment.
void TableScene::note_answer(Point mouse) {
    if (decision_) return;
    acted_at_ = now_;
    acted_where_ = mouse;
}

void TableScene::use(Tool tool, Wish& wish) {
    switch (tool) {
    case Tool::hint: return hint();
    case Tool::why: return why(focus_);
    case Tool::last_trick: last_trick_open_ = true; return;
    case Tool::undo: return take_back();
    case Tool::rules: wish = Wish::rules; return;
    case Tool::menu: wish = Wish::menu; return;
    }
}

/// What lies over the table takes everything first.
bool TableScene::obey_overlay(const Input& input) {
    const bool on = input.clicked || input.typed(Key::enter) || input.typed(Key::space);
    if (curtain_) {
        if (on) look_from(viewer_);
        return true;
    }
    if (stage_.melds_open() && on && !(input.clicked && input.mouse.x >= layout_.column.left)) {
        stage_.close_melds();
        return true;
    }
    if (last_trick_open_ && (on || input.typed(Key::escape) || input.typed(U'l'))) {
        last_trick_open_ = false;
        return true;
    }
    return false;
}

void TableScene::obey_keys(const Input& input, Wish& wish) {
    if (input.typed(Key::undo)) return take_back();
    if (input.typed(Key::redo)) return redo();
    if (asked() && type_bid(input)) return;
    if (input.typed(Key::escape)) {
        if (bubble_)
            bubble_.reset();
        else
            wish = Wish::menu;
        return;
    }
    if (input.typed(U'?')) return why(focus_);
    if (asked())
        for (std::size_t i = 0; i < offer_.choices.size(); ++i)
            if (offer_.choices[i].key && input.typed(static_cast<char32_t>(offer_.choices[i].key)))
                return choose(i);
    if (input.typed(U'l') && session_.match().round && !view().finished_tricks().empty())
        last_trick_open_ = true;
    if (input.typed(U'r')) wish = Wish::rules;
    if (input.typed(U'c')) return claim_rest();
    if (!asked()) {
        if (lay_by_keys(input)) return;
        if (!input.typed(Key::enter) && !input.typed(Key::space)) return;
        if (stage_.waits_for_draw()) return stage_.draw();
        if (stage_.busy()) stage_.hurry();
        return;
    }
    if (input.typed(U'h')) return hint();
    if (input.typed(U'd') && offer_.picking == Picking::several) return confirm();
    if (input.typed(U'+')) turn_ladder(1);
    if (input.typed(U'-')) turn_ladder(-1);
    move_focus(input);
    if (!input.typed(Key::enter) && !input.typed(Key::space)) return;
    if (focused_choice_ >= 0 && focused_choice_ < static_cast<int>(choices_.size())) {
        if (choices_[static_cast<std::size_t>(focused_choice_)].enabled)
            choose(static_cast<std::size_t>(focused_choice_));
    } else if (focus_ >= 0) {
        pick(focus_);
    } else if (offer_.choices.size() == 1 && offer_.picking == Picking::none) {
        choose(0);
    }
}

/// While others are asked: along the hand, and a card of it laid out of turn.
bool TableScene::lay_by_keys(const Input& input) {
    const int cards = static_cast<int>(hand_.size());
    if (!may_lay(std::max(focus_, 0))) return false;
    const int step = (input.typed(Key::right) ? 1 : 0) - (input.typed(Key::left) ? 1 : 0);
    if (step) focus_ = focus_ < 0 ? (step > 0 ? 0 : cards - 1) : (focus_ + step + cards) % cards;
    if (!input.typed(U'o') || focus_ < 0) return step != 0;
    lay_early(focus_);
    return true;
}

/// The digits of a bid stand in place of the question until Enter makes it.
bool TableScene::type_bid(const Input& input) {
    if (decision_.kind != DecisionKind::call) return false;
    bool typing = !digits_typed_.empty();
    for (const Stroke& stroke : input.keys) {
        const bool digit = stroke.key == Key::letter && stroke.letter >= U'0' && stroke.letter <= U'9';
        if (digit && digits_typed_.size() < most_digits) digits_typed_ += static_cast<char>(stroke.letter);
        if (stroke.key == Key::backspace && !digits_typed_.empty()) digits_typed_.pop_back();
        if (stroke.key == Key::escape) digits_typed_.clear();
        typing = typing || digit;
        if (!typing || (stroke.key != Key::enter && stroke.key != Key::space) || digits_typed_.empty())
            continue;
        const int points = std::stoi(std::exchange(digits_typed_, {}));
        if (may_bid(*session_.rules().auction, view().auction(), points)) {
            act(bid(points));
            return true;
        }
        say(tr("That is not allowed"),
            words_of(roundhouse::why_not(*session_.rules().auction, view().auction(), points)),
            layout_.middle.centre());
    }
    if (!typing) return false;
    if (title_.empty()) title_ = offer_.title;
    offer_.title =
        digits_typed_.empty() ? std::exchange(title_, {}) : tr("Your bid:") + " " + digits_typed_ + "▌";
    focused_choice_ = -1;
    for (std::size_t i = 0; i < offer_.choices.size(); ++i)
        if (offer_.choices[i].label == digits_typed_) focused_choice_ = static_cast<int>(i);
    return true;
}

/// Left and right go along the cards or the buttons, up and down change between them.
void TableScene::move_focus(const Input& input) {
    const int step = (input.typed(Key::right) ? 1 : 0) - (input.typed(Key::left) ? 1 : 0);
    const int choices = static_cast<int>(choices_.size()),
              cards = offer_.picking == Picking::none ? 0 : static_cast<int>(hand_.size());
    if (input.typed(Key::up) && choices) {
        focused_choice_ = std::max(focused_choice_, 0);
        focus_ = -1;
        bubble_.reset();
    } else if (input.typed(Key::down) && cards) {
        bubble_.reset();
        focused_choice_ = -1;
        if (focus_ < 0) focus_ = first_choosable(1);
    }
    if (!step) return;
    bubble_.reset();
    if (focused_choice_ >= 0 || !cards)
        focused_choice_ =
            choices ? (std::max(focused_choice_, step > 0 ? -1 : 0) + step + choices) % choices : -1;
    else
        focus_ = focus_ < 0 ? first_choosable(step) : (focus_ + step + cards) % cards;
}

int TableScene::first_choosable(int step) const {
    const int cards = static_cast<int>(hand_.size());
    for (int i = step > 0 ? 0 : cards - 1; i >= 0 && i < cards; i += step)
        if (offer_.cards.has(hand_[static_cast<std::size_t>(i)])) return i;
    return step > 0 ? 0 : cards - 1;
}

std::vector<Rect> TableScene::places_of_answers() const {
    std::vector<Rect> places;
    for (const Button& button : choices_) places.push_back(button.place);
    return places;
}

} // namespace roundhouse::window
