#include "window/table/model.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/scores.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::window {

bool TableModel::asked() const { return !curtain && has_turn(); }

bool TableModel::waits_behind_curtain() const { return curtain && has_turn(); }

bool TableModel::has_turn() const {
    return session.is_person(session.turn()) && session.turn() == viewer && !stage.busy() &&
           !stage.melds_open();
}

bool TableModel::may_lay(int place) const {
    const bool watches = place >= 0 && place < static_cast<int>(hand.size()) && !asked() &&
                         session.match().round_is_on() && seat_of_view() != 0 && !session.replaying();
    return watches && view().asides().play.has(hand[static_cast<std::size_t>(place)]);
}

bool TableModel::nothing_picked() const {
    return offer.picking == Picking::several &&
           std::count(picked.begin(), picked.end(), true) == decision.in_any_case.size();
}

std::vector<int> TableModel::places_in_hand(CardSet cards) const {
    std::vector<int> places;
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (cards.has(hand[i])) {
            cards.remove(hand[i]);
            places.push_back(static_cast<int>(i));
        }
    return places;
}

int TableModel::first_choosable(int step) const {
    const int cards = static_cast<int>(hand.size());
    for (int i = step > 0 ? 0 : cards - 1; i >= 0 && i < cards; i += step)
        if (offer.cards.has(hand[static_cast<std::size_t>(i)])) return i;
    return step > 0 ? 0 : cards - 1;
}

bool TableModel::shows_tricks() const {
    const View seen = view();
    if (seen.over()) return !stage.trick().empty();
    return seen.step() == Step::play || seen.step() == Step::draw_play;
}

/// The viewer's side first, then the others in the order they sit.
std::vector<Seat> TableModel::melding_order() const {
    const Rulebook& rules = session.rules();
    std::vector<Seat> order;
    for (int i = 0; i < rules.seats; ++i) {
        const Seat first = onward(viewer, i, rules.seats);
        for (int j = 0; j < rules.seats; ++j) {
            const Seat seat = onward(first, j, rules.seats);
            const bool together = seat == first || (rules.sides != SidesForm::called &&
                                                    rules.party[seat] == rules.party[first]);
            if (together && std::find(order.begin(), order.end(), seat) == order.end()) order.push_back(seat);
        }
    }
    return order;
}

/// While the last trick of a round still lies there, the scores before that round.
std::vector<int> TableModel::shown_scores() const {
    const Match& match = session.match();
    const std::size_t rounds = match.settled.size();
    if (rounds == 0 || match.round_is_on() || !stage.busy()) return match.scores;
    if (rounds > 1) return match.settled[rounds - 2].scores;
    return std::vector<int>(match.scores.size());
}

Seat TableModel::call_pointed_at() const {
    for (Seat seat = 1; seat <= session.rules().seats; ++seat) {
        const SeatPlace& place = layout.seats[seat];
        if (stage.said(seat) && (place.said.contains(mouse) || place.pill.contains(mouse))) return seat;
    }
    return 0;
}

/// The other seats that are known to play on the viewer's side.
bool TableModel::is_ours(Seat seat) const {
    if (seat == viewer || !(spotlight || session.is_person(viewer))) return false;
    const Rulebook& rules = session.rules();
    if (rules.sides == SidesForm::called) return view().partner() == seat;
    return rules.party[seat] == rules.party[viewer];
}

bool TableModel::is_dealer(Seat seat) const {
    return session.match().round && view().dealer() == seat && !somebody_sits_out(session.rules());
}

std::string TableModel::name_at(Seat seat) const {
    const bool own = seat == viewer && (spotlight || session.is_person(seat));
    return own ? tr("You") + " · " + session.name(seat) : session.name(seat);
}

std::string TableModel::signs_in_words(Seat seat) const {
    Lines signs;
    if (is_ours(seat)) signs.push_back(tr("The dot: on your side."));
    if (is_dealer(seat)) signs.push_back(tr("{}: the dealer of this hand.", tr("D")));
    return join(signs, "\n");
}

/// The tallies kept beside the score: "Checks 3"; empty if there are none.
std::string TableModel::tallies_of(Party party) const {
    const Rulebook& rules = session.rules();
    std::string text;
    for (std::size_t i = 0; i < rules.tallies.size(); ++i) {
        const std::size_t at =
            i * static_cast<std::size_t>(rules.parties) + static_cast<std::size_t>(party - 1);
        if (at >= session.match().tallies.size()) break;
        const int tally = session.match().tallies[at];
        if (tally == 0) continue;
        text += fmt::format("{}{} {}", text.empty() ? "" : " · ",
                            capital(present::in_words(rules.tallies[i])), tally);
    }
    return text;
}

/// Shown from when it is laid until its turn has come.
std::optional<Card> TableModel::laid_by(Seat seat) const {
    const auto shown = stage.laid(seat);
    return shown ? shown : view().laid(seat);
}

Pose TableModel::hand_pose(std::size_t place) const { return fan.at(place, now); }

Pose TableModel::pose_of(const Spot& spot) const {
    const float width = layout.card_width;
    switch (spot.kind) {
    case Spot::Kind::trick: return layout.seats[spot.seat].trick;
    case Spot::Kind::middle: return {layout.middle.centre(), 0.6F * width, 0};
    case Spot::Kind::stock: return pose_of_stock();
    case Spot::Kind::laid: return pose_of_laid(spot.seat);
    case Spot::Kind::hand:
        if (spot.seat == viewer)
            return launched.width > 0 ? launched : Pose{layout.hand_area.centre(), width, 0};
        break;
    case Spot::Kind::seat:
        if (spot.seat == viewer)
            return {layout.seats[spot.seat].pill.centre() + Point{0, 0.5F * width}, 0.5F * width, 0};
        break;
    }
    const SeatPlace& place = layout.seats[spot.seat];
    return {place.backs.empty() ? place.pill.centre() : place.backs[place.backs.size() / 2].centre,
            0.5F * width, 0};
}

/// Between its seat and the place where it will be played, at an angle.
Pose TableModel::pose_of_laid(Seat seat) const {
    const SeatPlace& place = layout.seats[seat];
    const Pose pose = part_way(place.trick, {place.pill.centre(), place.trick.width, 0}, 0.4F);
    return {pose.centre, 0.85F * pose.width, 12};
}

/// At the left of the tricks; at the edge of the middle while hands are drafted, when a panel takes the
/// middle.
Pose TableModel::pose_of_stock() const {
    const float width = 0.8F * layout.seats[viewer].trick.width;
    const Rect& middle = layout.middle;
    const float x = view().step() == Step::draft
                        ? middle.left + 0.8F * width
                        : std::max(middle.left + width, middle.centre().x - 2.4F * width);
    return {{x, middle.centre().y}, width, 0};
}

Pose TableModel::pose_of_turned_up() const {
    const auto [at, width, degrees] = pose_of_stock();
    return {at - Point{0.45F * width, 0}, width, 90};
}

Pose TableModel::pose_of_drag() const {
    const Point centre = mouse - drag->grip;
    if (drag->place == shown_card) return {centre, place_of_shown().width, 0};
    if (drag->place == stock_card) return {centre, pose_of_stock().width, 0};
    const Pose& flat = layout.hand[static_cast<std::size_t>(drag->place)];
    return {centre, flat.width, 0};
}

/// False if the held card is gone, or cannot be used now.
bool TableModel::is_held_ready() const {
    if (drag->place == stock_card) return stage.waits_for_draw();
    return drag->place < static_cast<int>(hand.size()) && (asked() || may_lay(drag->place));
}

/// Anywhere on the felt above the person's own cards.
bool TableModel::over_table(Point point) const {
    return layout.felt.contains(point) && point.y < layout.hand_area.top;
}

bool TableModel::over_stock(Point point) const {
    return bounds(pose_of_stock()).grown(8 * layout.text).contains(point) && !choices_panel.contains(point);
}

/// Where a card to be drafted is shown: in the middle of the table, above its choices.
Rect TableModel::place_of_shown() const {
    const float width = 0.8F * layout.card_width, tall = width * card_aspect;
    return {choices_panel.centre().x - width / 2, question.bottom() + 6 * layout.text, width, tall};
}

bool TableModel::may_move(int place) const {
    if (place == stock_card) return stage.waits_for_draw();
    if (!asked()) return may_lay(place);
    if (place >= static_cast<int>(hand.size())) return false;
    if (place == shown_card) return offer.shown.has_value();
    return offer.picking != Picking::none && offer.cards.has(hand[static_cast<std::size_t>(place)]);
}

float TableModel::top_of_tools() const {
    if (session.replaying()) return layout.column.bottom() - steering_height * layout.text;
    return tools.empty() ? layout.column.bottom() : tools.front().place.top;
}

} // namespace roundhouse::window
