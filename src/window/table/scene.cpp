#include "window/table/scene.hpp"

#include "base/language.hpp"
#include "present/answers.hpp"
#include "present/cards.hpp"
#include "present/decisions.hpp"
#include "present/refusals.hpp"
#include "window/paint/shown.hpp"

#include <fmt/format.h>

namespace roundhouse::window {

namespace {

constexpr std::size_t most_log = 60;
constexpr int most_turned = 50; ///< pages of the ladder

} // namespace

TableScene::TableScene(Session& session, const Settings& settings)
    : session_(session), settings_(settings), stage_(settings.pace) {
    viewer_ = std::max(session.first_person(), 1);
    stage_.reset(session.match());
    tell_round();
}

void TableScene::refresh() {
    stage_.set_pace(settings_.pace);
    stage_.set_viewer(session_.is_person(viewer_) ? viewer_ : 0);
    // Drawing is no choice: it goes by itself where forced cards do.
    stage_.set_draws_by_hand(session_.rules().draw_play && !settings_.play_forced);
    names_ = session_.names();
    narrator_.emplace(session_.match().rules, names_, settings_.cards.face);
    // What was told of the round is told again: as this seat may know it, with the names of this face.
    log_.clear();
    for (const Event& event : told_) tell(event);
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
    told_.clear();
    refresh();
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
        for (Event& event : stage_.take_shown()) note(std::move(event));
        if (is_deal(place - 1)) {
            log_.clear();
            told_.clear();
        }
        stage_.add(game.events(place - 1), session_.rules());
        return;
    }
    stage_.reset(session_.match());
    tell_round();
}

void TableScene::forget_decision() {
    decision_ = {};
    offer_ = {};
    picked_.clear();
    focus_ = focused_choice_ = -1;
    from_bid_ = 0;
    digits_typed_.clear();
    title_.clear();
    warned_of_ = {};
    drag_.reset();
}

bool TableScene::asked() const {
    return session_.is_person(session_.turn()) && session_.turn() == viewer_ && !curtain_ && !stage_.busy() &&
           !stage_.melds_open();
}

bool TableScene::rests() const {
    return !stage_.busy() && (stage_.melds_open() || session_.turn() == 0 || session_.replaying() ||
                              session_.is_person(session_.turn()));
}

void TableScene::begin_decision() {
    const int from_bid = from_bid_;
    const auto drag = drag_; // a card held since before is not lost
    forget_decision();
    from_bid_ = from_bid;
    drag_ = drag;
    decision_ = view().decision();
    if (!decision_) return; // people change places
    offer_ = present::offer_of(view(), decision_, session_.names(), settings_.cards.face, from_bid_);
    offer_.title = shown(offer_.title, settings_.cards.face);
    for (Choice& choice : offer_.choices) choice.meaning = shown(choice.meaning, settings_.cards.face);
    hand_ = present::sorted_hand(view(), view().hand());
    picked_.assign(hand_.size(), false);
    for (const int place : places_in_hand(decision_.in_any_case))
        picked_[static_cast<std::size_t>(place)] = true;
}

void TableScene::note(Event event) {
    tell(event);
    told_.push_back(std::move(event));
}

void TableScene::tell(const Event& event) {
    for (const present::Told& told : narrator_->tell(event, seat_of_view()))
        if (told.kind != present::Told::Kind::heading) log_.push_back(shown(told.text, settings_.cards.face));
    if (log_.size() > most_log) log_.erase(log_.begin(), log_.end() - static_cast<std::ptrdiff_t>(most_log));
}

bool TableScene::update(double now) {
    now_ = now;
    bool changed = stage_.advance(now) || fan_.moves(now);
    for (Event& event : stage_.take_shown()) note(std::move(event));
    if (advice_.valid() && advice_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
        show_advice();
        changed = true;
    }
    if (session_.turn() == 0) curtain_ = false; // nobody holds cards
    if (stage_.busy() || stage_.melds_open() || session_.turn() == 0) return changed;
    if (std::vector<Event> events; session_.bot_calls_renege(events)) {
        forget_decision();
        stage_.add(std::move(events), session_.rules());
        return true;
    }
    if (!session_.is_person(session_.turn())) {
        if (decision_) forget_decision();
        session_.think();
        if (const auto action = session_.thought()) {
            std::vector<Event> events;
            if (const auto refusal = session_.act(*action, events))
                throw std::logic_error(std::string("a bot was refused: ") + name(refusal->code));
            stage_.add(std::move(events), session_.rules());
            return true;
        }
        return changed;
    }
    if (session_.turn() != viewer_ && !curtain_) {
        curtain_ = session_.people() > 1;
        viewer_ = session_.turn();
        bubble_.reset();
        last_trick_open_ = false;
        forget_decision();
        refresh(); // nothing of what the one before was told stays to be read
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
    const std::vector<int> places = places_in_hand(cards_of(action));
    const int leaves = std::exchange(leaves_, -1);
    const bool plays = is<actions::Play>(action) && !places.empty() && fan_.size() == hand_.size();
    const auto place = static_cast<std::size_t>(leaves >= 0 ? leaves : plays ? places.front() : 0);
    const Pose from = plays ? hand_pose(place) : Pose{};
    if (const auto refusal = session_.act(action, events)) {
        say(tr("That is not allowed"), words_of(*refusal), layout_.middle.centre());
        return;
    }
    bubble_.reset();
    last_trick_open_ = false;
    forget_decision();
    launched_ = from;
    if (plays) fan_.take(place);
    stage_.add(std::move(events), session_.rules());
}

std::string TableScene::words_of(const Refusal& refusal) const {
    return present::in_words(refusal, &session_.names(), settings_.cards.face);
}

void TableScene::say(const std::string& title, const std::string& text, Point at) {
    const Face face = settings_.cards.face;
    bubble_ = {shown(title, face), shown(text, face), at};
}

void TableScene::hint() {
    if (!asked() || advice_.valid()) return;
    say(tr("Hint"), "…", layout_.middle.centre());
    advice_for_ = session_.game().entries();
    advice_ = std::async(std::launch::async,
                         [match = session_.match(), seat = viewer_, asked = decision_,
                          names = session_.names(), face = settings_.cards.face, speaks = speaking()] {
                             const LanguageScope scope(speaks); // a thread begins in English
                             return present::hint_for(View(*match.round, seat), asked, names, face);
                         });
}

void TableScene::show_advice() {
    const present::Hint advice = advice_.get();
    if (!asked() || advice_for_ != session_.game().entries()) return; // it is about something else
    if (const auto* bid = as<actions::Bid>(advice.action)) {
        const auto bids =
            next_bids(*session_.rules().auction, view().auction(), most_turned * present::bids_shown);
        const auto at = std::find(bids.begin(), bids.end(), bid->points) - bids.begin();
        from_bid_ = static_cast<int>(at) / present::bids_shown * present::bids_shown;
        begin_decision();
    }
    focus_ = focused_choice_ = -1;
    Point at = layout_.hand_area.centre();
    const std::vector<int> places = places_in_hand(cards_of(advice.action));
    if (offer_.picking == Picking::several && !places.empty()) {
        picked_.assign(hand_.size(), false);
        for (const int place : places) picked_[static_cast<std::size_t>(place)] = true;
        at.y = layout_.hand_area.top; // above the cards, not over them
    } else if (offer_.picking == Picking::one && is<actions::Play>(advice.action) && !places.empty()) {
        focus_ = places.front();
        at = point_on(hand_pose(static_cast<std::size_t>(focus_)), 0.5F, 0);
    } else {
        for (std::size_t i = 0; i < offer_.choices.size(); ++i)
            if (offer_.choices[i].action == advice.action) focused_choice_ = static_cast<int>(i);
        if (focused_choice_ >= 0 && focused_choice_ < static_cast<int>(choices_.size()))
            at = choices_[static_cast<std::size_t>(focused_choice_)].place.centre();
    }
    say(tr("Hint"), join(advice.why, "\n"), at);
}

void TableScene::why(int place) {
    if (!asked()) return;
    if (place < 0 || place >= static_cast<int>(hand_.size())) {
        say(tr("What is asked"), answer_to(""), layout_.middle.centre());
        return;
    }
    const Card card = hand_[static_cast<std::size_t>(place)];
    const Point at = point_on(layout_.hand[static_cast<std::size_t>(place)], 0.15F, 0);
    const std::string title = present::in_words(card, settings_.cards.face);
    const bool refereed = decision_.kind == DecisionKind::play && offer_.cards != decision_.cards;
    if ((refereed ? decision_.cards : offer_.cards).has(card) || offer_.picking != Picking::one) {
        say(title, answer_to(notation(CardSet{card})), at);
        return;
    }
    const auto refusal = present::why_not_pick(view(), decision_, card);
    if (!refusal) return;
    std::string text = words_of(*refusal);
    if (!refusal->rule.empty()) text += "\n" + tr("Rule: {}", translated(refusal->rule));
    say(tr("{}: not now", title), text, at);
}

std::string TableScene::answer_to(const std::string& question) const {
    return join(present::answer_question(view(), decision_, question, session_.names(), settings_.cards.face),
                "\n");
}

void TableScene::claim_rest() {
    if (asked() && decision_.may_claim) return act(claim());
    say(tr("Claim the rest"),
        tr("A player on lead may take the rest when no holding of the others could win a trick.") + "\n" +
            (asked() ? tr("That is not so now.") : tr("It is not your turn.")),
        layout_.middle.centre());
}

void TableScene::take_back() {
    const Seat seat = session_.is_person(viewer_) ? viewer_ : 0;
    if (!session_.take_back(seat)) {
        say(tr("Undo"), tr("There is nothing to take back."), layout_.middle.centre());
        return;
    }
    stand_elsewhere();
    log_.push_back(tr("Taken back."));
}

void TableScene::redo() {
    if (!session_.redo()) {
        say(tr("Redo"), tr("There is nothing to do again."), layout_.middle.centre());
        return;
    }
    stand_elsewhere();
    log_.push_back(tr("Done again."));
}

/// What happened in the round that is on, up to the place shown, is told anew.
void TableScene::tell_round() {
    const RecordedGame& game = session_.game();
    const std::size_t place = session_.place();
    told_.clear();
    refresh(); // a new narrator, which knows of no trick yet
    const auto is_deal = [&](std::size_t entry) { return !game.before(entry).round_is_on(); };
    std::size_t from = place;
    while (from > 0 && !is_deal(from - 1)) --from;
    for (std::size_t entry = from > 0 ? from - 1 : place; entry < place; ++entry)
        for (const Event& event : game.events(entry)) note(event);
}

/// The game has gone back or on by more than what is shown.
void TableScene::stand_elsewhere() {
    bubble_.reset();
    forget_decision();
    stage_.reset(session_.match());
    tell_round();
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
        leaves_ = place;
        act(present::action_with(decision_, {hand_[at]}));
        return;
    }
    const auto chosen = static_cast<int>(std::count(picked_.begin(), picked_.end(), true));
    if (!picked_[at] && chosen >= offer_.how_many) {
        say(tr("Enough are chosen"), tr("Put one of them back first."), point_on(layout_.hand[at], 0.15F, 0));
        return;
    }
    picked_[at] = !picked_[at];
}

bool TableScene::may_lay(int place) const {
    const bool watches = place >= 0 && place < static_cast<int>(hand_.size()) && !asked() &&
                         session_.match().round_is_on() && seat_of_view() != 0 && !session_.replaying();
    return watches && view().asides().play.has(hand_[static_cast<std::size_t>(place)]);
}

void TableScene::lay_early(int place) {
    const Card card = hand_[static_cast<std::size_t>(place)];
    std::vector<Event> events;
    if (const auto refusal = session_.aside(viewer_, play(card), events))
        return say(tr("That is not allowed"), words_of(*refusal), layout_.middle.centre());
    bubble_.reset();
    focus_ = -1;
    fan_.take(static_cast<std::size_t>(place));
    stage_.add(std::move(events), session_.rules());
}

bool TableScene::warned(const CardSet& cards) {
    if (decision_.kind != DecisionKind::discard || warned_of_ == cards) return false;
    const std::string warning = present::discard_warning(view(), cards, settings_.cards.face);
    if (warning.empty()) return false;
    warned_of_ = cards;
    say(tr("Be careful"), warning, layout_.hand_area.centre());
    return true;
}

void TableScene::confirm() {
    CardSet cards;
    for (std::size_t i = 0; i < hand_.size(); ++i)
        if (picked_[i]) cards.add(hand_[i]);
    if (cards.size() == offer_.how_many && !warned(cards)) act(present::action_with(decision_, cards));
}

void TableScene::choose(std::size_t choice) {
    const std::size_t offered = offer_.choices.size();
    if (choice < offered) {
        act(Action(offer_.choices[choice].action));
    } else if (offer_.may_lead && choice == offered) { // it stands before "Done"
        act(play(hand_[static_cast<std::size_t>(std::find(picked_.begin(), picked_.end(), true) -
                                                picked_.begin())]));
    } else if (offer_.picking == Picking::several) {
        confirm();
    } else {
        turn_ladder(choice == offered && offer_.more_bids ? 1 : -1);
    }
}

void TableScene::turn_ladder(int pages) {
    if (pages > 0 && !offer_.more_bids) return;
    from_bid_ = std::max(0, from_bid_ + pages * present::bids_shown);
    begin_decision();
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

} // namespace roundhouse::window
