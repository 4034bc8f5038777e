#include "bots/steady.hpp"
#include "bots/worlds.hpp"
#include "cli/hint_parts.hpp"

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

Hint hint_keep(const View& view, const Decision& decision, Face face) {
    const std::string card = notation(decision.cards, face);
    const SuitWorth without = likely_trump(view, view.hand()),
                    with = likely_trump(view, view.hand() + decision.cards);
    if (!bots::worth_keeping(bots::Judge(view.rules()), view, decision))
        return {reject(),
                {fmt::format(
                    "Reject {}: in melds and tricks it promises less than the next card does on the average.",
                    card)}};
    if (with.meld > without.meld)
        return {keep(),
                {fmt::format("Keep {}: with it your hand melds {} instead of {} in its best suit.", card,
                             with.meld, without.meld)}};
    return {
        keep(),
        {fmt::format("Keep {}: in melds and tricks it promises more than the next card does on the average.",
                     card)}};
}

Hint hint_meld(const View& view, const Decision& decision, Face face) {
    const Action best = bots::best_meld(view, decision);
    if (best.kind == ActionKind::swap)
        return {best,
                {fmt::format("Swap: {} is in your hand then, and may still be melded.",
                             notation(*view.turned_up(), face))}};
    if (best.kind == ActionKind::decline) return {best, {"Nothing is left that scores."}};
    for (const Meld& one : view.offered_melds())
        if (meld(one) == best)
            return {best,
                    {fmt::format("Meld {}: of what is offered it scores most, {}.",
                                 notation(best.cards, face), one.points),
                     "The cards stay playable, and serve again in melds of other types or higher ones."}};
    return {};
}

} // namespace

Hint hint_while_drawing(const View& view, const Decision& decision, Face face) {
    if (decision.kind == DecisionKind::keep_card) return hint_keep(view, decision, face);
    if (decision.kind == DecisionKind::meld) return hint_meld(view, decision, face);
    const Action action = bots::SteadyPlayer(bots::random_for(view)).decide(view, decision);
    return {
        action,
        {fmt::format("Play {}, by simple rules: take what counts cheaply, spare what melds or wins later.",
                     notation(card_of(action), face)),
         "As long as cards are drawn nobody can tell what the rest is worth."}};
}

} // namespace roundhouse::cli
