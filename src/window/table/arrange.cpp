// Lays out the hand, the answers and the tools.

#include "window/table/arrange.hpp"

#include "base/language.hpp"
#include "present/bids_and_melds.hpp"
#include "present/cards.hpp"
#include "window/table/bubble.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::window {

namespace {

constexpr double fan_closes = 0.2; ///< seconds
/// In a narrower window, the others have no cards beside a teacher's panel.
constexpr float least_with_backs = 1000;

/// The least width that needs no more lines, so that four answers stand two by two, not three and one. A
/// single line wider than `room` becomes two.
float even_width(float width, float least, float room, const std::vector<float>& widths, float gap) {
    constexpr float step = 2;
    const float two_lines = 2 + gap;
    const float lines = std::max(height_of_buttons(width, widths, 1, gap), width > room ? two_lines : 0);
    while (width - step >= least && height_of_buttons(width - step, widths, 1, gap) <= lines) width -= step;
    return width;
}

} // namespace

void TableArranger::lay_out(Point window) {
    TableShape shape;
    shape.window = window;
    shape.seats = table_.session.rules().seats;
    shape.turn = table_.session.rules().turn;
    shape.viewer = table_.viewer;
    shape.text_scale = table_.settings.text_scale;
    shape.open = table_.hands_open && table_.session.may_lay_open();
    if (table_.spotlight) shape.side = table_.spotlight->side;
    table_.hand.clear();
    if (table_.session.match().round) {
        const View seen = table_.view();
        for (Seat seat = 1; seat <= shape.seats; ++seat)
            shape.cards[seat] = seen.hand_size(seat) - (seen.laid(seat) ? 1 : 0);
        if (table_.spotlight && window.x < least_with_backs) shape.cards = {};
        CardSet elsewhere = table_.stage.coming();
        if (const auto laid = seen.laid(table_.viewer)) elsewhere.add(*laid);
        table_.hand = present::sorted_hand(seen, seen.hand() - common(seen.hand(), elsewhere),
                                           table_.settings.cards.face);
        shape.cards[table_.viewer] =
            seen.seat() ? static_cast<int>(table_.hand.size()) : shape.cards[table_.viewer];
    }
    shape.upper_row = upper_row_of(table_.hand);
    table_.picked.resize(table_.hand.size(), false);
    table_.layout = lay_table(shape);
    table_.fan.lay(table_.hand, table_.layout.hand, table_.now,
                   table_.stage.pace() > 0 ? fan_closes / table_.stage.pace() : 0, window != table_.laid_for);
    table_.laid_for = window;
    lay_tools();
    lay_choices();
}

void TableArranger::lay_tools() {
    const bool asking = table_.asked();
    const bool tricks = table_.session.match().round && !table_.view().finished_tricks().empty();
    table_.tools.clear();
    const auto add = [&](Tool tool, std::string label, std::string key, bool enabled) {
        TableModel::Button button;
        button.tool = tool;
        button.label = std::move(label);
        button.key_hint = std::move(key);
        button.enabled = enabled;
        table_.tools.push_back(std::move(button));
    };
    add(Tool::bids, present::title_of_bids(table_.session.rules()), "B",
        table_.session.match().round.has_value());
    add(Tool::hint, tr("Hint"), "H", asking);
    add(Tool::why, tr("Why"), "?", asking);
    add(Tool::last_trick, tr("Last trick"), "L", tricks);
    add(Tool::undo, tr("Undo"), tr("Ctrl+Z"),
        table_.session.can_take_back(table_.session.is_person(table_.viewer) ? table_.viewer : 0));
    add(Tool::rules, tr("Rules"), "R", true);
    add(Tool::menu, tr("Menu"), "Esc", true);
    place_tools();
}

/// Two in a row; if their number is odd, the first has a row to itself.
void TableArranger::place_tools() {
    const float t = table_.layout.text;
    const Rect& column = table_.layout.column;
    const std::size_t number = table_.tools.size(), odd = number % 2, rows = number / 2 + odd;
    const float gap = 7 * t, height = 30 * t, half = (column.width - gap) / 2;
    const float top = column.bottom() - static_cast<float>(rows) * (height + gap) + gap;
    for (std::size_t i = 0; i < number; ++i) {
        const std::size_t row = (i + odd) / 2, place = (i + odd) % 2;
        const bool across = odd && i == 0;
        table_.tools[i].place = {column.left + (across ? 0 : static_cast<float>(place) * (half + gap)),
                                 top + static_cast<float>(row) * (height + gap), across ? column.width : half,
                                 height};
    }
}

/// Makes the answer buttons, not placed yet.
void TableArranger::collect_choices() {
    const auto add = [&](const Choice& choice) {
        TableModel::Button button;
        button.label = choice.label + (choice.whom.empty() ? "" : ": " + choice.whom);
        button.meaning = choice.meaning;
        if (choice.key)
            button.key_hint = static_cast<char>(choice.key >= 'a' ? choice.key - 'a' + 'A' : choice.key);
        button.sign = choice.sign;
        button.card = choice.card;
        table_.choices.push_back(std::move(button));
    };
    for (const Choice& choice : table_.offer.choices) add(choice);
    if (table_.offer.picking == Picking::several) {
        const auto chosen = static_cast<int>(std::count(table_.picked.begin(), table_.picked.end(), true));
        if (table_.offer.may_lead) {
            add({tr("Lead it"), tr("Led before discarding: against the rules."), {}, {}, {}, 0, true});
            table_.choices.back().enabled = chosen == 1;
        }
        add({fmt::format("{} ({}/{})", tr("Done"), chosen, table_.offer.how_many),
             "",
             {},
             {},
             {},
             'd',
             false});
        table_.choices.back().gold = table_.choices.back().enabled = chosen == table_.offer.how_many;
    } else if (table_.decision.kind == DecisionKind::call) {
        if (table_.offer.more_bids) add({tr("Higher") + " »", tr("Higher bids"), {}, {}, {}, '+', false});
        if (table_.from_bid > 0) add({"« " + tr("Lower"), tr("Lower bids"), {}, {}, {}, '-', false});
    }
}

/// `close`: closer together, for a long ladder.
std::vector<float> TableArranger::widths_of_choices(bool close) const {
    const float t = table_.layout.text;
    std::vector<float> widths;
    for (const TableModel::Button& button : table_.choices) {
        const float text = canvas_.measure(button.label, {Size::body, true}).x + (button.sign ? 30 * t : 0) +
                           (button.key_hint.empty() ? 0 : 22 * t);
        widths.push_back(button.card ? 62 * t
                         : close     ? std::max(text + 20 * t, 46 * t)
                                     : std::max(text + 30 * t, 64 * t));
    }
    return widths;
}

void TableArranger::place_choices(const std::vector<Rect>& places) {
    for (std::size_t i = 0; i < places.size(); ++i) table_.choices[i].place = places[i];
}

/// Above the answers, in the largest type that fits on one line; else in several lines.
void TableArranger::size_question(float width) {
    const float t = table_.layout.text;
    for (const Size size : {Size::large, Size::label, Size::body}) {
        table_.question_size = size;
        if (canvas_.measure(table_.offer.title, {size, true}).x <= width) break;
    }
    const float lines = canvas_.height_of(table_.offer.title, {table_.question_size, true}, width);
    table_.question = {0, 0, width, std::max(28 * t, lines)};
}

/// The loosest layout that fits, with the question above.
TableArranger::Density TableArranger::density_of_choices() {
    const float t = table_.layout.text;
    const bool cards = std::any_of(table_.choices.begin(), table_.choices.end(),
                                   [](const TableModel::Button& button) { return button.card.has_value(); });
    Density density{.widths = widths_of_choices(false),
                    .gap = 8 * t,
                    .height = cards ? 62 * t * card_aspect : 38 * t,
                    .pad = 16 * t};
    const Rect &middle = table_.layout.middle, &felt = table_.layout.felt;
    const auto between_seats = [&] {
        return std::min({middle.width - 8 * t, 640 * t, felt.width - 2 * density.pad}) - 2 * density.pad;
    };
    density.most = between_seats();
    const auto fits = [&](float room) {
        size_question(density.most);
        return height_of_buttons(density.most, density.widths, density.height, density.gap) +
                   table_.question.height + 6 * t + 2 * density.pad <=
               room;
    };
    if (cards || fits(middle.height)) return density;
    density.widths = widths_of_choices(true); // closer together
    density.gap = 5 * t;
    density.height = 32 * t;
    if (fits(middle.height)) return density;
    density.pad = 6 * t; // as low as the letters allow
    density.gap = 3 * t;
    density.height = 26 * t;
    density.most = between_seats();
    if (density.most >= 200 * t && fits(middle.height)) return density;
    density.pad = 8 * t; // also over the seats at the sides
    density.most = felt.width - 4 * t - 2 * density.pad;
    return density;
}

/// Moved up or down if it would cover names and calls.
Rect TableArranger::beside_names(const Rect& panel) const {
    std::vector<Kept> kept;
    for (Seat seat = 1; seat <= table_.session.rules().seats; ++seat) {
        const SeatPlace& place = table_.layout.seats[seat];
        kept.push_back({place.pill, Kept::name});
        kept.push_back({place.said, Kept::name});
        for (const Pose& back : place.backs) kept.push_back({bounds(back), Kept::backs / 4});
    }
    return slid(panel, table_.layout.felt.top, table_.layout.hand_area.top, kept);
}

void TableArranger::lay_choices() {
    table_.choices.clear();
    table_.choices_panel = {};
    if (!table_.asked()) return;
    collect_choices();
    if (table_.choices.empty()) return;
    if (table_.offer.picking == Picking::one) return lay_choices_in_column();
    const float t = table_.layout.text;
    const Rect& middle = table_.layout.middle;
    const auto [widths, gap, height, pad, most] = density_of_choices();
    // No wider than its contents.
    float inner = -gap;
    for (const float width : widths) inner += width + gap;
    const float least =
        std::min(std::max(canvas_.measure(table_.offer.title, {Size::large, true}).x, 280 * t), most);
    inner = even_width(std::clamp(inner, least, most), least, middle.width - 2 * pad, widths, gap);
    size_question(inner);
    const float needed = height_of_buttons(inner, widths, height, gap);
    const float width = inner + 2 * pad, asked = table_.question.height + 6 * t,
                shown = table_.offer.shown ? 0.8F * table_.layout.card_width * card_aspect + pad : 0,
                all = needed + asked + shown + 2 * pad;
    const float top = std::max(table_.layout.felt.top,
                               std::min(middle.top + (middle.height - all) / 2, middle.bottom() - all));
    const float left =
        std::clamp(middle.centre().x - width / 2, table_.layout.felt.left + 2 * t,
                   std::max(table_.layout.felt.right() - width - 2 * t, table_.layout.felt.left + 2 * t));
    table_.choices_panel = beside_names({left, top, width, all});
    table_.question.left = left + pad;
    table_.question.top = table_.choices_panel.top + pad - 2 * t;
    place_choices(lay_buttons({left + pad, table_.choices_panel.top + pad + asked + shown, inner, needed},
                              widths, height, gap));
}

/// Beside the trick, not over it: above the tools, and like them two in a row if the labels fit.
void TableArranger::lay_choices_in_column() {
    const Rect& column = table_.layout.column;
    const float gap = 8 * table_.layout.text, height = 36 * table_.layout.text,
                half = (column.width - gap) / 2;
    const std::vector<float> needed = widths_of_choices(true);
    const bool narrow = *std::max_element(needed.begin(), needed.end()) <= half;
    const std::size_t in_row = narrow ? 2 : 1, rows = (table_.choices.size() + in_row - 1) / in_row;
    const float width = narrow ? half : column.width,
                top = table_.top_of_tools() - static_cast<float>(rows) * (height + gap);
    for (std::size_t i = 0; i < table_.choices.size(); ++i)
        table_.choices[i].place = {column.left + static_cast<float>(i % in_row) * (width + gap),
                                   top + static_cast<float>(i / in_row) * (height + gap), width, height};
}

} // namespace roundhouse::window
