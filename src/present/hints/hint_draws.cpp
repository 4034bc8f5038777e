// While a stock is left.

#include "base/language.hpp"
#include "bots/worlds/worlds.hpp"
#include "present/cards.hpp"
#include "present/hints/hint_parts.hpp"

#include <algorithm>

namespace roundhouse::present {

/// As the bots do, with what can be said for it.
Hint hint_keep(const View& view, const Decision& decision) {
    const Card card = *decision.cards.begin();
    const bots::Judge judge(view.rules());
    const SuitWorth without = likely_trump(view, view.hand()),
                    with = likely_trump(view, view.hand() + decision.cards);
    if (bots::keep_or_reject(judge, view, card) == reject())
        return {reject(),
                {tr("Reject {}: in melds and tricks you can expect more from the next card.", mark(card))}};
    if (with.meld > without.meld)
        return {keep(),
                {tr("Keep {}: with it your hand melds {} instead of {} in its best suit.", mark(card),
                    with.meld, points_or_nothing(without.meld))}};
    if (card.rank() == view.rules().ranks.front())
        return {keep(), {tr("Keep {}: no card of its suit is higher.", mark(card))}};
    if (with.suit == card.suit() && with.length > without.length)
        return {keep(), {tr("Keep {}: it belongs to your most promising suit.", mark(card))}};
    return {keep(),
            {tr("Keep {}: in melds and tricks you can expect no more from the next card.", mark(card))}};
}

namespace {

/// "Run (A♥ 10♥ K♥ Q♥ J♥)"
std::string meld_said(const Rulebook& rules, const Meld& one, Face face) {
    return fmt::format("{} ({})",
                       in_words(rules.meld_rules[static_cast<std::size_t>(one.rule)], one.multiple, face),
                       mark(one.cards));
}

Hint hint_lay(const View& view, const Meld& best, Face face) {
    const auto offered = view.offered_melds();
    const Meld& most = *std::max_element(offered.begin(), offered.end(),
                                         [](const Meld& a, const Meld& b) { return a.points < b.points; });
    const std::string said = meld_said(view.rules(), best, face);
    if (best.points < most.points)
        return {meld(best),
                {tr("Meld {} first, for {}.", said, best.points),
                 tr("After another trick {} can follow and scores {}. The other way round the smaller one "
                    "would not count.",
                    meld_said(view.rules(), most, face), most.points)}};
    return {meld(best),
            {tr("Meld {}: it scores most, {}.", said, best.points),
             tr("The cards stay playable, and may be melded again in melds of another type or in higher "
                "ones.")}};
}

} // namespace

Hint hint_meld(const View& view, const Decision& decision, Face face) {
    const Action best = bots::best_meld(view, decision);
    if (is<actions::Swap>(best))
        return {best,
                {tr("Swap: {} comes into your hand, and may still be melded.", mark(*view.turned_up()))}};
    if (is<actions::Decline>(best)) return {best, {tr("Meld nothing more: nothing is left that scores.")}};
    for (const Meld& one : view.offered_melds())
        if (meld(one) == best) return hint_lay(view, one, face);
    return {best, {}};
}

Hint hint_play_while_drawing(const View& view, const Decision& decision) {
    Hint hint = hint_by_rule(view, decision);
    if (is<actions::Play>(hint.action))
        hint.why.push_back(
            tr("Take counters when it is cheap, and keep what melds or wins later. As long as cards are "
               "drawn, nobody can tell what the rest is worth."));
    return hint;
}

} // namespace roundhouse::present
