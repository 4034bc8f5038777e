// What `steady` does with a kitty: puts cards away, calls for one, gives one in return.

#include "bots/steady.hpp"

#include <optional>

namespace roundhouse::bots {

namespace {

/// The suit that a hand would name: most melds, then most cards.
Trump likely_trump(const View& view, const CardSet& hand) {
    if (view.trump() || view.side_contract()) return view.trump();
    std::optional<std::pair<int, int>> most;
    Trump best;
    for (const Suit suit : nameable(view.rules(), hand)) {
        const std::pair worth{view.rules().melds.points(hand, suit), hand.count(suit)};
        if (most && worth <= *most) continue;
        most = worth;
        best = suit;
    }
    return best;
}

Card highest_of(const Rulebook& rules, const CardSet& cards) {
    for (const Rank rank : rules.ranks)
        if (const CardSet found = cards.only(mask_of(rank)); !found.empty()) return *found.begin();
    return *cards.begin();
}

} // namespace

CardSet cards_to_spare(const Judge& judge, const View& view, const Decision& decision) {
    const CardSet& first = decision.in_any_case;
    return first + judge.put_away(view.hand() - first, decision.cards - first,
                                  likely_trump(view, view.hand()), decision.how_many - first.size());
}

Action best_meld(const View& view, const Decision& decision) {
    if (decision.may_swap) return swap();
    const auto offered = view.offered_melds();
    const auto most = std::max_element(offered.begin(), offered.end(),
                                       [](const Meld& a, const Meld& b) { return a.points < b.points; });
    return most == offered.end() ? decline() : meld(*most);
}

Action card_to_call(const View& view, const Decision& decision) {
    const Rulebook& rules = view.rules();
    if (!decision.may_decline) { // a partner who takes tricks
        const CardSet others = decision.cards.only(view.unseen().kinds());
        return ask_card(highest_of(rules, others.empty() ? decision.cards : others));
    }
    const Trump trump = likely_trump(view, view.hand());
    const int now = rules.melds.points(view.hand(), trump);
    std::optional<Card> best;
    int most = 0;
    for (const Card card : decision.cards) {
        int gain = rules.melds.points(view.hand() + CardSet{card}, trump) - now;
        if (card.rank() == rules.ranks.front()) gain += rules.count.total / 20; // an ace is a trick more
        if (!view.unseen().has(card) || gain <= most) continue;
        most = gain;
        best = card;
    }
    return best ? ask_card(*best) : decline();
}

} // namespace roundhouse::bots
