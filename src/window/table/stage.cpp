#include "window/table/stage.hpp"

#include "base/overloaded.hpp"
#include "base/text.hpp"
#include "game/view.hpp"
#include "window/table/fan.hpp"

#include <algorithm>
#include <utility>

namespace roundhouse::window {

namespace {

constexpr double card_flies = 0.22, call_rests = 0.45, trick_rests = 0.85, gathers = 0.24, kitty_rests = 1.6,
                 given_flies = 0.24, still_trick_rests = 0.5;

/// The cards that the event brings to the seat's hand.
CardSet reaching(const Event& event, Seat seat) {
    if (seat == 0) return {};
    return std::visit(
        Overloaded{[&](const events::TookKitty& took) { return took.seat == seat ? took.cards : CardSet{}; },
                   [&](const events::Drew& drew) {
                       return drew.seat == seat && drew.card ? CardSet{*drew.card} : CardSet{};
                   },
                   [&](const events::Gave& gave) { return gave.to == seat ? gave.cards : CardSet{}; },
                   [](const auto&) { return CardSet{}; }},
        event);
}

bool is_meld(const Event& event) {
    return std::holds_alternative<events::Melded>(event) || std::holds_alternative<events::MeldTotal>(event);
}

} // namespace

float Flight::progress(double now) const { return eased(begins, ends, now); }

void Stage::add(std::vector<Event> events) {
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

void Stage::show_card(Seat seat, Card card) {
    gathering_ = 0;
    trick_.push_back({seat, card});
    const bool laid = std::exchange(laid_[seat], {}).has_value();
    fly(card, {laid ? Spot::Kind::laid : Spot::Kind::hand, seat}, {Spot::Kind::trick, seat}, card_flies);
    free_at_ = now_ + at_pace(card_flies + 0.06);
}

CardSet Stage::coming() const {
    CardSet cards = arriving_;
    for (const Event& event : events_) cards += reaching(event, viewer_);
    return cards;
}

struct Stage::Show {
    Stage& stage;

    void rest(double seconds) const { stage.free_at_ = stage.now_ + stage.at_pace(seconds); }
    void say(Seat seat, const Said& said) const {
        stage.said_[seat] = said;
        rest(call_rests);
    }

    void operator()(const events::Dealt&) const {
        stage.said_ = {};
        stage.trick_.clear();
        stage.kitty_ = {};
        stage.laid_ = {};
    }
    void operator()(const events::Called& called) const { say(called.call.seat, {called.call}); }
    void operator()(const events::TookKitty& took) const {
        stage.kitty_ = took.cards;
        rest(took.cards.empty() ? call_rests : kitty_rests);
    }
    void operator()(const events::Gave& gave) const {
        for (int i = 0; i < gave.number; ++i)
            stage.fly({}, {Spot::Kind::hand, gave.seat}, {Spot::Kind::hand, gave.to}, given_flies, 0.05 * i);
        rest(given_flies + 0.05 * gave.number);
    }
    void operator()(const events::Drew& drew) const {
        stage.fly({}, {Spot::Kind::stock, 0}, {Spot::Kind::seat, drew.seat}, given_flies);
        rest(given_flies);
    }
    void operator()(const events::Accused& accused) const { say(accused.seat, {.renege = true}); }
    void operator()(const events::Leads&) const { stage.said_ = {}; }
    void operator()(const events::NamedTrump&) const { stage.said_ = {}; }
    void operator()(const events::NamedContract&) const { stage.said_ = {}; }
    void operator()(const events::MeldTotal&) const { stage.melds_open_ = true; }
    void operator()(const events::LaidEarly& laid) const { stage.laid_[laid.seat] = laid.card; }
    void operator()(const events::Played& played) const { stage.show_card(played.seat, played.card); }
    void operator()(const events::TookTrick& took) const {
        stage.trick_full_ = true;
        stage.trick_points_ = took.points;
        stage.gathering_ = took.seat;
        stage.free_at_ = stage.now_ + (stage.pace_ > 0 ? stage.at_pace(trick_rests) : still_trick_rests);
    }
    /// Only told in words, or read from the game itself.
    void operator()(const auto&) const {}
};

void Stage::show(const Event& happened) {
    const Event event = seen_by(happened, viewer_);
    arriving_ += reaching(event, viewer_);
    std::visit(Show{*this}, event);
    shown_.push_back(happened);
}

bool Stage::advance(double now) {
    const bool moved = !flights_.empty(), was_busy = busy();
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
        // The melds of all seats are open together; what follows waits until a person has seen them.
        const bool more_melds = !events_.empty() && is_meld(events_.front());
        if (events_.empty() || (melds_open_ && !more_melds)) break;
        if (is_own_draw(events_.front()) && draws_by_hand_ && !std::exchange(draws_, false)) break;
        const Event event = std::move(events_.front());
        events_.pop_front();
        show(event);
        changed = true;
    }
    // Whose turn it is shows only once nothing is in progress.
    return changed || was_busy != busy();
}

bool Stage::waits_for_draw() const {
    return draws_by_hand_ && !draws_ && !melds_open_ && !trick_full_ && flights_.empty() &&
           now_ >= free_at_ && !events_.empty() && is_own_draw(events_.front());
}

std::vector<events::Drew> Stage::draws_to_come() const {
    std::vector<events::Drew> draws;
    for (const Event& event : events_)
        if (const auto* drew = std::get_if<events::Drew>(&event)) draws.push_back(*drew);
    return draws;
}

Ungathered Stage::ungathered(Seat seat) const {
    Ungathered all;
    const auto add = [&](Seat winner, int points) {
        if (winner == seat) all = {all.tricks + 1, all.points + points};
    };
    if (trick_full_) add(gathering_, trick_points_);
    for (const Event& event : events_)
        if (const auto* took = std::get_if<events::TookTrick>(&event)) add(took->seat, took->points);
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
    for (const Call& call : view.calls()) said_[call.seat] = Said{call};
}

void Stage::lay_again(const TrickRecord& trick, int seats) {
    trick_.clear();
    for (int i = 0; i < seats; ++i)
        trick_.push_back({onward(trick.leader, i, seats), trick.cards[static_cast<std::size_t>(i)]});
    gathering_ = trick.winner;
}

std::vector<Event> Stage::take_shown() { return std::exchange(shown_, {}); }

} // namespace roundhouse::window
