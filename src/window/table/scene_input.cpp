// What the mouse and the keys do at the table.

#include "window/table/scene.hpp"

#include <cmath>
#include <utility>

namespace roundhouse::window {

namespace {

constexpr double double_click = 0.4;
constexpr std::size_t most_digits = 7; // of a bid

/// It shows nobody's cards.
bool is_for_all(Tool tool) { return tool == Tool::rules || tool == Tool::menu || tool == Tool::bids; }

} // namespace

void TableScene::obey(const Input& input, Wish& wish) {
    if (obey_overlay(input, wish)) return;
    if (table_.drag) follow(input);
    if (input.clicked) press(input, wish);
    if (input.asked_why && table_.hover >= 0) why(table_.hover);
    if (!input.keys.empty()) obey_keys(input, wish);
}

void TableScene::press(const Input& input, Wish& wish) {
    for (const TableModel::Button& button : table_.tools)
        if (button.enabled && button.place.contains(input.mouse)) return use(button.tool, wish);
    table_.bubble.reset();
    // The second press of a double click must not answer the next question.
    const Point away = input.mouse - acted_where_;
    const bool twice = table_.now - acted_at_ < double_click && std::abs(away.x) < 8 && std::abs(away.y) < 8;
    if (!table_.asked()) {
        if (table_.stage.waits_for_draw() && table_.over_stock(input.mouse))
            return take_hold(TableModel::stock_card, input.mouse);
        if (table_.may_lay(table_.hover)) return take_hold(table_.hover, input.mouse);
        if (table_.stage.busy() && !twice) table_.stage.hurry();
        return;
    }
    if (twice) return;
    for (std::size_t i = 0; i < table_.choices.size(); ++i)
        if (table_.choices[i].enabled && table_.choices[i].place.contains(input.mouse)) {
            choose(i);
            return note_answer(input.mouse);
        }
    if (table_.offer.shown && table_.place_of_shown().contains(input.mouse))
        return take_hold(TableModel::shown_card, input.mouse);
    if (table_.offer.shown && table_.over_stock(input.mouse)) {
        act(reject());
        return note_answer(input.mouse);
    }
    if (table_.hover >= 0) take_hold(table_.hover, input.mouse);
}

/// After a decision by mouse, that place is dead for a moment.
void TableScene::note_answer(Point mouse) {
    if (table_.decision) return;
    acted_at_ = table_.now;
    acted_where_ = mouse;
}

void TableScene::use(Tool tool, Wish& wish) {
    switch (tool) {
    case Tool::hint: return hint();
    case Tool::why: return why(table_.focus);
    case Tool::last_trick: table_.last_trick_open = true; return;
    case Tool::undo: return take_back();
    case Tool::bids: wish = Wish::bids; return;
    case Tool::rules: wish = Wish::rules; return;
    case Tool::menu: wish = Wish::menu; return;
    }
}

/// Before somebody sits down, only what shows no cards is possible.
void TableScene::obey_under_curtain(const Input& input, Wish& wish) {
    for (const TableModel::Button& button : table_.tools) {
        const bool pressed = input.clicked && button.enabled && button.place.contains(input.mouse);
        if (pressed && is_for_all(button.tool)) return use(button.tool, wish);
    }
    if (input.typed(Key::escape)) return use(Tool::menu, wish);
    if (input.typed(U'r')) return use(Tool::rules, wish);
    if (input.typed(U'b')) return use(Tool::bids, wish);
    if (!input.clicked && !input.typed(Key::enter) && !input.typed(Key::space)) return;
    if (table_.waits_behind_curtain())
        look_from(table_.viewer);
    else
        table_.stage.hurry();
}

/// What lies over the table takes all input first.
bool TableScene::obey_overlay(const Input& input, Wish& wish) {
    const bool on = input.clicked || input.typed(Key::enter) || input.typed(Key::space);
    if (table_.stage.melds_open() && on && !(input.clicked && input.mouse.x >= table_.layout.column.left)) {
        table_.stage.close_melds();
        return true;
    }
    if (table_.curtain) {
        obey_under_curtain(input, wish);
        return true;
    }
    if (table_.last_trick_open && (on || input.typed(Key::escape) || input.typed(U'l'))) {
        table_.last_trick_open = false;
        return true;
    }
    return false;
}

void TableScene::obey_keys(const Input& input, Wish& wish) {
    if (input.typed(Key::undo)) return take_back();
    if (input.typed(Key::redo)) return redo();
    if (table_.asked() && type_bid(input)) return;
    if (input.typed(Key::escape)) {
        if (table_.bubble)
            table_.bubble.reset();
        else
            wish = Wish::menu;
        return;
    }
    if (input.typed(U'?')) return why(table_.focus);
    if (table_.asked())
        for (std::size_t i = 0; i < table_.offer.choices.size(); ++i)
            if (table_.offer.choices[i].key &&
                input.typed(static_cast<char32_t>(table_.offer.choices[i].key)))
                return choose(i);
    if (input.typed(U'l') && table_.session.match().round && !table_.view().finished_tricks().empty())
        table_.last_trick_open = true;
    if (input.typed(U'r')) wish = Wish::rules;
    if (input.typed(U'c')) return claim_rest();
    if (input.typed(U'b')) return use(Tool::bids, wish);
    if (!table_.asked()) {
        if (lay_by_keys(input)) return;
        if (!input.typed(Key::enter) && !input.typed(Key::space)) return;
        if (table_.stage.waits_for_draw()) return table_.stage.draw();
        if (table_.stage.busy()) table_.stage.hurry();
        return;
    }
    if (input.typed(U'h')) return hint();
    if (input.typed(U'd') && table_.offer.picking == Picking::several) return confirm();
    if (input.typed(U'+')) turn_ladder(1);
    if (input.typed(U'-')) turn_ladder(-1);
    move_focus(input);
    if (!input.typed(Key::enter) && !input.typed(Key::space)) return;
    if (table_.focused_choice >= 0 && table_.focused_choice < static_cast<int>(table_.choices.size())) {
        if (table_.choices[static_cast<std::size_t>(table_.focused_choice)].enabled)
            choose(static_cast<std::size_t>(table_.focused_choice));
    } else if (table_.focus >= 0) {
        pick(table_.focus);
    } else if (table_.nothing_picked() && !table_.advised.empty()) {
        act(present::action_with(table_.decision, table_.advised)); // as the hint said
    } else if (table_.offer.choices.size() == 1 && table_.offer.picking == Picking::none) {
        choose(0);
    }
}

/// While others decide: moves along the hand, and lays a card out of turn.
bool TableScene::lay_by_keys(const Input& input) {
    const int cards = static_cast<int>(table_.hand.size());
    if (!table_.may_lay(std::max(table_.focus, 0))) return false;
    const int step = (input.typed(Key::right) ? 1 : 0) - (input.typed(Key::left) ? 1 : 0);
    if (step)
        table_.focus = table_.focus < 0 ? (step > 0 ? 0 : cards - 1) : (table_.focus + step + cards) % cards;
    if (!input.typed(U'o') || table_.focus < 0) return step != 0;
    lay_early(table_.focus);
    return true;
}

/// The digits of a bid replace the question until Enter makes it.
bool TableScene::type_bid(const Input& input) {
    if (table_.decision.kind != DecisionKind::call) return false;
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
        if (may_bid(*table_.session.rules().auction, table_.view().auction(), points)) {
            act(bid(points));
            return true;
        }
        say(tr("That is not allowed"),
            words_of(roundhouse::why_not(*table_.session.rules().auction, table_.view().auction(), points)));
    }
    if (!typing) return false;
    if (title_.empty()) title_ = table_.offer.title;
    table_.offer.title =
        digits_typed_.empty() ? std::exchange(title_, {}) : tr("Your bid:") + " " + digits_typed_ + "▌";
    table_.focused_choice = -1;
    for (std::size_t i = 0; i < table_.offer.choices.size(); ++i)
        if (table_.offer.choices[i].label == digits_typed_) table_.focused_choice = static_cast<int>(i);
    return true;
}

/// Left and right move along the cards or the buttons; up and down switch between them.
void TableScene::move_focus(const Input& input) {
    const int step = (input.typed(Key::right) ? 1 : 0) - (input.typed(Key::left) ? 1 : 0);
    const int choices = static_cast<int>(table_.choices.size()),
              cards = table_.offer.picking == Picking::none ? 0 : static_cast<int>(table_.hand.size());
    if (input.typed(Key::up) && choices) {
        table_.focused_choice = std::max(table_.focused_choice, 0);
        table_.focus = -1;
        table_.bubble.reset();
    } else if (input.typed(Key::down) && cards) {
        table_.bubble.reset();
        table_.focused_choice = -1;
        if (table_.focus < 0) table_.focus = table_.first_choosable(1);
    }
    if (!step) return;
    table_.bubble.reset();
    if (table_.focused_choice >= 0 || !cards)
        table_.focused_choice =
            choices ? (std::max(table_.focused_choice, step > 0 ? -1 : 0) + step + choices) % choices : -1;
    else
        table_.focus =
            table_.focus < 0 ? table_.first_choosable(step) : (table_.focus + step + cards) % cards;
}

} // namespace roundhouse::window
