// A card in the hand of the person: it follows the pointer, and what happens where it is let go.

#include "window/table/scene.hpp"

#include <cmath>

namespace roundhouse::window {

namespace {

constexpr float still = 6; ///< pixels that a click may wander
constexpr double goes_home = 0.2;

} // namespace

Pose TableScene::hand_pose(std::size_t place) const { return fan_.at(place, now_); }

/// Where a card to be drafted lies: in the middle of the table, over its choices.
Rect TableScene::place_of_shown() const {
    const float width = 0.8F * layout_.card_width, tall = width * card_aspect;
    return {choices_panel_.centre().x - width / 2, choices_panel_.top + 48 * layout_.text, width, tall};
}

bool TableScene::over_stock(Point point) const {
    return bounds(pose_of_stock()).grown(8 * layout_.text).contains(point) && !choices_panel_.contains(point);
}

/// Anywhere on the table but over the person's own cards.
bool TableScene::over_table(Point point) const {
    return layout_.felt.contains(point) && point.y < layout_.hand_area.top;
}

void TableScene::take_hold(int place, Point mouse) {
    const Point middle = place == shown_card   ? place_of_shown().centre()
                         : place == stock_card ? stock()
                                               : hand_pose(static_cast<std::size_t>(place)).centre;
    drag_ = Drag{place, mouse - middle, mouse};
}

bool TableScene::may_move(int place) const {
    if (place == stock_card) return stage_.waits_for_draw();
    if (!asked()) return may_lay(place);
    if (place >= static_cast<int>(hand_.size())) return false;
    if (place == shown_card) return offer_.shown.has_value();
    return offer_.picking != Picking::none && offer_.cards.has(hand_[static_cast<std::size_t>(place)]);
}

/// False if the card that is held is not there any more, or nobody waits for it.
bool TableScene::is_held_ready() const {
    if (drag_->place == stock_card) return stage_.waits_for_draw();
    return drag_->place < static_cast<int>(hand_.size()) && (asked() || may_lay(drag_->place));
}

void TableScene::follow(const Input& input) {
    const bool lost = !input.held && !input.released; // by the window
    if (lost || !is_held_ready()) {
        drag_.reset();
        return;
    }
    const Point way = input.mouse - drag_->began;
    if (may_move(drag_->place) && std::abs(way.x) + std::abs(way.y) > still * layout_.text)
        drag_->moving = true;
    if (!input.released) return;
    if (drag_->moving)
        drop(input.mouse);
    else if (drag_->place == stock_card)
        stage_.draw();
    else if (!asked())
        stage_.hurry();
    else if (drag_->place == shown_card)
        act(keep());
    else
        pick(drag_->place);
    drag_.reset();
    note_answer(input.mouse);
}

void TableScene::drop(Point mouse) {
    const Pose pose = pose_of_drag();
    if (drag_->place == stock_card) {
        if (layout_.hand_area.contains(mouse)) stage_.draw();
        return;
    }
    if (drag_->place == shown_card) {
        if (layout_.hand_area.contains(mouse)) return act(keep());
        if (over_stock(mouse)) return act(reject());
        return;
    }
    const auto place = static_cast<std::size_t>(drag_->place);
    const bool onto_table = over_table(mouse);
    if (!asked()) {
        if (onto_table) return lay_early(drag_->place);
        fan_.put(place, pose, now_, stage_.pace() > 0 ? goes_home / stage_.pace() : 0);
        return;
    }
    fan_.put(place, pose, now_, stage_.pace() > 0 ? goes_home / stage_.pace() : 0);
    if (offer_.picking == Picking::one ? onto_table : onto_table != picked_[place]) pick(drag_->place);
}

Pose TableScene::pose_of_drag() const {
    const Point centre = mouse_ - drag_->grip;
    if (drag_->place == shown_card) return {centre, place_of_shown().width, 0};
    if (drag_->place == stock_card) return {centre, pose_of_stock().width, 0};
    const Pose& flat = layout_.hand[static_cast<std::size_t>(drag_->place)];
    return {centre, flat.width, 0};
}

/// Over everything: the card that is held, and where it may go.
void TableScene::draw_held(const Canvas& canvas) const {
    if (offer_.shown && asked() && !is_dragged(shown_card)) {
        const Rect rect = place_of_shown();
        canvas.card(*offer_.shown, {rect.centre(), rect.width, 0});
    }
    if (!drag_ || !drag_->moving || !may_move(drag_->place)) return;
    const float t = layout_.text;
    if (drag_->place == shown_card || drag_->place == stock_card) {
        const bool home = layout_.hand_area.contains(mouse_);
        if (home) canvas.outline(layout_.hand_area.grown(-2 * t), look::gold, 14 * t, 2 * t);
    } else if (over_table(mouse_)) {
        if (!asked())
            canvas.ring(pose_of_laid(viewer_), look::gold);
        else if (offer_.picking == Picking::one)
            canvas.ring(layout_.seats[viewer_].trick, look::gold);
        else
            canvas.outline(choices_panel_.grown(3 * t), look::gold, 16 * t, 2 * t);
    }
    if (drag_->place == stock_card) return canvas.back(pose_of_drag());
    const Card card =
        drag_->place == shown_card ? *offer_.shown : hand_[static_cast<std::size_t>(drag_->place)];
    canvas.card(card, pose_of_drag());
}

} // namespace roundhouse::window
