#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// Suits that the hand allows, and contracts without trump that the bid allows; the latter not after an exit.
std::uint16_t nameable_bits(const RoundState& state) {
    unsigned bits = 0;
    for (const Suit suit : nameable(*state.rules, state.tricks.hands[state.contract.seat]))
        bits |= 1u << index(suit);
    if (state.exit >= 0 || !state.rules->trump) return static_cast<std::uint16_t>(bits);
    const auto& also = state.rules->trump->also;
    for (std::size_t i = 0; i < also.size(); ++i)
        if (!also[i].bid_up_to || state.contract.bid <= *also[i].bid_up_to) bits |= 1u << (suit_count + i);
    return static_cast<std::uint16_t>(bits);
}

void begin(RoundState&, EventLog) {}

Decision pending(const RoundState& state) {
    if (state.trump_named || state.contract.seat == 0) return {}; // without an auction nobody names trump
    return {.seat = state.contract.seat, .kind = DecisionKind::name_trump, .suits = nameable_bits(state)};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (action.number < 0 || action.number >= 16 || !(asked.suits >> action.number & 1)) {
        const bool suit = action.number >= 0 && action.number < suit_count;
        return Refusal{"cannot_be_trump",
                       "",
                       {},
                       suit ? "Your hand does not hold what it takes to name that suit trump."
                            : "That contract cannot be named at this bid."};
    }
    state.trump_named = true;
    if (action.number < suit_count) {
        state.tricks.trump = static_cast<Suit>(action.number);
    } else {
        state.side_contract = action.number - suit_count;
        state.contract.name = state.rules->trump->also[static_cast<std::size_t>(state.side_contract)].name;
    }
    log.tell({.kind = EventKind::trump, .seat = asked.seat, .number = action.number});
    return {};
}

} // namespace

const StepCode trump_step{begin, pending, apply};

} // namespace roundhouse
