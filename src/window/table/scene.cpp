#include "window/table/scene.hpp"

#include "base/language.hpp"
#include "present/asked/decisions.hpp"
#include "present/cards.hpp"
#include "seating/allowances.hpp"
#include "window/paint/shown.hpp"
#include "window/painter/painter.hpp"
#include "window/table/arrange.hpp"
#include "window/table/bubble.hpp"

namespace roundhouse::window {

namespace {

constexpr std::size_t most_log = 60;

} // namespace

TableScene::TableScene(Session& session, const Settings& settings)
    : table_{.session = session, .settings = settings, .stage = Stage(settings.pace)} {
    table_.viewer = std::max(session.first_person(), 1);
    table_.stage.reset(session.match());
    cover();
    tell_round();
}

/// If people share the window, hides all cards until one of them sits down.
void TableScene::cover() {
    table_.curtain = table_.session.people() > 1 && table_.session.match().round_is_on();
}

void TableScene::refresh() {
    table_.stage.set_pace(table_.settings.pace);
    table_.stage.set_viewer(table_.session.is_person(table_.viewer) ? table_.viewer : 0);
    // Drawing is no choice: it is automatic when forced plays are.
    table_.stage.set_draws_by_hand(table_.session.rules().draw_play && !table_.settings.play_forced);
    names_ = table_.session.names();
    narrator_.emplace(table_.session.match().rules, names_, table_.settings.cards.face);
    // Retell the round: as this seat may know it, with the names of this face.
    table_.log.clear();
    for (const Event& event : told_) tell(event);
    if (table_.decision) begin_decision();
}

void TableScene::look_from(Seat seat) {
    table_.viewer = seat;
    table_.curtain = false;
    forget_decision();
    refresh();
}

void TableScene::light(Spotlight spotlight, std::vector<bool> picked) {
    if (!table_.spotlight && table_.session.match().round) {
        const View seen = table_.view();
        if (spotlight.has_panel("melds") && !seen.melds().empty()) table_.stage.open_melds();
        if (lights_last_trick(seen, spotlight.lit))
            table_.stage.lay_again(seen.finished_tricks().back(), table_.session.rules().seats);
        if (lights_kitty(seen, spotlight.lit)) table_.stage.open_kitty(seen.kitty());
    }
    table_.spotlight = std::move(spotlight);
    table_.picked = std::move(picked);
}

void TableScene::deal() {
    forget_decision();
    table_.bubble.reset();
    table_.last_trick_open = false;
    told_.clear();
    std::vector<Event> events = table_.session.deal();
    // If players sit out in turn, the only person at the window has another seat now.
    if (table_.session.people() == 1) table_.viewer = std::max(table_.session.first_person(), 1);
    cover();
    refresh();
    table_.stage.add(std::move(events));
}

void TableScene::show_place(bool step) {
    forget_decision();
    table_.bubble.reset();
    table_.last_trick_open = false;
    table_.stage.close_melds();
    const RecordedGame& game = table_.session.game();
    const std::size_t place = table_.session.place();
    const auto is_deal = [&](std::size_t entry) { return game.done_by(entry) == 0; };
    if (step && place > 0) {
        table_.stage.settle();
        for (Event& event : table_.stage.take_shown()) note(std::move(event));
        if (is_deal(place - 1)) {
            table_.log.clear();
            told_.clear();
        }
        table_.stage.add(game.events(place - 1));
        return;
    }
    table_.stage.reset(table_.session.match());
    tell_round();
}

void TableScene::forget_decision() {
    table_.decision = {};
    table_.offer = {};
    table_.picked.clear();
    table_.advised = {};
    table_.focus = table_.focused_choice = -1;
    table_.from_bid = 0;
    digits_typed_.clear();
    title_.clear();
    warned_of_ = {};
    table_.drag.reset();
}

bool TableScene::rests() const {
    return !table_.stage.busy() &&
           (table_.stage.melds_open() || table_.session.turn() == 0 || table_.session.replaying() ||
            table_.session.is_person(table_.session.turn()));
}

void TableScene::begin_decision() {
    const int from_bid = table_.from_bid;
    const auto drag = table_.drag; // a card held already stays in hand
    forget_decision();
    table_.from_bid = from_bid;
    table_.drag = drag;
    table_.decision = table_.view().decision();
    if (!table_.decision) return; // people change places
    const script::Operation operation(seating::during_an_offer, seating::for_an_offer);
    table_.offer = present::offer_of(table_.view(), table_.decision, table_.session.names(),
                                     table_.settings.cards.face, table_.from_bid);
    table_.offer.title = shown(table_.offer.title, table_.settings.cards.face);
    for (Choice& choice : table_.offer.choices)
        choice.meaning = shown(choice.meaning, table_.settings.cards.face);
    table_.hand = present::sorted_hand(table_.view(), table_.view().hand(), table_.settings.cards.face);
    table_.picked.assign(table_.hand.size(), false);
    for (const int place : table_.places_in_hand(table_.decision.in_any_case))
        table_.picked[static_cast<std::size_t>(place)] = true;
}

void TableScene::note(Event event) {
    tell(event);
    told_.push_back(std::move(event));
}

void TableScene::tell(const Event& event) {
    for (const present::Told& told : narrator_->tell(event, table_.seat_of_view()))
        if (told.kind != present::Told::Kind::heading)
            table_.log.push_back(shown(told.text, table_.settings.cards.face));
    if (table_.log.size() > most_log)
        table_.log.erase(table_.log.begin(), table_.log.end() - static_cast<std::ptrdiff_t>(most_log));
}

bool TableScene::update(double now) {
    if (failed_) std::rethrow_exception(std::exchange(failed_, nullptr));
    table_.now = now;
    bool changed = table_.stage.advance(now) || table_.fan.moves(now);
    for (Event& event : table_.stage.take_shown()) note(std::move(event));
    if (advice_.valid() && advice_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
        show_advice();
        changed = true;
    }
    if (table_.session.turn() == 0) table_.curtain = false; // nobody holds cards
    if (table_.stage.busy() || table_.stage.melds_open() || table_.session.turn() == 0) return changed;
    if (std::vector<Event> events; table_.session.bot_calls_renege(events)) {
        forget_decision();
        table_.stage.add(std::move(events));
        return true;
    }
    if (!table_.session.is_person(table_.session.turn())) {
        if (table_.decision) forget_decision();
        table_.session.think();
        if (const auto action = table_.session.thought()) {
            std::vector<Event> events;
            if (const auto refusal = table_.session.act(*action, events))
                throw std::logic_error(std::string("a bot was refused: ") + name(refusal->code));
            table_.stage.add(std::move(events));
            return true;
        }
        return changed;
    }
    if (table_.session.turn() != table_.viewer) {
        table_.curtain = table_.session.people() > 1;
        table_.viewer = table_.session.turn();
        table_.bubble.reset();
        table_.last_trick_open = false;
        forget_decision();
        refresh(); // nothing told to the previous person stays readable
        changed = true;
    }
    if (table_.asked() && table_.decision.seat != table_.viewer) {
        begin_decision();
        if (!table_.bubble) take_forced(); // what was said must be read first
        changed = true;
    }
    return changed;
}

void TableScene::take_forced() {
    // A claim or another way out is the person's decision, so the last card is played only if there is none.
    if (!table_.settings.play_forced || table_.decision.kind != DecisionKind::play ||
        table_.decision.cards.size() != 1 || !table_.offer.choices.empty())
        return;
    act(play(*table_.decision.cards.begin()));
}

void TableScene::act(const Action& action) {
    std::vector<Event> events;
    const std::vector<int> places = table_.places_in_hand(cards_of(action));
    const int leaves = std::exchange(leaves_, -1);
    const bool plays =
        is<actions::Play>(action) && !places.empty() && table_.fan.size() == table_.hand.size();
    const auto place = static_cast<std::size_t>(leaves >= 0 ? leaves : plays ? places.front() : 0);
    const Pose from = plays ? table_.hand_pose(place) : Pose{};
    if (const auto refusal = table_.session.act(action, events)) {
        say(tr("That is not allowed"), words_of(*refusal));
        return;
    }
    table_.bubble.reset();
    table_.last_trick_open = false;
    forget_decision();
    table_.launched = from;
    if (plays) table_.fan.take(place);
    table_.stage.add(std::move(events));
}

void TableScene::claim_rest() {
    if (table_.asked() && table_.decision.may_claim) return act(claim());
    say(tr("Claim the rest"),
        tr("A player on lead may take the rest when the others could not win a trick whatever they held.") +
            "\n" + (table_.asked() ? tr("That is not so now.") : tr("It is not your turn.")));
}

void TableScene::take_back() {
    const Seat seat = table_.session.is_person(table_.viewer) ? table_.viewer : 0;
    const int looked = table_.session.person(table_.viewer);
    if (!table_.session.take_back(seat)) {
        say(tr("Undo"), tr("There is nothing to take back."));
        return;
    }
    stand_elsewhere(looked);
    table_.log.push_back(tr("Taken back."));
}

void TableScene::redo() {
    const int looked = table_.session.person(table_.viewer);
    if (!table_.session.redo()) {
        say(tr("Redo"), tr("There is nothing to do again."));
        return;
    }
    stand_elsewhere(looked);
    table_.log.push_back(tr("Done again."));
}

/// Retells the current round up to the place shown.
void TableScene::tell_round() {
    const RecordedGame& game = table_.session.game();
    const std::size_t place = table_.session.place();
    told_.clear();
    refresh(); // a new narrator, who knows no trick yet
    const auto is_deal = [&](std::size_t entry) { return game.done_by(entry) == 0; };
    std::size_t from = place;
    while (from > 0 && !is_deal(from - 1)) --from;
    for (std::size_t entry = from > 0 ? from - 1 : place; entry < place; ++entry)
        for (const Event& event : game.events(entry)) note(event);
}

/// The game went back or forward by more than what is animated, perhaps to a round in which the person who
/// looked has another seat (C33). The hands are covered if somebody else decides.
void TableScene::stand_elsewhere(int looked) {
    const Session& session = table_.session;
    const Seat own = session.seat_of(looked), turn = session.turn();
    if (session.is_person(turn) || !session.is_person(own))
        table_.viewer = session.is_person(turn) ? turn : std::max(session.first_person(), 1);
    else
        table_.viewer = own;
    if (table_.viewer != own) cover();
    table_.bubble.reset();
    table_.last_trick_open = false;
    forget_decision();
    table_.stage.reset(table_.session.match());
    tell_round();
}

void TableScene::pick(int place) {
    if (place < 0 || place >= static_cast<int>(table_.hand.size()) || !table_.asked() ||
        table_.offer.picking == Picking::none)
        return;
    const auto at = static_cast<std::size_t>(place);
    if (!table_.offer.cards.has(table_.hand[at])) {
        why(place);
        return;
    }
    table_.bubble.reset();
    if (table_.offer.picking == Picking::one) {
        leaves_ = place;
        act(present::action_with(table_.decision, {table_.hand[at]}));
        return;
    }
    const auto chosen = static_cast<int>(std::count(table_.picked.begin(), table_.picked.end(), true));
    if (!table_.picked[at] && chosen >= table_.offer.how_many) {
        say(tr("Enough cards chosen"), tr("Put one of them back first."),
            spot_on(table_.layout.hand[at], 0.15F));
        return;
    }
    table_.picked[at] = !table_.picked[at];
}

void TableScene::lay_early(int place) {
    const Card card = table_.hand[static_cast<std::size_t>(place)];
    std::vector<Event> events;
    if (const auto refusal = table_.session.aside(table_.viewer, play(card), events))
        return say(tr("That is not allowed"), words_of(*refusal));
    table_.bubble.reset();
    table_.focus = -1;
    table_.fan.take(static_cast<std::size_t>(place));
    table_.stage.add(std::move(events));
}

bool TableScene::warned(const CardSet& cards) {
    if (table_.decision.kind != DecisionKind::discard || warned_of_ == cards) return false;
    const std::string warning = present::discard_warning(table_.view(), cards, table_.settings.cards.face);
    if (warning.empty()) return false;
    warned_of_ = cards;
    say(tr("Be careful"), warning);
    return true;
}

void TableScene::confirm() {
    CardSet cards;
    for (std::size_t i = 0; i < table_.hand.size(); ++i)
        if (table_.picked[i]) cards.add(table_.hand[i]);
    if (cards.size() == table_.offer.how_many && !warned(cards))
        act(present::action_with(table_.decision, cards));
}

void TableScene::choose(std::size_t choice) {
    const std::size_t offered = table_.offer.choices.size();
    if (choice < offered) {
        act(Action(table_.offer.choices[choice].action));
    } else if (table_.offer.may_lead && choice == offered) { // it comes before "Done"
        act(play(table_.hand[static_cast<std::size_t>(
            std::find(table_.picked.begin(), table_.picked.end(), true) - table_.picked.begin())]));
    } else if (table_.offer.picking == Picking::several) {
        confirm();
    } else {
        turn_ladder(choice == offered && table_.offer.more_bids ? 1 : -1);
    }
}

void TableScene::turn_ladder(int pages) {
    if (pages > 0 && !table_.offer.more_bids) return;
    table_.from_bid = std::max(0, table_.from_bid + pages * present::bids_shown);
    begin_decision();
}

Wish TableScene::draw(const Canvas& canvas, Point window, const Input& input) {
    Wish wish = Wish::none;
    TableArranger(table_, canvas).lay_out(window);
    table_.mouse = input.mouse;
    std::vector<bool> raised(table_.hand.size());
    for (std::size_t i = 0; i < table_.hand.size(); ++i) raised[i] = table_.is_raised(static_cast<int>(i));
    table_.hover = card_at(table_.layout.hand, table_.mouse, raised, table_.layout.raise);
    try {
        obey(input, wish);
    } catch (...) { // a script failed; the next update reports it
        failed_ = std::current_exception();
    }
    TableArranger(table_, canvas).lay_out(window); // so that what was just done shows at once

    TablePainter(table_, canvas).draw(window);
    return wish;
}

} // namespace roundhouse::window
