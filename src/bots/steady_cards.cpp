// What `steady` does with a kitty: puts cards away, calls for one, gives one in return.

#include "bots/steady.hpp"

#include <algorithm>
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

/// How gladly a declarer does without the card: melds are kept, then trumps and aces; of the rest short suits
/// go first, and cards that count, as they count all the same where they lie.
int spare(const View& view, const CardSet& hand, Card card, Trump trump) {
    const Rulebook& rules = view.rules();
    const int lost = rules.melds.points(hand, trump) - rules.melds.points(hand - CardSet{card}, trump);
    const int unit = std::max(1, rules.count.total / 50);
    int worth = -4 * lost - 2 * unit * hand.count(card.suit());
    if (trump == card.suit()) worth -= 20 * unit;
    if (card.rank() == rules.ranks.front()) worth -= 15 * unit;
    return worth + rules.count.points[static_cast<std::size_t>(index(card.rank()))];
}

} // namespace

CardSet cards_to_spare(const View& view, const CardSet& choice, int how_many) {
    const Trump trump = likely_trump(view, view.hand());
    CardSet hand = view.hand(), left = choice, spared;
    while (spared.size() < how_many && !left.empty()) {
        const CardSet kinds = CardSet::of(left.kinds());
        Card best = *kinds.begin();
        for (const Card card : kinds)
            if (spare(view, hand, card, trump) > spare(view, hand, best, trump)) best = card;
        spared.add(best);
        hand.remove(best);
        left.remove(best);
    }
    return spared;
}

Action card_to_call(const View& view, const Decision& decision) {
    const Rulebook& rules = view.rules();
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
