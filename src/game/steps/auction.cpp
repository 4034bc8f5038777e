#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The partner of whom the holder's save was said may get the contract; 0 if it cannot be handed back (D11).
Seat hands_back_to(const RoundState& state) {
    const Seat holder = state.auction.holder;
    const Seat partner = holder ? partner_of(*state.rules, holder) : 0;
    if (partner == 0) return 0;
    for (const Call& call : state.calls) {
        if (call.seat != partner || call.bid) continue;
        const HandsBack when = state.rules->auction->passes[call.pass].hands_back;
        if (when == HandsBack::always) return partner;
        if (when == HandsBack::without_marriage && !holds_marriage(state.tricks.hands[holder]))
            return partner;
    }
    return 0;
}

/// The auction is over: the holder declares, or nobody does and the round ends (thrown in).
void conclude(RoundState& state, EventLog log) {
    if (state.auction.holder == 0) {
        state.thrown_in = true;
        state.ahead = 0;
        log.tell({.kind = EventKind::thrown_in});
        return;
    }
    if (state.contract.seat == 0)
        state.contract = {state.auction.holder, state.auction.high, state.auction.forced};
    state.tricks.sides.declarers = state.tricks.sides.of[state.contract.seat];
    log.tell({.kind = EventKind::contract,
              .seat = state.contract.seat,
              .number = state.contract.bid,
              .index = state.contract.forced ? 1 : 0});
}

void begin(RoundState& state, EventLog) {
    state.auction = begin_auction(*state.rules->auction, state.rules->seats, state.dealer);
    state.calls.reserve(12);
}

Decision pending(const RoundState& state) {
    if (!over(state.auction)) return {.seat = state.auction.next, .kind = DecisionKind::call};
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
        state.best_bid[seat] = action.number;
    } else if (action.number >= 0 && action.number < static_cast<int>(rule.passes.size())) {
        call.pass = static_cast<std::uint8_t>(action.number);
    } else {
        return Refusal{"not_a_call", "", {}, "There is no such call in this auction."};
    }
    make_call(rule, state.auction, call);
    state.calls.push_back(call);
    log.tell({.kind = EventKind::called,
              .seat = seat,
              .number = call.bid,
              .index = call.bid ? call.spoken : call.pass});
    if (over(state.auction) && hands_back_to(state) == 0) conclude(state, log);
    return {};
}

} // namespace

const StepCode auction_step{begin, pending, apply};

} // namespace roundhouse
