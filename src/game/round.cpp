#include "game/round.hpp"

#include "cards/notation.hpp"
#include "game/steps/steps.hpp"
#include "game/view.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace roundhouse {

Round::Round(RulebookPtr rules, Pack pack, Seat dealer, EventLog log, Standing before) {
    if (counted(pack) != rules->deck)
        throw std::invalid_argument(fmt::format("the pack is not the deck of {}: {} cards, expected {}",
                                                rules->id, pack.size(), rules->deck.size()));
    state_.tricks.sides.of = rules->party;
    state_.tricks.left = static_cast<std::int8_t>(tricks(*rules));
    state_.rules = std::move(rules);
    state_.pack = std::move(pack);
    state_.dealer = dealer;
    state_.before = std::move(before);
    begin_step(log);
    advance(log);
}

/// Sets the step up; the rules may end the ordinary course of the round there.
void Round::begin_step(EventLog log) {
    const Step step = state_.rules->flow[state_.step];
    log.tell({.kind = EventKind::phase, .seat = state_.dealer, .number = static_cast<int>(step)});
    code_of(step).begin(state_, log);
    if (const int exit = exit_by_rule(state_, step); exit >= 0) {
        take_exit(state_, state_.contract.seat, exit, log);
        enter_next(log);
    }
}

/// The next step that still runs begins.
void Round::enter_next(EventLog log) {
    do ++state_.step;
    while (!over() && !(state_.ahead >> state_.step & 1));
    if (!over()) begin_step(log);
}

namespace {

/// A card that was laid before the seat's turn is played when it comes.
bool plays_what_was_laid(RoundState& state, const Decision& asked, EventLog log) {
    if (asked.kind != DecisionKind::play || !state.laid[asked.seat]) return false;
    const Card card = *std::exchange(state.laid[asked.seat], {});
    return !code_of(asked.step).apply(state, asked, play(card), log);
}

} // namespace

/// Goes on past every step that asks nothing more, to the next decision.
void Round::advance(EventLog log) {
    asked_ = {};
    while (!over()) {
        const Step step = state_.rules->flow[state_.step];
        asked_ = code_of(step).pending(state_);
        asked_.step = step;
        if (asked_ && plays_what_was_laid(state_, asked_, log)) continue;
        if (asked_) break;
        enter_next(log);
    }
    if (!asked_) return;
    if (!state_.rules->exits.empty() && asked_.kind != DecisionKind::object)
        asked_.exits = open_exits(state_, asked_);
    asked_.may_lead = asked_.kind == DecisionKind::discard && may_lead_undiscarded(state_);
    asked_.may_claim = asked_.kind == DecisionKind::play && may_claim(state_);
}

namespace {

bool answers(ActionKind action, DecisionKind asked) {
    switch (action) {
    case ActionKind::keep:
    case ActionKind::reject: return asked == DecisionKind::keep_card;
    case ActionKind::bid:
    case ActionKind::pass: return asked == DecisionKind::call;
    case ActionKind::hand_back: return asked == DecisionKind::hand_back;
    case ActionKind::decline:
        return asked == DecisionKind::hand_back || asked == DecisionKind::ask_card ||
               asked == DecisionKind::meld || asked == DecisionKind::object;
    case ActionKind::take_kitty: return asked == DecisionKind::take_kitty;
    case ActionKind::discard: return asked == DecisionKind::discard;
    case ActionKind::ask_card: return asked == DecisionKind::ask_card;
    case ActionKind::name_trump: return asked == DecisionKind::name_trump;
    case ActionKind::give: return asked == DecisionKind::give;
    case ActionKind::meld:
    case ActionKind::swap: return asked == DecisionKind::meld;
    case ActionKind::play:
    case ActionKind::claim: return asked == DecisionKind::play;
    case ActionKind::choose: return asked == DecisionKind::choose;
    case ActionKind::accuse: return true; // carried out as when it is not this seat's turn
    case ActionKind::leave: return true;
    }
    return false;
}

const char* question(DecisionKind asked) {
    switch (asked) {
    case DecisionKind::keep_card: return "whether the card drawn is kept";
    case DecisionKind::call: return "a call in the auction";
    case DecisionKind::hand_back: return "whether the contract is handed back";
    case DecisionKind::take_kitty: return "whether the kitty is taken";
    case DecisionKind::discard: return "the cards to put away";
    case DecisionKind::ask_card: return "a card to call, or none";
    case DecisionKind::name_trump: return "the trump suit";
    case DecisionKind::give: return "cards to give";
    case DecisionKind::meld: return "a meld, or none";
    case DecisionKind::play: return "a card to play";
    case DecisionKind::object: return "a renege to call, or none";
    case DecisionKind::choose: return "one of the options";
    }
    return "";
}

} // namespace

std::optional<Refusal> Round::apply(const Action& action, EventLog log) {
    if (over()) return Refusal{"over", "", {}, "The round is over."};
    const bool leads = asked_.may_lead && action.kind == ActionKind::play && action.cards.size() == 1 &&
                       state_.tricks.hands[asked_.seat].has(card_of(action));
    if (leads) {
        state_.reneges.push_back({asked_.seat, "leading before discarding", card_of(action)});
        state_.undiscarded = true;
        advance(log);
        if (over()) return {}; // a meld has won the game
    }
    if (!answers(action.kind, asked_.kind))
        return Refusal{"not_asked", "", CardSet::of(asked_.cards.kinds()),
                       fmt::format("Now {} is asked for.", question(asked_.kind))};
    if (action.kind == ActionKind::accuse) return aside(asked_.seat, action, log);
    if (action.kind == ActionKind::leave) {
        const bool open = action.number >= 0 && action.number < 32 && (asked_.exits >> action.number & 1);
        if (!open) return Refusal{"exit_closed", "", asked_.cards, "That way out is not open now."};
        take_exit(state_, asked_.seat, action.number, log);
        // The step that is on may still be owed: who concedes names trump first (C25).
        if (!(state_.ahead >> state_.step & 1)) enter_next(log);
    } else if (auto refusal = code_of(asked_.step).apply(state_, asked_, action, log)) {
        return refusal;
    }
    advance(log);
    return {};
}

void Round::nullify(EventLog log) {
    state_.is_void = true;
    state_.step = state_.rules->flow.size();
    asked_ = {};
    log.tell({.kind = EventKind::voided,
              .text = "The cards are not the deck of these rules: the hand is void, and nobody scores."});
}

Asides Round::asides(Seat seat) const {
    Asides may;
    if (state_.rules->enforcement != Enforcement::referee || over()) return may;
    const Step step = state_.rules->flow[state_.step];
    if (step != Step::play && step != Step::draw_play) return may;
    for (Seat other = 1; other <= state_.rules->seats; ++other)
        if (other != seat) may.accuse = static_cast<std::uint8_t>(may.accuse | 1u << (other - 1));
    if (asked_.kind == DecisionKind::play && asked_.seat != seat && !state_.laid[seat])
        may.play = CardSet::of(state_.tricks.hands[seat].kinds());
    return may;
}

namespace {

/// True if there was a renege: the hand is over with it.
bool accused_rightly(RoundState& state, Seat by, Seat against, EventLog log) {
    const auto renege = std::find_if(state.reneges.begin(), state.reneges.end(),
                                     [&](const Renege& made) { return made.seat == against; });
    const bool proven = renege != state.reneges.end();
    state.accusations.push_back({by, against, proven});
    Event event{.kind = EventKind::accused, .seat = by, .to = against, .index = proven ? 1 : 0};
    if (proven) {
        event.text = renege->rule;
        event.cards = {renege->card};
        state.ahead = 0;
    }
    log.tell(std::move(event));
    return proven;
}

} // namespace

std::optional<Refusal> Round::aside(Seat seat, const Action& action, EventLog log) {
    if (over()) return Refusal{"over", "", {}, "The round is over."};
    const Asides may = asides(seat);
    if (action.kind == ActionKind::accuse) {
        if (action.number < 1 || action.number > most_seats || !(may.accuse >> (action.number - 1) & 1))
            return Refusal{
                "no_accusation",
                "",
                {},
                "A renege of another player can be called while tricks are played, where a referee "
                "watches."};
        if (accused_rightly(state_, seat, action.number, log)) enter_next(log);
    } else if (action.kind == ActionKind::play && action.cards.size() == 1 && may.play.has(card_of(action))) {
        state_.laid[seat] = card_of(action);
        state_.reneges.push_back({seat, "out of turn", card_of(action)});
        log.tell({.kind = EventKind::laid, .seat = seat, .cards = action.cards});
    } else {
        return Refusal{"not_your_turn", "", may.play, fmt::format("It is seat {}'s turn.", asked_.seat)};
    }
    advance(log);
    return {};
}

RoundResult Round::result() const { return result_of(state_); }

RoundResult result_of(const RoundState& state) {
    const Rulebook& rules = *state.rules;
    RoundResult result;
    result.round = state.before.round;
    result.scores = state.before.scores;
    result.scores.resize(static_cast<std::size_t>(rules.parties), 0);
    result.tallies = state.before.tallies;
    result.tallies.resize(result.scores.size() * rules.tallies.size(), 0);
    result.contract = state.contract;
    result.declarers = state.tricks.sides.declarers;
    result.tricks = tricks(rules);
    result.meld_wins = state.meld_wins;
    if (state.is_void)
        result.outcome = "void";
    else if (state.meld_wins)
        result.outcome = outcome_of_winning_meld;
    else if (state.exit >= 0)
        result.outcome = rules.exits[static_cast<std::size_t>(state.exit)].name;
    else if (state.thrown_in)
        result.outcome = "thrown in";
    if (!state.accusations.empty() && state.accusations.back().proven) {
        const Seat guilty = state.accusations.back().against;
        result.outcome = "renege";
        result.offender = state.tricks.sides.of[guilty];
        for (auto made = state.reneges.rbegin(); made != state.reneges.rend(); ++made)
            if (made->seat == guilty) result.offence = made->rule; // the first, as it was told
    }
    if (state.side_contract >= 0) {
        const Goal goal = rules.trump->also[static_cast<std::size_t>(state.side_contract)].goal;
        const int won = state.tricks.tricks[state.contract.seat];
        result.contract.reached = won == (goal == Goal::every_trick ? tricks(rules) : 0);
    }
    result.dealt_again = state.exit >= 0 && rules.exits[static_cast<std::size_t>(state.exit)].deals_again;
    result.sides = sides_of(rules, state.tricks.sides.of);
    credit_people(rules, state.before.dealing_person, result.sides);
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        SideResult& side = result.sides[static_cast<std::size_t>(state.tricks.sides.of[seat]) - 1];
        side.meld += state.meld_points[seat];
        side.count += state.tricks.count[seat];
        side.tricks += state.tricks.tricks[seat];
        side.bid = std::max(side.bid, state.best_bid[seat]);
        if (result.dealt_again) side.meld = 0; // all meld is void with the hand
        for (const ShownMeld& shown : state.melds)
            if (shown.seat == seat)
                side.melds.push_back(
                    name(rules.meld_rules[static_cast<std::size_t>(shown.meld.rule)], shown.meld.multiple));
    }
    for (const auto& [seat, mark] : state.marks)
        result.sides[state.tricks.sides.of[seat] - std::size_t{1}].marks.push_back(mark);
    for (std::size_t i = 0; i < result.sides.size(); ++i)
        result.sides[i].contract = contract_of(state, static_cast<int>(i + 1));
    result.steps = state.own_states;
    return result;
}

int contract_of(const RoundState& state, int side) {
    if (state.contract.seat == 0) return 0;
    if (!state.rules->auction || !state.rules->auction->summed)
        return side == state.tricks.sides.declarers ? state.contract.bid : 0;
    int sum = 0;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        if (state.tricks.sides.of[seat] == side) sum += state.best_bid[seat];
    return sum;
}

CardSet melded_cards(const RoundState& state, Seat seat) {
    std::map<std::string_view, CardSet> by_type;
    for (const ShownMeld& shown : state.melds)
        if (shown.seat == seat)
            by_type[state.rules->meld_rules[static_cast<std::size_t>(shown.meld.rule)].type] +=
                shown.meld.cards;
    CardSet melded;
    for (const auto& [type, cards] : by_type) melded = larger(melded, cards);
    return melded;
}

bool conserves_cards(const RoundState& state) {
    CardSet all = state.out + state.buried + counted(state.stock);
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) all += state.rejected[seat] + state.blind[seat];
    if (!state.kitty_taken) all += state.kitty;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) all += state.tricks.hands[seat];
    for (std::size_t i = 0; i < state.tricks.played; ++i) all.add(state.tricks.cards[i]);
    return all == state.rules->deck;
}

namespace {

/// The first so many cards; all, if there are not so many.
CardSet some_of(const CardSet& cards, int number) {
    CardSet taken;
    for (const Card card : cards)
        if (number-- > 0) taken.add(card);
    return taken;
}

/// Takes cards out of `rest` for every pile that the seat has not seen: the others' and its own of the draft,
/// and the stock. What lies open, and what the seat looks at, stays.
void lay_unseen(RoundState& state, CardSet& rest, Seat seat) {
    const auto take = [&](int number) {
        const CardSet taken = some_of(rest, number);
        rest -= taken;
        return taken;
    };
    for (Seat other = 1; other <= state.rules->seats; ++other) {
        if (other != seat) state.rejected[other] = take(state.rejected[other].size());
        state.blind[other] = take(state.blind[other].size());
    }
    const std::size_t open = state.turned_up ? 1 : 0, looked_at = drafting(state) == seat ? 1 : 0;
    for (std::size_t i = open; i + looked_at < state.stock.size(); ++i) {
        state.stock[i] = *rest.begin();
        rest.remove(*rest.begin());
    }
}

/// Who has chosen cards to be given at once with the partner's.
Seat promised_by(const RoundState& state) {
    const Seat declarer = state.contract.seat;
    return state.rules->pass->declarer_first ? declarer : partner_of(*state.rules, declarer);
}

CardSet first_of(const CardSet& cards, int number) {
    CardSet taken;
    for (const Card card : cards)
        if (taken.size() < number) taken.add(card);
    return taken;
}

} // namespace

Round supposed(const View& view, const PerSeat<CardSet>& hands) {
    RoundState state = *view.state_;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) {
        if (seat == view.seat_) continue;
        if (hands[seat].size() != state.tricks.hands[seat].size())
            throw std::invalid_argument(fmt::format("seat {} holds {} cards, not {}", seat,
                                                    state.tricks.hands[seat].size(), hands[seat].size()));
        state.tricks.hands[seat] = hands[seat];
        if (state.given_to[seat] != view.seat_) state.given[seat] = {};
    }
    // What is in nobody's hand lies unseen: in the kitty, or where the declarer put it.
    CardSet rest = view.unseen();
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        if (seat != view.seat_) rest -= hands[seat];
    lay_unseen(state, rest, view.seat_);
    if (!state.kitty_taken)
        state.kitty = rest;
    else if (const Seat declarer = state.contract.seat; declarer != view.seat_) {
        state.buried = rest;
        // Which cards of the hand came from a kitty that was not shown, nobody else can tell.
        const CardSet& hand = state.tricks.hands[declarer];
        if (!state.rules->kitty->shown) state.kitty = some_of(hand, state.kitty.size());
        state.held_before = hand - common(hand, state.kitty);
        state.kitty_given = {};
    }
    if (!state.promised.empty() && promised_by(state) != view.seat_)
        state.promised = first_of(state.tricks.hands[promised_by(state)], state.promised.size());
    state.reneges.clear(); // whether there are any is nobody's to know
    state.pack.clear();
    Round round(std::move(state));
    round.advance({});
    return round;
}

} // namespace roundhouse
