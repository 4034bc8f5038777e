#include "table/scene.hpp"

#include "teach/explain.hpp"

#include <fmt/format.h>

namespace roundhouse::table {

namespace {

constexpr std::size_t most_log = 60;

} // namespace

TableScene::TableScene(Session& session, const Host& host, const Settings& settings, const Words& words)
    : session_(session), host_(host), settings_(settings), words_(words), stage_(settings.pace) {
    viewer_ = std::max(session.first_person(), 1);
    stage_.reset(session.match());
    refresh();
}

void TableScene::refresh() {
    stage_.set_pace(settings_.pace);
    if (host_.teller)
        tell_ = host_.teller(session_.match().rules, session_.names(), settings_.cards.face, seat_of_view());
    if (decision_) begin_decision();
}

void TableScene::look_from(Seat seat) {
    viewer_ = seat;
    curtain_ = false;
    forget_decision();
    refresh();
}

void TableScene::deal() {
    forget_decision();
    bubble_.reset();
    log_.clear();
    stage_.add(session_.deal(), session_.rules());
}

void TableScene::show_place(bool step) {
    forget_decision();
    bubble_.reset();
    stage_.close_melds();
    const RecordedGame& game = session_.game();
    const std::size_t place = session_.place();
    const auto is_deal = [&](std::size_t entry) { return !game.before(entry).round_is_on(); };
    if (step && place > 0) {
        stage_.settle();
        tell(stage_.take_shown());
        if (is_deal(place - 1)) log_.clear();
        stage_.add(game.events(place - 1), session_.rules());
        return;
    }
    stage_.reset(session_.match());
    log_.clear();
    refresh(); // a new teller, which knows of no trick yet
    std::size_t from = place;
    while (from > 0 && !is_deal(from - 1)) --from;
    for (std::size_t entry = from > 0 ? from - 1 : place; entry < place; ++entry) tell(game.events(entry));
}

void TableScene::forget_decision() {
    decision_ = {};
    offer_ = {};
    picked_.clear();
    focus_ = focused_choice_ = -1;
    from_bid_ = 0;
    words_typed_.clear();
}

bool TableScene::asked() const {
    return session_.is_person(session_.turn()) && session_.turn() == viewer_ && !curtain_ && !stage_.busy() &&
           !stage_.melds_open();
}

bool TableScene::rests() const {
    return !stage_.busy() &&
           (stage_.melds_open() || session_.turn() == 0 || session_.is_person(session_.turn()));
}

void TableScene::begin_decision() {
    const int from_bid = from_bid_;
    forget_decision();
    from_bid_ = from_bid;
    decision_ = view().decision();
    offer_ = offer_of(view(), decision_, session_.names(), settings_.cards.face, from_bid_);
    hand_ = sorted_hand(view(), view().hand());
    picked_.assign(hand_.size(), false);
    for (const int place : places_in_hand(decision_.in_any_case))
        picked_[static_cast<std::size_t>(place)] = true;
}

void TableScene::tell(const std::vector<Event>& events) {
    if (!tell_) return;
    for (const Event& event : events)
        for (std::string& line : tell_(event))
            if (!line.empty() && !line.starts_with("·")) log_.push_back(std::move(line));
    if (log_.size() > most_log) log_.erase(log_.begin(), log_.end() - static_cast<std::ptrdiff_t>(most_log));
}

bool TableScene::update(double now) {
    bool changed = stage_.advance(now);
    tell(stage_.take_shown());
    if (session_.turn() == 0) curtain_ = false; // nobody holds cards
    if (stage_.busy() || stage_.melds_open() || session_.turn() == 0) return changed;
    if (!session_.is_person(session_.turn())) {
        if (decision_) forget_decision();
        session_.think();
        if (const auto action = session_.thought()) {
            std::vector<Event> events;
            if (const auto refusal = session_.act(*action, events))
                throw std::logic_error("a bot was refused: " + refusal->text);
            stage_.add(std::move(events), session_.rules());
            return true;
        }
        return changed;
    }
    if (session_.turn() != viewer_ && !curtain_) {
        curtain_ = session_.people() > 1;
        viewer_ = session_.turn();
        forget_decision();
        changed = true;
    }
    if (asked() && decision_.seat != viewer_) {
        begin_decision();
        take_forced();
        changed = true;
    }
    return changed;
}

void TableScene::take_forced() {
    // A claim or a way out is the person's to take, so the last card is only played where there is neither.
    if (!settings_.play_forced || decision_.kind != DecisionKind::play || decision_.cards.size() != 1 ||
        !offer_.choices.empty())
        return;
    act(play(*decision_.cards.begin()));
}

void TableScene::act(const Action& action) {
    std::vector<Event> events;
    if (const auto refusal = session_.act(action, events)) {
        say(words_("That is not allowed"), refusal->text, layout_.middle.centre());
        return;
    }
    bubble_.reset();
    last_trick_open_ = false;
    forget_decision();
    stage_.add(std::move(events), session_.rules());
}

void TableScene::say(std::string title, std::string text, Point at) {
    bubble_ = {std::move(title), std::move(text), at};
}

void TableScene::hint() {
    if (!asked() || !host_.advise) return;
    const Advice advice = host_.advise(view(), decision_, session_.names(), settings_.cards.face);
    std::string text;
    for (const std::string& line : advice.why) text += (text.empty() ? "" : "\n") + line;
    const Rulebook& rules = session_.rules();
    const std::vector<Point> places = clicks_for(advice.action);
    Point at = places.empty() ? layout_.middle.centre() : places.front();
    if (offer_.picking == Picking::several) {
        picked_.assign(hand_.size(), false);
        for (const int place : places_in_hand(advice.action.cards))
            picked_[static_cast<std::size_t>(place)] = true;
        at = layout_.hand_area.centre();
    } else if (offer_.picking == Picking::one && advice.action.kind == ActionKind::play) {
        focus_ = places_in_hand(advice.action.cards).front();
    }
    say(words_("Hint"), text.empty() ? to_text(rules, advice.action) : text, at);
}

void TableScene::why(int place) {
    if (!asked()) return;
    if (place < 0 || place >= static_cast<int>(hand_.size())) {
        std::string text;
        for (const std::string& line : teach::explain_decision(view(), decision_, settings_.cards.face))
            text += (text.empty() ? "" : "\n") + line;
        say(words_("What is asked"), text, layout_.middle.centre());
        return;
    }
    const Card card = hand_[static_cast<std::size_t>(place)];
    const Point at = point_on(layout_.hand[static_cast<std::size_t>(place)], 0.15F, 0);
    const std::string title = in_words(card, settings_.cards.face);
    if (offer_.cards.has(card) || offer_.picking == Picking::none) {
        const int points = session_.rules().play.points[static_cast<std::size_t>(card.number())];
        say(title, fmt::format("{} {}", words_("It counts in tricks:"), points), at);
        return;
    }
    const Refusal refusal = why_not_pick(view(), decision_, card, settings_.cards.face);
    std::string text = refusal.text;
    if (!refusal.rule.empty()) text += fmt::format("\n{} {}", words_("Rule:"), words_(refusal.rule));
    say(title + " " + words_("may not be chosen"), text, at);
}

void TableScene::take_back() {
    const Seat seat = session_.is_person(viewer_) ? viewer_ : 0;
    if (!session_.take_back(seat)) {
        say(words_("Undo"), words_("There is nothing to take back."), layout_.middle.centre());
        return;
    }
    bubble_.reset();
    forget_decision();
    log_.push_back(words_("Taken back."));
    stage_.reset(session_.match());
}

void TableScene::pick(int place) {
    if (place < 0 || place >= static_cast<int>(hand_.size()) || !asked() || offer_.picking == Picking::none)
        return;
    const auto at = static_cast<std::size_t>(place);
    if (!offer_.cards.has(hand_[at])) {
        why(place);
        return;
    }
    bubble_.reset();
    if (offer_.picking == Picking::one) {
        launched_ = layout_.hand[at];
        act(action_with(decision_, {hand_[at]}));
        return;
    }
    const auto chosen = static_cast<int>(std::count(picked_.begin(), picked_.end(), true));
    if (!picked_[at] && chosen >= offer_.how_many) return;
    picked_[at] = !picked_[at];
}

void TableScene::confirm() {
    CardSet cards;
    for (std::size_t i = 0; i < hand_.size(); ++i)
        if (picked_[i]) cards.add(hand_[i]);
    if (cards.size() == offer_.how_many) act(action_with(decision_, cards));
}

void TableScene::choose(std::size_t choice) {
    const std::size_t offered = offer_.choices.size();
    if (choice < offered) {
        act(Action(offer_.choices[choice].action));
    } else if (offer_.picking == Picking::several) {
        confirm();
    } else if (choice == offered && offer_.more_bids) { // the ladder's next bids
        from_bid_ += bids_shown;
        begin_decision();
    } else {
        from_bid_ = 0;
        begin_decision();
    }
}

std::vector<int> TableScene::places_in_hand(CardSet cards) const {
    std::vector<int> places;
    for (std::size_t i = 0; i < hand_.size(); ++i)
        if (cards.has(hand_[i])) {
            cards.remove(hand_[i]);
            places.push_back(static_cast<int>(i));
        }
    return places;
}

std::vector<Point> TableScene::clicks_for(const Action& action) const {
    if (!asked()) return {};
    for (std::size_t i = 0; i < offer_.choices.size() && i < choices_.size(); ++i)
        if (offer_.choices[i].action == action) return {choices_[i].place.centre()};
    const std::vector<int> places = places_in_hand(action.cards);
    if (offer_.picking == Picking::none || places.empty()) return {};
    std::vector<bool> wanted(hand_.size());
    for (const int place : places) wanted[static_cast<std::size_t>(place)] = true;
    std::vector<Point> points;
    for (const bool taken_back : {true, false}) // first makes room
        for (std::size_t i = 0; i < hand_.size(); ++i)
            if (wanted[i] != picked_[i] && picked_[i] == taken_back)
                points.push_back(point_on(layout_.hand[i], 0.1F, 0.12F));
    if (offer_.picking == Picking::several && !choices_.empty())
        points.push_back(choices_.back().place.centre());
    return points;
}

} // namespace roundhouse::table
