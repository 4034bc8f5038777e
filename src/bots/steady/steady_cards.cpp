// How `steady` buries cards, melds, drafts, plays while cards are drawn, and calls for a card.

#include "bots/steady/steady.hpp"

#include <algorithm>
#include <optional>

namespace roundhouse::bots {

namespace {

Card highest_of(const Rulebook& rules, const CardSet& cards) {
    for (const Rank rank : rules.ranks)
        if (const CardSet found = cards.only(mask_of(rank)); !found.empty()) return *found.begin();
    return *cards.begin();
}

/// A meld that lies within `whole` and shares its type: it scores as well if it is laid first, and never
/// again afterwards (C17). Of several the one that scores most; null if there is none.
const Meld* meld_before(const Rulebook& rules, const Meld& whole, const std::vector<Meld>& offered) {
    const auto rule_of = [&](const Meld& one) -> const MeldRule& {
        return rules.meld_rules[static_cast<std::size_t>(one.rule)];
    };
    const Meld* found = nullptr;
    for (const Meld& one : offered) {
        const bool lies_within = one.points < whole.points && whole.cards.contains(one.cards) &&
                                 share_type(rule_of(one), rule_of(whole)) && !rule_of(one).beside;
        if (lies_within && (!found || one.points > found->points)) found = &one;
    }
    return found;
}

/// If all seats win equally many.
double chance_of_no_trick(int tricks, int seats) {
    double chance = 1;
    for (int i = 0; i < tricks; ++i) chance *= 1 - 1.0 / seats;
    return chance;
}

} // namespace

CardSet cards_to_spare(const Judge& judge, const View& view, const Decision& decision) {
    const CardSet& first = decision.in_any_case;
    return first + judge.put_away(view.hand() - first, decision.cards - first,
                                  judge.likely_trump(view, view.hand()), decision.how_many - first.size());
}

Action best_meld(const View& view, const Decision& decision) {
    if (decision.may_swap) return swap();
    const auto offered = view.offered_melds();
    if (offered.empty()) return decline();
    const Meld* best = &*std::max_element(offered.begin(), offered.end(),
                                          [](const Meld& a, const Meld& b) { return a.points < b.points; });
    // Whoever wins no further trick while cards are drawn never gets to lay the higher one.
    for (int tricks = view.stock_size() / view.rules().seats - 1; tricks > 0; --tricks) {
        const Meld* const first = meld_before(view.rules(), *best, offered);
        if (!first || first->points <= chance_of_no_trick(tricks, view.rules().seats) * best->points) break;
        best = first;
    }
    return meld(*best);
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

Card card_while_drawing(const Judge& judge, const View& view, const Decision& decision) {
    const PlayTable& table = view.table();
    const TrickPlay state = view.trick_play();
    const Trump trump = view.trump();
    int pot = 0;
    for (const Card card : view.trick()) pot += judge.points_of({card});
    const int ready =
        std::max(0, judge.rules().melds.points(view.hand(), trump) - view.meld_points(view.seat()));
    const auto worth = [&](Card card) {
        const KindMask over = beaters(table, trump, card) & view.unseen().kinds();
        const bool beats = state.played && (beaters(table, trump, state.cards[state.best]) & mask_of(card));
        const bool last = state.played + 1 == table.seats;
        const int tenths = state.played ? (!beats ? 0 : last || !over ? 10 : 5) : over ? 2 : 8;
        const int points = judge.points_of({card});
        const int won = pot + points + ready / 2;
        return tenths * won - (10 - tenths) * points -
               10 * judge.adds(view.hand() - CardSet{card}, card, trump);
    };
    const CardSet kinds = CardSet::of(decision.cards.kinds());
    return *std::max_element(kinds.begin(), kinds.end(), [&](Card a, Card b) { return worth(a) < worth(b); });
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
