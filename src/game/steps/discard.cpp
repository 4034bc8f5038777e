#include "base/speech.hpp"
#include "cards/notation.hpp"
#include "game/steps/steps.hpp"

#include <fmt/format.h>

namespace roundhouse {

namespace {

void begin(RoundState&, EventLog) {}

Decision pending(const RoundState& state) {
    if (!state.buried.empty() || state.kitty.empty() || state.undiscarded) return {};
    const Seat declarer = state.contract.seat;
    const CardSet& hand = state.tricks.hands[declarer];
    Decision decision{
        .seat = declarer, .kind = DecisionKind::discard, .cards = hand, .how_many = state.kitty.size()};
    switch (state.rules->discard->spares) {
    case Spares::nothing: break;
    case Spares::kinds_taken: // of any kind no more may go than were held before the kitty (A08)
        decision.cards = common(hand, state.held_before);
        break;
    case Spares::melded: { // a meld is touched only when there are not enough others (C23)
        const CardSet others = hand - melded_cards(state, declarer);
        (others.size() >= decision.how_many ? decision.cards : decision.in_any_case) = others;
        break;
    }
    }
    return decision;
}

Refusal not_these(const RoundState& state, const CardSet& kinds) {
    if (state.rules->discard->spares == Spares::melded)
        return {"melded", "", kinds,
                phrase("Cards that lie in a meld are put away only when no others are left.")};
    return {"picked_up", "", kinds,
            phrase("Cards of the kitty stay in the hand: of no kind may more go than were held before.")};
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
    if (!asked.cards.contains(action.cards) || !action.cards.contains(asked.in_any_case))
        return not_these(state, kinds);
    hand -= action.cards;
    state.buried = action.cards;
    log.tell(
        {.kind = EventKind::discarded, .seat = asked.seat, .number = asked.how_many, .cards = action.cards});
    return {};
}

} // namespace

const StepCode discard_step{begin, pending, apply};

bool may_lead_undiscarded(const RoundState& state) {
    const Rulebook& rules = *state.rules;
    if (rules.enforcement != Enforcement::referee || rules.first_lead != FirstLead::declarer) return false;
    std::size_t next = state.step + 1;
    while (next < rules.flow.size() && (rules.flow[next] == Step::meld || !(state.ahead >> next & 1))) ++next;
    return next < rules.flow.size() && rules.flow[next] == Step::play;
}

} // namespace roundhouse
