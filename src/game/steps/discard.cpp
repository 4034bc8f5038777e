#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

void begin(RoundState&, EventLog) {}

Decision pending(const RoundState& state) {
    if (!state.discard.cards.empty() || state.kitty.cards.empty() || state.discard.skipped) return {};
    const Seat declarer = state.contract.seat;
    const CardSet& hand = state.tricks.hands[declarer];
    Decision decision{
        .seat = declarer, .kind = DecisionKind::discard, .cards = hand, .how_many = state.kitty.cards.size()};
    switch (state.rules->discard->spares) {
    case Spares::nothing: break;
    case Spares::kinds_taken: // of any kind no more may go than were held before the kitty (A08)
        decision.cards = common(hand, state.kitty.held_before);
        break;
    case Spares::melded: // a meld is touched only when there are not enough others (C23)
    case Spares::listed: {
        const DiscardRule& rule = *state.rules->discard;
        const CardSet spared =
            rule.spares == Spares::melded ? melded_cards(state, declarer) : hand.only(rule.kinds);
        const CardSet others = hand - spared;
        (others.size() >= decision.how_many ? decision.cards : decision.in_any_case) = others;
        break;
    }
    }
    return decision;
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    CardSet& hand = state.tricks.hands[asked.seat];
    const CardSet& cards = std::get<actions::Discard>(action).cards;
    if (auto refusal = why_not_these(hand, asked, cards)) return refusal;
    if (!asked.cards.contains(cards) || !cards.contains(asked.in_any_case))
        return Refusal{.code = state.rules->discard->refusal(),
                       .cards = cards,
                       .allowed = CardSet::of(asked.cards.kinds()),
                       .asked = CardSet::of(state.rules->discard->kinds)};
    hand -= cards;
    state.discard.cards = cards;
    log.tell(events::Discarded{asked.seat, asked.how_many, cards});
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
