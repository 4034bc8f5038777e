#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// Suits that the hand may name, and contracts without trump that the bid allows. After an exit only suits;
/// any of them if the hand may name none, because that way out is closed by then.
std::uint16_t nameable_bits(const RoundState& state) {
    unsigned bits = 0;
    for (const Suit suit : nameable(*state.rules, state.tricks.hands[state.contract.seat]))
        bits |= 1u << index(suit);
    if (state.exit >= 0 && bits == 0) bits = (1u << suit_count) - 1;
    if (state.exit >= 0 || !state.rules->trump) return static_cast<std::uint16_t>(bits);
    const auto& also = state.rules->trump->also;
    for (std::size_t i = 0; i < also.size(); ++i)
        if (!also[i].bid_up_to || state.contract.bid <= *also[i].bid_up_to) bits |= 1u << (suit_count + i);
    return static_cast<std::uint16_t>(bits);
}

void begin(RoundState&, EventLog) {}

Decision pending(const RoundState& state) {
    if (state.trump.named || state.contract.seat == 0) return {}; // without an auction nobody names trump
    return {.seat = state.contract.seat, .kind = DecisionKind::name_trump, .suits = nameable_bits(state)};
}

Refusal cannot_be_trump(const RoundState& state, Suit suit) {
    Refusal refusal{.code = RefusalCode::cannot_be_trump};
    if (!state.rules->trump || index(suit) < 0 || index(suit) >= suit_count) return refusal;
    const auto needed = needed_for_trump(state.rules->trump->needs, suit);
    refusal.asked = CardSet::of(needed[0]);
    if (needed[1] != needed[0]) refusal.allowed = CardSet::of(needed[1]);
    return refusal;
}

Refusal cannot_be_named(const RoundState& state, int which) {
    const auto& also = state.rules->trump->also;
    Refusal refusal{.code = RefusalCode::cannot_be_named};
    if (state.exit < 0 && which >= 0 && which < static_cast<int>(also.size()))
        refusal.limit = also[static_cast<std::size_t>(which)].bid_up_to.value_or(0);
    return refusal;
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (const auto* trump = as<actions::NameTrump>(action)) {
        const int suit = index(trump->suit);
        const bool open = suit >= 0 && suit < suit_count && (asked.suits >> suit & 1);
        if (!open) return cannot_be_trump(state, trump->suit);
        state.tricks.trump = trump->suit;
        log.tell(events::NamedTrump{asked.seat, trump->suit});
    } else {
        const int which = std::get<actions::NameContract>(action).which;
        const bool open = which >= 0 && which < 12 && (asked.suits >> (suit_count + which) & 1);
        if (!open) return cannot_be_named(state, which);
        state.trump.contract = which;
        const SideContract& named = state.rules->trump->also[static_cast<std::size_t>(which)];
        state.contract.name = named.name;
        state.contract.goal = named.goal;
        state.contract.times = named.times;
        log.tell(events::NamedContract{asked.seat, which});
        if (named.own) state.rules = named.own;
    }
    state.trump.named = true;
    return {};
}

} // namespace

const StepCode trump_step{begin, pending, apply};

} // namespace roundhouse
