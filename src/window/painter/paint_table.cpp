// The table itself: seats, hands, the trick, and cards in motion.

#include "window/painter/painter.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"
#include "present/phases.hpp"
#include "present/scores.hpp"

#include <cmath>

#include <fmt/format.h>

namespace roundhouse::window {

namespace {

constexpr float dimmed = 0.46F;
/// How far playable cards stand out by themselves, as a part of a raise.
constexpr float allowed_stands = 0.65F;
/// A fan of more cards than this shows their number.
constexpr std::size_t spread_tells = 12;
/// In a trick of more cards than this, each shows its place in the order of play.
constexpr int order_is_seen = 4;

} // namespace

void TablePainter::draw(Point window) const {
    canvas_.felt({0, 0, window.x, window.y});
    draw_bar();
    const bool board = table_.stage.melds_open();
    // Beside a teacher, the score sheet of a finished round goes here.
    const bool sheet = table_.spotlight && !table_.session.match().round_is_on();
    if (table_.session.match().round) {
        // Draw nothing of the table under the board of melds: it would show between them.
        for (Seat seat = 1; seat <= table_.session.rules().seats; ++seat)
            if (!(board || sheet) || seat == table_.viewer) draw_seat(seat);
        if (!board) draw_middle();
        if (!board) draw_laid();
        if (!table_.spotlight) draw_hand();
        draw_flights();
    }
    if (table_.spotlight) return draw_spotlight(window);
    draw_column();
    draw_choices();
    draw_told();
    if (board) draw_melds();
    if (table_.last_trick_open) draw_last_trick();
    draw_held();
    draw_bubble();
    if (table_.waits_behind_curtain()) draw_curtain();
}

void TablePainter::draw_bar() const {
    const float t = table_.layout.text;
    const Rect& bar = table_.layout.bar;
    canvas_.fill(bar, look::panel);
    const Rulebook& rules = table_.session.rules();
    const Rect line{bar.left + 20 * t, bar.top, bar.width - 40 * t, bar.height};
    const std::string title = present::in_words(rules.title);
    canvas_.text({line.left, line.top, 0.3F * line.width, line.height}, title, {Size::label, true});
    const Match& match = table_.session.match();
    const int target = present::target_of(match), rounds = present::ending_number(rules, "rounds");
    const int number = std::max(match.round_number, 1);
    std::string round =
        rounds ? tr("Round {} of {}", number, rounds) : fmt::format("{} {}", tr("Round"), number);
    if (target) round += fmt::format(" · {} {}", tr("to"), target);
    const float round_width = canvas_.measure(round, {}).x;
    canvas_.text(line, round, {Size::body, false, look::quiet}, Align::right);
    if (!match.round_is_on()) return;

    // While melds are open, the game is ahead of its picture.
    const std::string now =
        present::phase_of(rules, table_.stage.melds_open() ? Step::meld : table_.view().step());
    const auto phases = present::phases(rules);
    std::vector<float> widths;
    float all = 0;
    for (const std::string& phase : phases) {
        widths.push_back(canvas_.measure(translated(capital(phase)), {Size::body, phase == now}).x + 40 * t);
        all += widths.back();
    }
    const float from =
        line.left + std::min(0.3F * line.width, canvas_.measure(title, {Size::label, true}).x) + 20 * t;
    const float room = line.right() - round_width - 20 * t - from;
    const bool names = all <= room;
    const float width = names ? all
                              : 22 * t * static_cast<float>(phases.size()) +
                                    canvas_.measure(translated(capital(now)), {Size::body, true}).x;
    float x = std::max(from, std::min(bar.centre().x - width / 2, from + room - width));
    bool done = true;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const bool current = phases[i] == now;
        if (current) done = false;
        const Colour colour = current ? look::gold : done ? look::quiet : look::faint;
        canvas_.circle({x + 6 * t, bar.centre().y}, 5 * t, colour);
        const bool named = names || current;
        if (named)
            canvas_.text({x + 17 * t, bar.top, 200 * t, bar.height}, translated(capital(phases[i])),
                         {Size::body, current, colour});
        x += names ? widths[i]
                   : 22 * t + (current ? canvas_.measure(translated(capital(now)), {Size::body, true}).x : 0);
    }
}

std::string TablePainter::name_on_its_side(Seat seat, const TextStyle& style,
                                           const PerSeat<float>& room) const {
    const auto as_partner = [&](Seat one) { return table_.name_at(one) + " (" + tr("partner") + ")"; };
    if (!table_.is_ours(seat)) return table_.name_at(seat);
    for (Seat one = 1; one <= table_.session.rules().seats; ++one)
        if (table_.is_ours(one) && canvas_.measure(as_partner(one), style).x > room[one])
            return table_.name_at(seat);
    return as_partner(seat);
}

void TablePainter::draw_pill(Seat seat, bool turn) const {
    const float t = table_.layout.text;
    const Rect& pill = table_.layout.seats[seat].pill;
    const Colour ground = turn ? look::gold : look::panel, ink = turn ? look::ink : look::text;
    canvas_.fill(pill, ground, pill.height / 2);
    if (table_.stage.gathering() == seat)
        canvas_.outline(pill.grown(-1), look::quiet, pill.height / 2, 2 * t);
    Rect line{pill.left + 12 * t, pill.top, pill.width - 24 * t, pill.height};
    if (table_.is_dealer(seat)) {
        const Point at{pill.right() - pill.height / 2, pill.centre().y};
        canvas_.circle(at, 0.32F * pill.height, turn ? look::ink : look::gold);
        canvas_.text({at.x - 10 * t, at.y - 10 * t, 20 * t, 20 * t}, tr("D"),
                     {Size::body, true, turn ? look::gold : look::ink}, Align::centre);
        line.width -= 16 * t;
    }
    const TextStyle style{Size::body, true, ink};
    PerSeat<float> room{};
    for (Seat one = 1; one <= table_.session.rules().seats; ++one)
        room[one] = table_.layout.seats[one].pill.width - (table_.is_dealer(one) ? 70 : 54) * t;
    const std::string text = name_on_its_side(seat, style, room);
    if (table_.is_ours(seat)) {
        canvas_.circle({pill.left + pill.height / 2, pill.centre().y}, 4.5F * t,
                       turn ? look::ink : look::gold);
        line.left += 14 * t;
        line.width -= 14 * t;
    }
    canvas_.text(line, text, style, Align::centre);
}

void TablePainter::draw_seat(Seat seat) const {
    const float t = table_.layout.text;
    const SeatPlace& place = table_.layout.seats[seat];
    const View seen = table_.view();
    std::vector<Card> open;
    if (seat != table_.viewer)
        open = present::sorted_hand(seen,
                                    table_.hands_open && table_.session.may_lay_open()
                                        ? View(*table_.session.match().round, seat).hand()
                                        : seen.open_cards(seat),
                                    table_.settings.cards.face);
    const std::size_t closed = place.backs.size() - std::min(open.size(), place.backs.size());
    for (std::size_t i = 0; i < place.backs.size(); ++i)
        if (i < closed)
            canvas_.back(place.backs[i]);
        else
            canvas_.card(open[i - closed], place.backs[i]);
    if (closed > spread_tells && open.empty()) {
        const Rect last = bounds(place.backs.back());
        canvas_.text({last.left - 10 * t, last.centre().y - 12 * t, last.width + 20 * t, 22 * t},
                     std::to_string(place.backs.size()), {Size::body, true}, Align::centre);
    }
    draw_pill(seat, table_.session.turn() == seat && !table_.stage.busy() && !table_.stage.melds_open());
    draw_said(seat);
}

/// Its call, or the number of its tricks.
void TablePainter::draw_said(Seat seat) const {
    const SeatPlace& place = table_.layout.seats[seat];
    const View seen = table_.view();
    std::string said;
    if (const auto& last = table_.stage.said(seat))
        said =
            last->renege ? tr("Renege!") : capital(present::call_in_words(*seen.rules().auction, last->call));
    const bool loud = !said.empty() && seen.auction().holder == seat;
    if (said.empty() && !table_.stage.melds_open() && table_.shows_tricks()) {
        const int tricks = seen.tricks_won(seat) - table_.stage.ungathered(seat).tricks;
        said = fmt::format("{} {}", tricks, (tricks == 1 ? tr("trick") : tr("tricks")));
    }
    if (said.empty()) return;
    const TextStyle style{loud ? Size::label : Size::body, loud, loud ? look::text : look::quiet};
    canvas_.text(place.said, said, style, seat == table_.viewer ? Align::left : Align::centre);
}

/// Where the viewer's card goes.
void TablePainter::draw_own_place() const {
    const Pose& own = table_.layout.seats[table_.viewer].trick;
    canvas_.dashed(own, look::gold, 2 * table_.layout.text);
    canvas_.text(bounds(own), tr("you"), {Size::body, true, look::gold}, Align::centre);
}

void TablePainter::draw_middle() const {
    const View seen = table_.view();
    const float t = table_.layout.text;
    const Seat won = table_.stage.gathering();
    const Seat best = table_.stage.trick().empty() ? 0 : won ? won : seen.best_seat();
    const bool wait = table_.asked() && table_.decision.kind == DecisionKind::play;
    if (wait) draw_own_place();
    int order = 0;
    for (const PlayedCard& played : table_.stage.trick()) {
        ++order;
        if (table_.stage.is_flying_to_trick(played.seat)) continue;
        const Pose& pose = table_.layout.seats[played.seat].trick;
        canvas_.card(played.card, pose);
        if (played.seat == best) canvas_.ring(pose, look::quiet);
        if (table_.session.rules().seats <= order_is_seen) continue;
        const Point at = point_on(pose, 0.5F, 0);
        canvas_.circle(at, 9 * t, look::panel);
        canvas_.text({at.x - 10 * t, at.y - 10 * t, 20 * t, 20 * t}, std::to_string(order),
                     {Size::body, true, played.seat == best ? look::text : look::quiet}, Align::centre);
    }
    draw_stock(seen);
    const bool trick_on = !table_.stage.trick().empty() || wait;
    if (trick_on || table_.stage.melds_open()) return;
    // The kitty: backs while it waits, faces while everybody looks at it.
    const CardSet open = table_.stage.kitty();
    const int cards = open.empty() ? seen.kitty_size() : open.size();
    const float width = 0.8F * table_.layout.card_width;
    const std::vector<Card> faces = present::sorted_hand(seen, open, table_.settings.cards.face);
    for (int i = 0; i < cards; ++i) {
        const float step =
            open.empty() ? 0.12F * width
                         : std::min(1.1F * width, table_.layout.middle.width / static_cast<float>(cards + 1));
        const float x = table_.layout.middle.centre().x +
                        step * (static_cast<float>(i) - static_cast<float>(cards - 1) / 2);
        const Pose pose{{x, open.empty() ? table_.layout.middle.centre().y
                                         : table_.layout.middle.top + 0.62F * width * card_aspect},
                        width,
                        0};
        if (open.empty() && table_.choices.empty())
            canvas_.back(pose);
        else if (!open.empty())
            canvas_.card(faces[static_cast<std::size_t>(i)], pose);
    }
}

void TablePainter::draw_laid() const {
    for (Seat seat = 1; seat <= table_.session.rules().seats; ++seat)
        if (const auto card = table_.laid_by(seat)) canvas_.card(*card, table_.pose_of_laid(seat));
}

/// The stock, beside the tricks; its open card sticks out from under it.
void TablePainter::draw_stock(const View& seen) const {
    const auto to_come = table_.stage.draws_to_come();
    const int cards = seen.stock_size() + static_cast<int>(to_come.size());
    if (cards == 0) return;
    const float t = table_.layout.text;
    const auto [at, width, degrees] = table_.pose_of_stock();
    auto open = seen.turned_up();
    for (const events::Drew& draw : to_come)
        if (draw.open) open = draw.card;
    if (open) canvas_.card(*open, table_.pose_of_turned_up());
    const int backs = std::min(cards - (open ? 1 : 0), 4);
    Pose top{at, width, 0};
    for (int i = 0; i < backs; ++i) {
        top.centre = at - Point{0, 2 * t * static_cast<float>(i)};
        canvas_.back(top);
    }
    const bool waits = table_.stage.waits_for_draw();
    if (waits) canvas_.ring(open && backs == 0 ? table_.pose_of_turned_up() : top, look::gold);
    canvas_.text({at.x - 1.5F * width, at.y + width * 0.74F, 3 * width, 24 * t},
                 waits ? tr("Draw a card") : fmt::format("{} {}", cards, tr("in the stock")),
                 {Size::small, waits, waits ? look::gold : look::quiet}, Align::centre);
}

/// Below the corner sign: the person's own card lies open on the table, though it is drawn in the hand.
void TablePainter::draw_open_mark(const Pose& card) const {
    const float r = 0.05F * card.width;
    const Point centre = point_on(card, 0.13F, 0.37F);
    canvas_.circle(centre, r + 1.5F * table_.layout.text, look::ink);
    canvas_.circle(centre, r, look::gold);
}

/// What the mark means, left of the person's name.
void TablePainter::draw_legend_of_open() const {
    const float t = table_.layout.text, r = 5 * t;
    const Rect& pill = table_.layout.seats[table_.viewer].pill;
    const std::string words = tr("lies open");
    const float width = canvas_.measure(words, {Size::small}).x;
    const Rect text{pill.left - 14 * t - width, pill.top, width, pill.height};
    canvas_.circle({text.left - 10 * t, pill.centre().y}, r, look::gold);
    canvas_.text(text, words, {Size::small, false, look::quiet});
}

void TablePainter::draw_hand() const {
    const bool choosing = table_.asked() && table_.offer.picking != Picking::none;
    const View seen = table_.view();
    CardSet open = seen.stock_size() > 0 ? seen.open_cards(table_.viewer) : CardSet{};
    if (!open.empty()) draw_legend_of_open();
    for (std::size_t i = 0; i < table_.layout.hand.size(); ++i) {
        const Pose flat = table_.hand_pose(i);
        if (table_.is_dragged(static_cast<int>(i))) continue;
        if (i >= table_.hand.size()) { // nobody may see them now
            canvas_.back(flat);
            continue;
        }
        const bool allowed = !choosing || table_.offer.cards.has(table_.hand[i]);
        const bool some_are_not = choosing && table_.offer.picking == Picking::one &&
                                  table_.offer.cards.kinds() != seen.hand().kinds();
        const bool lifted =
            table_.picked[i] ||
            (static_cast<int>(i) == table_.hover &&
             (table_.may_lay(table_.hover) || (table_.spotlight && table_.spotlight->hand_answers))) ||
            (allowed &&
             (table_.is_raised(static_cast<int>(i)) || (choosing && static_cast<int>(i) == table_.hover)));
        const float height = lifted ? 1 : some_are_not && allowed ? allowed_stands : 0;
        const Pose pose = raised_by(flat, height * table_.layout.raise);
        canvas_.card(table_.hand[i], pose, allowed ? 0 : dimmed);
        if (open.has(table_.hand[i])) {
            open.remove(table_.hand[i]);
            draw_open_mark(pose);
        }
        if (table_.is_raised(static_cast<int>(i))) canvas_.ring(pose, look::gold);
    }
    if (choosing && table_.offer.picking == Picking::several) draw_marks_of_hand();
}

/// If several cards can be picked: marks the key focus and what the hint would take.
void TablePainter::draw_marks_of_hand() const {
    const float t = table_.layout.text;
    const auto pose_of = [&](int place) {
        const bool up = table_.is_raised(place) || place == table_.hover;
        return raised_by(table_.hand_pose(static_cast<std::size_t>(place)), up ? table_.layout.raise : 0);
    };
    for (const int place : table_.places_in_hand(table_.advised)) {
        const Point tip = point_on(pose_of(place), 0.16F, 0) - Point{0, 2 * t};
        canvas_.triangle(tip, tip - Point{8 * t, 11 * t}, tip - Point{-8 * t, 11 * t}, look::gold);
    }
    if (table_.focus < 0) return;
    Pose inside = pose_of(table_.focus);
    inside.width *= 0.92F;
    canvas_.dashed(inside, look::panel, 3 * t);
}

void TablePainter::draw_flights() const {
    for (const Flight& flight : table_.stage.flights()) {
        const Pose pose = part_way(table_.pose_of(flight.from), table_.pose_of(flight.to),
                                   flight.progress(table_.stage.now()));
        if (flight.card)
            canvas_.card(*flight.card, pose);
        else
            canvas_.back(pose);
    }
}

/// On top of everything: the dragged card, and where it may go.
void TablePainter::draw_held() const {
    if (table_.offer.shown && table_.asked() && !table_.is_dragged(TableModel::shown_card)) {
        const Rect rect = table_.place_of_shown();
        canvas_.card(*table_.offer.shown, {rect.centre(), rect.width, 0});
    }
    if (!table_.drag || !table_.drag->moving || !table_.may_move(table_.drag->place)) return;
    const float t = table_.layout.text;
    if (table_.drag->place == TableModel::shown_card || table_.drag->place == TableModel::stock_card) {
        const bool home = table_.layout.hand_area.contains(table_.mouse);
        if (home) canvas_.outline(table_.layout.hand_area.grown(-2 * t), look::gold, 14 * t, 2 * t);
    } else if (table_.over_table(table_.mouse)) {
        if (!table_.asked())
            canvas_.ring(table_.pose_of_laid(table_.viewer), look::gold);
        else if (table_.offer.picking == Picking::one)
            canvas_.ring(table_.layout.seats[table_.viewer].trick, look::gold);
        else
            canvas_.outline(table_.choices_panel.grown(3 * t), look::gold, 16 * t, 2 * t);
    }
    if (table_.drag->place == TableModel::stock_card) return canvas_.back(table_.pose_of_drag());
    const Card card = table_.drag->place == TableModel::shown_card
                          ? *table_.offer.shown
                          : table_.hand[static_cast<std::size_t>(table_.drag->place)];
    canvas_.card(card, table_.pose_of_drag());
}

} // namespace roundhouse::window
