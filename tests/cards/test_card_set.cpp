// CardSet against the simplest possible multiset: a map from kind to count.
#include <map>

#include <rapidcheck.h>

#include "cards/card_set.hpp"
#include "catch.hpp"

using namespace roundhouse;

namespace {

using Counts = std::map<Card, int>; // only kinds with a count above zero

Counts counts_of(const CardSet& set) {
    Counts counts;
    for (int n = 0; n < kind_count; ++n)
        if (const int count = set.count(Card::numbered(n))) counts[Card::numbered(n)] = count;
    return counts;
}

CardSet set_of(const Counts& counts) {
    CardSet set;
    for (const auto& [card, count] : counts) set.add(card, count);
    return set;
}

/// Random counts up to `most` of each kind; a third of the kinds is missing.
Counts any_counts(int most) {
    Counts counts;
    for (int n = 0; n < kind_count; ++n)
        if (const int count = *rc::gen::inRange(-most / 2, most + 1); count > 0)
            counts[Card::numbered(n)] = count;
    return counts;
}

int at(const Counts& counts, Card card) {
    const auto found = counts.find(card);
    return found == counts.end() ? 0 : found->second;
}

/// Applies `choose` to the two counts of each kind.
template<class Choose>
Counts by_kind(const Counts& a, const Counts& b, Choose choose) {
    Counts counts;
    for (int n = 0; n < kind_count; ++n) {
        const Card card = Card::numbered(n);
        if (const int count = choose(at(a, card), at(b, card))) counts[card] = count;
    }
    return counts;
}

int sum(const Counts& counts) {
    int all = 0;
    for (const auto& [card, count] : counts) all += count;
    return all;
}

} // namespace

TEST_CASE("Counts, size, kinds and order agree with the plain multiset") {
    REQUIRE(rc::check("reading", [] {
        const Counts counts = any_counts(CardSet::most_copies);
        const CardSet set = set_of(counts);
        RC_ASSERT(counts_of(set) == counts);
        RC_ASSERT(set.size() == sum(counts));
        RC_ASSERT(set.empty() == counts.empty());
        KindMask kinds = 0;
        std::vector<Card> row;
        for (const auto& [card, count] : counts) {
            kinds |= mask_of(card);
            row.insert(row.end(), static_cast<std::size_t>(count), card);
            RC_ASSERT(set.has(card));
        }
        RC_ASSERT(set.kinds() == kinds);
        RC_ASSERT(CardSet::of(kinds) == set_of(by_kind(counts, {}, [](int a, int) { return a > 0; })));
        RC_ASSERT(std::vector<Card>(set.begin(), set.end()) == row);
        RC_ASSERT(CardSet::packed(set.low(), set.high()) == set);
        for (const Suit suit : all_suits) {
            int in_suit = 0;
            for (const auto& [card, count] : counts) in_suit += card.suit() == suit ? count : 0;
            RC_ASSERT(set.count(suit) == in_suit);
        }
    }));
}

TEST_CASE("Adding and removing one by one agree with the plain multiset") {
    REQUIRE(rc::check("steps", [] {
        Counts counts;
        CardSet set;
        for (int i = 0; i < 200; ++i) {
            const Card card = Card::numbered(*rc::gen::inRange(0, kind_count));
            const bool add = *rc::gen::inRange(0, 3) > 0;
            if (add && at(counts, card) < CardSet::most_copies) {
                ++counts[card];
                set.add(card);
            } else if (!add && at(counts, card) > 0) {
                if (--counts[card] == 0) counts.erase(card);
                set.remove(card);
            }
            RC_ASSERT(set.has(card) == (at(counts, card) > 0));
        }
        RC_ASSERT(counts_of(set) == counts);
    }));
}

TEST_CASE("Sum, difference, common and larger agree with the plain multiset") {
    REQUIRE(rc::check("two sets", [] {
        const Counts a = any_counts(CardSet::most_copies), b = any_counts(CardSet::most_copies);
        const CardSet x = set_of(a), y = set_of(b);
        RC_ASSERT(counts_of(common(x, y)) == by_kind(a, b, [](int m, int n) { return std::min(m, n); }));
        RC_ASSERT(counts_of(larger(x, y)) == by_kind(a, b, [](int m, int n) { return std::max(m, n); }));
        bool contains = true;
        for (const auto& [card, count] : b) contains = contains && at(a, card) >= count;
        RC_ASSERT(x.contains(y) == contains);
        RC_ASSERT(x.contains(common(x, y)));
        RC_ASSERT(larger(x, y).contains(y));
        RC_ASSERT(counts_of(x - common(x, y)) ==
                  by_kind(a, b, [](int m, int n) { return std::max(0, m - n); }));
        RC_ASSERT((x == y) == (a == b));
        const auto kinds = *rc::gen::arbitrary<KindMask>();
        Counts only = a;
        std::erase_if(only, [&](const auto& entry) { return !(kinds & mask_of(entry.first)); });
        RC_ASSERT(counts_of(x.only(kinds)) == only);
    }));
    REQUIRE(rc::check("sums that fit", [] {
        const Counts a = any_counts(7), b = any_counts(8);
        const CardSet x = set_of(a), y = set_of(b);
        RC_ASSERT(counts_of(x + y) == by_kind(a, b, [](int m, int n) { return m + n; }));
        RC_ASSERT(x + y - y == x);
    }));
}

TEST_CASE("A set that differs in one copy is not contained, at every kind and count") {
    for (int n = 0; n < kind_count; ++n)
        for (int count = 0; count < CardSet::most_copies; ++count) {
            CardSet less = CardSet::packed(0x7777777777777777u, 0x8888888888888888u), more = less;
            less.remove(Card::numbered(n), less.count(Card::numbered(n)));
            more.remove(Card::numbered(n), more.count(Card::numbered(n)));
            less.add(Card::numbered(n), count);
            more.add(Card::numbered(n), count + 1);
            REQUIRE(more.contains(less));
            REQUIRE_FALSE(less.contains(more));
            REQUIRE(common(less, more) == less);
            REQUIRE(larger(less, more) == more);
        }
}

TEST_CASE("A card knows its suit, rank and number; masks hold exactly their kinds") {
    int number = 0;
    for (const Suit suit : all_suits)
        for (const Rank rank : all_ranks) {
            const Card card(rank, suit);
            CHECK(card.number() == number++);
            CHECK(card.suit() == suit);
            CHECK(card.rank() == rank);
            CHECK(Card::numbered(card.number()) == card);
            for (int n = 0; n < kind_count; ++n) {
                const Card other = Card::numbered(n);
                CHECK(((mask_of(suit) & mask_of(other)) != 0) == (other.suit() == suit));
                CHECK(((mask_of(rank) & mask_of(other)) != 0) == (other.rank() == rank));
            }
        }
    CHECK(number == kind_count);
}

TEST_CASE("Sets are made at compile time too") {
    constexpr Card queen(Rank::queen, Suit::spades), jack(Rank::jack, Suit::diamonds);
    constexpr CardSet pinochle{queen, jack};
    static_assert(pinochle.size() == 2 && pinochle.has(queen) && !(pinochle - CardSet{queen}).has(queen));
    static_assert(std::forward_iterator<CardSet::Iterator>);
    CHECK(pinochle == CardSet{jack, queen});
}
