// What the mouse and the keys do at the table.

#include "table/scene.hpp"

#include "teach/explain.hpp"

namespace roundhouse::table {

namespace {

/// Appends a letter as UTF-8.
void append(std::string& text, char32_t letter) {
    const auto byte = [&](char32_t value) { text += static_cast<char>(value); };
    if (letter < 0x80) {
        byte(letter);
    } else if (letter < 0x800) {
        byte(0xc0 | letter >> 6);
        byte(0x80 | (letter & 0x3f));
    } else if (letter < 0x10000) {
        byte(0xe0 | letter >> 12);
        byte(0x80 | (letter >> 6 & 0x3f));
        byte(0x80 | (letter & 0x3f));
    }
}

} // namespace

void TableScene::obey(const Input& input, Wish& wish) {
    if (obey_overlay(input)) return;
    if (input.clicked) {
        const std::size_t tool = static_cast<std::size_t>(
            std::find_if(
                tools_.begin(), tools_.end(),
                [&](const Button& button) { return button.enabled && button.place.contains(input.mouse); }) -
            tools_.begin());
        switch (tool) { // in the order of lay_tools
        case 0: hint(); return;
        case 1: why(focus_); return;
        case 2: last_trick_open_ = true; return;
        case 3: take_back(); return;
        case 4: wish = Wish::rules; return;
        case 5: wish = Wish::menu; return;
        default: break;
        }
        bubble_.reset();
        for (std::size_t i = 0; i < choices_.size(); ++i)
            if (choices_[i].enabled && choices_[i].place.contains(input.mouse)) {
                choose(i);
                return;
            }
        if (hover_ >= 0 && asked())
            pick(hover_);
        else if (stage_.busy())
            stage_.hurry();
    }
    if (input.asked_why && hover_ >= 0) why(hover_);
    if (!input.keys.empty()) obey_keys(input, wish);
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
    if (input.typed(Key::escape)) {
        if (bubble_)
            bubble_.reset();
        else
            wish = Wish::menu;
        return;
    }
    if (asked() && offer_.in_words) {
        for (const Stroke& stroke : input.keys) {
            if (stroke.key == Key::letter) append(words_typed_, stroke.letter);
            if (stroke.key == Key::space) words_typed_ += ' ';
            if (stroke.key == Key::backspace && !words_typed_.empty()) words_typed_.pop_back();
            if (stroke.key != Key::enter) continue;
            const auto action = parse_action(session_.rules(), words_typed_);
            if (action)
                act(*action);
            else
                say(words_("That is not understood"), action.error(), layout_.middle.centre());
            return;
        }
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
    if (!asked()) {
        if (stage_.busy() && (input.typed(Key::enter) || input.typed(Key::space))) stage_.hurry();
        return;
    }
    if (decision_.kind != DecisionKind::name_trump && input.typed(U'h')) return hint();
    move_focus(input);
    if (!input.typed(Key::enter) && !input.typed(Key::space)) return;
    if (focused_choice_ >= 0 && focused_choice_ < static_cast<int>(choices_.size())) {
        if (choices_[static_cast<std::size_t>(focused_choice_)].enabled)
            choose(static_cast<std::size_t>(focused_choice_));
    } else if (focus_ >= 0) {
        pick(focus_);
    }
}

/// Left and right go along the cards or the buttons, up and down change between them.
void TableScene::move_focus(const Input& input) {
    const int step = (input.typed(Key::right) ? 1 : 0) - (input.typed(Key::left) ? 1 : 0);
    const int choices = static_cast<int>(choices_.size()),
              cards = offer_.picking == Picking::none ? 0 : static_cast<int>(hand_.size());
    if (input.typed(Key::up) && choices) {
        focused_choice_ = std::max(focused_choice_, 0);
        focus_ = -1;
    } else if (input.typed(Key::down) && cards) {
        focused_choice_ = -1;
        focus_ = std::max(focus_, 0);
    }
    if (!step) return;
    bubble_.reset();
    if (focused_choice_ >= 0 || !cards)
        focused_choice_ =
            choices ? (std::max(focused_choice_, step > 0 ? -1 : 0) + step + choices) % choices : -1;
    else
        focus_ = (std::max(focus_, step > 0 ? -1 : 0) + step + cards) % cards;
}

} // namespace roundhouse::table
