// While cards are drawn.

#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/worlds/worlds.hpp"
#include "present/cards.hpp"
#include "present/hints/hint_parts.hpp"

#include <algorithm>

namespace roundhouse::present {

namespace {

/// The meld that scores most; nothing if there is none.
std::optional<Meld> highest(const std::vector<Meld>& melds) {
    const auto most = std::max_element(melds.begin(), melds.end(),
                                       [](const Meld& a, const Meld& b) { return a.points < b.points; });
    return most == melds.end() ? std::nullopt : std::optional(*most);
}

std::string meld_in_words(const Rulebook& rules, const Meld& one, Face face) {
    return in_words(rules.meld_rules[static_cast<std::size_t>(one.rule)], one.multiple, face);
}

/// "Run", "the swap", "keeping it"
std::string choice_in_words(const View& view, const Action& action, Face face) {
    if (is<actions::Keep>(action)) return tr("keeping it");
    if (is<actions::Reject>(action)) return tr("rejecting it");
    if (is<actions::Swap>(action)) return tr("the swap");
    for (const Meld& one : view.offered_melds())
        if (meld(one) == action) return meld_in_words(view.rules(), one, face);
    return tr("nothing");
}

/// True if something has a better figure than the first choice, not clearly so.
bool is_second_by_figures(const bots::Weighing& weighing) {
    return std::any_of(weighing.candidates.begin(), weighing.candidates.end(), [&](const auto& one) {
        return bots::is_worth_more(one, weighing.candidates.front());
    });
}

/// What each choice comes to.
void add_figures(const View& view, const bots::Weighing& weighing, Face face, Hint& hint) {
    if (weighing.candidates.size() < 2) return;
    Lines worths;
    for (const bots::Weighed& one : weighing.candidates)
        worths.push_back(choice_in_words(view, one.action, face) + " " + points_against(one.points()));
    hint.why.push_back(tr("{0}, it comes to about this against the others: {1}.",
                          in_simulated_deals(weighing.worlds), join(worths, ", ")));
    if (is_second_by_figures(weighing)) hint.why.push_back(tr("The difference may be chance."));
    add_worth_of_game(view, weighing, hint);
}

/// What speaks for keeping or rejecting the card, if it is what `steady` does.
std::string why_keep(const View& view, const Decision& decision, const Action& usual) {
    const Card card = *decision.cards.begin();
    const SuitWorth without = likely_trump(view, view.hand()),
                    with = likely_trump(view, view.hand() + decision.cards);
    if (usual == reject())
        return tr("Reject {}: in melds and tricks you can expect more from the next card.", mark(card));
    if (with.meld > without.meld)
        return tr("Keep {}: with it your hand melds {} instead of {} in its best suit.", mark(card),
                  with.meld, points_or_nothing(without.meld));
    if (card.rank() == view.rules().ranks.front())
        return tr("Keep {}: no card of its suit is higher.", mark(card));
    if (with.suit == card.suit() && with.length > without.length)
        return tr("Keep {}: it belongs to your most promising suit.", mark(card));
    return tr("Keep {}: in melds and tricks you can expect no more from the next card.", mark(card));
}

} // namespace

Hint hint_keep(const View& view, const Decision& decision, Face face) {
    const bots::Weighing weighing = weighed(view, decision);
    const Card card = *decision.cards.begin();
    const Action usual = bots::keep_or_reject(bots::Judge(view.rules()), view, card),
                 best = weighing.candidates.empty() ? usual : weighing.candidates.front().action;
    Hint hint{best,
              {best == usual    ? why_keep(view, decision, usual)
               : best == keep() ? tr("Keep {}.", mark(card))
                                : tr("Reject {}.", mark(card))}};
    add_figures(view, weighing, face, hint);
    return hint;
}

namespace {

/// "Run (A♥ 10♥ K♥ Q♥ J♥)"
std::string meld_said(const Rulebook& rules, const Meld& one, Face face) {
    return fmt::format("{} ({})", meld_in_words(rules, one, face), mark(one.cards));
}

Hint hint_lay(const View& view, const Meld& best, Face face) {
    const Meld most = *highest(view.offered_melds());
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
    const bots::Weighing weighing = weighed(view, decision);
    const Action usual = bots::best_meld(view, decision),
                 best = weighing.candidates.empty() ? usual : weighing.candidates.front().action;
    const auto offered = view.offered_melds();
    Hint hint{best, {}};
    if (is<actions::Swap>(best))
        hint.why = {tr("Swap: {} comes into your hand, and may still be melded.", mark(*view.turned_up()))};
    if (is<actions::Decline>(best))
        hint.why = {offered.empty() ? tr("Meld nothing more: nothing is left that scores.")
                                    : tr("Meld nothing now.")};
    for (const Meld& one : offered)
        if (meld(one) == best)
            hint = best == usual
                       ? hint_lay(view, one, face)
                       : Hint{best, {tr("Meld {}, for {}.", meld_said(view.rules(), one, face), one.points)}};
    add_figures(view, weighing, face, hint);
    return hint;
}

namespace {

/// What can be said of the card without figures.
void add_reasons(const View& view, Card card, Hint& hint) {
    const CertainFact certain = certain_fact(view, card);
    if (!certain.words.empty()) hint.why.push_back(certain.words);
    const std::optional<Meld> most = highest(view.melds_to_lay());
    if (most && certain.sort == Certain::takes)
        hint.why.push_back(tr("Then you can lay a meld for {}.", most->points));
    if (most && (certain.sort == Certain::best_so_far || certain.sort == Certain::highest_out))
        hint.why.push_back(tr("If it takes the trick, you can lay a meld for {}.", most->points));
    if (!bots::is_wanted_for_a_meld(view, card))
        hint.why.push_back(tr("No meld that you can still lay needs {}.", mark(card)));
    if (hint.why.size() == 1)
        hint.why.push_back(tr("Take counters when it is cheap, and keep what melds or wins later."));
}

} // namespace

Hint hint_play_while_drawing(const View& view, const Decision& decision) {
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) return hint_by_rule(view, decision);
    const bots::Weighed& best = weighing.candidates.front();
    const Card card = std::get<actions::Play>(best.action).card;
    Hint hint{best.action, {tr("Play {}.", mark(card))}};
    add_reasons(view, card, hint);
    hint.why.push_back(tr("{0}, the round is worth about {1} against the others.",
                          in_simulated_deals(weighing.worlds), points_against(best.points())));
    if (is_second_by_figures(weighing))
        hint.why.push_back(tr("Other cards: {}. The differences may be chance.", other_cards(weighing)));
    else
        add_next_best(weighing, hint);
    add_worth_of_game(view, weighing, hint);
    hint.why.push_back(tr("The hands were played out by simple rules, so small differences mean little."));
    return hint;
}

} // namespace roundhouse::present
