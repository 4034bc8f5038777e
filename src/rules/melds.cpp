#include "rules/melds.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

namespace roundhouse {

namespace {

CardSet in_suit(const MeldRule& rule, Suit suit) {
    CardSet cards;
    for (const Rank rank : rule.ranks) cards.add(Card(rank, suit));
    return cards;
}

/// All ways to take `number` cards of a rank, from the suit `from` on.
void add_mixed(Rank rank, int number, int from, const CardSet& taken, std::vector<CardSet>& places) {
    if (number == 0) return places.push_back(taken);
    for (int suit = from; suit < suit_count; ++suit) {
        CardSet more = taken;
        more.add(Card(rank, static_cast<Suit>(suit)));
        add_mixed(rank, number - 1, suit, more, places);
    }
}

} // namespace

std::vector<std::string_view> types_of(const MeldRule& rule) {
    std::vector<std::string_view> types{rule.type};
    types.insert(types.end(), rule.also_in.begin(), rule.also_in.end());
    return types;
}

int multiple(const MeldRule& rule, const CardSet& cards) {
    const int one = rule.of == MeldSuit::given
                        ? rule.cards.size()
                        : static_cast<int>(rule.ranks.size()) * (rule.of == MeldSuit::each ? suit_count : 1);
    return one > 0 && cards.size() % one == 0 ? cards.size() / one : 0;
}

bool share_type(const MeldRule& a, const MeldRule& b) {
    const auto serves_in = [](const MeldRule& rule, const std::string& type) {
        return rule.type == type ||
               std::find(rule.also_in.begin(), rule.also_in.end(), type) != rule.also_in.end();
    };
    return serves_in(b, a.type) || std::any_of(a.also_in.begin(), a.also_in.end(),
                                               [&](const std::string& type) { return serves_in(b, type); });
}

std::string name(const MeldRule& rule, int multiple) {
    const auto at = static_cast<std::size_t>(multiple - 1);
    if (at < rule.names.size()) return rule.names[at];
    constexpr std::array times{"", "Double ", "Triple ", "Quadruple "};
    if (at >= times.size()) return fmt::format("{} x {}", multiple, rule.names[0]);
    std::string lower = rule.names[0];
    if (!lower.empty() && lower[0] >= 'A' && lower[0] <= 'Z')
        lower[0] = static_cast<char>(lower[0] - 'A' + 'a');
    return times[at] + lower;
}

std::vector<CardSet> places_of(const MeldRule& rule, Trump trump) {
    std::vector<CardSet> places;
    if (rule.of == MeldSuit::given) return {rule.cards};
    if (rule.of == MeldSuit::mixed) {
        add_mixed(rule.ranks.front(), static_cast<int>(rule.ranks.size()), 0, {}, places);
        // People are shown the first: the one with the most suits.
        std::stable_sort(places.begin(), places.end(), [](const CardSet& a, const CardSet& b) {
            return std::popcount(a.kinds()) > std::popcount(b.kinds());
        });
        return places;
    }
    if (rule.of == MeldSuit::each) {
        CardSet cards;
        for (const Suit suit : all_suits) cards += in_suit(rule, suit);
        return {cards};
    }
    for (const Suit suit : all_suits) {
        const bool is_trump = trump == suit;
        if (rule.of == MeldSuit::any || (rule.of == MeldSuit::trump) == is_trump)
            places.push_back(in_suit(rule, suit));
    }
    return places;
}

int most_at_once(const MeldRule& rule, const CardSet& deck) {
    if (rule.of == MeldSuit::mixed)
        return deck.only(mask_of(rule.ranks.front())).size() / static_cast<int>(rule.ranks.size());
    int most = 0;
    for (int t = 0; t < trump_count; ++t)
        for (const CardSet& place : places_of(rule, t < suit_count ? Trump{static_cast<Suit>(t)} : Trump{})) {
            int times = CardSet::most_copies;
            for (const Card card : place) times = std::min(times, deck.count(card) / place.count(card));
            most = std::max(most, times);
        }
    return most;
}

std::vector<CardSet> places_of_some_cards(const std::vector<MeldRule>& rules) {
    std::vector<CardSet> places;
    for (const MeldRule& rule : rules)
        for (const Suit trump : all_suits)
            for (const CardSet& place : places_of(rule, trump))
                if (place.size() > 1 && std::find(places.begin(), places.end(), place) == places.end())
                    places.push_back(place);
    return places;
}

std::vector<Mark> marks_in(const std::vector<MarkRule>& rules, const CardSet& hand, Trump trump) {
    std::vector<Mark> marks;
    const auto note = [&](const MarkRule& rule, int times) {
        if (times == 0) return;
        const auto at = std::min(static_cast<std::size_t>(times), rule.worth.size()) - 1;
        if (rule.worth[at]) marks.push_back({name(rule.pattern, times), rule.worth[at]});
    };
    for (const MarkRule& rule : rules) {
        if (rule.any) {
            note(rule, hand.only(mask_of(rule.pattern.ranks.front())).size() / rule.any);
            continue;
        }
        for (const CardSet& place : places_of(rule.pattern, trump)) {
            int times = CardSet::most_copies;
            for (const Card card : CardSet::of(place.kinds()))
                times = std::min(times, hand.count(card) / place.count(card));
            note(rule, times);
        }
    }
    return marks;
}

} // namespace roundhouse
