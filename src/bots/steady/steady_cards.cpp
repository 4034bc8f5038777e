// How `steady` buries cards, drafts, and calls for a card.

#include "bots/steady/steady.hpp"

#include <optional>

namespace roundhouse::bots {

namespace {

Card highest_of(const Rulebook& rules, const CardSet& cards) {
    for (const Rank rank : rules.ranks)
        if (const CardSet found = cards.only(mask_of(rank)); !found.empty()) return *found.begin();
    return *cards.begin();
}

} // namespace

CardSet cards_to_spare(const Judge& judge, const View& view, const Decision& decision) {
    const CardSet& first = decision.in_any_case;
    return first + judge.put_away(view.hand() - first, decision.cards - first,
                                  judge.likely_trump(view, view.hand()), decision.how_many - first.size());
}

Action keep_or_reject(const Judge& judge, const View& view, Card drawn) {
    const CardSet hand = view.hand();
    const auto worth = [&](Card card) {
        return judge.adds(hand, card, judge.likely_trump(view, hand + CardSet{card}));
    };
    int sum = 0, number = 0;
    for (const Card card : CardSet::of(view.unseen().kinds())) {
        sum += worth(card) * view.unseen().count(card);
        number += view.unseen().count(card);
    }
    return worth(drawn) * number >= sum ? keep() : reject();
}

Action card_to_call(const Judge& judge, const View& view, const Decision& decision) {
    const Rulebook& rules = view.rules();
    if (!decision.may_decline) { // it brings a partner: one that takes tricks
        const CardSet others = decision.cards.only(view.unseen().kinds());
        return ask_card(highest_of(rules, others.empty() ? decision.cards : others));
    }
    const Trump trump = judge.likely_trump(view, view.hand());
    const int now = rules.melds.points(view.hand(), trump);
    std::optional<Card> best;
    int most = 0;
    for (const Card card : decision.cards) {
        int gain = rules.melds.points(view.hand() + CardSet{card}, trump) - now;
        if (card.rank() == rules.ranks.front()) gain += rules.count.total / 20; // an ace is one more trick
        if (!view.unseen().has(card) || gain <= most) continue;
        most = gain;
        best = card;
    }
    return best ? ask_card(*best) : decline();
}

} // namespace roundhouse::bots
