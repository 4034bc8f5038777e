// The kitty, discards, cards called, and gifts.

#include "base/language.hpp"
#include "present/cards.hpp"
#include "present/hints/hint_parts.hpp"

#include <algorithm>

namespace roundhouse::present {

namespace {

/// How much more the best suit melds with that card added.
int gain_of(const View& view, Card card) {
    const CardSet with = view.hand() + CardSet{card};
    return likely_trump(view, with).meld - likely_trump(view, view.hand()).meld;
}

std::string what_melds_lose(int lost) {
    return lost > 0 ? tr("That costs {} of your own meld points.", lost) : tr("Your own melds stay whole.");
}

Hint hint_gift(const View& view, const Decision& decision, const CardSet& gift, const Names& names) {
    const MeldTable& melds = view.rules().melds;
    const int lost = melds.points(view.hand(), view.trump()) - melds.points(view.hand() - gift, view.trump());
    return {give(gift), {tr("Give {} {}.", names[decision.to], mark(gift)), what_melds_lose(lost)}};
}

} // namespace

Hint hint_exchange(const View& view, const Decision& decision, const Names& names) {
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) {
        const bots::Judge judge(view.rules());
        return hint_gift(view, decision, judge.gift(bots::giving_of(view, decision)), names);
    }
    const bots::Weighed& best = weighing.candidates.front();
    if (is<actions::Leave>(best.action)) return hint_exit(view, weighing);
    Hint hint = hint_gift(view, decision, cards_of(best.action), names);
    if (weighing.looked_at > 1)
        hint.why.push_back(tr("{0}, none of {1} choices is clearly better; the bid makes {2} times.",
                              in_simulated_deals(weighing.worlds), weighing.looked_at,
                              in_a_hundred(best.made)));
    return hint;
}

Hint hint_give_card(const View& view, const Decision& decision, const Names& names) {
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) {
        const bots::Judge judge(view.rules());
        return hint_gift(view, decision, bots::cards_to_spare(judge, view, decision), names);
    }
    const bots::Weighed& best = weighing.candidates.front();
    if (is<actions::Leave>(best.action)) return hint_exit(view, weighing);
    Hint hint = hint_gift(view, decision, cards_of(best.action), names);
    if (weighing.candidates.size() > 1)
        hint.why.push_back(tr("{0}, none of {1} choices is better: it averages {2} against the others.",
                              in_simulated_deals(weighing.worlds), weighing.candidates.size(),
                              points_against(best.points())));
    add_worth_of_game(view, weighing, hint);
    return hint;
}

namespace {

/// Where nothing could be weighed.
Hint hint_discard_by_rule(const View& view, const Decision& decision) {
    const CardSet away = bots::cards_to_spare(bots::Judge(view.rules()), view, decision);
    return {discard(away), {tr("Discard {}.", mark(away))}};
}

/// What the hand melds without these cards, and how much less that is.
void add_melds_kept(const View& view, const CardSet& away, Face face, Hint& hint) {
    const SuitWorth kept = likely_trump(view, view.hand() - away), whole = likely_trump(view, view.hand());
    if (kept.suit)
        hint.why.push_back(tr("With {} as trump, what you keep melds {}.", in_words(*kept.suit, face),
                              points_or_nothing(kept.meld)));
    if (whole.suit && whole.meld > kept.meld)
        hint.why.push_back(tr("It gives up {0} in melds: with {1} as trump your whole hand melds {2}.",
                              whole.meld - kept.meld, in_words(*whole.suit, face), whole.meld));
}

/// What the advice rests on where a bid has to be made: how often it is, and what that averages.
std::string as_weighed(const bots::Weighing& weighing, const bots::Weighed& one) {
    return tr("{0}, the bid makes {1} times and averages {2} against the others.",
              in_simulated_deals(weighing.worlds), in_a_hundred(one.made), points_against(one.points()));
}

} // namespace

Hint hint_take_kitty(const View& view, const Decision& decision) {
    const SuitWorth likely = likely_trump(view, view.hand());
    const std::string take =
        tr("Take the kitty: your hand alone melds {}, and the tricks may bring the rest.",
           points_or_nothing(likely.meld));
    if (!decision.exits) return {take_kitty(), {take}};
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) return {take_kitty(), {take}};
    if (is<actions::Leave>(weighing.candidates.front().action)) return hint_exit(view, weighing);
    return {take_kitty(), {take, as_weighed(weighing, weighing.candidates.front())}};
}

Hint hint_discard(const View& view, const Decision& decision, Face face) {
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) return hint_discard_by_rule(view, decision);
    const bots::Weighed& best = weighing.candidates.front();
    if (is<actions::Leave>(best.action)) return hint_exit(view, weighing);
    const CardSet away = cards_of(best.action);
    Hint hint{best.action, {tr("Discard {}.", mark(away))}};
    if (!melds_before_discard(view.rules()))
        add_melds_kept(view, away, face, hint); // else they count already
    const auto ways =
        std::count_if(weighing.candidates.begin(), weighing.candidates.end(),
                      [](const bots::Weighed& one) { return is<actions::Discard>(one.action); });
    if (ways > 1)
        hint.why.push_back(
            tr("{0}, none of {1} ways to discard is better: the bid makes {2} times and averages {3}.",
               in_simulated_deals(weighing.worlds), ways, in_a_hundred(best.made),
               points_against(best.points())));
    add_worth_of_game(view, weighing, hint);
    return hint;
}

namespace {

std::string call_the_card(const View& view, Card card) {
    if (view.rules().call_card->makes_partner)
        return tr("Ask for {}: whoever holds it is your partner.", mark(card));
    if (const int gain = gain_of(view, card); gain > 0)
        return tr("Call {}: with it your best suit melds {} more.", mark(card), gain);
    return card.rank() == view.rules().ranks.front()
               ? tr("Call {}: no card adds to your melds, but this one should take a trick.", mark(card))
               : tr("Call {}.", mark(card));
}

} // namespace

Hint hint_ask(const View& view, const Decision& decision) {
    const bots::Weighing weighing = weighed(view, decision);
    const Action best = weighing.candidates.empty()
                            ? bots::card_to_call(bots::Judge(view.rules()), view, decision)
                            : weighing.candidates.front().action;
    if (is<actions::Leave>(best)) return hint_exit(view, weighing);
    Hint hint{
        best,
        {is<actions::Decline>(best) ? tr("Call no card.") : call_the_card(view, *cards_of(best).begin())}};
    if (weighing.candidates.empty()) return hint;
    hint.why.push_back(as_weighed(weighing, weighing.candidates.front()));
    add_next_best(weighing, hint);
    add_worth_of_game(view, weighing, hint);
    return hint;
}

} // namespace roundhouse::present
