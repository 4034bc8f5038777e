#include "base/speech.hpp"
#include "cli/hint_parts.hpp"
#include "teach/explain.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::cli {

namespace {

/// How gladly the giver parts with a card: the partner gives the declarer what helps, the declarer gives back
/// what helps least.
int keenness(const View& view, Card card, Trump likely, bool declarer) {
    const Rulebook& rules = view.rules();
    const bool trump = likely && card.suit() == *likely;
    const int count = rules.play.points[static_cast<std::size_t>(card.number())];
    const bool top = !rules.ranks.empty() && card.rank() == rules.ranks.front();
    int keen = 0;
    if (declarer) {
        if (trump) keen -= 500;
        if (top) keen -= 200;
        keen -= count;
        keen -= view.hand().count(card.suit());
    } else {
        const auto place =
            std::find(rules.ranks.begin(), rules.ranks.end(), card.rank()) - rules.ranks.begin();
        if (trump) keen += 500 - 20 * static_cast<int>(place);
        if (top) keen += 200;
        keen += count;
    }
    return keen;
}

struct Parted {
    CardSet cards;
    int lost = 0; ///< points of the best melds
};

/// Takes the keenest cards one by one out of `choice`, each time counting what meld the rest of the hand
/// would lose.
Parted part_with(const View& view, CardSet choice, int how_many, bool declarer) {
    const Rulebook& rules = view.rules();
    const Trump likely = likely_trump(view, view.hand()).suit;
    CardSet hand = view.hand();
    Parted parted;
    for (int i = 0; i < how_many && !choice.empty(); ++i) {
        const int before = rules.melds.points(hand, likely);
        std::optional<std::pair<int, Card>> best;
        for (const Card card : teach::sorted_for_people(CardSet::of(choice.kinds()))) {
            const int loss = before - rules.melds.points(hand - CardSet{card}, likely);
            const int worth = keenness(view, card, likely, declarer) - (declarer ? 1000 : 2) * loss;
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
std::optional<Hint> hint_way_out(const View& view, const Decision& decision, int meld) {
    const int exit = exit_from_the_bid(view, decision);
    if (exit < 0 || seats_of(view.rules(), view.rules().party[view.seat()]).size() > 1) return {};
    const int total = view.rules().count.total, bid = view.contract().bid;
    if (meld + total >= bid) return {};
    const ExitRule& rule = view.rules().exits[static_cast<std::size_t>(exit)];
    return Hint{leave(exit),
                {phrase("The bid of {} is out of reach: your best melds and all {} in tricks make {}.", bid,
                        total, meld + total),
                 choose_exit(rule)}};
}

} // namespace

std::string what_melds_lose(int lost) {
    return lost ? phrase("Your own melds become {} smaller by it.", lost)
                : phrase("Your own melds stay whole.");
}

Hint hint_give_card(const View& view, const Decision& decision, const Names& names, Face face) {
    const bool declarer = view.contract().seat == view.seat();
    const Parted gift = part_with(view, decision.cards, decision.how_many, declarer);
    const std::string which =
        declarer ? phrase("They are the cards that serve least: outside your melds first, then neither trump "
                          "nor the highest of a suit, then those that count least.")
                 : phrase("The declarer is helped most by trumps from the top and by the highest cards of "
                          "other suits; of the rest, by cards that count.");
    return {give(gift.cards),
            {phrase("Give {} {}.", names[decision.to], written(gift.cards, face)), which,
             what_melds_lose(gift.lost)}};
}

Hint hint_take_kitty(const View& view, const Decision& decision) {
    const SuitWorth likely = likely_trump(view, view.hand());
    if (const auto way_out = hint_way_out(view, decision, likely.meld)) return *way_out;
    return {take_kitty(),
            {phrase("Take it: your hand alone melds {}, and the tricks may make up the rest.", likely.meld)}};
}

Hint hint_discard(const View& view, const Decision& decision, Face face) {
    const SuitWorth likely = likely_trump(view, view.hand());
    if (const auto way_out = hint_way_out(view, decision, likely.meld)) return *way_out;
    const CardSet& first = decision.in_any_case;
    Parted away = part_with(view, decision.cards - first, decision.how_many - first.size(), true);
    away.cards += first;
    Lines why;
    if (likely.suit && !view.trump())
        why.push_back(phrase("Your best trump suit is {}: with it your hand melds {}.",
                             in_words(*likely.suit, face), likely.meld));
    why.push_back(phrase("Put away {}: outside your melds first, then neither trump nor the highest of a "
                         "suit, then what counts least.",
                         written(away.cards, face)));
    why.push_back(what_melds_lose(away.lost));
    return {discard(away.cards), why};
}

Hint hint_ask(const View& view, const Decision& decision, Face face) {
    std::optional<std::pair<int, Card>> best;
    for (const Card card : teach::sorted_for_people(decision.cards))
        if (const int gain = gain_of(view, card); gain > 0 && (!best || gain > best->first))
            best = {gain, card};
    if (best)
        return {ask_card(best->second),
                {phrase("Call {}: with it your best suit melds {} more.", in_words(best->second, face),
                        best->first)}};
    const SuitWorth likely = likely_trump(view, view.hand());
    const Rank top = view.rules().ranks.front();
    std::optional<Card> missing;
    for (const Card card : decision.cards)
        if (view.unseen().has(card) && card.rank() == top && (!missing || card.suit() == likely.suit))
            missing = card;
    if (!decision.may_decline) {
        const Card asked = missing.value_or(*decision.cards.begin());
        return {ask_card(asked),
                {phrase("Whoever has {} is your partner: the higher the trump, the more that is worth.",
                        written(asked, face))}};
    }
    if (!missing)
        return {decline(),
                {phrase("No card makes your melds larger, and you hold every {}: call none.",
                        phrase(name(top, face)))}};
    return {ask_card(*missing),
            {phrase("No card makes your melds larger. {} takes a trick more: call it.",
                    in_words(*missing, face))}};
}

} // namespace roundhouse::cli
