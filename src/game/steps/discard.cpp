#include "cards/notation.hpp"
#include "game/steps/steps.hpp"

#include <fmt/format.h>

namespace roundhouse {

namespace {

void begin(RoundState&, EventLog) {}

Decision pending(const RoundState& state) {
    if (!state.buried.empty() || state.kitty.empty()) return {};
    const Seat declarer = state.contract.seat;
    const CardSet& hand = state.tricks.hands[declarer];
    // Of any kind no more may go than were held before the kitty (A08).
    const CardSet may_go = state.rules->discard->spares_kinds_taken ? common(hand, state.held_before) : hand;
    return {.seat = declarer, .kind = DecisionKind::discard, .cards = may_go, .how_many = state.kitty.size()};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    CardSet& hand = state.tricks.hands[asked.seat];
    const CardSet kinds = CardSet::of(asked.cards.kinds());
    if (!hand.contains(action.cards))
        return Refusal{"not_held", "", kinds,
                       fmt::format("You do not hold all of {}.", notation(action.cards))};
    if (action.cards.size() != asked.how_many)
        return Refusal{
            "wrong_number", "", kinds,
            fmt::format("Exactly {} cards are put away, not {}.", asked.how_many, action.cards.size())};
    if (!asked.cards.contains(action.cards))
        return Refusal{"picked_up", "", kinds,
                       "Cards of the kitty stay in the hand: of no kind may more go than were held before."};
    hand -= action.cards;
    state.buried = action.cards;
    log.tell(
        {.kind = EventKind::discarded, .seat = asked.seat, .number = asked.how_many, .cards = action.cards});
    return {};
}

} // namespace

const StepCode discard_step{begin, pending, apply};

} // namespace roundhouse
