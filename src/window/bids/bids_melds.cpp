// The melds, by side and then by seat.

#include "window/bids/bids_parts.hpp"

#include "base/language.hpp"

#include <imgui.h>

namespace roundhouse::window {

namespace {

Rect moved(Rect rect, Point by) {
    rect.left += by.x;
    rect.top += by.y;
    return rect;
}

} // namespace

/// The heading, and beside or under it what melds need to count, or which seat is shown alone; returns its
/// bottom.
float BidsPage::draw_meld_heading(const Page& page, const Canvas& canvas, const Rect& in) const {
    const float s = page.scale;
    const std::string title = tr("Melds");
    const float name = canvas.measure(title, head_of_bids).x + 1;
    canvas.text({in.left, in.top, name, 24 * s}, title, head_of_bids);
    const std::string said = alone_ ? tr("One player alone; Enter or a click shows all.") : known_.needed;
    const float room = in.width - name - 12 * s;
    if (canvas.measure(said, quiet_of_bids).x <= room) {
        canvas.text({in.left + name + 12 * s, in.top, room, 24 * s}, said, quiet_of_bids, Align::right);
        return in.top + 32 * s;
    }
    const float high = canvas.height_of(said, quiet_of_bids, in.width);
    canvas.paragraph({in.left, in.top + 26 * s, in.width, high + 2}, said, quiet_of_bids);
    return in.top + 34 * s + high;
}

void BidsPage::draw_seat(const Page& page, const Canvas& canvas, const SeatBlock& block, Point corner,
                         bool kept) const {
    const float s = page.scale;
    const present::SeatMelds& seat = *block.seat;
    const Rect head = moved(block.head, corner);
    const TextStyle bold{Size::body, true};
    if (head.height > 0) {
        const float sum = canvas.measure(std::to_string(seat.points), bold).x + 1;
        canvas.text({head.left, head.top, head.width - sum - 6 * s, head.height}, seat.who, bold);
        canvas.text(head, std::to_string(seat.points), bold, Align::right);
    }
    if (seat.melds.empty()) {
        const Rect line{head.left, head.bottom(), head.width, 20 * s};
        canvas.text(line, kept ? tr("not shown") : tr("no melds"), quiet_of_bids);
    }
    for (const MeldSpot& spot : block.melds) {
        for (std::size_t i = 0; i < spot.cards.size(); ++i) {
            Pose pose = spot.cards[i];
            pose.centre = pose.centre + corner;
            canvas.card(spot.meld->cards[i], pose);
        }
        canvas.paragraph(moved(spot.name, corner), spot.meld->name, {Size::body});
        canvas.text(moved(spot.points, corner), spot.meld->worth, quiet_of_bids);
    }
}

void BidsPage::draw_side(const Page& page, const Canvas& canvas, const Canvas& below, std::size_t number) {
    const float s = page.scale;
    const present::SideMelds& side = known_.sides[number];
    const SideBlock& block = layout_.sides[number];
    canvas.fill(block.bar, look::button, 8 * s);
    const Rect words{block.bar.left + 10 * s, block.bar.top + 5 * s, block.bar.width - 20 * s,
                     block.bar.height - 10 * s};
    canvas.paragraph({words.left, words.top, words.width - 50 * s, words.height + 1}, side.who, bar_style);
    if (side.points) canvas.text(words, std::to_string(*side.points), bar_style, Align::right);
    if (block.note.height > 0) canvas.paragraph(block.note, side.note, note_style);
    if (block.shown.height <= 0) return;
    const Point corner = begin_scrolled(("side " + std::to_string(number)).c_str(), block.shown);
    const Canvas inside = below.on(*ImGui::GetWindowDrawList());
    for (const SeatBlock& seat : block.seats) {
        draw_seat(page, inside, seat, corner, !side.note.empty());
        const Rect whole = moved(seat.whole, corner).grown(2 * s);
        if (stop(page, inside, whole, seats_drawn_++, seat_)) pressed_ = seat.seat->seat;
    }
    end_part();
}

void BidsPage::draw_melds(const Page& page, const Canvas& below, const Rect& place) {
    const float s = page.scale;
    begin_part(page, "melds", place);
    const Canvas canvas = below.on(*ImGui::GetWindowDrawList());
    const Rect in = inner_of(page, place);
    float top = draw_meld_heading(page, canvas, in);
    if (!known_.no_melds.empty()) {
        canvas.text({in.left, top, in.width, 24 * s}, known_.no_melds, quiet_of_bids);
        top += 34 * s;
    }
    if (known_.sides.empty() || !known_.sides.front().points) return end_part(); // nobody could meld yet
    const float wider = 8 * s;
    layout_ = lay_sides(canvas, known_.sides, alone_,
                        {in.left - wider, top, in.width + 2 * wider, in.bottom() - top}, s,
                        most_card * page.window.x);
    seats_drawn_ = 0;
    pressed_ = 0;
    for (std::size_t i = 0; i < layout_.sides.size(); ++i) draw_side(page, canvas, below, i);
    if (seat_ >= seats_drawn_) seat_ = 0;
    if (pressed_) choose(pressed_);
    end_part();
}

} // namespace roundhouse::window
