#include "base/speech.hpp"
#include "bots/steady.hpp"
#include "bots/worlds.hpp"
#include "cli/hint_parts.hpp"

namespace roundhouse::cli {

namespace {

/// A card drawn is worth keeping if it is better than what the stock holds on the average: it melds with the
/// hand, or wins tricks.
Hint hint_keep(const View& view, const Decision& decision, Face face) {
    const Card card = *decision.cards.begin();
    const auto melds = [&](const CardSet& hand) { return likely_trump(view, hand); };
    const SuitWorth without = melds(view.hand()), with = melds(view.hand() + decision.cards);
    const int gain = with.meld - without.meld;
    const auto& ranks = view.rules().ranks;
    const bool top = card.rank() == ranks.front();
    if (gain > 0)
        return {keep(),
                {phrase("Keep {}: with it your hand melds {} instead of {} in its best suit.",
                        written(card, face), with.meld, without.meld)}};
    if (top) return {keep(), {phrase("Keep {}: nothing of its suit is higher.", written(card, face))}};
    if (with.suit == card.suit() && with.length > without.length && card.rank() != ranks.back())
        return {keep(), {phrase("Keep {}: it is of the suit that promises most.", written(card, face))}};
    return {reject(),
            {phrase("Reject {}: it adds nothing to your melds yet, and the next card may.",
                    written(card, face))}};
}

Hint hint_meld(const View& view, const Decision& decision, Face face) {
    const Action best = bots::best_meld(view, decision);
    if (best.kind == ActionKind::swap)
        return {best,
                {phrase("Swap: {} is in your hand then, and may still be melded.",
                        written(*view.turned_up(), face))}};
    if (best.kind == ActionKind::decline) return {best, {phrase("Nothing is left that scores.")}};
    for (const Meld& one : view.offered_melds())
        if (meld(one) == best)
            return {best,
                    {phrase("Meld {}: of what is offered it scores most, {}.", written(best.cards, face),
                            one.points),
                     phrase("The cards stay playable, and serve again in melds of other types or higher "
                            "ones.")}};
    return {};
}

} // namespace

Hint hint_while_drawing(const View& view, const Decision& decision, Face face) {
    if (decision.kind == DecisionKind::keep_card) return hint_keep(view, decision, face);
    if (decision.kind == DecisionKind::meld) return hint_meld(view, decision, face);
    const Action action = bots::SteadyPlayer(bots::random_for(view)).decide(view, decision);
    return {action,
            {phrase("Play {}, by simple rules: take what counts cheaply, spare what melds or wins later.",
                    written(card_of(action), face)),
             phrase("As long as cards are drawn nobody can tell what the rest is worth.")}};
}

} // namespace roundhouse::cli
