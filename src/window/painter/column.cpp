#include "window/painter/column.hpp"

#include "base/language.hpp"

namespace roundhouse::window {

namespace {

// At a scale of 1.
constexpr float heading_height = 62, panel_edges = 18, usual_line = 26, close_line = 19, tally_line = 16;

float height_of_panel(const ColumnPlan& plan, const TableModel& table) {
    const float t = table.layout.text;
    float height = panel_edges * t + plan.line * static_cast<float>(plan.parties.size());
    if (plan.contract || plan.turned) height += heading_height * t;
    if (plan.running) height += running_height * t;
    if (plan.tallies)
        for (const Party party : plan.parties)
            if (!table.tallies_of(party).empty()) height += tally_line * t;
    return height;
}

/// Drops the least important parts until the rest fits; the viewer's own score stays.
void make_room(ColumnPlan& plan, const TableModel& table, float room) {
    const auto fits = [&] { return height_of_panel(plan, table) <= room; };
    if (!fits()) plan.tallies = false;
    if (!fits()) plan.line = close_line * table.layout.text;
    if (!fits()) plan.running = false;
    const auto is_own = [&](Party party) { return table.session.scores_for(party, table.viewer); };
    while (plan.parties.size() > 1 && !fits())
        plan.parties.erase(is_own(plan.parties.back()) ? plan.parties.end() - 2 : plan.parties.end() - 1);
}

/// Above `bottom`, as high as its text needs.
void place_question(ColumnPlan& plan, const TableModel& table, const Canvas& canvas, float bottom) {
    const float t = table.layout.text;
    const Rect& column = table.layout.column;
    if (table.stage.waits_for_draw())
        plan.title = tr("Draw a card");
    else if (table.asked())
        plan.title = table.offer.title;
    if (plan.title.empty()) return;
    const TextStyle style{Size::body, true};
    const float room = column.width - 20 * t;
    plan.in_a_line = canvas.measure(plan.title, style).x <= room;
    const float height = plan.in_a_line ? 34 * t : canvas.height_of(plan.title, style, room) + 14 * t;
    plan.question = {column.left, bottom - height, column.width, height};
}

} // namespace

ColumnPlan plan_column(const TableModel& table, const Canvas& canvas) {
    const float t = table.layout.text;
    const Rect& column = table.layout.column;
    const Match& match = table.session.match();
    ColumnPlan plan;
    plan.contract = match.round && table.view().contract().seat != 0;
    // If trump was turned up, there is no contract.
    plan.turned = match.round && !plan.contract && table.view().trump().has_value();
    plan.running =
        plan.contract && table.shows_tricks() && (table.view().over() || table.view().step() == Step::play);
    for (Party party = 1; party <= table.session.rules().parties; ++party) plan.parties.push_back(party);
    plan.line = usual_line * t;
    const bool choices = !table.choices.empty() && table.choices_panel.width == 0; // above the tools
    const float end = (choices ? table.choices.front().place.top : table.top_of_tools()) - 12 * t;
    place_question(plan, table, canvas, end);
    const float under = plan.title.empty() ? end : plan.question.top - 10 * t;
    make_room(plan, table, under - column.top);
    plan.panel = {column.left, column.top, column.width, height_of_panel(plan, table)};
    const float top = plan.panel.bottom() + 12 * t;
    plan.log = {column.left, top, column.width, std::max(under - top, 0.0F)};
    return plan;
}

} // namespace roundhouse::window
