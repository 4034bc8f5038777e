#include "game/steps/steps.hpp"

#include "base/text.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse {

namespace {

std::size_t number_of(const RoundState& state) { return own_number(state.rules->flow[state.step]); }

std::optional<int> exit_named(const RoundState& state, std::string_view name) {
    const auto& exits = state.rules->exits;
    const auto found =
        std::find_if(exits.begin(), exits.end(), [&](const ExitRule& exit) { return exit.name == name; });
    if (found == exits.end()) return {};
    return static_cast<int>(found - exits.begin());
}

/// The seats in the order in which they choose: from the dealer's left.
std::vector<Seat> seats_in_order(const RoundState& state) {
    std::vector<Seat> seats;
    in_order(*state.rules, after(state.dealer, state.rules->seats),
             [&](Seat seat) { seats.push_back(seat); });
    return seats;
}

/// True as long as nobody has given, taken, put away, melded or played a card: until then, whoever knows
/// anything of a hand knows all of it.
bool hands_as_dealt(const RoundState& state) {
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        if (state.exchange.given_to[seat]) return false;
    return !state.rules->draw_play && state.melds.shown.empty() && state.tricks.done == 0 &&
           state.tricks.played == 0 && !state.kitty.taken && state.discard.cards.empty() &&
           state.exchange.promised.empty() && !state.call_card.done;
}

std::string why_no_swap(std::pair<Seat, Seat> seats, const RoundState& state) {
    const auto [one, other] = seats;
    if (one > state.rules->seats || other > state.rules->seats)
        return fmt::format("does.swap: seats are 1 to {}", state.rules->seats);
    if (!hands_as_dealt(state))
        return "does.swap: hands are changed before anybody takes, gives, puts away, melds or plays a card";
    if (state.own.handed_to[one] || state.own.handed_to[other])
        return "does.swap: a seat changes hands once in a deal";
    return {};
}

/// Why the effects are impossible; empty if they are possible.
std::string why_not(const StepEffects& does, const RoundState& state) {
    if (does.bid && state.contract.seat == 0) return "does.bid: nobody has a contract";
    if (does.bid && state.rules->auction && state.rules->auction->summed)
        return "does.bid: bids are added here, and none of them is the contract";
    if (does.bid && *does.bid <= state.contract.bid)
        return fmt::format("does.bid: expected more than the bid, {}, got {}", state.contract.bid, *does.bid);
    const bool open = state.melds.shown.empty() && state.tricks.done == 0 && state.tricks.played == 0;
    if (does.trump && (!state.tricks.trump || !open))
        return "does.trump: trump is changed after it was named, before anybody melds or plays";
    if (!does.takes.empty() && (state.exit >= 0 || !exit_named(state, does.takes)))
        return fmt::format("does.takes: there is no exit \"{}\" to take", printable(does.takes, 40));
    if (does.swap.first) return why_no_swap(does.swap, state);
    return {};
}

/// Both seats see what they gave and what they got; the others see only that hands were swapped.
void swap_hands(RoundState& state, std::pair<Seat, Seat> seats, EventLog log) {
    const auto [one, other] = seats;
    for (const auto& [from, to] : {seats, std::pair(other, one)}) {
        const CardSet& hand = state.tricks.hands[from];
        state.own.handed_to[from] = static_cast<std::int8_t>(to);
        log.tell(events::Gave{from, to, hand.size(), hand});
    }
    swap_cards(state, one, state.tricks.hands[one], other, state.tricks.hands[other]);
}

void carry_out(const StepEffects& does, RoundState& state, Seat seat, EventLog log) {
    if (does.bid) {
        state.contract.bid = *does.bid;
        log.tell(events::ContractMade{state.contract.seat, *does.bid, state.contract.forced});
    }
    if (does.trump) {
        state.tricks.trump = does.trump;
        log.tell(events::NamedTrump{seat, *does.trump});
    }
    if (does.swap.first) swap_hands(state, does.swap, log);
    if (!does.takes.empty()) take_exit(state, seat, *exit_named(state, does.takes), log);
}

void enter(RoundState& state, StepTurn turn, EventLog log) {
    const std::size_t number = number_of(state);
    for (StepOption& option : turn.options)
        if (const std::string reason = why_not(option.does, state); option.then && !reason.empty()) {
            option.then = nullptr;
            option.fault =
                fmt::format("steps.{}, \"{}\": {}", state.rules->own_steps[number].name, option.id, reason);
        }
    end_without_choices(turn);
    if (!turn.fault.empty()) log.tell(events::BrokeOff{static_cast<int>(number), turn.fault});
    if (state.own.states.size() <= number) state.own.states.resize(number + 1);
    state.own.states[number] = turn.state;
    state.own.turn = std::move(turn);
}

void begin(RoundState& state, EventLog log) {
    enter(state, state.rules->live->begin_step(number_of(state), result_of(state), seats_in_order(state)),
          log);
}

Decision pending(const RoundState& state) {
    if (state.own.turn.seat == 0) return {};
    return {.seat = state.own.turn.seat, .kind = DecisionKind::choose};
}

std::vector<std::string> ids_of(const std::vector<StepOption>& options) {
    std::vector<std::string> ids;
    for (const StepOption& option : options) ids.push_back(option.id);
    return ids;
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    const std::vector<StepOption>& options = state.own.turn.options;
    const std::string& wanted = std::get<actions::Choose>(action).option;
    const auto chosen = std::find_if(options.begin(), options.end(),
                                     [&](const StepOption& option) { return option.id == wanted; });
    if (chosen == options.end()) return Refusal{.code = RefusalCode::no_option, .names = ids_of(options)};
    if (!chosen->then) return Refusal{.code = RefusalCode::script, .rule = chosen->fault};
    const std::size_t number = number_of(state);
    StepEffort effort = state.own.turn.effort;
    ++effort.choices;
    const StepOption taken = *chosen;
    log.tell(events::Chose{asked.seat, static_cast<int>(number), taken.id, taken.text});
    carry_out(taken.does, state, asked.seat, log);
    if (!taken.does.takes.empty()) {
        enter(state, {.state = taken.then, .options = {}, .fault = {}, .effort = effort}, log);
        return {};
    }
    StepTurn next = state.rules->live->next_turn(number, taken.then, seats_in_order(state), effort);
    enter(state, std::move(next), log);
    return {};
}

} // namespace

const StepCode own_steps{begin, pending, apply};

} // namespace roundhouse
