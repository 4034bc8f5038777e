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
    for (std::size_t i = 0; i < tools_.size(); ++i)
        if (tools_[i].enabled && tools_[i].place.contains(input.mouse)) return use_tool(i, wish);
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

void TableScene::use_tool(std::size_t tool, Wish& wish) {
    switch (tool) { // in the order of lay_tools
    case 0: return hint();
    case 1: return why(focus_);
    case 2: last_trick_open_ = true; return;
    case 3: return take_back();
    case 4: wish = Wish::rules; return;
    default: wish = Wish::menu; return;
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

/// The first card that may be chosen, from the left or from the right.
int TableScene::first_choosable(int step) const {
    const int cards = static_cast<int>(hand_.size());
    for (int i = step > 0 ? 0 : cards - 1; i >= 0 && i < cards; i += step)
        if (offer_.cards.has(hand_[static_cast<std::size_t>(i)])) return i;
    return step > 0 ? 0 : cards - 1;
}

// ---- the other way round: how an action is done

std::vector<Stroke> TableScene::keys_for(const Action& action) const {
    if (!asked()) return {};
    std::vector<Stroke> keys;
    const auto* typed_bid = as<actions::Bid>(action);
    if (typed_bid && typed_bid->spoken) typed_bid = nullptr;
    const auto walk = [&](int from, int to) {
        for (int at = from; at != to; at += to > from ? 1 : -1)
            keys.push_back({to > from ? Key::right : Key::left});
    };
    for (std::size_t i = 0; i < offer_.choices.size(); ++i) {
        const Choice& choice = offer_.choices[i];
        if (!(choice.action == action)) continue;
        if (choice.key) return {{Key::letter, static_cast<char32_t>(choice.key)}};
        if (typed_bid) break;
        keys.push_back({Key::up});
        walk(std::max(focused_choice_, 0), static_cast<int>(i));
        keys.push_back({Key::enter});
        return keys;
    }
    if (typed_bid) {
        for (const char digit : std::to_string(typed_bid->points))
            keys.push_back({Key::letter, static_cast<char32_t>(digit)});
        keys.push_back({Key::enter});
        return keys;
    }
    if (offer_.picking == Picking::none) return {};
    std::vector<bool> wanted(hand_.size());
    for (const int place : places_in_hand(cards_of(action))) wanted[static_cast<std::size_t>(place)] = true;
    int at = focus_ >= 0 ? focus_ : first_choosable(1);
    keys.push_back({Key::down});
    const bool several = offer_.picking == Picking::several;
    for (const bool taken_back : {true, false})
        for (std::size_t i = 0; i < hand_.size(); ++i)
            if (wanted[i] != picked_[i] && picked_[i] == taken_back) {
                walk(at, static_cast<int>(i));
                at = static_cast<int>(i);
                keys.push_back({Key::enter});
            }
    if (several) {
        keys.push_back({Key::up});
        walk(0, static_cast<int>(choices_.size()) - 1);
        keys.push_back({Key::enter});
    }
    return keys;
}

} // namespace roundhouse::window
