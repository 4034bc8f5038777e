#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// The partner to whom the holder may hand the contract back, because their pass asked for it; 0 if there is
/// none (D11). Of several partners, the one who asked first (C39).
Seat hands_back_to(const RoundState& state) {
    const Seat holder = state.auction.state.holder;
    if (holder == 0) return 0;
    const PerSeat<std::uint8_t>& side = state.tricks.sides.of;
    for (const Call& call : state.auction.calls) {
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
    if (state.auction.state.holder == 0) {
        state.auction.thrown_in = true;
        if (const int exit = exit_by_rule(state, Step::auction); exit >= 0) {
            take_exit(state, 0, exit, log);
        } else {
            state.ahead = 0;
            log.tell(events::ThrownIn{});
        }
        return;
    }
    if (state.contract.seat == 0)
        state.contract = {state.auction.state.holder, state.auction.state.high, state.auction.state.forced};
    const int side = state.tricks.sides.declarers = state.tricks.sides.of[state.contract.seat];
    const bool summed = state.rules->auction->summed;
    if (summed) state.contract.bid = contract_of(state, side);
    log.tell(events::ContractMade{state.contract.seat, state.contract.bid, state.contract.forced});
    for (int other = 1; summed && other <= side_count(state.tricks.sides, state.rules->seats); ++other)
        if (other != side && contract_of(state, other) > 0)
            log.tell(events::SideBound{other, contract_of(state, other)});
}

void note_call(RoundState& state, const Call& call, EventLog log) {
    state.auction.calls.push_back(call);
    if (call.bid) state.auction.best_bid[call.seat] = call.bid;
    log.tell(events::Called{call});
}

void begin(RoundState& state, EventLog log) {
    const AuctionRule& rule = *state.rules->auction;
    state.auction.state = begin_auction(rule, state.rules->seats, state.dealer);
    state.auction.calls.reserve(12);
    if (!rule.forced_opening) return;
    state.auction.had_to_open = state.auction.state.holder;
    note_call(state, {.seat = state.auction.had_to_open, .bid = *rule.forced_opening}, log);
}

Decision pending(const RoundState& state) {
    const Seat next = state.auction.state.next;
    if (!over(state.auction.state))
        return {.seat = next,
                .kind = DecisionKind::call,
                .must_bid = must_bid(*state.rules->auction, state.auction.state, state.tricks.hands[next])};
    if (state.contract.seat || state.auction.thrown_in) return {};
    return {.seat = state.auction.state.holder, .kind = DecisionKind::hand_back, .to = hands_back_to(state)};
}

std::optional<Refusal> hand_back_or_keep(RoundState& state, const Decision& asked, const Action& action,
                                         EventLog log) {
    if (is<actions::HandBack>(action)) {
        state.contract = {asked.to, next_on_ladder(*state.rules->auction, state.auction.state.high), false};
        log.tell(events::HandedBack{asked.seat, asked.to});
    } else {
        log.tell(events::KeptContract{asked.seat});
    }
    conclude(state, log);
    return {};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (asked.kind == DecisionKind::hand_back) return hand_back_or_keep(state, asked, action, log);
    const AuctionRule& rule = *state.rules->auction;
    const Seat seat = asked.seat;
    Call call{seat, 0, 0, false};
    if (const auto* bid = as<actions::Bid>(action)) {
        if (!may_bid(rule, state.auction.state, bid->points))
            return why_not(rule, state.auction.state, bid->points);
        if (bid->spoken && !spoken_digit(rule, bid->points)) return Refusal{.code = RefusalCode::not_spoken};
        call.bid = bid->points;
        call.spoken = bid->spoken;
        if (asked.must_bid) state.auction.had_to_open = seat;
    } else if (asked.must_bid) {
        return why_no_pass(rule, state.auction.state);
    } else {
        const int which = std::get<actions::Pass>(action).which;
        if (which < 0 || which >= static_cast<int>(rule.passes.size())) return why_no_call(rule);
        call.pass = static_cast<std::uint8_t>(which);
    }
    make_call(rule, state.auction.state, call);
    note_call(state, call, log);
    if (over(state.auction.state) && hands_back_to(state) == 0) conclude(state, log);
    return {};
}

} // namespace

const StepCode auction_step{begin, pending, apply};

} // namespace roundhouse
