// The calls in the order they were made, and how the auction ended.

#include "window/bids/bids_parts.hpp"

#include "base/language.hpp"

#include <imgui.h>
#include <imgui_internal.h>

namespace roundhouse::window {

namespace {

constexpr TextStyle outcome_style{Size::body, true};

/// Columns of a line: who called, what, and what it told.
struct Columns {
    float who = 0, what = 0, said = 0; ///< widths
    bool said_below = false;           ///< no room beside the call
};

Columns columns_for(const Canvas& canvas, const std::vector<present::CallLine>& calls, float room, float s) {
    Columns columns;
    for (const present::CallLine& call : calls) {
        columns.who = std::max(columns.who, canvas.measure(call.who, {Size::body, true}).x + 2);
        columns.what = std::max(columns.what, canvas.measure(call.what, {Size::label, true}).x + 2);
    }
    columns.what = std::min(columns.what, 0.5F * room);
    columns.who = std::min(columns.who, room - columns.what - 10 * s);
    columns.said = room - columns.who - columns.what - 24 * s;
    columns.said_below = columns.said < 100 * s;
    if (columns.said_below) columns.said = room - 12 * s;
    return columns;
}

} // namespace

void BidsPage::draw_call(const Page& page, const Canvas& canvas, std::size_t number, const Rect& line) const {
    const float s = page.scale;
    const present::CallLine& call = known_.calls[number];
    const bool apart = alone_ != 0 && call.seat != alone_;
    if (call.contract) {
        canvas.fill(line, look::button, 8 * s);
        canvas.outline(line, look::gold, 8 * s, 1.5F * s);
    } else if (number > 0 && !known_.calls[number - 1].contract) {
        canvas.line({line.left + 8 * s, line.top}, {line.right() - 8 * s, line.top}, look::button, 1.5F * s);
    }
    const Rect in{line.left + 8 * s, line.top + 4 * s, line.width - 16 * s, 24 * s};
    const Columns columns = columns_for(canvas, known_.calls, in.width, s);
    const Colour ink = apart ? look::quiet : look::text;
    canvas.text({in.left, in.top, columns.who, in.height}, call.who,
                {Size::body, call.contract || (alone_ != 0 && !apart), ink});
    const Rect what{in.left + columns.who + 10 * s, in.top, columns.what, in.height};
    const TextStyle bid{Size::label, true, ink}, pass{Size::body, false, look::quiet};
    canvas.text(what, call.what, call.bids ? bid : pass, Align::right);
    const float one_line = canvas.measure("A", {Size::body}).y;
    const Rect said =
        columns.said_below
            ? Rect{in.left + 12 * s, in.bottom(), columns.said, line.bottom() - in.bottom()}
            : Rect{what.right() + 14 * s, in.top + (in.height - one_line) / 2, columns.said, line.height};
    if (!call.said.empty()) canvas.paragraph(said, call.said, {Size::body, false, ink});
}

void BidsPage::draw_call_list(const Page& page, const Canvas& canvas, Point corner, float width) {
    const float s = page.scale;
    const Columns columns = columns_for(canvas, known_.calls, width - 24 * s, s);
    float top = corner.y + 3 * s;
    for (std::size_t i = 0; i < known_.calls.size(); ++i) {
        const std::string& said = known_.calls[i].said;
        const float text = said.empty() ? 0 : canvas.height_of(said, {Size::body}, columns.said);
        const float high = columns.said_below ? 32 * s + text : std::max(32 * s, text + 15 * s);
        const Rect line{corner.x + 4 * s, top, width - 8 * s, high};
        draw_call(page, canvas, i, line);
        if (stop(page, canvas, line, i, call_)) choose(known_.calls[i].seat);
        if (opening_ > 0 && i == call_)
            ImGui::ScrollToBringRectIntoView(
                ImGui::GetCurrentWindow(),
                {{line.left, line.top - high}, {line.right(), line.bottom() + high}});
        top += high;
    }
    ImGui::SetCursorScreenPos({corner.x, top + 2 * s});
    if (opening_ > 0) --opening_;
    ImGui::Dummy({1, 1}); // room for the outline of the last one
}

void BidsPage::draw_calls(const Page& page, const Canvas& below, const Rect& place) {
    const float s = page.scale;
    begin_part(page, "calls", place);
    const Canvas canvas = below.on(*ImGui::GetWindowDrawList());
    const Rect in = inner_of(page, place);
    const std::string title = tr("Calls");
    const float name = canvas.measure(title, head_of_bids).x + 1;
    canvas.text({in.left, in.top, name, 24 * s}, title, head_of_bids);
    canvas.text({in.left + name + 8 * s, in.top, in.width - name - 8 * s, 24 * s}, known_.dealt,
                quiet_of_bids, Align::right);
    const float outcome = canvas.height_of(known_.outcome, outcome_style, in.width);
    const Rect list{in.left - 8 * s, in.top + 32 * s, in.width + 16 * s,
                    in.height - 32 * s - outcome - 10 * s};
    if (!known_.calls.empty()) {
        const Point corner = begin_scrolled("list", list);
        draw_call_list(page, below.on(*ImGui::GetWindowDrawList()), corner, ImGui::GetContentRegionAvail().x);
        end_part();
    }
    const float top = known_.calls.empty() ? list.top : in.bottom() - outcome;
    canvas.paragraph({in.left, top, in.width, outcome + 2}, known_.outcome,
                     known_.calls.empty() ? quiet_of_bids : outcome_style);
    end_part();
}

} // namespace roundhouse::window
