// The table itself: seats, hands, the trick, and what is on its way.

#include "table/scene.hpp"

#include "teach/explain.hpp"

#include <cmath>

#include <fmt/format.h>

namespace roundhouse::table {

namespace {

constexpr float dimmed = 0.42F;
constexpr double fan_closes = 0.2; ///< seconds

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// What the game is played to, if the rules say so; 0 if not.
int target_of(const Rulebook& rules) {
    for (const auto& [name, value] : rules.ending_says.facts)
        if (const int* number = std::get_if<int>(&value); number && (name == "target" || name == "rounds"))
            return *number;
    return 0;
}

Pose between(const Pose& from, const Pose& to, float t) {
    return {from.centre + (to.centre - from.centre) * t, from.width + (to.width - from.width) * t,
            from.degrees + (to.degrees - from.degrees) * t};
}

} // namespace

void TableScene::lay_out(Point window, const Canvas& canvas) {
    TableShape shape;
    shape.window = window;
    shape.seats = session_.rules().seats;
    shape.turn = session_.rules().turn;
    shape.viewer = viewer_;
    shape.text_scale = settings_.text_scale;
    hand_.clear();
    if (session_.match().round) {
        const View seen = view();
        for (Seat seat = 1; seat <= shape.seats; ++seat) shape.cards[seat] = seen.hand_size(seat);
        const CardSet coming = stage_.coming();
        hand_ = sorted_hand(seen, seen.hand() - common(seen.hand(), coming));
        shape.cards[viewer_] -= common(seen.hand(), coming).size();
    }
    shape.upper_row = upper_row_of(hand_);
    picked_.resize(hand_.size(), false);
    layout_ = lay_table(shape);
    fan_.lay(hand_, layout_.hand, now_, stage_.pace() > 0 ? fan_closes / stage_.pace() : 0,
             window != laid_for_);
    laid_for_ = window;
    lay_tools(window);
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
        for (Seat seat = 1; seat <= session_.rules().seats; ++seat) draw_seat(canvas, seat);
        draw_middle(canvas);
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
    const std::string title = rules.title.in(words_.language());
    canvas.text({line.left, line.top, 0.3F * line.width, line.height}, title, {Size::label, true});
    const int target = target_of(rules);
    const Match& match = session_.match();
    std::string round = fmt::format("{} {}", words_("Round"), std::max(match.round_number, 1));
    if (target) round += fmt::format(" · {} {}", words_("to"), target);
    const float round_width = canvas.measure(round, {}).x;
    canvas.text(line, round, {Size::body, false, look::quiet}, Align::right);
    if (!match.round_is_on()) return;

    const std::string now = teach::phase_of(rules, view().step());
    const auto phases = teach::phases(rules);
    std::vector<float> widths;
    float all = 0;
    for (const std::string& phase : phases) {
        widths.push_back(canvas.measure(words_(capital(phase)), {Size::body, phase == now}).x + 40 * t);
        all += widths.back();
    }
    const float from =
        line.left + std::min(0.3F * line.width, canvas.measure(title, {Size::label, true}).x) + 20 * t;
    const float room = line.right() - round_width - 20 * t - from;
    const bool names = all <= room;
    const float width = names ? all
                              : 22 * t * static_cast<float>(phases.size()) +
                                    canvas.measure(words_(capital(now)), {Size::body, true}).x;
    float x = std::max(from, std::min(bar.centre().x - width / 2, from + room - width));
    bool done = true;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const bool current = phases[i] == now;
        if (current) done = false;
        const Colour colour = current ? look::gold : done ? look::quiet : look::faint;
        canvas.circle({x + 6 * t, bar.centre().y}, 5 * t, colour);
        const bool named = names || current;
        if (named)
            canvas.text({x + 17 * t, bar.top, 200 * t, bar.height}, words_(capital(phases[i])),
                        {Size::body, current, colour});
        x += names ? widths[i]
                   : 22 * t + (current ? canvas.measure(words_(capital(now)), {Size::body, true}).x : 0);
    }
}

void TableScene::draw_seat(const Canvas& canvas, Seat seat) const {
    const float t = layout_.text;
    const SeatPlace& place = layout_.seats[seat];
    const View seen = view();
    std::vector<Card> open;
    if (hands_open_ && session_.replaying() && seat != viewer_)
        open = sorted_hand(seen, View(*session_.match().round, seat).hand());
    for (std::size_t i = 0; i < place.backs.size(); ++i)
        if (i < open.size())
            canvas.card(open[i], place.backs[i]);
        else
            canvas.back(place.backs[i]);
    const Rect& pill = place.pill;
    canvas.fill(pill, look::panel, pill.height / 2);
    const bool turn = session_.turn() == seat && !stage_.busy() && !stage_.melds_open();
    if (turn || stage_.gathering() == seat)
        canvas.outline(pill.grown(-1), turn ? look::gold : look::quiet, pill.height / 2, 2 * t);
    std::string text = session_.name(seat);
    if (session_.rules().sides == SidesForm::partners && partner_of(session_.rules(), viewer_) == seat &&
        session_.is_person(viewer_))
        text += " (" + words_("partner") + ")";
    const bool dealer = seen.dealer() == seat;
    const float chip = dealer ? 26 * t : 0;
    canvas.text({pill.left + 12 * t, pill.top, pill.width - 24 * t - chip, pill.height}, text,
                {Size::body, true}, Align::centre);
    if (dealer) {
        const Point at{pill.right() - pill.height / 2, pill.centre().y};
        canvas.circle(at, 0.31F * pill.height, look::gold);
        canvas.text({at.x - 10 * t, at.y - 10 * t, 20 * t, 20 * t}, "D", {Size::small, true, look::ink},
                    Align::centre);
    }
    std::string said = words_(stage_.said(seat));
    bool loud = !said.empty() && seen.auction().holder == seat;
    if (said.empty() && !seen.over() && (seen.step() == Step::play || seen.step() == Step::draw_play))
        said = fmt::format("{} {}", seen.tricks_won(seat),
                           words_(seen.tricks_won(seat) == 1 ? "trick" : "tricks"));
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
        canvas.text(box, words_("you"), {Size::body, true, look::gold}, Align::centre);
    }
    for (const PlayedCard& played : stage_.trick()) {
        if (stage_.is_flying_to_trick(played.seat)) continue;
        canvas.card(played.card, layout_.seats[played.seat].trick);
        if (played.seat == best) canvas.ring(layout_.seats[played.seat].trick, look::quiet);
    }
    draw_stock(canvas, seen);
    const bool trick_on = !stage_.trick().empty() || wait;
    if (trick_on || stage_.melds_open()) return;
    // The kitty: its back while it waits, its cards while everybody looks at them.
    const CardSet open = stage_.kitty();
    const int cards = open.empty() ? seen.kitty_size() : open.size();
    const float width = 0.8F * layout_.card_width;
    const std::vector<Card> faces = sorted_hand(seen, open);
    for (int i = 0; i < cards; ++i) {
        const float step = open.empty()
                               ? 0.12F * width
                               : std::min(1.1F * width, layout_.middle.width / static_cast<float>(cards + 1));
        const float x =
            layout_.middle.centre().x + step * (static_cast<float>(i) - static_cast<float>(cards - 1) / 2);
        const Pose pose{{x, layout_.middle.top + 0.62F * width * card_aspect}, width, 0};
        if (open.empty() && choices_.empty())
            canvas.back(pose);
        else if (!open.empty())
            canvas.card(faces[static_cast<std::size_t>(i)], pose);
    }
}

/// What is still to be drawn, beside the tricks; the card that lies open looks out under it.
void TableScene::draw_stock(const Canvas& canvas, const View& seen) const {
    if (seen.stock_size() == 0) return;
    const float t = layout_.text, width = 0.62F * layout_.card_width;
    const Point at{layout_.middle.left + 0.75F * width, layout_.middle.centre().y};
    if (const auto open = seen.turned_up()) canvas.card(*open, {at + Point{0.3F * width, 0}, width, 90});
    const int backs = std::min(seen.stock_size(), 4);
    for (int i = 0; i < backs; ++i) canvas.back({at - Point{0, 2 * t * static_cast<float>(i)}, width, 0});
    canvas.text({at.x - width, at.y + width * 0.75F, 2 * width, 24 * t},
                fmt::format("{} {}", seen.stock_size(), words_("in the stock")),
                {Size::small, false, look::quiet}, Align::centre);
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
            picked_[i] ||
            (allowed && (static_cast<int>(i) == focus_ || (choosing && static_cast<int>(i) == hover_)));
        const float height = lifted ? 1 : some_are_not && allowed ? 0.55F : 0;
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
        const Pose pose = between(pose_of(flight.from), pose_of(flight.to), flight.progress(stage_.now()));
        if (flight.card)
            canvas.card(*flight.card, pose);
        else
            canvas.back(pose);
    }
}

} // namespace roundhouse::table
