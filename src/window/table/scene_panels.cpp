// What lies over the table: the answers to choose from, the last trick, explanations.

#include "window/table/scene.hpp"

#include <fmt/format.h>

namespace roundhouse::window {

// ---- answers

/// The answers as buttons, yet without a place.
void TableScene::collect_choices() {
    const auto add = [&](const Choice& choice) {
        Button button;
        button.label = choice.label + (choice.whom.empty() ? "" : " " + choice.whom);
        button.meaning = choice.meaning;
        if (choice.key)
            button.key_hint = static_cast<char>(choice.key >= 'a' ? choice.key - 'a' + 'A' : choice.key);
        button.sign = choice.sign;
        button.card = choice.card;
        choices_.push_back(std::move(button));
    };
    for (const Choice& choice : offer_.choices) add(choice);
    if (offer_.picking == Picking::several) {
        const auto chosen = static_cast<int>(std::count(picked_.begin(), picked_.end(), true));
        if (offer_.may_lead) {
            add({tr("Lead it"), tr("Led before discarding: against the rules."), {}, {}, {}, 0, true});
            choices_.back().enabled = chosen == 1;
        }
        add({fmt::format("{} ({}/{})", tr("Done"), chosen, offer_.how_many), "", {}, {}, {}, 'd', false});
        choices_.back().gold = choices_.back().enabled = chosen == offer_.how_many;
    } else if (decision_.kind == DecisionKind::call) {
        if (offer_.more_bids) add({tr("Higher") + " »", tr("Higher bids"), {}, {}, {}, '+', false});
        if (from_bid_ > 0) add({"« " + tr("Lower"), tr("Lower bids"), {}, {}, {}, '-', false});
    }
}

/// `close`: a long ladder stands closer than a few answers do.
std::vector<float> TableScene::widths_of_choices(const Canvas& canvas, bool close) const {
    const float t = layout_.text;
    std::vector<float> widths;
    for (const Button& button : choices_) {
        const float text = canvas.measure(button.label, {Size::body, true}).x + (button.sign ? 30 * t : 0) +
                           (button.key_hint.empty() ? 0 : 22 * t);
        widths.push_back(button.card ? 62 * t
                         : close     ? std::max(text + 20 * t, 46 * t)
                                     : std::max(text + 30 * t, 64 * t));
    }
    return widths;
}

void TableScene::place_choices(const std::vector<Rect>& places) {
    for (std::size_t i = 0; i < places.size(); ++i) choices_[i].place = places[i];
}

/// Beside the trick, not over it: above the tools, two in a row like them where their words allow it.
void TableScene::lay_choices_in_column(const Canvas& canvas) {
    const Rect& column = layout_.column;
    const float gap = 8 * layout_.text, height = 36 * layout_.text, half = (column.width - gap) / 2;
    const std::vector<float> needed = widths_of_choices(canvas, true);
    const bool narrow = *std::max_element(needed.begin(), needed.end()) <= half;
    const std::size_t in_row = narrow ? 2 : 1, rows = (choices_.size() + in_row - 1) / in_row;
    const float width = narrow ? half : column.width,
                top = top_of_tools() - static_cast<float>(rows) * (height + gap);
    for (std::size_t i = 0; i < choices_.size(); ++i)
        choices_[i].place = {column.left + static_cast<float>(i % in_row) * (width + gap),
                             top + static_cast<float>(i / in_row) * (height + gap), width, height};
}

void TableScene::lay_choices(const Canvas& canvas) {
    choices_.clear();
    choices_panel_ = {};
    if (!asked()) return;
    collect_choices();
    if (choices_.empty()) return;
    if (offer_.picking == Picking::one) return lay_choices_in_column(canvas);
    const float t = layout_.text;
    const bool cards = std::any_of(choices_.begin(), choices_.end(),
                                   [](const Button& button) { return button.card.has_value(); });
    std::vector<float> widths = widths_of_choices(canvas, false);
    float gap = 8 * t, height = cards ? 62 * t * card_aspect : 38 * t;
    const Rect& middle = layout_.middle;
    float pad = 16 * t;
    const float head = 34 * t, widest = layout_.felt.width - 4 * t;
    float most = std::min({middle.width - 8 * t, 640 * t, layout_.felt.width - 2 * pad}) - 2 * pad;
    const auto fits = [&](float room) {
        return height_of_buttons(most, widths, height, gap) + head + 2 * pad <= room;
    };
    if (!cards && !fits(middle.height)) { // closer together
        widths = widths_of_choices(canvas, true);
        gap = 5 * t;
        height = 32 * t;
    }
    const float room = layout_.hand_area.top - layout_.felt.top;
    if (!cards && !fits(room)) { // over the seats at the sides, too, and as low as the letters allow
        pad = 8 * t;
        most = widest - 2 * pad;
        gap = 3 * t;
        height = 26 * t;
    }
    // No wider than what stands in it.
    float inner = -gap;
    for (const float width : widths) inner += width + gap;
    inner = std::max({inner, canvas.measure(offer_.title, {Size::large, true}).x, 280 * t});
    inner = std::min(inner, most);
    const float needed = height_of_buttons(inner, widths, height, gap);
    const float width = inner + 2 * pad,
                shown = offer_.shown ? 0.8F * layout_.card_width * card_aspect + pad : 0,
                all = needed + head + shown + 2 * pad;
    const float top =
        std::max(layout_.felt.top, std::min(middle.top + (middle.height - all) / 2, middle.bottom() - all));
    const float left = std::clamp(middle.centre().x - width / 2, layout_.felt.left + 2 * t,
                                  std::max(layout_.felt.right() - width - 2 * t, layout_.felt.left + 2 * t));
    choices_panel_ = {left, top, width, all};
    place_choices(
        lay_buttons({choices_panel_.left + pad, choices_panel_.top + pad + head + shown, inner, needed},
                    widths, height, gap));
}

void TableScene::draw_choices(const Canvas& canvas) const {
    const float t = layout_.text;
    if (choices_panel_.width > 0) {
        canvas.fill(choices_panel_, look::panel, 14 * t);
        const Rect head{choices_panel_.left + 16 * t, choices_panel_.top + 14 * t,
                        choices_panel_.width - 32 * t, 28 * t};
        canvas.text(head, offer_.title, {Size::large, true}, Align::centre);
    }
    for (std::size_t i = 0; i < choices_.size(); ++i)
        draw_button(canvas, choices_[i], focused_choice_ == static_cast<int>(i));
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const Button& choice = choices_[i];
        const bool shown = choice.place.contains(mouse_) || focused_choice_ == static_cast<int>(i);
        if (!shown || choice.meaning.empty() || bubble_) continue;
        const float width = std::min(330 * t, layout_.felt.width - 20 * t);
        const TextStyle style{Size::body, false, look::ink};
        const float height = canvas.height_of(choice.meaning, style, width - 24 * t) + 20 * t;
        const float x =
            std::clamp(choice.place.centre().x - width / 2, 8 * t, layout_.column.right() - width);
        const Rect box{x, choice.place.bottom() + 8 * t, width, height};
        canvas.fill(box, look::bubble, 9 * t);
        canvas.paragraph({box.left + 12 * t, box.top + 10 * t, width - 24 * t, height - 12 * t},
                         choice.meaning, style);
        break;
    }
}

// ---- the last trick

void TableScene::draw_last_trick(const Canvas& canvas) const {
    const View seen = view();
    if (seen.finished_tricks().empty()) return;
    const TrickRecord& trick = seen.finished_tricks().back();
    const float t = layout_.text;
    const int seats = session_.rules().seats;
    const float width = std::min(0.8F * layout_.card_width,
                                 (layout_.felt.width - 60 * t) / static_cast<float>(seats) - 12 * t);
    const float step = std::max(width + 12 * t,
                                std::min(110 * t, (layout_.felt.width - 60 * t) / static_cast<float>(seats)));
    const float across = step * static_cast<float>(seats) + 30 * t, tall = width * card_aspect + 110 * t;
    const Point middle{layout_.felt.centre().x, layout_.middle.centre().y};
    const Rect panel{middle.x - across / 2, std::max(middle.y - tall / 2, layout_.felt.top), across, tall};
    canvas.fill(panel, look::panel.faded(0.97F), 14 * t);
    canvas.text({panel.left, panel.top + 10 * t, panel.width, 26 * t},
                fmt::format("{} · {}", tr("Last trick"), trick.points), {Size::label, true}, Align::centre);
    for (int i = 0; i < seats; ++i) {
        const Seat seat = onward(trick.leader, i, seats);
        const Point at{panel.left + 15 * t + step * (static_cast<float>(i) + 0.5F),
                       panel.top + 46 * t + width * card_aspect / 2};
        canvas.card(trick.cards[static_cast<std::size_t>(i)], {at, width, 0});
        const bool won = seat == trick.winner;
        if (won) canvas.ring({at, width, 0}, look::gold);
        canvas.text({at.x - step / 2, panel.bottom() - 44 * t, step, 24 * t}, session_.name(seat),
                    {Size::body, won, won ? look::gold : look::text}, Align::centre);
    }
}

// ---- explanations

void TableScene::draw_bubble(const Canvas& canvas) const {
    if (!bubble_) return;
    const float t = layout_.text;
    const float width = std::min(380 * t, layout_.felt.width - 24 * t);
    const TextStyle head{Size::body, true, look::ink}, body{Size::body, false, look::ink};
    const float title = canvas.height_of(bubble_->title, head, width - 32 * t),
                text = canvas.height_of(bubble_->text, body, width - 32 * t);
    const float height = title + text + 30 * t;
    const Rect& felt = layout_.felt;
    Rect box{std::clamp(bubble_->at.x - 40 * t, felt.left + 12 * t,
                        std::max(felt.right() - width - 12 * t, 12 * t)),
             bubble_->at.y - height - 16 * t, width, height};
    const bool above = box.top >= layout_.bar.bottom();
    if (!above) box.top = layout_.bar.bottom() + 6 * t;
    canvas.fill({box.left + 2 * t, box.top + 4 * t, box.width, box.height}, look::panel.faded(0.45F), 11 * t);
    canvas.fill(box, look::bubble, 11 * t);
    const float x = std::clamp(bubble_->at.x, box.left + 20 * t, box.right() - 30 * t);
    if (above)
        canvas.triangle({x, box.bottom() - 1}, {x + 20 * t, box.bottom() - 1},
                        {bubble_->at.x, bubble_->at.y - 2 * t}, look::bubble);
    canvas.paragraph({box.left + 16 * t, box.top + 12 * t, width - 32 * t, title + 2}, bubble_->title, head);
    canvas.paragraph({box.left + 16 * t, box.top + 18 * t + title, width - 32 * t, text + 4}, bubble_->text,
                     body);
}

void TableScene::draw_curtain(const Canvas& canvas) const {
    const float t = layout_.text;
    const Rect& felt = layout_.felt;
    const float width = std::min(460 * t, felt.width - 20 * t);
    const Rect panel{felt.centre().x - width / 2, layout_.middle.centre().y - 70 * t, width, 140 * t};
    canvas.fill(panel, look::panel, 14 * t);
    canvas.outline(panel, look::gold, 14 * t, 2 * t);
    canvas.text({panel.left, panel.top + 24 * t, panel.width, 40 * t},
                fmt::format("{}: {}", session_.name(viewer_), tr("your turn")), {Size::title, true},
                Align::centre);
    canvas.text({panel.left, panel.top + 80 * t, panel.width, 30 * t},
                tr("Enter or a click shows your cards"), {Size::body, false, look::quiet}, Align::centre);
}

} // namespace roundhouse::window
