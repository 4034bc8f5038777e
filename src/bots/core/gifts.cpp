#include "bots/core/gifts.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

constexpr int certain = 1000;
constexpr int worth_of_trump = 2; // tricks, for the lowest trump

/// Points for this many at once; each beyond those listed adds what one scores. A meld that wins the game
/// lists none.
int points_for(const std::vector<int>& points, int number) {
    if (number == 0 || points.empty()) return 0;
    const int listed = static_cast<int>(points.size());
    return points[static_cast<std::size_t>(std::min(number, listed) - 1)] +
           points.front() * std::max(0, number - listed);
}

/// The kind of `hand` with the best score; of equals the first.
template<class Score>
Card best_of(const CardSet& hand, Score score) {
    Card best;
    bool any = false;
    decltype(score(best)) most{};
    for (KindMask rest = hand.kinds(); rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        const auto worth = score(card);
        if (any && !(worth > most)) continue;
        any = true;
        most = worth;
        best = card;
    }
    return best;
}

} // namespace

/// True if the hand holds the place that many times.
bool Gifts::holds(const CardSet& hand, const Place& place, int times) {
    for (KindMask rest = place.kinds; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        if (hand.count(card) < times * place.cards.count(card)) return false;
    }
    return true;
}

Gifts::Gifts(const Rulebook& rules)
    : deck_(rules.deck), points_(rules.play.points), counters_(rules.play.counters),
      trick_points_(trick_points(rules)) {
    for (int n = 0; n < kind_count; ++n) {
        const Card card = Card::numbered(n);
        const KindMask above = beaters(rules.play, {}, card), all = deck_.only(mask_of(card.suit())).kinds();
        above_[card] = above;
        betters_[card] = deck_.only(above);
        higher_[card] = static_cast<std::int8_t>(std::popcount(above));
        lower_[card] = static_cast<std::int8_t>(std::popcount(all & ~above) - 1);
    }
    for (const Card card : CardSet::of(deck_.kinds()))
        if (!(above_[card] & deck_.kinds())) tops_ |= mask_of(card);
    for (int t = 0; t < trump_count; ++t)
        under_[static_cast<std::size_t>(t)] =
            under(rules, t < suit_count ? Trump(static_cast<Suit>(t)) : Trump());
}

Gifts::UnderTrump Gifts::under(const Rulebook& rules, Trump trump) const {
    UnderTrump found;
    for (int n = 0; n < kind_count; ++n)
        found.beside[static_cast<std::size_t>(n)] = mask_of(Card::numbered(n).suit());
    for (const MeldRule& rule : rules.meld_rules)
        for (const CardSet& cards : places_of(rule, trump)) {
            if (cards.size() < 2 || !rules.deck.contains(cards)) continue;
            const KindMask plain = cards.kinds() & ~mask_of(trump);
            if (trump && plain != cards.kinds() && std::popcount(plain) == 1) found.completing |= plain;
            const bool across = rule.of == MeldSuit::given && plain != 0 &&
                                (plain & ~mask_of(Card::numbered(std::countr_zero(plain)).suit())) != 0;
            if (plain == cards.kinds() && across) found.stray |= plain;
            for (const Card card : CardSet::of(cards.kinds())) {
                found.of_kind[card].push_back(static_cast<std::uint16_t>(found.places.size()));
                found.beside[card] |= cards.kinds();
                found.hope[card] = std::max(found.hope[card], points_for(rule.points, 1) / cards.size());
            }
            found.places.push_back({cards, cards.kinds(), &rule.points});
        }
    found.stray &= ~found.completing;
    for (const Card card : CardSet::of(rules.deck.kinds()))
        if (!points_[card] && found.of_kind[card].empty()) found.idle |= mask_of(card);
    found.bare = found.idle & mask_of(trump);
    return found;
}

/// Points of meld lost with the card. Of melds that share it the most valuable counts: it serves in one of a
/// type.
int Gifts::lost(const CardSet& hand, Card card, Trump trump) const {
    const UnderTrump& now = under(trump);
    const KindMask held = hand.kinds();
    const int copies = hand.count(card);
    int most = 0;
    for (const std::uint16_t number : now.of_kind[card]) {
        const Place& place = now.places[number];
        if (place.kinds & ~held) continue;
        const int needed = place.cards.count(card), after = (copies - 1) / needed, before = copies / needed;
        if (before == after || !holds(hand, place, before)) continue;
        most = std::max(most, points_for(*place.points, before) - points_for(*place.points, after));
    }
    return most;
}

/// True if the gift already holds all the trumps of a meld that the card completes.
bool Gifts::completes_given(const CardSet& given, Card card, Trump trump) const {
    const UnderTrump& now = under(trump);
    const auto& numbers = now.of_kind[card];
    return std::any_of(numbers.begin(), numbers.end(), [&](std::uint16_t number) {
        const CardSet others = now.places[number].cards - CardSet{card};
        return others.only(mask_of(trump)) == others && given.contains(others);
    });
}

Welcome Gifts::welcome(const CardSet& left, const CardSet& given, Card card, Trump trump) const {
    const UnderTrump& now = under(trump);
    const KindMask kind = mask_of(card);
    if (now.bare & kind) return Welcome::bare_trump;
    if (trump == card.suit()) return given.has(card) ? Welcome::more_trump : Welcome::trump;
    if (now.completing & kind)
        return given.has(card) && !completes_given(given, card, trump) ? Welcome::second : Welcome::completes;
    if (tops_ & kind) return Welcome::top;
    if (points_[card] && given.contains(betters_[card])) return Welcome::sure;
    if (now.of_kind[card].empty()) return points_[card] ? Welcome::counter : Welcome::worthless;
    if (lost(left, card, trump) > 0) return Welcome::own_meld;
    return now.stray & kind ? Welcome::stray : Welcome::part;
}

CardSet Gifts::to_declarer(const Giving& giving) const {
    const UnderTrump& now = under(giving.trump);
    CardSet left = giving.hand, given;
    for (int i = 0; i < giving.number && !left.empty(); ++i) {
        // Nothing is more welcome than these.
        const CardSet trumps = left.only(mask_of(giving.trump) & ~now.bare & ~given.kinds());
        const Card next = best_of(trumps.empty() ? left : trumps, [&](Card card) {
            const Welcome welcome = this->welcome(left, given, card, giving.trump);
            int worth = now.hope[card];
            if (welcome == Welcome::trump || welcome == Welcome::more_trump || welcome == Welcome::top)
                worth = (given.has(card) ? 0 : kind_count) - higher_[card];
            if (welcome == Welcome::own_meld) worth -= lost(left, card, giving.trump);
            return std::pair(welcome, worth);
        });
        given.add(next);
        left.remove(next);
    }
    return given;
}

/// Anything more welcome than the least welcome card of the gift would have been given first.
KindMask Gifts::missing_from_giver(const CardSet& received, Trump trump) const {
    if (received.empty()) return 0;
    Welcome least = Welcome::trump;
    for (const Card card : CardSet::of(received.kinds()))
        least = std::min(least, welcome({}, received - CardSet{card}, card, trump));
    KindMask none = 0;
    const KindMask welcome_enough = mask_of(trump) | under(trump).completing | tops_ | counters_;
    for (KindMask rest = deck_.kinds() & welcome_enough; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        const Welcome welcome = this->welcome({card}, received, card, trump);
        if (welcome > least && welcome >= Welcome::second) none |= mask_of(card);
    }
    return none;
}

/// By what is out, and by what the partner has shown with a gift.
Gifts::Likely Gifts::likely_held(const Giving& giving) const {
    const CardSet out = deck_ - giving.hand;
    const KindMask none = missing_from_giver(giving.received, giving.trump);
    const int other = std::max(0, giving.hand.size() - 2 * giving.received.size());
    const int missed = certain - certain * other / std::max(other + 1, out.size());
    Likely likely{};
    for (KindMask rest = out.kinds() & ~none; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        int without = certain;
        for (int i = out.count(card); i > 0; --i) without = without * missed / certain;
        likely[card] = certain - without;
    }
    return likely;
}

/// What the card may be expected to add to the melds of the hand that gets it with `given`.
int Gifts::hoped(const CardSet& given, Card card, Trump trump, const Likely& likely) const {
    const UnderTrump& now = under(trump);
    int sum = 0;
    for (const std::uint16_t number : now.of_kind[card]) {
        const Place& place = now.places[number];
        std::int64_t share = points_for(*place.points, 1);
        for (KindMask rest = place.kinds & ~mask_of(card); rest && share > 0; rest &= rest - 1) {
            const Card other = Card::numbered(std::countr_zero(rest));
            if (!given.has(other)) share = share * likely[other] / certain;
        }
        sum += static_cast<int>(share);
    }
    return given.has(card) ? sum / 2 : sum;
}

/// How gladly the declarer parts with a card, in points. A trump is worth two tricks and up, more the higher
/// it is; a top, one and a half.
int Gifts::parted(const Giving& giving, const CardSet& left, const CardSet& given, Card card,
                  const Likely& likely) const {
    const int melds = lost(left, card, giving.trump);
    if (giving.trump == card.suit())
        return -melds - worth_of_trump * trick_points_ - lower_[card] * trick_points_ / 5;
    const int hope = hoped(given, card, giving.trump, likely);
    if (tops_ & mask_of(card)) return hope - melds - trick_points_ * 3 / 2;
    const bool sure = left.contains(betters_[card]);
    const bool near = higher_[card] == 1 && !left.only(above_[card]).empty();
    const int tricks = sure ? trick_points_ / 2 : near ? trick_points_ / 4 : 0;
    const int short_of = trick_points_ * left.count(card.suit()) / 10;
    return hope - melds - tricks - short_of + points_[card] / 5;
}

CardSet Gifts::to_partner(const Giving& giving) const {
    const Likely likely = likely_held(giving);
    const UnderTrump& now = under(giving.trump);
    CardSet left = giving.hand, given;
    PerKind<int> worths{};
    KindMask known = 0;
    const auto worth = [&](Card card) {
        if (!(known & mask_of(card))) worths[card] = parted(giving, left, given, card, likely);
        known |= mask_of(card);
        return worths[card];
    };
    for (int i = 0; i < giving.number && !left.empty(); ++i) {
        // Trumps come last, and take longest to judge.
        const CardSet plain = left - left.only(mask_of(giving.trump));
        Card next = best_of(plain.empty() ? left : plain, worth);
        if (!plain.empty() && worth(next) <= -worth_of_trump * trick_points_) next = best_of(left, worth);
        given.add(next);
        left.remove(next);
        known &= ~now.beside[next];
    }
    return given;
}

bool Gifts::is_expected(const Giving& giving, const CardSet& gift) const {
    if (giving.declares || giving.goal != Goal::bid) return true;
    const UnderTrump& now = under(giving.trump);
    const KindMask trumps = mask_of(giving.trump) & ~now.bare, kept = (giving.hand - gift).kinds();
    const KindMask worthless = now.idle & ~now.bare;
    if ((gift.kinds() & worthless) && (kept & ~worthless)) return false;
    if (gift.only(trumps).size() < std::min(gift.size(), giving.hand.only(trumps).size())) return false;
    const KindMask lesser = gift.kinds() & ~mask_of(giving.trump) & ~tops_ & ~now.completing;
    if (lesser && (kept & (now.bare | tops_))) return false;
    if (!(lesser & now.stray)) return true;
    const CardSet left = giving.hand - gift;
    const CardSet others = left - left.only(now.stray);
    return std::none_of(others.begin(), others.end(),
                        [&](Card card) { return welcome(left, gift, card, giving.trump) >= Welcome::part; });
}

/// A declarer who must take every trick gets high cards and gives low ones away; one who must take none, the
/// reverse.
CardSet Gifts::for_the_goal(const Giving& giving) const {
    const bool high = (giving.goal == Goal::every_trick) != giving.declares;
    std::vector<Card> cards(giving.hand.begin(), giving.hand.end());
    std::stable_sort(cards.begin(), cards.end(), [&](Card a, Card b) {
        return high ? higher_[a] < higher_[b] : higher_[a] > higher_[b];
    });
    CardSet given;
    for (std::size_t i = 0; i < cards.size() && given.size() < giving.number; ++i) given.add(cards[i]);
    return given;
}

CardSet Gifts::chosen(const Giving& giving) const {
    if (giving.goal != Goal::bid) return for_the_goal(giving);
    return giving.declares ? to_partner(giving) : to_declarer(giving);
}

} // namespace roundhouse::bots
