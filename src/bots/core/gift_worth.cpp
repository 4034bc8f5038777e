#include "bots/core/gift_worth.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

namespace roundhouse::bots {

namespace {

constexpr std::int64_t always = 1 << 14; // chances are fractions of it

/// The chances that a hand holds at least none, one, two, … of a kind.
using AtLeast = std::array<std::int64_t, CardSet::most_copies + 1>;

/// For `copies` cards, each held with that chance.
AtLeast at_least(int copies, std::int64_t chance) {
    AtLeast exactly{always}, found{};
    for (int i = 0; i < copies; ++i)
        for (std::size_t n = exactly.size(); n-- > 0;)
            exactly[n] = (exactly[n] * (always - chance) + (n ? exactly[n - 1] * chance : 0)) / always;
    std::int64_t sum = 0;
    for (std::size_t n = exactly.size(); n-- > 0;) found[n] = sum += exactly[n];
    return found;
}

/// How much more a card is worth with the declarer than with the partner, in hundredths of a trick: a trump,
/// the highest of a suit, any other. Found by weighing gifts in many worlds.
constexpr int trump_given = 60, top_given = 10, other_given = -45;
/// The same for what the declarer gives away, and what it gains by a void, or by a suit cut to one card.
constexpr int trump_parted = -35, high_trump_parted = -55, last_top_parted = -50, other_parted = 35,
              void_suit = 70, lone_card = 35;

/// A seat that named trump holds a third more of it than chance would give; of three plain cards below the
/// tops that a declarer holds, two come back.
constexpr int more_trumps = 3, of_three_come_back = 2;

} // namespace

/// The gifts of one giver.
class GiftWorth::Scales {
  public:
    Scales(const GiftWorth& worth, const Giving& giving)
        : worth_(worth), rules_(worth.rules_), gifts_(worth.gifts_), giving_(giving),
          places_(worth.places_[static_cast<std::size_t>(index(giving.trump))]) {
        const CardSet out = rules_.deck - giving.hand;
        const int partners = std::max(0, giving.hand.size() - 2 * giving.received.size());
        const std::int64_t chance = always * partners / std::max(1, std::max(partners, out.size()));
        const KindMask none = giving.declares ? gifts_.missing_from_giver(giving.received, giving.trump) : 0;
        const KindMask trumps = mask_of(giving.trump);
        for (const Card card : CardSet::of(out.kinds() & ~none)) {
            const bool named = !giving.declares && (trumps & mask_of(card));
            likely_[card] =
                at_least(out.count(card), named ? std::min(always, chance + chance / more_trumps) : chance);
        }
        may_come_back_ =
            giving.declares || !giving.received.empty() ? 0 : out.kinds() & ~trumps & ~gifts_.tops();
    }

    /// In points, times `always`; comparable only between gifts of one giver.
    std::int64_t of(const CardSet& gift) const {
        const CardSet left = giving_.hand - gift;
        std::int64_t sum = always * rules_.melds.points(left, giving_.trump);
        for (const Place& place : places_) {
            if (place.cards.kinds() & gift.kinds())
                sum += place.points * (held(place, gift) - held(place, {}));
            if (may_come_back_) sum += place.points * comes_back(place, left);
        }
        return sum + always * worth_.in_tricks(giving_, gift);
    }

  private:
    /// The chance that the partner can meld the place with the gift.
    std::int64_t held(const Place& place, const CardSet& gift) const {
        std::int64_t chance = always;
        for (KindMask rest = place.cards.kinds(); rest && chance > 0; rest &= rest - 1) {
            const Card card = Card::numbered(std::countr_zero(rest));
            const int missing = place.cards.count(card) - gift.count(card);
            if (missing > 0) chance = chance * likely_[card][static_cast<std::size_t>(missing)] / always;
        }
        return chance;
    }

    /// The chance that what the place lacks comes back; none if it lacks nothing.
    std::int64_t comes_back(const Place& place, const CardSet& left) const {
        std::int64_t chance = always;
        bool whole = true;
        for (KindMask rest = place.cards.kinds(); rest && chance > 0; rest &= rest - 1) {
            const Card card = Card::numbered(std::countr_zero(rest));
            const int missing = place.cards.count(card) - left.count(card);
            if (missing <= 0) continue;
            whole = false;
            chance = missing > 1 || !(may_come_back_ & mask_of(card))
                         ? 0
                         : chance * likely_[card][1] * of_three_come_back / (3 * always);
        }
        return whole ? 0 : chance;
    }

    const GiftWorth& worth_;
    const Rulebook& rules_;
    const Gifts& gifts_;
    const Giving& giving_;
    const std::vector<Place>& places_;
    PerKind<AtLeast> likely_{};
    KindMask may_come_back_ = 0;
};

/// A place may contain others, as a run contains a marriage: each counts what it adds to those within it.
GiftWorth::GiftWorth(const Rulebook& rules, const Gifts& gifts) : rules_(rules), gifts_(gifts) {
    if (!rules.exchange) return; // nobody will ask
    for (int t = 0; t < trump_count; ++t) {
        const Trump trump = t < suit_count ? Trump(static_cast<Suit>(t)) : Trump();
        std::vector<Place>& places = places_[static_cast<std::size_t>(t)];
        const auto add = [&](const CardSet& cards) {
            const auto same = [&](const Place& place) { return place.cards == cards; };
            if (std::none_of(places.begin(), places.end(), same)) places.push_back({cards, 0});
        };
        for (const MeldRule& rule : rules.meld_rules)
            for (const CardSet& once : places_of(rule, trump))
                for (CardSet cards = once;
                     !cards.empty() && cards.size() <= rules.deal.hand && rules.deck.contains(cards);
                     cards += once)
                    add(cards);
        std::stable_sort(places.begin(), places.end(),
                         [](const Place& a, const Place& b) { return a.cards.size() < b.cards.size(); });
        for (std::size_t i = 0; i < places.size(); ++i) {
            places[i].points = rules.melds.points(places[i].cards, trump);
            for (std::size_t j = 0; j < i; ++j)
                if (places[i].cards.contains(places[j].cards)) places[i].points -= places[j].points;
        }
        std::erase_if(places, [](const Place& place) { return place.points == 0; });
    }
}

int GiftWorth::in_tricks(const Giving& giving, const CardSet& gift) const {
    const CardSet left = giving.hand - gift;
    int hundredths = 0;
    for (const Card card : gift) {
        const bool trump = giving.trump == card.suit(), top = gifts_.tops() & mask_of(card);
        if (!giving.declares)
            hundredths += trump ? trump_given : top ? top_given : other_given;
        else if (trump)
            hundredths +=
                std::popcount(beaters(rules_.play, {}, card)) < 2 ? high_trump_parted : trump_parted;
        else
            hundredths += !top ? other_parted : left.has(card) ? 0 : last_top_parted;
    }
    for (const Suit suit : all_suits) {
        const int before = giving.hand.count(suit), after = left.count(suit);
        if (!giving.declares || giving.trump == suit || before == after) continue;
        hundredths += after == 0 ? void_suit : after == 1 ? lone_card : 0;
    }
    return trick_points(rules_) * hundredths / 100;
}

/// Gifts that differ from `from` in one card, each with its worth, best first.
std::vector<std::pair<std::int64_t, CardSet>> GiftWorth::around(const Scales& scales, const Giving& giving,
                                                                const CardSet& from) const {
    std::vector<std::pair<std::int64_t, CardSet>> found;
    for (const Card out : CardSet::of(from.kinds()))
        for (const Card in : CardSet::of((giving.hand - from).kinds())) {
            const CardSet other = from - CardSet{out} + CardSet{in};
            if (in != out && gifts_.is_expected(giving, other)) found.emplace_back(scales.of(other), other);
        }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    return found;
}

/// Gifts of all that the giver holds of a meld that it cannot lay itself, filled up from the usual gift: an
/// around whose fourth card the partner holds takes three cards at once, and no single swap leads there.
std::vector<CardSet> GiftWorth::towards_melds(const Giving& giving, const CardSet& first) const {
    std::vector<CardSet> found;
    for (const Place& place : places_[static_cast<std::size_t>(index(giving.trump))]) {
        CardSet gift = common(place.cards, giving.hand);
        if (gift.size() < 2 || gift.size() > first.size() || gift == place.cards) continue;
        for (const Card card : first)
            if (gift.size() < first.size() && gift.count(card) < first.count(card)) gift.add(card);
        if (gift.size() == first.size() && gifts_.is_expected(giving, gift)) found.push_back(gift);
    }
    return found;
}

CardSet GiftWorth::best(const Giving& giving, const CardSet& first) const {
    const Scales scales(*this, giving);
    CardSet best = first;
    std::int64_t most = scales.of(best);
    for (const CardSet& gift : towards_melds(giving, first))
        if (const std::int64_t worth = scales.of(gift); worth > most)
            std::tie(most, best) = std::pair(worth, gift);
    for (;;) {
        const auto others = around(scales, giving, best);
        if (others.empty() || others.front().first <= most) return best;
        std::tie(most, best) = others.front();
    }
}

std::vector<CardSet> GiftWorth::near(const Giving& giving, const CardSet& from, std::size_t most) const {
    std::vector<CardSet> best;
    for (const auto& [worth, gift] : around(Scales(*this, giving), giving, from))
        if (best.size() < most) best.push_back(gift);
    return best;
}

} // namespace roundhouse::bots
