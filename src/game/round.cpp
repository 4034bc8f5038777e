#include "game/round.hpp"

#include "game/steps/steps.hpp"

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
    log.tell(events::StepBegan{step, state_.dealer});
    code_of(step).begin(state_, log);
    if (const int exit = exit_by_rule(state_, step); exit >= 0) {
        take_exit(state_, state_.contract.seat, exit, log);
        enter_next(log);
    }
}

/// Begins the next step that still runs.
void Round::enter_next(EventLog log) {
    do ++state_.step;
    while (!over() && !(state_.ahead >> state_.step & 1));
    if (!over()) begin_step(log);
}

namespace {

/// Plays a card laid before the seat's turn, once that comes.
bool plays_what_was_laid(RoundState& state, const Decision& asked, EventLog log) {
    if (asked.kind != DecisionKind::play || !state.referee.laid[asked.seat]) return false;
    const Card card = *std::exchange(state.referee.laid[asked.seat], {});
    return !code_of(asked.step).apply(state, asked, play(card), log);
}

} // namespace

/// Goes on past every step that needs no decision, to the next decision.
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

/// Leading instead of discarding is accepted where a referee watches (C27). True if the action does that.
bool Round::leads_undiscarded(const Action& action, EventLog log) {
    const auto* played = as<actions::Play>(action);
    if (!asked_.may_lead || !played || !state_.tricks.hands[asked_.seat].has(played->card)) return false;
    state_.referee.reneges.push_back({asked_.seat, "leading before discarding", played->card});
    state_.discard.skipped = true;
    advance(log);
    return true;
}

std::optional<Refusal> Round::apply(const Action& action, EventLog log) {
    if (over()) return Refusal{.code = RefusalCode::round_over};
    if (leads_undiscarded(action, log) && over()) return {}; // a meld has won the game
    if (!answers(action, asked_.kind))
        return Refusal{.code = RefusalCode::not_asked,
                       .allowed = CardSet::of(asked_.cards.kinds()),
                       .number = static_cast<int>(asked_.kind)};
    if (is<actions::Accuse>(action)) return aside(asked_.seat, action, log);
    if (const auto* left = as<actions::Leave>(action)) {
        const bool open = left->exit >= 0 && left->exit < 32 && (asked_.exits >> left->exit & 1);
        if (!open) return Refusal{.code = RefusalCode::exit_closed, .allowed = asked_.cards};
        take_exit(state_, asked_.seat, left->exit, log);
        // The current step may still be owed: whoever concedes names trump first (C25).
        if (!(state_.ahead >> state_.step & 1)) enter_next(log);
    } else if (auto refusal = code_of(asked_.step).apply(state_, asked_, action, log)) {
        return refusal;
    }
    advance(log);
    return {};
}

void Round::nullify(EventLog log) {
    state_.is_void = true;
    stop();
    log.tell(events::Voided{});
}

void Round::stop() {
    state_.step = state_.rules->flow.size();
    asked_ = {};
}

Asides Round::asides(Seat seat) const {
    Asides may;
    if (state_.rules->enforcement != Enforcement::referee || over()) return may;
    const Step step = state_.rules->flow[state_.step];
    if (step != Step::play && step != Step::draw_play) return may;
    for (Seat other = 1; other <= state_.rules->seats; ++other)
        if (other != seat) may.accuse = static_cast<std::uint8_t>(may.accuse | 1u << (other - 1));
    if (asked_.kind == DecisionKind::play && asked_.seat != seat && !state_.referee.laid[seat])
        may.play = CardSet::of(state_.tricks.hands[seat].kinds());
    return may;
}

namespace {

/// True if there was a renege, which ends the hand.
bool accused_rightly(RoundState& state, Seat by, Seat against, EventLog log) {
    const auto renege = std::find_if(state.referee.reneges.begin(), state.referee.reneges.end(),
                                     [&](const Renege& made) { return made.seat == against; });
    const bool proven = renege != state.referee.reneges.end();
    state.referee.accusations.push_back({by, against, proven});
    events::Accused accused{by, against, proven};
    if (proven) {
        accused.offence = renege->offence;
        accused.card = renege->card;
        state.ahead = 0;
    }
    log.tell(std::move(accused));
    return proven;
}

} // namespace

std::optional<Refusal> Round::aside(Seat seat, const Action& action, EventLog log) {
    if (over()) return Refusal{.code = RefusalCode::round_over};
    const Asides may = asides(seat);
    const auto* played = as<actions::Play>(action);
    if (const auto* accused = as<actions::Accuse>(action)) {
        const Seat of = accused->seat;
        if (of < 1 || of > most_seats || !(may.accuse >> (of - 1) & 1))
            return Refusal{.code = RefusalCode::no_accusation};
        if (accused_rightly(state_, seat, of, log)) enter_next(log);
    } else if (played && may.play.has(played->card)) {
        state_.referee.laid[seat] = played->card;
        state_.referee.reneges.push_back({seat, "out of turn", played->card});
        log.tell(events::LaidEarly{seat, played->card});
    } else {
        return Refusal{.code = RefusalCode::not_your_turn, .allowed = may.play, .seat = asked_.seat};
    }
    advance(log);
    return {};
}

RoundResult Round::result() const { return result_of(state_); }

int tricks(const RoundState& state) {
    const Rulebook& rules = *state.rules;
    const int all = tricks(rules);
    if (!rules.kitty || !rules.kitty->to_everyone || state.kitty.taken) return all;
    const auto given_out = std::find(rules.flow.begin(), rules.flow.end(), Step::kitty);
    return state.step > static_cast<std::size_t>(given_out - rules.flow.begin()) ? all - 1 : all;
}

bool goal_reached(const RoundState& state, const TrickPlay& end) {
    const Contract& contract = state.contract;
    if (contract.goal == Goal::bid) return false; // there may be no declarer
    return tricks_reach(contract.goal, end.tricks[contract.seat], tricks(state));
}

namespace {

void tell_outcome(const RoundState& state, RoundResult& result) {
    const Rulebook& rules = *state.rules;
    if (state.is_void)
        result.outcome = outcome_of_void;
    else if (state.melds.wins)
        result.outcome = outcome_of_winning_meld;
    else if (state.exit >= 0)
        result.outcome = rules.exits[static_cast<std::size_t>(state.exit)].name;
    else if (state.auction.thrown_in)
        result.outcome = outcome_thrown_in;
    if (!state.referee.accusations.empty() && state.referee.accusations.back().proven) {
        const Seat guilty = state.referee.accusations.back().against;
        result.outcome = outcome_of_renege;
        result.offender = state.tricks.sides.of[guilty];
        for (auto made = state.referee.reneges.rbegin(); made != state.referee.reneges.rend(); ++made)
            if (made->seat == guilty) result.offence = made->offence; // the first, as it was told
    }
}

void add_up_sides(const RoundState& state, RoundResult& result) {
    const Rulebook& rules = *state.rules;
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        SideResult& side = result.sides[static_cast<std::size_t>(state.tricks.sides.of[seat]) - 1];
        side.meld += state.melds.points[seat];
        side.count += state.tricks.count[seat];
        side.tricks += state.tricks.tricks[seat];
        side.bid = std::max(side.bid, state.auction.best_bid[seat]);
        if (result.dealt_again) side.meld = 0; // all melds are void with the hand
        for (const ShownMeld& shown : state.melds.shown)
            if (shown.seat == seat)
                side.melds.push_back(
                    name(rules.meld_rules[static_cast<std::size_t>(shown.meld.rule)], shown.meld.multiple));
    }
    for (const auto& [seat, mark] : state.melds.marks)
        result.sides[state.tricks.sides.of[seat] - std::size_t{1}].marks.push_back(mark);
    for (std::size_t i = 0; i < result.sides.size(); ++i)
        result.sides[i].contract = contract_of(state, static_cast<int>(i + 1));
}

} // namespace

RoundResult result_of(const RoundState& state) {
    const Rulebook& rules = *state.rules;
    RoundResult result;
    result.round = state.before.round;
    result.dealt = state.before.dealt;
    result.scores = state.before.scores;
    result.scores.resize(static_cast<std::size_t>(rules.parties), 0);
    result.tallies = state.before.tallies;
    result.tallies.resize(result.scores.size() * rules.tallies.size(), 0);
    result.contract = state.contract;
    result.declarers = state.tricks.sides.declarers;
    result.tricks = tricks(state);
    result.meld_wins = state.melds.wins;
    tell_outcome(state, result);
    // Whoever gives up has not reached it, even without a trick where none is the goal (A30).
    result.contract.reached = result.outcome == outcome_played && goal_reached(state, state.tricks);
    result.dealt_again = state.exit >= 0 && rules.exits[static_cast<std::size_t>(state.exit)].deals_again;
    result.sides = sides_of(rules, state.tricks.sides.of);
    credit_people(rules, state.before.dealing_person, result.sides);
    add_up_sides(state, result);
    result.steps = state.own.states;
    return result;
}

Seat partner_of(const RoundState& state, Seat seat) {
    const PerSeat<std::uint8_t>& side = state.tricks.sides.of;
    Seat partner = 0;
    for (Seat other = 1; other <= state.rules->seats; ++other) {
        if (other == seat || side[other] != side[seat]) continue;
        if (partner) return 0;
        partner = other;
    }
    return partner;
}

int side_count(const Sides& sides, int seats) {
    return *std::max_element(sides.of.items.begin(), sides.of.items.begin() + seats);
}

int contract_of(const RoundState& state, int side) {
    if (state.contract.seat == 0) return 0;
    if (!state.rules->auction || !state.rules->auction->summed)
        return side == state.tricks.sides.declarers ? state.contract.bid : 0;
    int sum = 0;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        if (state.tricks.sides.of[seat] == side) sum += state.auction.best_bid[seat];
    return sum;
}

bool may_meld(const RoundState& state, int side) {
    const Rulebook& rules = *state.rules;
    if (state.trump.contract >= 0 && !rules.trump->also[static_cast<std::size_t>(state.trump.contract)].melds)
        return false;
    if (state.exit < 0) return true;
    const ExitRule& exit = rules.exits[static_cast<std::size_t>(state.exit)];
    const auto melds = [](Step step) { return step == Step::meld || step == Step::draw_play; };
    if (std::none_of(exit.goes_on.begin(), exit.goes_on.end(), melds)) return false;
    return exit.melds == ExitMelds::everyone ||
           (exit.melds == ExitMelds::other_sides && side != state.tricks.sides.declarers);
}

CardSet melded_cards(const RoundState& state, Seat seat) {
    std::map<std::string_view, CardSet> by_type;
    for (const ShownMeld& shown : state.melds.shown)
        if (shown.seat == seat)
            for (const std::string_view type :
                 types_of(state.rules->meld_rules[static_cast<std::size_t>(shown.meld.rule)]))
                by_type[type] += shown.meld.cards;
    CardSet melded;
    for (const auto& [type, cards] : by_type) melded = larger(melded, cards);
    return melded;
}

bool conserves_cards(const RoundState& state) {
    CardSet all = state.play.out + state.discard.cards;
    if (!state.stock.cards.empty()) all += counted(state.stock.cards);
    if (!state.kitty.taken) all += state.kitty.cards;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) all += state.tricks.hands[seat];
    if (state.rules->draft)
        for (Seat seat = 1; seat <= state.rules->seats; ++seat)
            all += state.draft.rejected[seat] + state.draft.blind[seat];
    for (std::size_t i = 0; i < state.tricks.played; ++i) all.add(state.tricks.cards[i]);
    return all == state.rules->deck;
}

} // namespace roundhouse
