#include "table/stage.hpp"

#include "game/view.hpp"
#include "table/fan.hpp"

#include <algorithm>
#include <utility>

namespace roundhouse::table {

namespace {

constexpr double card_flies = 0.22, call_rests = 0.45, trick_rests = 0.85, gathers = 0.24, kitty_rests = 1.6,
                 given_flies = 0.24, still_trick_rests = 0.5;

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// Cards that come to the seat's hand with it.
CardSet reaching(const Event& event, Seat seat) {
    const bool taken =
        event.seat == seat && (event.kind == EventKind::kitty || event.kind == EventKind::drew);
    const bool given = event.to == seat && event.kind == EventKind::gave;
    return seat && (taken || given) ? event.cards : CardSet{};
}

} // namespace

float Flight::progress(double now) const { return eased(begins, ends, now); }

void Stage::add(std::vector<Event> events, const Rulebook& rules) {
    pass_names_.clear();
    if (rules.auction)
        for (const PassCall& pass : rules.auction->passes) pass_names_.push_back(pass.name);
    for (Event& event : events) events_.push_back(std::move(event));
}

void Stage::fly(std::optional<Card> card, Spot from, Spot to, double seconds, double delay) {
    if (pace_ > 0)
        flights_.push_back({card, from, to, now_ + at_pace(delay), now_ + at_pace(delay + seconds)});
}

bool Stage::is_flying_to_trick(Seat seat) const {
    return std::any_of(flights_.begin(), flights_.end(), [&](const Flight& flight) {
        return flight.to.kind == Spot::Kind::trick && flight.to.seat == seat;
    });
}

void Stage::gather(Seat winner) {
    gathering_ = winner;
    for (const PlayedCard& played : trick_)
        fly(played.card, {Spot::Kind::trick, played.seat}, {Spot::Kind::seat, winner}, gathers);
    trick_.clear();
    trick_full_ = false;
    free_at_ = now_ + at_pace(gathers);
}

void Stage::show_card(const Event& event) {
    const Card card = *event.cards.begin();
    gathering_ = 0;
    trick_.push_back({event.seat, card});
    const bool laid = std::exchange(laid_[event.seat], {}).has_value();
    fly(card, {laid ? Spot::Kind::laid : Spot::Kind::hand, event.seat}, {Spot::Kind::trick, event.seat},
        card_flies);
    free_at_ = now_ + at_pace(card_flies + 0.06);
}

CardSet Stage::coming() const {
    CardSet cards = arriving_;
    for (const Event& event : events_) cards += reaching(event, viewer_);
    return cards;
}

void Stage::show(const Event& happened) {
    const Event event = seen_by(happened, viewer_);
    arriving_ += reaching(event, viewer_);
    switch (event.kind) {
    case EventKind::dealt:
        said_ = {};
        trick_.clear();
        kitty_ = {};
        laid_ = {};
        break;
    case EventKind::called:
        said_[event.seat] = event.number ? std::to_string(event.number)
                                         : capital(pass_names_.at(static_cast<std::size_t>(event.index)));
        free_at_ = now_ + at_pace(call_rests);
        break;
    case EventKind::kitty:
        kitty_ = event.cards;
        free_at_ = now_ + at_pace(event.cards.empty() ? call_rests : kitty_rests);
        break;
    case EventKind::gave:
        for (int i = 0; i < event.number; ++i)
            fly({}, {Spot::Kind::hand, event.seat}, {Spot::Kind::hand, event.to}, given_flies, 0.05 * i);
        free_at_ = now_ + at_pace(given_flies + 0.05 * event.number);
        break;
    case EventKind::drew:
        fly({}, {Spot::Kind::stock, 0}, {Spot::Kind::seat, event.seat}, given_flies);
        free_at_ = now_ + at_pace(given_flies);
        break;
    case EventKind::accused:
        said_[event.seat] = "Renege!";
        free_at_ = now_ + at_pace(call_rests);
        break;
    case EventKind::led:
    case EventKind::trump: said_ = {}; break;
    case EventKind::meld_sum: melds_open_ = true; break;
    case EventKind::laid: laid_[event.seat] = *event.cards.begin(); break;
    case EventKind::played: show_card(event); break;
    case EventKind::trick:
        trick_full_ = true;
        trick_points_ = event.number;
        gathering_ = event.seat;
        free_at_ = now_ + (pace_ > 0 ? at_pace(trick_rests) : still_trick_rests);
        break;
    default: break; // told in words, or read off the game itself
    }
    shown_.push_back(happened);
}

bool Stage::advance(double now) {
    const bool moved = !flights_.empty();
    now_ = std::max(now_, now);
    std::erase_if(flights_, [&](const Flight& flight) { return flight.ends <= now_; });
    bool changed = moved;
    while (now_ >= free_at_) {
        if (trick_full_) {
            gather(gathering_);
            changed = true;
            continue;
        }
        const bool lay = !std::exchange(kitty_, {}).empty(), came = !std::exchange(arriving_, {}).empty();
        changed = changed || lay || came;
        // The melds of all seats lie open together; what comes after them waits until they were looked at.
        const bool more_melds = !events_.empty() && (events_.front().kind == EventKind::melded ||
                                                     events_.front().kind == EventKind::meld_sum);
        if (events_.empty() || (melds_open_ && !more_melds)) break;
        if (is_own_draw(events_.front()) && draws_by_hand_ && !std::exchange(draws_, false)) break;
        const Event event = std::move(events_.front());
        events_.pop_front();
        show(event);
        changed = true;
    }
    return changed;
}

bool Stage::waits_for_draw() const {
    return draws_by_hand_ && !draws_ && !melds_open_ && !trick_full_ && flights_.empty() &&
           now_ >= free_at_ && !events_.empty() && is_own_draw(events_.front());
}

std::vector<Event> Stage::draws_to_come() const {
    std::vector<Event> draws;
    for (const Event& event : events_)
        if (event.kind == EventKind::drew) draws.push_back(event);
    return draws;
}

Ungathered Stage::ungathered(Seat seat) const {
    Ungathered all;
    const auto add = [&](Seat winner, int points) {
        if (winner == seat) all = {all.tricks + 1, all.points + points};
    };
    if (trick_full_) add(gathering_, trick_points_);
    for (const Event& event : events_)
        if (event.kind == EventKind::trick) add(event.seat, event.number);
    return all;
}

void Stage::hurry() {
    flights_.clear();
    free_at_ = now_;
}

void Stage::settle() {
    const double pace = std::exchange(pace_, 0);
    const bool by_hand = std::exchange(draws_by_hand_, false);
    while (!events_.empty() && !melds_open_) {
        hurry();
        advance(now_);
    }
    hurry();
    advance(now_);
    pace_ = pace;
    draws_by_hand_ = by_hand;
}

void Stage::reset(const Match& match) {
    const double now = now_;
    const Seat viewer = viewer_;
    const bool by_hand = draws_by_hand_;
    *this = Stage(pace_);
    viewer_ = viewer;
    draws_by_hand_ = by_hand;
    now_ = free_at_ = now;
    if (!match.round_is_on()) return;
    const View view(*match.round, 0);
    for (std::size_t i = 0; i < view.trick().size(); ++i)
        trick_.push_back({onward(view.leader(), static_cast<int>(i), view.rules().seats), view.trick()[i]});
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) laid_[seat] = view.laid(seat);
    if (over(view.auction()) || !view.rules().auction) return;
    for (const Call& call : view.calls())
        said_[call.seat] =
            call.bid ? std::to_string(call.bid) : capital(view.rules().auction->passes.at(call.pass).name);
}

std::vector<Event> Stage::take_shown() { return std::exchange(shown_, {}); }

} // namespace roundhouse::table
