// A decision that cost points, in the list of a review.

#include "base/language.hpp"
#include "present/cards.hpp"
#include "window/paint/shown.hpp"
#include "window/review/review_parts.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

namespace {

// At a scale of 1.
constexpr float card_wide = 62, card_tall = card_wide * card_aspect, side_wide = 132, arrow_wide = 26,
                disc_wide = 50, row_inset = 11, button_high = 34;

struct RowButton {
    std::string label;
    RowPressed does;
    bool gold = false;
};

/// What can be done from here; gold for the main action.
std::vector<RowButton> buttons_for(Learnt learnt) {
    if (learnt == Learnt::nothing)
        return {{tr("Find something better") + "  F", RowPressed::find, true},
                {tr("Show me") + "  S", RowPressed::show}};
    return {{tr("Try it again") + "  F", RowPressed::find},
            {tr("Play on from here") + "  P", RowPressed::play, true}};
}

std::string what_is_known(Learnt learnt) {
    return learnt == Learnt::found ? "✓ " + tr("you found it") : learnt == Learnt::shown ? tr("shown") : "";
}

/// The texts of a row, as far as the better choice is known, and their heights.
struct RowText {
    std::string title, said, cost, interval, known;
    float title_high = 0, said_high = 0;
    float left = 0, width = 0, cost_wide = 0; ///< of the text block, from the row's left
    float buttons_wide = 0;
    bool buttons_below = false;
    std::vector<float> button_widths;
};

float width_of(const Page& page, const RowButton& one, bool chosen) {
    const bool gold = one.gold && chosen;
    const ImFont* font = page.fonts.of(gold ? Size::label : Size::body, gold);
    return font->CalcTextSizeA(font->FontSize, 1e9F, 0, one.label.c_str()).x +
           2 * ImGui::GetStyle().FramePadding.x;
}

RowText lay_row(const Page& page, const Canvas& canvas, float width, const DearRow& row, Learnt learnt,
                bool chosen, Face face) {
    const float s = page.scale;
    RowText text;
    text.title = shown(row.words.title, face);
    std::string said = learnt == Learnt::nothing ? row.words.about_done : row.words.why;
    if (said.empty()) said = tr("Something else was worth more.");
    text.said = shown(said, face);
    text.cost = teach::points_lost(row.decision);
    text.interval = teach::interval_in_words(row.decision);
    text.known = what_is_known(learnt);
    text.left = (disc_wide + 2 * side_wide + arrow_wide + 24) * s;
    text.width = width - text.left - row_inset * s;
    text.cost_wide = canvas.measure(text.cost, {Size::large, true}).x + 8 * s +
                     canvas.measure(text.interval, {Size::body}).x;
    const float beside_cost = text.width - text.cost_wide - 14 * s;
    text.title_high = canvas.height_of(text.title, {Size::label, true}, beside_cost);
    text.said_high = canvas.height_of(text.said, {Size::body}, beside_cost);
    for (const RowButton& one : buttons_for(learnt)) {
        text.button_widths.push_back(width_of(page, one, chosen));
        text.buttons_wide += text.button_widths.back() + (text.button_widths.size() > 1 ? 8 * s : 0);
    }
    const float known = text.known.empty() ? 0 : canvas.measure(text.known, {Size::body}).x + 12 * s;
    text.buttons_below = text.buttons_wide + known > text.width;
    return text;
}

float height_of(const RowText& text, float s) {
    const float cards = (card_tall + 18) * s;
    const float words = text.title_high + text.said_high + 6 * s;
    const float buttons = (button_high + 8) * s;
    return 2 * row_inset * s + (text.buttons_below ? std::max(cards, words + 24 * s) + buttons
                                                   : std::max(cards, words + buttons));
}

/// Cards, overlapping if there are many, or a few words in a frame; the caption below.
void draw_side(const Canvas& canvas, Point at, const Action& action, const std::string& words,
               const std::string& caption, Face face, float s) {
    const CardSet cards = cards_of(action);
    const float room = side_wide * s, high = card_tall * s;
    if (cards.empty()) {
        const Rect frame{at.x, at.y + high * 0.2F, room, high * 0.6F};
        canvas.fill(frame, look::button, 8 * s);
        const std::string said = shown(words, face);
        const TextStyle style{Size::body, true};
        const float text = canvas.height_of(said, style, room - 12 * s);
        const float wide = std::min(canvas.measure(said, style).x, room - 12 * s);
        canvas.paragraph({frame.centre().x - wide / 2, frame.centre().y - text / 2, wide + 1, text + 2}, said,
                         style);
    } else {
        const std::vector<Card> all = present::in_order(cards);
        const float wide = card_wide * s, number = static_cast<float>(all.size());
        const float step = number > 1 ? std::min(wide * 0.45F, (room - wide) / (number - 1)) : 0;
        const float from = at.x + (room - wide - step * (number - 1)) / 2 + wide / 2;
        for (std::size_t i = 0; i < all.size(); ++i)
            canvas.card(all[i], {{from + static_cast<float>(i) * step, at.y + high / 2}, wide, 0});
    }
    canvas.text({at.x, at.y + high + 2 * s, room, 18 * s}, caption, {Size::small, false, look::quiet},
                Align::centre);
}

std::string caption_of(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::play: return tr("played");
    case DecisionKind::give: return tr_in("cards", "given");
    case DecisionKind::discard: return tr_in("cards", "discarded");
    default: return tr("chosen");
    }
}

/// Hides the better choice until it is found or shown.
void draw_unknown(const Canvas& canvas, Point at, float s) {
    const float room = side_wide * s, high = card_tall * s;
    const Pose pose{{at.x + room / 2, at.y + high / 2}, card_wide * s, 0};
    canvas.dashed(pose, look::text, 1.5F * s);
    canvas.text({at.x, at.y, room, high}, "?", {Size::title, true}, Align::centre);
    canvas.text({at.x, at.y + high + 2 * s, room, 18 * s}, tr("better"), {Size::small, false, look::quiet},
                Align::centre);
}

void draw_arrow(const Canvas& canvas, Point at, float s) {
    canvas.line({at.x - 8 * s, at.y}, {at.x + 8 * s, at.y}, look::quiet, 2 * s);
    canvas.line({at.x + 2 * s, at.y - 6 * s}, {at.x + 8 * s, at.y}, look::quiet, 2 * s);
    canvas.line({at.x + 2 * s, at.y + 6 * s}, {at.x + 8 * s, at.y}, look::quiet, 2 * s);
}

void write_words(const Canvas& canvas, const Rect& place, const RowText& text, float s) {
    const float left = place.left + text.left, right = left + text.width, top = place.top + row_inset * s;
    const float beside_cost = text.width - text.cost_wide - 14 * s;
    canvas.paragraph({left, top, beside_cost, text.title_high + 2}, text.title, {Size::label, true});
    canvas.paragraph({left, top + text.title_high + 4 * s, beside_cost, text.said_high + 2}, text.said,
                     {Size::body});
    const float interval = canvas.measure(text.interval, {Size::body}).x;
    canvas.text({right - interval - 1, top, interval + 1, 26 * s}, text.interval,
                {Size::body, false, look::quiet});
    canvas.text({right - text.cost_wide - 1, top - 2 * s, text.cost_wide - interval - 7 * s, 28 * s},
                text.cost, {Size::large, true});
}

RowPressed draw_buttons(const Page& page, const Canvas& canvas, const Rect& place, const RowText& text,
                        Learnt learnt, bool chosen) {
    const float s = page.scale, top = place.bottom() - (row_inset + button_high) * s;
    const std::vector<RowButton> buttons = buttons_for(learnt);
    float x = place.right() - row_inset * s - text.buttons_wide;
    const float from = text.buttons_below ? place.left + disc_wide * s : place.left + text.left;
    if (!text.known.empty())
        canvas.text({from, top, std::max(x - from, 0.0F), button_high * s}, text.known,
                    {Size::body, false, look::quiet});
    RowPressed pressed = RowPressed::nothing;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        ImGui::SetCursorScreenPos({x, top});
        const bool gold = chosen && buttons[i].gold;
        if (gold ? main_button(page, buttons[i].label, OnEnter::press_from_else)
                 : button(page, buttons[i].label))
            pressed = buttons[i].does;
        x += text.button_widths[i] + 8 * s;
    }
    return pressed;
}

} // namespace

float height_of_row(const Page& page, const Canvas& canvas, float width, const DearRow& row, Learnt learnt,
                    Face face) {
    return height_of(lay_row(page, canvas, width, row, learnt, true, face), page.scale);
}

RowPressed draw_row(const Page& page, const Canvas& canvas, const Rect& place, const DearRow& row, int number,
                    Learnt learnt, bool chosen, Face face) {
    const float s = page.scale;
    const RowText text = lay_row(page, canvas, place.width, row, learnt, chosen, face);
    if (chosen) canvas.outline(place, look::gold, 12 * s, 2 * s);
    const float cards = place.top + row_inset * s;
    const Point disc{place.left + disc_wide / 2 * s, cards + card_tall / 2 * s};
    canvas.circle(disc, 13 * s, look::gold);
    canvas.text({disc.x - 12 * s, disc.y - 12 * s, 24 * s, 24 * s}, std::to_string(number),
                {Size::body, true, look::ink}, Align::centre);
    const float played = place.left + disc_wide * s, better = played + (side_wide + arrow_wide) * s;
    draw_side(canvas, {played, cards}, row.decision.done.action, row.words.done,
              caption_of(row.decision.kind), face, s);
    draw_arrow(canvas, {better - arrow_wide / 2 * s, cards + card_tall / 2 * s}, s);
    if (learnt == Learnt::nothing)
        draw_unknown(canvas, {better, cards}, s);
    else
        draw_side(canvas, {better, cards}, row.decision.best.action, row.words.best, tr("better"), face, s);
    write_words(canvas, place, text, s);
    ImGui::PushID(number);
    const RowPressed pressed = draw_buttons(page, canvas, place, text, learnt, chosen);
    ImGui::PopID();
    return pressed;
}

} // namespace roundhouse::window
