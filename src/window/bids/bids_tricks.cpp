// The tricks as counts, and the last one as cards.

#include "window/bids/bids_parts.hpp"

#include "base/language.hpp"

#include <imgui.h>

namespace roundhouse::window {

namespace {

/// At a scale of 1.
constexpr float line_high = 28, name_under_card = 20;
/// With more sides than this, counts scroll.
constexpr std::size_t most_lines = 3;

float card_of_trick(const Page& page) { return std::min(0.72F * most_card * page.window.x, 76 * page.scale); }

/// A small card for each trick: filled for ours, an outline for others.
void draw_marks(const Canvas& canvas, const Rect& place, const present::SideTricks& side, float s) {
    const float high = std::min(16 * s, place.height), wide = 0.72F * high;
    const auto tricks = static_cast<float>(side.tricks);
    const float step = std::min(wide + 4 * s, (place.width - wide) / std::max(tricks - 1, 1.0F));
    for (int i = 0; i < side.tricks; ++i) {
        const Rect mark{place.left + step * static_cast<float>(i), place.centre().y - high / 2, wide, high};
        if (side.ours)
            canvas.fill(mark.grown(-0.5F * s), look::gold, 2 * s);
        else
            canvas.outline(mark.grown(-1 * s), look::text, 2 * s, 1.3F * s);
    }
}

} // namespace

float height_of_tricks(const Page& page, const present::BidsAndMelds& known) {
    const float s = page.scale;
    const float lines = line_high * s * static_cast<float>(std::min(known.tricks.size(), most_lines));
    const float cards =
        known.last_trick.empty() ? 0 : card_of_trick(page) * card_aspect + (name_under_card + 6) * s;
    return 24 * s + 30 * s + std::max(lines, cards) + 6;
}

void BidsPage::draw_counts(const Page& page, const Canvas& canvas, Point corner, float width) const {
    const float s = page.scale, count = 30 * s;
    float names = 0;
    for (const present::SideTricks& side : known_.tricks)
        names = std::max(names, canvas.measure(side.who, {Size::body}).x + 2);
    names = std::min(names, 0.55F * width);
    float top = corner.y;
    for (const present::SideTricks& side : known_.tricks) {
        const Rect line{corner.x, top, width, line_high * s};
        canvas.text({line.left, line.top, names, line.height}, side.who, {Size::body});
        draw_marks(canvas,
                   {line.left + names + 10 * s, line.top, width - names - count - 14 * s, line.height}, side,
                   s);
        canvas.text(line, std::to_string(side.tricks), {Size::label, true}, Align::right);
        top += line.height;
    }
    ImGui::SetCursorScreenPos({corner.x, top - 1});
    ImGui::Dummy({1, 1});
}

void BidsPage::draw_last_trick(const Page& page, const Canvas& canvas, const Rect& place) {
    const float s = page.scale, wide = card_of_trick(page), high = wide * card_aspect;
    const auto number = static_cast<float>(std::max<std::size_t>(known_.last_trick.size(), 1));
    const float step = std::min(std::max(wide + 40 * s, 96 * s), place.width / number);
    Size size = Size::body; // of the names; smaller if there are many
    for (const present::CardOfTrick& played : known_.last_trick)
        if (canvas.measure(played.who, {Size::body, true}).x > step) size = Size::small;
    for (std::size_t i = 0; i < known_.last_trick.size(); ++i) {
        const present::CardOfTrick& played = known_.last_trick[i];
        const Rect column{place.left + step * static_cast<float>(i), place.top, step,
                          high + (name_under_card + 6) * s};
        const Pose pose{{column.centre().x, column.top + 3 * s + high / 2}, std::min(wide, step - 4 * s), 0};
        canvas.card(played.card, pose);
        if (played.took) canvas.ring(pose, look::gold);
        canvas.text({column.left, column.top + high + 5 * s, column.width, name_under_card * s}, played.who,
                    {size, played.took}, Align::centre);
        if (stop(page, canvas, column, i, card_)) choose(played.seat);
    }
}

void BidsPage::draw_tricks(const Page& page, const Canvas& below, const Rect& place) {
    const float s = page.scale;
    begin_part(page, "tricks", place);
    const Canvas canvas = below.on(*ImGui::GetWindowDrawList());
    const Rect in = inner_of(page, place);
    const float left = 0.36F * in.width, gap = 18 * s;
    canvas.text({in.left, in.top, left, 24 * s}, tr("Tricks"), head_of_bids);
    const Point corner = begin_scrolled("counts", {in.left, in.top + 30 * s, left, in.height - 30 * s});
    draw_counts(page, below.on(*ImGui::GetWindowDrawList()), corner, ImGui::GetContentRegionAvail().x);
    end_part();
    const float middle = in.left + left + gap;
    canvas.line({middle, in.top}, {middle, in.bottom()}, look::button, 1.5F * s);
    const Rect right{middle + gap, in.top, in.right() - middle - gap, in.height};
    std::string said = known_.taken + (known_.hidden.empty() ? "" : " " + known_.hidden);
    const std::string title = tr("Last trick");
    const float name = known_.last_trick.empty() ? 0 : canvas.measure(title, head_of_bids).x + 14 * s;
    if (name > 0) canvas.text({right.left, right.top, name, 24 * s}, title, head_of_bids);
    if (canvas.measure(said, quiet_of_bids).x > right.width - name) said = known_.taken;
    canvas.text({right.left + name, right.top, right.width - name, 24 * s}, said, quiet_of_bids);
    draw_last_trick(page, canvas, {right.left, right.top + 28 * s, right.width, right.height - 28 * s});
    end_part();
}

} // namespace roundhouse::window
