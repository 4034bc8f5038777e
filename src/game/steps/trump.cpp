#include "game/steps/steps.hpp"

#include <fmt/format.h>

namespace roundhouse {

namespace {

std::uint8_t suits_of(const RoundState& state) {
    std::uint8_t bits = 0;
    for (const Suit suit : nameable(*state.rules, state.tricks.hands[state.contract.seat]))
        bits = static_cast<std::uint8_t>(bits | 1u << index(suit));
    return bits;
}

void begin(RoundState&, EventLog) {}

Decision pending(const RoundState& state) {
    if (state.tricks.trump || state.contract.seat == 0) return {};
    return {.seat = state.contract.seat, .kind = DecisionKind::name_trump, .suits = suits_of(state)};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    const bool known = action.number >= 0 && action.number < suit_count;
    if (!known || !(asked.suits >> action.number & 1))
        return Refusal{
            "cannot_be_trump", "", {}, "Your hand does not hold what it takes to name that suit trump."};
    state.tricks.trump = static_cast<Suit>(action.number);
    log.tell({.kind = EventKind::trump, .seat = state.contract.seat, .number = action.number});
    return {};
}

} // namespace

const StepCode trump_step{begin, pending, apply};

} // namespace roundhouse
