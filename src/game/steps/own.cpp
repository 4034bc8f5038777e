#include "game/steps/steps.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

std::size_t number_of(const RoundState& state) { return own_number(state.rules->flow[state.step]); }

/// Asked in this order: from the dealer's left.
std::vector<Seat> seats_in_order(const RoundState& state) {
    std::vector<Seat> seats;
    in_order(*state.rules, after(state.dealer, state.rules->seats),
             [&](Seat seat) { seats.push_back(seat); });
    return seats;
}

void enter(RoundState& state, StepTurn turn, EventLog log) {
    const std::size_t number = number_of(state);
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
    StepTurn next = state.rules->live->next_turn(number, chosen->then, seats_in_order(state), effort);
    log.tell(events::Chose{asked.seat, static_cast<int>(number), chosen->id, chosen->text});
    enter(state, std::move(next), log);
    return {};
}

} // namespace

const StepCode own_steps{begin, pending, apply};

} // namespace roundhouse
