// The kitty, discards, cards called, and gifts.

#include "base/language.hpp"
#include "present/cards.hpp"
#include "present/hints/hint_parts.hpp"

#include <algorithm>

namespace roundhouse::present {

namespace {

/// How gladly the declarer parts with a card: with what helps least.
int keenness(const View& view, Card card, Trump likely) {
    const Rulebook& rules = view.rules();
    const bool trump = likely && card.suit() == *likely;
    const int count = rules.play.points[static_cast<std::size_t>(card.number())];
    const bool top = !rules.ranks.empty() && card.rank() == rules.ranks.front();
    return (trump ? -500 : 0) + (top ? -200 : 0) - count - view.hand().count(card.suit());
}

struct Parted {
    CardSet cards;
    int lost = 0; ///< points of the best melds
};

/// Takes the keenest cards one by one out of `choice`, each time counting what meld the rest of the hand
/// would lose.
Parted part_with(const View& view, CardSet choice, int how_many) {
    const Rulebook& rules = view.rules();
    const Trump likely = likely_trump(view, view.hand()).suit;
    CardSet hand = view.hand();
    Parted parted;
    for (int i = 0; i < how_many && !choice.empty(); ++i) {
        const int before = rules.melds.points(hand, likely);
        std::optional<std::pair<int, Card>> best;
        for (const Card card : sorted(CardSet::of(choice.kinds()))) {
            const int loss = before - rules.melds.points(hand - CardSet{card}, likely);
            const int worth = keenness(view, card, likely) - 1000 * loss;
            if (!best || worth > best->first) best = {worth, card};
        }
        parted.cards.add(best->second);
        hand.remove(best->second);
        choice.remove(best->second);
    }
    parted.lost = rules.melds.points(view.hand(), likely) - rules.melds.points(hand, likely);
    return parted;
}

/// With one more card, what the best suit melds more.
int gain_of(const View& view, Card card) {
    const CardSet with = view.hand() + CardSet{card};
    return likely_trump(view, with).meld - likely_trump(view, view.hand()).meld;
}

/// A way out, if the bid is out of reach with the hand's own melds and every trick, and nobody else melds for
/// the side.
std::optional<Hint> hint_way_out(const View& view, const Decision& decision) {
    int meld = view.rules().melds.points(view.hand(), view.trump());
    if (!view.trump() && !view.side_contract())
        for (const Suit suit : nameable(view.rules(), view.hand()))
            meld = std::max(meld, view.rules().melds.points(view.hand(), suit));
    const int exit = exit_from_the_bid(view, decision);
    if (exit < 0 || seats_of(view.rules(), view.rules().party[view.seat()]).size() > 1) return {};
    const int total = view.rules().count.total, bid = view.contract().bid;
    if (meld + total >= bid) return {};
    Hint hint{leave(exit), choose_exit(view.rules().exits[static_cast<std::size_t>(exit)])};
    hint.why.push_back(tr("The bid of {0} is out of reach: your best melds and all {1} in tricks make {2}.",
                          bid, total, meld + total));
    return hint;
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
    hint.why.push_back(tr("{0}, none of {1} choices is clearly better than this; the bid makes {2} times.",
                          in_simulated_deals(weighing.worlds), weighing.looked_at, in_a_hundred(best.made)));
    return hint;
}

Hint hint_give_card(const View& view, const Decision& decision, const Names& names) {
    const Parted gift = part_with(view, decision.cards, decision.how_many);
    return {give(gift.cards),
            {tr("Give {} {}.", names[decision.to], mark(gift.cards)),
             tr("You need these least: cards outside your melds go first, low plain ones before trumps and "
                "aces."),
             what_melds_lose(gift.lost)}};
}

namespace {

/// Where nothing could be weighed.
Hint hint_discard_by_rule(const View& view, const Decision& decision) {
    const CardSet& first = decision.in_any_case;
    Parted away = part_with(view, decision.cards - first, decision.how_many - first.size());
    away.cards += first;
    Hint hint{discard(away.cards),
              {tr("Discard {}.", mark(away.cards)),
               tr("Cards outside your melds go first, low plain ones before trumps and aces.")}};
    if (!melds_before_discard(view.rules())) hint.why.push_back(what_melds_lose(away.lost));
    return hint;
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

} // namespace

Hint hint_take_kitty(const View& view, const Decision& decision) {
    const SuitWorth likely = likely_trump(view, view.hand());
    if (auto way_out = hint_way_out(view, decision)) return *way_out;
    return {take_kitty(),
            {tr("Take the kitty: your hand alone melds {}, and the tricks may bring the rest.",
                points_or_nothing(likely.meld))}};
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
    hint.why.push_back(tr(
        "{0}, none of {1} ways to discard is better: the bid makes {2} times and averages {3}.",
        in_simulated_deals(weighing.worlds), ways, in_a_hundred(best.made), points_against(best.points())));
    add_worth_of_game(view, weighing, hint);
    return hint;
}

namespace {

/// Who has the card keeps it: it adds to no meld (C32).
Hint hint_partner(const View& view, const Decision& decision) {
    const Action action = bots::card_to_call(bots::Judge(view.rules()), view, decision);
    return {action,
            {tr("Ask for {}: the higher the trump your partner holds, the better.", mark(cards_of(action)))}};
}

} // namespace

Hint hint_ask(const View& view, const Decision& decision, Face face) {
    if (view.rules().call_card->makes_partner) return hint_partner(view, decision);
    std::optional<std::pair<int, Card>> best;
    for (const Card card : sorted(decision.cards))
        if (const int gain = gain_of(view, card); gain > 0 && (!best || gain > best->first))
            best = {gain, card};
    if (best)
        return {ask_card(best->second),
                {tr("Call {}: with it your best suit melds {} more.", mark(best->second), best->first)}};
    const SuitWorth likely = likely_trump(view, view.hand());
    const Rank top = view.rules().ranks.front();
    std::optional<Card> missing;
    for (const Card card : decision.cards)
        if (view.unseen().has(card) && card.rank() == top && (!missing || card.suit() == likely.suit))
            missing = card;
    if (!missing)
        return {
            decline(),
            {tr("Call no card: none would add to your melds, and you hold every {}.", in_words(top, face))}};
    return {ask_card(*missing),
            {tr("Call {}: no card adds to your melds, but this one should take a trick.", mark(*missing))}};
}

} // namespace roundhouse::present
