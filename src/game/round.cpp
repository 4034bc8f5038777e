#include "game/round.hpp"

#include "cards/notation.hpp"
#include "game/steps/steps.hpp"
#include "game/view.hpp"

#include <stdexcept>

#include <fmt/format.h>

namespace roundhouse {

Round::Round(RulebookPtr rules, Pack pack, Seat dealer, EventLog log) {
    if (counted(pack) != rules->deck)
        throw std::invalid_argument(fmt::format("the pack is not the deck of {}: {} cards, expected {}",
                                                rules->id, pack.size(), rules->deck.size()));
    state_.tricks.sides.of = rules->party;
    state_.tricks.left = static_cast<std::int8_t>(tricks(*rules));
    state_.rules = std::move(rules);
    state_.pack = std::move(pack);
    state_.dealer = dealer;
    log.tell({.kind = EventKind::phase, .seat = dealer, .number = static_cast<int>(state_.rules->flow[0])});
    code_of(state_.rules->flow[0]).begin(state_, log);
    advance(log);
}

/// The next step that still runs begins.
void Round::enter_next(EventLog log) {
    const auto& flow = state_.rules->flow;
    do ++state_.step;
    while (!over() && !(state_.ahead >> state_.step & 1));
    if (over()) return;
    log.tell(
        {.kind = EventKind::phase, .seat = state_.dealer, .number = static_cast<int>(flow[state_.step])});
    code_of(flow[state_.step]).begin(state_, log);
}

/// Goes on past every step that asks nothing more, to the next decision.
void Round::advance(EventLog log) {
    asked_ = {};
    while (!over()) {
        const Step step = state_.rules->flow[state_.step];
        asked_ = code_of(step).pending(state_);
        asked_.step = step;
        if (asked_) break;
        enter_next(log);
    }
    if (!asked_) return;
    if (!state_.rules->exits.empty()) asked_.exits = open_exits(state_, asked_);
    asked_.may_claim = asked_.kind == DecisionKind::play && may_claim(state_);
}

namespace {

bool answers(ActionKind action, DecisionKind asked) {
    switch (action) {
    case ActionKind::bid:
    case ActionKind::pass: return asked == DecisionKind::call;
    case ActionKind::name_trump: return asked == DecisionKind::name_trump;
    case ActionKind::give: return asked == DecisionKind::give;
    case ActionKind::play:
    case ActionKind::claim: return asked == DecisionKind::play;
    case ActionKind::leave: return true;
    }
    return false;
}

const char* question(DecisionKind asked) {
    switch (asked) {
    case DecisionKind::call: return "a call in the auction";
    case DecisionKind::name_trump: return "the trump suit";
    case DecisionKind::give: return "cards to give";
    case DecisionKind::play: return "a card to play";
    }
    return "";
}

/// Takes the exit if it is open: from here only the steps that it names still run.
std::optional<Refusal> take_exit(RoundState& state, const Decision& asked, int exit, EventLog log) {
    if (exit < 0 || exit >= 32 || !(asked.exits >> exit & 1))
        return Refusal{"exit_closed", "", {}, "That way out is not open now."};
    const ExitRule& rule = state.rules->exits[static_cast<std::size_t>(exit)];
    state.exit = exit;
    log.tell({.kind = EventKind::left, .seat = asked.seat, .index = exit, .text = rule.name});
    state.ahead = 0;
    for (std::size_t i = state.step; i < state.rules->flow.size(); ++i)
        for (const Step step : rule.goes_on)
            if (state.rules->flow[i] == step) state.ahead |= std::uint32_t{1} << i;
    return {};
}

} // namespace

std::optional<Refusal> Round::apply(const Action& action, EventLog log) {
    if (over()) return Refusal{"over", "", {}, "The round is over."};
    if (!answers(action.kind, asked_.kind))
        return Refusal{"not_asked", "", CardSet::of(asked_.cards.kinds()),
                       fmt::format("Now {} is asked for.", question(asked_.kind))};
    if (action.kind == ActionKind::leave) {
        if (auto refusal = take_exit(state_, asked_, action.number, log)) return refusal;
        enter_next(log);
    } else if (auto refusal = code_of(asked_.step).apply(state_, asked_, action, log)) {
        return refusal;
    }
    advance(log);
    return {};
}

RoundResult Round::result() const {
    const Rulebook& rules = *state_.rules;
    RoundResult result;
    result.contract = state_.contract;
    result.declarers = state_.tricks.sides.declarers;
    if (state_.thrown_in)
        result.outcome = "thrown in";
    else if (state_.exit >= 0)
        result.outcome = rules.exits[static_cast<std::size_t>(state_.exit)].name;
    result.sides.resize(static_cast<std::size_t>(rules.parties));
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        SideResult& side = result.sides[static_cast<std::size_t>(state_.tricks.sides.of[seat]) - 1];
        side.seats.push_back(seat);
        side.meld += state_.meld_points[seat];
        side.count += state_.tricks.count[seat];
        side.tricks += state_.tricks.tricks[seat];
        side.bid = std::max(side.bid, state_.best_bid[seat]);
        for (const ShownMeld& shown : state_.melds)
            if (shown.seat == seat)
                side.melds.push_back(
                    name(rules.meld_rules[static_cast<std::size_t>(shown.meld.rule)], shown.meld.multiple));
    }
    for (std::size_t i = 0; i < result.sides.size(); ++i)
        result.sides[i].parties = {static_cast<Party>(i + 1)};
    return result;
}

bool conserves_cards(const RoundState& state) {
    CardSet all = state.out;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) all += state.tricks.hands[seat];
    for (std::size_t i = 0; i < state.tricks.played; ++i) all.add(state.tricks.cards[i]);
    return all == state.rules->deck;
}

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
    state.pack.clear();
    Round round(std::move(state));
    round.advance({});
    return round;
}

} // namespace roundhouse
