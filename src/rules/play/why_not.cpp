#include "rules/play/trick.hpp"

namespace roundhouse {

std::optional<Refusal> why_not(const PlayTable& table, const TrickPlay& state, Card card) {
    const KindMask legal = legal_kinds(table, state);
    const KindMask hand = state.hands[to_play(state, table)].kinds();
    if (!(hand & mask_of(card)))
        return Refusal{.code = RefusalCode::not_held, .cards = {card}, .allowed = CardSet::of(legal)};
    const Filter* filter = remover(binding(table, state), sight(table, state), hand, card);
    if (!filter) return {};
    Refusal refusal{.code = RefusalCode::must,
                    .rule = filter->name,
                    .cards = {card},
                    .allowed = CardSet::of(legal),
                    .keep = filter->keep,
                    .asked = CardSet::of(filter->kinds)};
    if (state.played) {
        refusal.led = state.cards[0];
        refusal.best = state.cards[state.best];
    }
    return refusal;
}

} // namespace roundhouse
