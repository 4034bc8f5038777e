#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The partner of whom the holder's save was said may get the contract; 0 if it cannot be handed back (D11).
/// Of several partners it is the one who said it first (C39).
Seat hands_back_to(const RoundState& state) {
    const Seat holder = state.auction.holder;
    if (holder == 0) return 0;
    const PerSeat<std::uint8_t>& side = state.tricks.sides.of;
    for (const Call& call : state.calls) {
        if (call.seat == holder || side[call.seat] != side[holder] || call.bid) continue;
        const HandsBack when = state.rules->auction->passes[call.pass].hands_back;
        if (when == HandsBack::always) return call.seat;
        if (when == HandsBack::without_marriage && !holds_marriage(state.tricks.hands[holder]))
            return call.seat;
    }
    return 0;
}

/// The auction is over: the holder declares, or nobody does and the round ends (thrown in).
void conclude(RoundState& state, EventLog log) {
    if (state.auction.holder == 0) {
        state.thrown_in = true;
        if (const int exit = exit_by_rule(state, Step::auction); exit >= 0) {
            take_exit(state, 0, exit, log);
        } else {
            state.ahead = 0;
            log.tell({.kind = EventKind::thrown_in});
        }
        return;
    }
    if (state.contract.seat == 0)
        state.contract = {state.auction.holder, state.auction.high, state.auction.forced};
    const int side = state.tricks.sides.declarers = state.tricks.sides.of[state.contract.seat];
    const bool summed = state.rules->auction->summed;
    if (summed) state.contract.bid = contract_of(state, side);
    log.tell({.kind = EventKind::contract,
              .seat = state.contract.seat,
              .number = state.contract.bid,
              .index = state.contract.forced ? 1 : 0});
    for (int other = 1; summed && other <= state.rules->parties; ++other)
        if (other != side && contract_of(state, other) > 0)
            log.tell({.kind = EventKind::bound, .number = contract_of(state, other), .index = other});
}

void note_call(RoundState& state, const Call& call, EventLog log) {
    state.calls.push_back(call);
    if (call.bid) state.best_bid[call.seat] = call.bid;
    log.tell({.kind = EventKind::called,
              .seat = call.seat,
              .number = call.bid,
              .index = call.bid ? call.spoken : call.pass});
}

void begin(RoundState& state, EventLog log) {
    const AuctionRule& rule = *state.rules->auction;
    state.auction = begin_auction(rule, state.rules->seats, state.dealer);
    state.calls.reserve(12);
    if (!rule.forced_opening) return;
    state.had_to_open = state.auction.holder;
    note_call(state, {.seat = state.had_to_open, .bid = *rule.forced_opening}, log);
}

Decision pending(const RoundState& state) {
    const Seat next = state.auction.next;
    if (!over(state.auction))
        return {.seat = next,
                .kind = DecisionKind::call,
                .must_bid = must_bid(*state.rules->auction, state.auction, state.tricks.hands[next])};
    if (state.contract.seat || state.thrown_in) return {};
    return {.seat = state.auction.holder, .kind = DecisionKind::hand_back, .to = hands_back_to(state)};
}

std::optional<Refusal> hand_back_or_keep(RoundState& state, const Decision& asked, const Action& action,
                                         EventLog log) {
    if (action.kind == ActionKind::hand_back)
        state.contract = {asked.to, next_on_ladder(*state.rules->auction, state.auction.high), false};
    log.tell({.kind = EventKind::hand_back,
              .seat = asked.seat,
              .to = action.kind == ActionKind::hand_back ? asked.to : 0});
    conclude(state, log);
    return {};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (asked.kind == DecisionKind::hand_back) return hand_back_or_keep(state, asked, action, log);
    const AuctionRule& rule = *state.rules->auction;
    const Seat seat = asked.seat;
    Call call{seat, 0, 0, false};
    if (action.kind == ActionKind::bid) {
        if (!may_bid(rule, state.auction, action.number)) return why_not(rule, state.auction, action.number);
        if (action.spoken && !rule.last_digit)
            return Refusal{"not_a_call", "", {}, "Bids are not spoken as their last digit in these rules."};
        call.bid = action.number;
        call.spoken = action.spoken;
        if (asked.must_bid) state.had_to_open = seat;
    } else if (asked.must_bid) {
        return why_no_pass(rule, state.auction);
    } else if (action.number >= 0 && action.number < static_cast<int>(rule.passes.size())) {
        call.pass = static_cast<std::uint8_t>(action.number);
    } else {
        return Refusal{"not_a_call", "", {}, "There is no such call in this auction."};
    }
    make_call(rule, state.auction, call);
    note_call(state, call, log);
    if (over(state.auction) && hands_back_to(state) == 0) conclude(state, log);
    return {};
}

} // namespace

const StepCode auction_step{begin, pending, apply};

} // namespace roundhouse
