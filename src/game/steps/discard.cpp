#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

void begin(RoundState&, EventLog) {}

/// What may be put away, as long as there is enough of it.
CardSet not_spared(const RoundState& state) {
    const DiscardRule& rule = *state.rules->discard;
    const CardSet& hand = state.tricks.hands[state.contract.seat];
    switch (rule.spares) {
    case Spares::nothing: break;
    // No more of a kind may go than were held before the kitty (A08).
    case Spares::kinds_taken: return common(hand, state.kitty.held_before);
    // Melds are touched only when there are not enough other cards (C23). Melded cards given away are gone.
    case Spares::melded: return hand - common(hand, melded_cards(state, state.contract.seat));
    case Spares::listed: return hand - hand.only(rule.kinds);
    }
    return hand;
}

Decision pending(const RoundState& state) {
    const Seat declarer = state.contract.seat;
    const bool done = !state.discard.cards.empty() || state.discard.skipped;
    if (declarer == 0 || !state.kitty.taken || state.kitty.cards.empty() || done) return {};
    Decision decision{.seat = declarer,
                      .kind = DecisionKind::discard,
                      .cards = state.tricks.hands[declarer],
                      .how_many = state.kitty.cards.size()};
    const CardSet others = not_spared(state);
    (others.size() >= decision.how_many ? decision.cards : decision.in_any_case) = others;
    return decision;
}

/// Cards that everybody knows were spared: those of a kitty shown to all, and those of melds. What only the
/// hand itself reveals, how many other cards it holds, must not show.
CardSet spared_for_all_to_see(const RoundState& state) {
    const int put_away = state.kitty.cards.size();
    const Seat declarer = state.contract.seat;
    switch (state.rules->discard->spares) {
    case Spares::kinds_taken: {
        const bool enough = state.kitty.held_before.size() >= put_away;
        return enough && state.kitty.whole && state.rules->kitty->shown ? state.kitty.cards : CardSet{};
    }
    case Spares::melded: {
        const CardSet melded = melded_cards(state, declarer);
        return state.tricks.hands[declarer].size() - melded.size() >= put_away ? melded : CardSet{};
    }
    case Spares::nothing:
    case Spares::listed: break;
    }
    return {};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    const CardSet& cards = std::get<actions::Discard>(action).cards;
    if (auto refusal = why_not_these(state.tricks.hands[asked.seat], asked, cards)) return refusal;
    if (!asked.cards.contains(cards) || !cards.contains(asked.in_any_case))
        return Refusal{.code = state.rules->discard->refusal(),
                       .cards = cards,
                       .allowed = CardSet::of(asked.cards.kinds()),
                       .asked = CardSet::of(state.rules->discard->kinds)};
    put_away(state, asked.seat, cards, spared_for_all_to_see(state));
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
