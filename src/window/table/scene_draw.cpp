// The table itself: seats, hands, the trick, and what is on its way.

#include "window/table/scene.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"
#include "present/phases.hpp"
#include "present/scores.hpp"

#include <cmath>

#include <fmt/format.h>

namespace roundhouse::window {

namespace {

constexpr float dimmed = 0.46F;
/// How much of a raise cards that may be played stand out by themselves.
constexpr float allowed_stands = 0.65F;
/// A fan of more cards has their number on it.
constexpr std::size_t spread_tells = 12;
/// In a trick of more seats the order of play is written on the cards.
constexpr int order_is_seen = 4;
constexpr double fan_closes = 0.2; ///< seconds

} // namespace

void TableScene::lay_out(Point window, const Canvas& canvas) {
    TableShape shape;
    shape.window = window;
    shape.seats = session_.rules().seats;
    shape.turn = session_.rules().turn;
    shape.viewer = viewer_;
    shape.text_scale = settings_.text_scale;
    shape.open = hands_open_ && session_.replaying();
    hand_.clear();
    if (session_.match().round) {
        const View seen = view();
        for (Seat seat = 1; seat <= shape.seats; ++seat)
            shape.cards[seat] = seen.hand_size(seat) - (seen.laid(seat) ? 1 : 0);
        CardSet elsewhere = stage_.coming();
        if (const auto laid = seen.laid(viewer_)) elsewhere.add(*laid);
        hand_ = present::sorted_hand(seen, seen.hand() - common(seen.hand(), elsewhere));
        shape.cards[viewer_] = seen.seat() ? static_cast<int>(hand_.size()) : shape.cards[viewer_];
    }
    shape.upper_row = upper_row_of(hand_);
    picked_.resize(hand_.size(), false);
    layout_ = lay_table(shape);
    fan_.lay(hand_, layout_.hand, now_, stage_.pace() > 0 ? fan_closes / stage_.pace() : 0,
             window != laid_for_);
    laid_for_ = window;
    lay_tools();
    lay_choices(canvas);
}

Wish TableScene::draw(const Canvas& canvas, Point window, const Input& input) {
    Wish wish = Wish::none;
    lay_out(window, canvas);
    mouse_ = input.mouse;
    std::vector<bool> raised(hand_.size());
    for (std::size_t i = 0; i < hand_.size(); ++i) raised[i] = picked_[i] || static_cast<int>(i) == focus_;
    hover_ = card_at(layout_.hand, mouse_, raised, layout_.raise);
    obey(input, wish);
    lay_out(window, canvas); // what was just done shows at once

    canvas.felt({0, 0, window.x, window.y});
    draw_bar(canvas);
    if (session_.match().round) {
        // Under the board of melds nothing of the table shows that would shine through between them.
        const bool board = stage_.melds_open();
        for (Seat seat = 1; seat <= session_.rules().seats; ++seat)
            if (!board || seat == viewer_) draw_seat(canvas, seat);
        if (!board) draw_middle(canvas);
        if (!board) draw_laid(canvas);
        draw_hand(canvas);
        draw_flights(canvas);
    }
    draw_column(canvas);
    draw_choices(canvas);
    if (stage_.melds_open()) draw_melds(canvas);
    if (last_trick_open_) draw_last_trick(canvas);
    draw_held(canvas);
    draw_bubble(canvas);
    if (curtain_) draw_curtain(canvas);
    return wish;
}

void TableScene::draw_bar(const Canvas& canvas) const {
    const float t = layout_.text;
    const Rect& bar = layout_.bar;
    canvas.fill(bar, look::panel);
    const Rulebook& rules = session_.rules();
    const Rect line{bar.left + 20 * t, bar.top, bar.width - 40 * t, bar.height};
    const std::string title = present::in_words(rules.title);
    canvas.text({line.left, line.top, 0.3F * line.width, line.height}, title, {Size::label, true});
    const Match& match = session_.match();
    const int target = present::target_of(match), rounds = present::ending_number(rules, "rounds");
    const int number = std::max(match.round_number, 1);
    std::string round =
        rounds ? tr("Round {} of {}", number, rounds) : fmt::format("{} {}", tr("Round"), number);
    if (target) round += fmt::format(" · {} {}", tr("to"), target);
    const float round_width = canvas.measure(round, {}).x;
    canvas.text(line, round, {Size::body, false, look::quiet}, Align::right);
    if (!match.round_is_on()) return;

    // The game is further on than its picture while melds lie open.
    const std::string now = present::phase_of(rules, stage_.melds_open() ? Step::meld : view().step());
    const auto phases = present::phases(rules);
    std::vector<float> widths;
    float all = 0;
    for (const std::string& phase : phases) {
        widths.push_back(canvas.measure(translated(capital(phase)), {Size::body, phase == now}).x + 40 * t);
        all += widths.back();
    }
    const float from =
        line.left + std::min(0.3F * line.width, canvas.measure(title, {Size::label, true}).x) + 20 * t;
    const float room = line.right() - round_width - 20 * t - from;
    const bool names = all <= room;
    const float width = names ? all
                              : 22 * t * static_cast<float>(phases.size()) +
                                    canvas.measure(translated(capital(now)), {Size::body, true}).x;
    float x = std::max(from, std::min(bar.centre().x - width / 2, from + room - width));
    bool done = true;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const bool current = phases[i] == now;
        if (current) done = false;
        const Colour colour = current ? look::gold : done ? look::quiet : look::faint;
        canvas.circle({x + 6 * t, bar.centre().y}, 5 * t, colour);
        const bool named = names || current;
        if (named)
            canvas.text({x + 17 * t, bar.top, 200 * t, bar.height}, translated(capital(phases[i])),
                        {Size::body, current, colour});
        x += names ? widths[i]
                   : 22 * t + (current ? canvas.measure(translated(capital(now)), {Size::body, true}).x : 0);
    }
}

std::string TableScene::name_at(Seat seat) const {
    if (seat != viewer_ || !session_.is_person(seat)) return session_.name(seat);
    if (session_.people() == 1) return tr("You");
    return tr("You") + " · " + session_.name(seat);
}

/// The other seats that are known to play on the viewer's side.
bool TableScene::is_ours(Seat seat) const {
    if (seat == viewer_ || !session_.is_person(viewer_)) return false;
    const Rulebook& rules = session_.rules();
    if (rules.sides == SidesForm::called) return view().partner() == seat;
    return rules.party[seat] == rules.party[viewer_];
}

void TableScene::draw_pill(const Canvas& canvas, Seat seat, bool turn) const {
    const float t = layout_.text;
    const Rect& pill = layout_.seats[seat].pill;
    const Colour ground = turn ? look::gold : look::panel, ink = turn ? look::ink : look::text;
    canvas.fill(pill, ground, pill.height / 2);
    if (stage_.gathering() == seat) canvas.outline(pill.grown(-1), look::quiet, pill.height / 2, 2 * t);
    Rect line{pill.left + 12 * t, pill.top, pill.width - 24 * t, pill.height};
    if (view().dealer() == seat) {
        const Point at{pill.right() - pill.height / 2, pill.centre().y};
        canvas.circle(at, 0.32F * pill.height, turn ? look::ink : look::gold);
        canvas.text({at.x - 10 * t, at.y - 10 * t, 20 * t, 20 * t}, tr("D"),
                    {Size::body, true, turn ? look::gold : look::ink}, Align::centre);
        line.width -= 16 * t;
    }
    const TextStyle style{Size::body, true, ink};
    std::string text = name_at(seat);
    if (is_ours(seat)) {
        const std::string with = text + " (" + tr("partner") + ")";
        if (canvas.measure(with, style).x <= line.width - 16 * t) text = with;
        canvas.circle({pill.left + pill.height / 2, pill.centre().y}, 4.5F * t,
                      turn ? look::ink : look::gold);
        line.left += 14 * t;
        line.width -= 14 * t;
    }
    canvas.text(line, text, style, Align::centre);
}

void TableScene::draw_seat(const Canvas& canvas, Seat seat) const {
    const float t = layout_.text;
    const SeatPlace& place = layout_.seats[seat];
    const View seen = view();
    std::vector<Card> open;
    if (seat != viewer_)
        open = present::sorted_hand(seen, hands_open_ && session_.replaying()
                                              ? View(*session_.match().round, seat).hand()
                                              : seen.open_cards(seat));
    const std::size_t closed = place.backs.size() - std::min(open.size(), place.backs.size());
    for (std::size_t i = 0; i < place.backs.size(); ++i)
        if (i < closed)
            canvas.back(place.backs[i]);
        else
            canvas.card(open[i - closed], place.backs[i]);
    if (closed > spread_tells && open.empty()) {
        const Rect last = bounds(place.backs.back());
        canvas.text({last.left - 10 * t, last.centre().y - 12 * t, last.width + 20 * t, 22 * t},
                    std::to_string(place.backs.size()), {Size::body, true}, Align::centre);
    }
    draw_pill(canvas, seat, session_.turn() == seat && !stage_.busy() && !stage_.melds_open());
    std::string said = translated(stage_.said(seat));
    const bool loud = !said.empty() && seen.auction().holder == seat;
    if (said.empty() && !stage_.melds_open() && shows_tricks()) {
        const int tricks = seen.tricks_won(seat) - stage_.ungathered(seat).tricks;
        said = fmt::format("{} {}", tricks, (tricks == 1 ? tr("trick") : tr("tricks")));
    }
    if (said.empty()) return;
    const TextStyle style{loud ? Size::label : Size::body, loud, loud ? look::text : look::quiet};
    canvas.text(place.said, said, style, seat == viewer_ ? Align::left : Align::centre);
}

void TableScene::draw_middle(const Canvas& canvas) const {
    const View seen = view();
    const float t = layout_.text;
    const Seat won = stage_.gathering();
    const Seat best = stage_.trick().empty() ? 0 : won ? won : seen.best_seat();
    const bool wait = asked() && decision_.kind == DecisionKind::play;
    if (wait) {
        const Pose& own = layout_.seats[viewer_].trick;
        canvas.dashed(own, look::gold, 2 * t);
        const Rect box = bounds(own);
        canvas.text(box, tr("you"), {Size::body, true, look::gold}, Align::centre);
    }
    int order = 0;
    for (const PlayedCard& played : stage_.trick()) {
        ++order;
        if (stage_.is_flying_to_trick(played.seat)) continue;
        const Pose& pose = layout_.seats[played.seat].trick;
        canvas.card(played.card, pose);
        if (played.seat == best) canvas.ring(pose, look::quiet);
        if (session_.rules().seats <= order_is_seen) continue;
        const Point at = point_on(pose, 0.5F, 0);
        canvas.circle(at, 9 * t, look::panel);
        canvas.text({at.x - 10 * t, at.y - 10 * t, 20 * t, 20 * t}, std::to_string(order),
                    {Size::body, true, played.seat == best ? look::text : look::quiet}, Align::centre);
    }
    draw_stock(canvas, seen);
    const bool trick_on = !stage_.trick().empty() || wait;
    if (trick_on || stage_.melds_open()) return;
    // The kitty: its back while it waits, its cards while everybody looks at them.
    const CardSet open = stage_.kitty();
    const int cards = open.empty() ? seen.kitty_size() : open.size();
    const float width = 0.8F * layout_.card_width;
    const std::vector<Card> faces = present::sorted_hand(seen, open);
    for (int i = 0; i < cards; ++i) {
        const float step = open.empty()
                               ? 0.12F * width
                               : std::min(1.1F * width, layout_.middle.width / static_cast<float>(cards + 1));
        const float x =
            layout_.middle.centre().x + step * (static_cast<float>(i) - static_cast<float>(cards - 1) / 2);
        const Pose pose{
            {x, open.empty() ? layout_.middle.centre().y : layout_.middle.top + 0.62F * width * card_aspect},
            width,
            0};
        if (open.empty() && choices_.empty())
            canvas.back(pose);
        else if (!open.empty())
            canvas.card(faces[static_cast<std::size_t>(i)], pose);
    }
}

/// Between its seat and where it will be played, at an angle.
Pose TableScene::pose_of_laid(Seat seat) const {
    const SeatPlace& place = layout_.seats[seat];
    const Pose pose = part_way(place.trick, {place.pill.centre(), place.trick.width, 0}, 0.4F);
    return {pose.centre, 0.85F * pose.width, 12};
}

/// Shown from the moment it is laid until its turn has come.
std::optional<Card> TableScene::laid_by(Seat seat) const {
    const auto shown = stage_.laid(seat);
    return shown ? shown : view().laid(seat);
}

void TableScene::draw_laid(const Canvas& canvas) const {
    for (Seat seat = 1; seat <= session_.rules().seats; ++seat)
        if (const auto card = laid_by(seat)) canvas.card(*card, pose_of_laid(seat));
}

/// At the left of the tricks; at the edge of the middle while hands are drafted, as a panel asks there.
Pose TableScene::pose_of_stock() const {
    const float width = 0.8F * layout_.seats[viewer_].trick.width;
    const Rect& middle = layout_.middle;
    const float x = view().step() == Step::draft
                        ? middle.left + 0.8F * width
                        : std::max(middle.left + width, middle.centre().x - 2.4F * width);
    return {{x, middle.centre().y}, width, 0};
}

/// What is still to be drawn, beside the tricks; the card that lies open looks out under it.
void TableScene::draw_stock(const Canvas& canvas, const View& seen) const {
    const auto to_come = stage_.draws_to_come();
    const int cards = seen.stock_size() + static_cast<int>(to_come.size());
    if (cards == 0) return;
    const float t = layout_.text;
    const auto [at, width, degrees] = pose_of_stock();
    auto open = seen.turned_up();
    for (const events::Drew& draw : to_come)
        if (draw.open) open = draw.card;
    if (open) canvas.card(*open, {at - Point{0.45F * width, 0}, width, 90});
    const int backs = std::min(cards - (open ? 1 : 0), 4);
    Pose top{at, width, 0};
    for (int i = 0; i < backs; ++i) {
        top.centre = at - Point{0, 2 * t * static_cast<float>(i)};
        canvas.back(top);
    }
    const bool waits = stage_.waits_for_draw();
    if (waits)
        canvas.ring(open && backs == 0 ? Pose{at - Point{0.45F * width, 0}, width, 90} : top, look::gold);
    canvas.text({at.x - 1.5F * width, at.y + width * 0.74F, 3 * width, 24 * t},
                waits ? tr("Draw a card") : fmt::format("{} {}", cards, tr("in the stock")),
                {Size::small, waits, waits ? look::gold : look::quiet}, Align::centre);
}

void TableScene::draw_hand(const Canvas& canvas) const {
    const bool choosing = asked() && offer_.picking != Picking::none;
    for (std::size_t i = 0; i < layout_.hand.size(); ++i) {
        const Pose flat = hand_pose(i);
        if (is_dragged(static_cast<int>(i))) continue;
        if (i >= hand_.size()) { // nobody may see them now
            canvas.back(flat);
            continue;
        }
        const bool allowed = !choosing || offer_.cards.has(hand_[i]);
        const bool some_are_not =
            choosing && offer_.picking == Picking::one && offer_.cards.kinds() != view().hand().kinds();
        const bool lifted =
            picked_[i] || (static_cast<int>(i) == hover_ && may_lay(hover_)) ||
            (allowed && (static_cast<int>(i) == focus_ || (choosing && static_cast<int>(i) == hover_)));
        const float height = lifted ? 1 : some_are_not && allowed ? allowed_stands : 0;
        const Pose pose = raised_by(flat, height * layout_.raise);
        canvas.card(hand_[i], pose, allowed ? 0 : dimmed);
        if (picked_[i] || static_cast<int>(i) == focus_) canvas.ring(pose, look::gold);
    }
}

Pose TableScene::pose_of(const Spot& spot) const {
    const float width = layout_.card_width;
    switch (spot.kind) {
    case Spot::Kind::trick: return layout_.seats[spot.seat].trick;
    case Spot::Kind::middle: return {layout_.middle.centre(), 0.6F * width, 0};
    case Spot::Kind::stock: return pose_of_stock();
    case Spot::Kind::laid: return pose_of_laid(spot.seat);
    case Spot::Kind::hand:
        if (spot.seat == viewer_)
            return launched_.width > 0 ? launched_ : Pose{layout_.hand_area.centre(), width, 0};
        break;
    case Spot::Kind::seat:
        if (spot.seat == viewer_)
            return {layout_.seats[spot.seat].pill.centre() + Point{0, 0.5F * width}, 0.5F * width, 0};
        break;
    }
    const SeatPlace& place = layout_.seats[spot.seat];
    return {place.backs.empty() ? place.pill.centre() : place.backs[place.backs.size() / 2].centre,
            0.5F * width, 0};
}

void TableScene::draw_flights(const Canvas& canvas) const {
    for (const Flight& flight : stage_.flights()) {
        const Pose pose = part_way(pose_of(flight.from), pose_of(flight.to), flight.progress(stage_.now()));
        if (flight.card)
            canvas.card(*flight.card, pose);
        else
            canvas.back(pose);
    }
}

} // namespace roundhouse::window
