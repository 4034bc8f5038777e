#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The auction is over: the holder declares, or nobody does and the round ends (thrown in).
void conclude(RoundState& state, EventLog log) {
    if (state.auction.holder == 0) {
        state.thrown_in = true;
        state.ahead = 0;
        log.tell({.kind = EventKind::thrown_in});
        return;
    }
    state.contract.seat = state.auction.holder;
    state.contract.bid = state.auction.high;
    state.contract.forced = state.auction.forced;
    state.tricks.sides.declarers = state.tricks.sides.of[state.auction.holder];
    log.tell({.kind = EventKind::contract,
              .seat = state.auction.holder,
              .number = state.auction.high,
              .index = state.auction.forced ? 1 : 0});
}

void begin(RoundState& state, EventLog) {
    state.auction = begin_auction(*state.rules->auction, state.rules->seats, state.dealer);
    state.calls.reserve(12);
}

Decision pending(const RoundState& state) {
    if (over(state.auction)) return {};
    return {.seat = state.auction.next, .kind = DecisionKind::call};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    const AuctionRule& rule = *state.rules->auction;
    const Seat seat = asked.seat;
    Call call{seat, 0, 0};
    if (action.kind == ActionKind::bid) {
        if (!may_bid(rule, state.auction, action.number)) return why_not(rule, state.auction, action.number);
        call.bid = action.number;
        state.best_bid[seat] = action.number;
    } else if (action.number >= 0 && action.number < static_cast<int>(rule.passes.size())) {
        call.pass = static_cast<std::uint8_t>(action.number);
    } else {
        return Refusal{"not_a_call", "", {}, "There is no such call in this auction."};
    }
    make_call(rule, state.auction, call);
    state.calls.push_back(call);
    log.tell({.kind = EventKind::called, .seat = seat, .number = call.bid, .index = call.pass});
    if (over(state.auction)) conclude(state, log);
    return {};
}

} // namespace

const StepCode auction_step{begin, pending, apply};

} // namespace roundhouse
