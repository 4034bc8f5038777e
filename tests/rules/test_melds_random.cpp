// The best selection of melds against trying everything.
#include <map>

#include <rapidcheck.h>

#include "any_hand.hpp"
#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;
using testing::any_hand;

namespace {

struct Laid {
    CardSet cards;
    int points;
};

/// Every way to lay a rule's melds: each set of cards, each number of them at once.
std::vector<Laid> ways(const MeldRule& rule, Trump trump) {
    std::vector<Laid> all;
    for (const CardSet& place : places_of(rule, trump)) {
        CardSet cards;
        for (const int points : rule.points) {
            bool fits = true;
            for (const Card card : CardSet::of(place.kinds()))
                fits = fits && cards.count(card) + place.count(card) <= CardSet::most_copies;
            if (!fits) break;
            cards += place;
            all.push_back({cards, points});
        }
    }
    return all;
}

/// The most points of one type, by brute force: take each way once more or leave it out.
int most(const std::vector<Laid>& all, std::size_t from, const CardSet& hand) {
    if (from == all.size()) return 0;
    int best = most(all, from + 1, hand);
    if (hand.contains(all[from].cards))
        best = std::max(best, all[from].points + most(all, from, hand - all[from].cards));
    return best;
}

int most(const std::vector<MeldRule>& rules, const CardSet& hand, Trump trump) {
    std::map<std::string, std::vector<Laid>> types;
    for (const MeldRule& rule : rules)
        for (const Laid& laid : ways(rule, trump))
            if (hand.contains(laid.cards)) types[rule.type].push_back(laid);
    int sum = 0;
    for (const auto& [type, all] : types) sum += most(all, 0, hand);
    return sum;
}

/// The melds found can be laid down: held, no card twice within a type, paid according to the rule.
void lies_well(const std::vector<MeldRule>& rules, const std::vector<Meld>& melds, const CardSet& hand,
               Trump trump, int points) {
    std::map<std::string, CardSet> used;
    int sum = 0, last = 0;
    for (const Meld& meld : melds) {
        const MeldRule& rule = rules.at(static_cast<std::size_t>(meld.rule));
        RC_ASSERT(meld.rule >= last); // in the order of the rules
        last = meld.rule;
        RC_ASSERT(meld.points == rule.points.at(static_cast<std::size_t>(meld.multiple - 1)));
        bool placed = false;
        for (CardSet place : places_of(rule, trump)) {
            CardSet all;
            for (int i = 0; i < meld.multiple; ++i) all += place;
            placed = placed || all == meld.cards;
        }
        RC_ASSERT(placed);
        used[rule.type] += meld.cards;
        sum += meld.points;
    }
    for (const auto& [type, cards] : used) RC_ASSERT(hand.contains(cards));
    RC_ASSERT(sum == points);
}

void best_is_best(const std::vector<MeldRule>& rules, const MeldTable& table, const CardSet& hand,
                  Trump trump) {
    const int expected = most(rules, hand, trump);
    RC_ASSERT(table.points(hand, trump) == expected);
    lies_well(rules, table.best(hand, trump), hand, trump, expected);
}

/// A pattern of one to five cards from the first `kinds` kinds of the deck.
CardSet any_pattern(const CardSet& deck, int kinds, Random& random) {
    const CardSet once = CardSet::of(deck.kinds());
    const std::vector<Card> row(once.begin(), once.end());
    CardSet pattern;
    for (int n = 1 + any_of(random, 5); n > 0; --n) {
        const Card card = row[static_cast<std::size_t>(any_of(random, kinds))];
        if (pattern.count(card) < 3) pattern.add(card);
    }
    return pattern;
}

std::vector<MeldRule> any_rules(const CardSet& deck, int kinds, Random& random) {
    std::vector<MeldRule> rules;
    for (int n = 1 + any_of(random, 6); n > 0; --n) {
        MeldRule rule{{"m"}, any_of(random, 3) ? "x" : "y", MeldSuit::given, {}, {}, {}};
        if (any_of(random, 3)) {
            rule.cards = any_pattern(deck, kinds, random);
        } else {
            rule.of = static_cast<MeldSuit>(1 + any_of(random, 4));
            for (int r = 1 + any_of(random, 3); r > 0; --r)
                rule.ranks.push_back(by_hand::five_ranks[static_cast<std::size_t>(any_of(random, 5))]);
        }
        // Sometimes two at once are worth less than twice one, or nothing.
        for (int p = 1 + any_of(random, 3); p > 0; --p) rule.points.push_back(any_of(random, 10) * 10);
        rules.push_back(rule);
    }
    return rules;
}

} // namespace

TEST_CASE("Partnership: the best melds of any hand are the best there are", "[B06][B07][B08][B09]") {
    const auto rules = by_hand::melds();
    const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 2);
    const MeldTable table(rules, deck);
    REQUIRE(rc::check("hands", [&](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 30; ++i) {
            const int size = 4 + any_of(random, 16);
            best_is_best(rules, table, any_hand(deck, size, random), any_trump(random));
        }
    }));
}

TEST_CASE("Partnership: hands thick with trump, where the runs compete", "[B06][B09]") {
    const auto rules = by_hand::melds();
    const MeldTable table(rules, by_hand::deck_of(by_hand::six_ranks, 2));
    // Every holding of the six trump kinds: 3^6.
    int holdings = 0;
    for (int code = 0; code < 729; ++code) {
        CardSet hand;
        int rest = code;
        for (const Rank rank : by_hand::six_ranks) {
            hand.add(Card(rank, Suit::hearts), rest % 3);
            rest /= 3;
        }
        REQUIRE(table.points(hand, Suit::hearts) == most(rules, hand, Suit::hearts));
        ++holdings;
    }
    CHECK(holdings == 729);
}

TEST_CASE("Any patterns, overlapping, with several copies: the best melds are the best there are", "[A18]") {
    REQUIRE(rc::check("patterns", [](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 8; ++i) {
            const int copies = 1 + any_of(random, 4);
            const CardSet deck = by_hand::deck_of(by_hand::five_ranks, copies);
            const auto rules = any_rules(deck, 2 + any_of(random, 10), random);
            const MeldTable table(rules, deck);
            for (int hands = 0; hands < 5; ++hands)
                best_is_best(rules, table, any_hand(deck, any_of(random, 12), random), any_trump(random));
        }
    }));
}

TEST_CASE("Patterns that overlap over more kinds than a table holds are searched, as exactly") {
    // Ten kinds in one chain, four copies of each: 5^10 holdings.
    const CardSet deck = by_hand::deck_of(by_hand::five_ranks, 4);
    const std::vector<MeldRule> rules{
        {{"chain"}, "x", MeldSuit::given, {}, cards("As 10s Ks Qs Js Ah"), {60, 200}},
        {{"other chain"}, "x", MeldSuit::given, {}, cards("Ah 10h Kh Qh Jh"), {50, 90, 200}},
        {{"pair"}, "x", MeldSuit::given, {}, cards("Ks Qs"), {20}},
        {{"aces"}, "x", MeldSuit::given, {}, cards("As Ah"), {30, 90}},
        {{"three"}, "x", MeldSuit::given, {}, cards("Kh Kh Qh"), {45}}};
    const MeldTable table(rules, deck);
    REQUIRE(rc::check("searched", [&](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 5; ++i) {
            const CardSet two_suits = deck.only(mask_of(Suit::spades) | mask_of(Suit::hearts));
            best_is_best(rules, table, any_hand(two_suits, 4 + any_of(random, 14), random),
                         any_trump(random));
        }
    }));
}

TEST_CASE("Types are independent of each other: the sum is that of each type alone", "[A18][B09][D06]") {
    const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 2);
    const auto rules = by_hand::melds();
    const MeldTable all(rules, deck);
    std::map<std::string, MeldTable> alone;
    for (const char* type : {"1", "2", "3"}) {
        std::vector<MeldRule> of_type;
        for (const MeldRule& rule : rules)
            if (rule.type == type) of_type.push_back(rule);
        alone.emplace(type, MeldTable(of_type, deck));
    }
    REQUIRE(rc::check("types", [&](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 100; ++i) {
            const CardSet hand = any_hand(deck, 24, random);
            const Trump trump = any_trump(random);
            int sum = 0;
            for (const auto& [type, table] : alone) sum += table.points(hand, trump);
            RC_ASSERT(all.points(hand, trump) == sum);
        }
    }));
}

TEST_CASE("More cards never make melds worth less") {
    const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 2);
    const MeldTable table(by_hand::melds(), deck);
    REQUIRE(rc::check("more", [&](std::uint64_t seed) {
        Random random(seed);
        const CardSet more = any_hand(deck, 20, random);
        const CardSet less = any_hand(more, 12, random);
        for (int t = 0; t < 10; ++t) {
            const Trump trump = any_trump(random);
            RC_ASSERT(table.points(less, trump) <= table.points(more, trump));
        }
    }));
}
