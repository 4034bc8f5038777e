// The time to find the best melds: under any rules, the number of steps is bounded beforehand.

#include "any_hand.hpp"
#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

#include <chrono>

using namespace roundhouse;
using testing::any_hand;

namespace {

double seconds(const std::function<void()>& action) {
    const auto start = std::chrono::steady_clock::now();
    action();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Any one, two or three ranks of a suit are a meld, and so is every rank around; a card serves in only one
/// meld.
std::vector<MeldRule> every_few() {
    const std::vector<Rank>& ranks = by_hand::five_ranks;
    std::vector<MeldRule> rules;
    for (unsigned chosen = 1; chosen < 32; ++chosen) {
        MeldRule rule{{"few"}, "1", MeldSuit::any, {}, {}, {10 + static_cast<int>(chosen * 7 % 30)}};
        for (std::size_t i = 0; i < ranks.size(); ++i)
            if (chosen >> i & 1) rule.ranks.push_back(ranks[i]);
        if (rule.ranks.size() <= 3) rules.push_back(rule);
        if (rule.ranks.size() != 1) continue;
        rule.of = MeldSuit::each;
        rule.points = {100};
        rules.push_back(rule);
    }
    return rules;
}

/// This many melds of three cards from anywhere in the deck, all of one type.
std::vector<MeldRule> any_threes(const CardSet& deck, int number) {
    Random random(5);
    std::vector<MeldRule> rules;
    for (int i = 0; i < number; ++i)
        rules.push_back({{"three"}, "1", MeldSuit::given, {}, any_hand(deck, 3, random), {10 + i % 7}});
    return rules;
}

/// Partnership's melds, but each card serves in only one of them.
std::vector<MeldRule> of_one_type() {
    auto rules = by_hand::melds();
    for (MeldRule& rule : rules) rule.type = "1";
    return rules;
}

} // namespace

TEST_CASE("A legal description with which a hand of 20 took more than a minute takes no time",
          "[hostile][clock]") {
    const CardSet deck = by_hand::deck_of(by_hand::five_ranks, 1);
    const MeldTable table(every_few(), deck);
    REQUIRE(table.is_bounded());
    int points = 0;
    CHECK(seconds([&] { points = table.points(deck, Suit::spades); }) < 0.5);
    int sum = 0;
    for (const Meld& meld : table.best(deck, Suit::spades)) sum += meld.points;
    CHECK(sum == points);
    CHECK(points >= 5 * 100); // every rank around, at least
}

TEST_CASE("Where a hand could take more steps than are allowed, the table says so, and soon",
          "[hostile][clock]") {
    const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 4);
    CHECK(seconds([&] { CHECK_FALSE(MeldTable(any_threes(deck, 100), deck).is_bounded()); }) < 4);
    CHECK(MeldTable(any_threes(deck, 4), deck).is_bounded());
    CHECK(MeldTable(by_hand::melds(), deck).is_bounded());
}

TEST_CASE("One type for all melds of Partnership is within bounds, with one deck and with two", "[clock]") {
    for (const int copies : {2, 4}) {
        const CardSet deck = by_hand::deck_of(by_hand::six_ranks, copies);
        const MeldTable table(of_one_type(), deck);
        CHECK(table.is_bounded());
        // Run, royal marriage and aces around share the ace: the run is best.
        CHECK(table.points(cards("As 10s Ks Qs Js Ah Ad Ac"), Suit::spades) == 150);
        CHECK(seconds([&] { table.points(deck, Suit::spades); }) < 2);
    }
}

TEST_CASE("Tables of many types take no more memory than a few do; what is left is searched", "[hostile]") {
    const CardSet deck = by_hand::deck_of(by_hand::five_ranks, 1);
    std::vector<MeldRule> rules;
    const auto few = every_few();
    for (int type = 0; type < 3; ++type)
        for (MeldRule rule : few) {
            rule.type = std::to_string(type);
            rules.push_back(rule);
        }
    const MeldTable table(rules, deck), one(few, deck);
    REQUIRE(table.is_bounded());
    Random random(3);
    for (int i = 0; i < 20; ++i) {
        const CardSet hand = any_hand(deck, 12, random);
        CHECK(table.points(hand, Suit::hearts) == 3 * one.points(hand, Suit::hearts));
    }
}

TEST_CASE("Melds of great worth, and many that win the game, add up without running over") {
    const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 10);
    std::vector<MeldRule> rules{{{"ace"}, "1", MeldSuit::any, {Rank::ace}, {}, {1'000'000}},
                                {{"ten"}, "1", MeldSuit::any, {Rank::ten}, {}, {1'000'000}},
                                {{"nine"}, "1", MeldSuit::any, {Rank::nine}, {}, {}, false, false, 1}};
    const MeldTable table(rules, deck);
    CHECK(table.points(deck, Suit::spades) == 80'000'000);
    for (int type = 2; type < 90; ++type) {
        rules.push_back(rules[0]);
        rules.back().type = std::to_string(type);
    }
    CHECK(MeldTable(rules, deck).points(deck, Suit::spades) == std::numeric_limits<int>::max());
}
