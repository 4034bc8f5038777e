// The melds of the ledger, by name and points.
#include <algorithm>
#include <map>

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;

namespace {

/// Melds found, as "Run 150, Dix 10".
std::string listed(const std::vector<MeldRule>& rules, const std::vector<Meld>& melds) {
    std::string text;
    for (const Meld& meld : melds)
        text += (text.empty() ? "" : ", ") + name(rules[static_cast<std::size_t>(meld.rule)], meld.multiple) +
                " " + std::to_string(meld.points);
    return text;
}

std::string partnership(std::string_view hand, Trump trump = Suit::spades) {
    static const auto rules = by_hand::melds();
    static const MeldTable table(rules, by_hand::deck_of(by_hand::six_ranks, 2));
    const auto best = table.best(cards(hand), trump);
    int sum = 0;
    for (const Meld& meld : best) sum += meld.points;
    CHECK(table.points(cards(hand), trump) == sum);
    return listed(rules, best);
}

MeldRule in_suit(std::string name, MeldSuit of, std::vector<Rank> ranks, std::vector<int> points) {
    return {{std::move(name)}, "I", of, std::move(ranks), {}, std::move(points)};
}
MeldRule around(std::string name, Rank rank, std::vector<int> points) {
    return {{std::move(name)}, "III", MeldSuit::each, {rank}, {}, std::move(points)};
}

/// D03-D05.
std::vector<MeldRule> double_deck_melds() {
    using enum Rank;
    return {in_suit("Run", MeldSuit::trump, {ace, ten, king, queen, jack}, {16, 150, 225, 300}),
            in_suit("Royal marriage", MeldSuit::trump, {king, queen}, {4, 8, 12, 16}),
            in_suit("Marriage", MeldSuit::plain, {king, queen}, {2, 4, 6, 8}),
            {{"Pinochle"}, "II", MeldSuit::given, {}, cards("Qs Jd"), {4, 30, 60, 90}},
            around("Aces", ace, {10, 100, 150, 200}),
            around("Kings", king, {8, 80, 120, 160}),
            around("Queens", queen, {6, 60, 90, 120}),
            around("Jacks", jack, {4, 40, 60, 80})};
}

int double_deck(std::string_view hand, Trump trump) {
    static const MeldTable table(double_deck_melds(), by_hand::deck_of(by_hand::five_ranks, 4));
    return table.points(cards(hand), trump);
}

} // namespace

TEST_CASE("Class 1: runs", "[B06]") {
    CHECK(partnership("As 10s Ks Qs Js") == "Run 150");
    CHECK(partnership("As 10s Ks Ks Qs Js") == "Run with king 190");
    CHECK(partnership("As 10s Ks Qs Qs Js") == "Run with queen 190");
    CHECK(partnership("As 10s Ks Ks Qs Qs Js") == "Run with marriage 230");
    CHECK(partnership("As As 10s 10s Ks Ks Qs Qs Js Js") == "Double run 1500");
    CHECK(partnership("As 10s Ks Qs Js", Suit::hearts) == "Common marriage 20"); // hearts are trump
    CHECK(partnership("As As 10s 10s Ks Ks Qs Qs Js") == "Run with marriage 230");
    CHECK(partnership("As 10s Ks Js").empty());
}

TEST_CASE("Class 1: dix and marriages", "[B06]") {
    CHECK(partnership("9s") == "Dix 10");
    CHECK(partnership("9s 9s") == "Dix 10, Dix 10");
    CHECK(partnership("9h").empty());
    CHECK(partnership("Ks Qs") == "Royal marriage 40");
    CHECK(partnership("Ks Ks Qs Qs") == "Royal marriage 40, Royal marriage 40");
    CHECK(partnership("Kh Qh") == "Common marriage 20");
    CHECK(partnership("Kh Qh Kd Qd Qd Kc") == "Common marriage 20, Common marriage 20");
    CHECK(partnership("Ks Qs", {}) == "Common marriage 20");
}

TEST_CASE("Class 2: pinochles, under every trump", "[B07]") {
    for (const Trump trump : {Trump(Suit::spades), Trump(Suit::diamonds), Trump(Suit::clubs), Trump()}) {
        CHECK(partnership("Jd Qs", trump) == "Pinochle 40");
        CHECK(partnership("Jd Jd Qs", trump) == "Pinochle 40");
        CHECK(partnership("Jd Jd Qs Qs", trump) == "Double pinochle 300");
    }
    CHECK(partnership("Js Qd").empty());
}

TEST_CASE("Class 3: around once and, with all eight, abound", "[B08]") {
    const std::map<std::string, std::pair<int, int>> table{
        {"A", {100, 1000}}, {"K", {80, 800}}, {"Q", {60, 600}}, {"J", {40, 400}}};
    const std::map<std::string, std::string> names{
        {"A", "Aces"}, {"K", "Kings"}, {"Q", "Queens"}, {"J", "Jacks"}};
    for (const auto& [rank, points] : table) {
        std::string four;
        for (const char* suit : {"s ", "h ", "d ", "c "}) four += rank + suit;
        CHECK(partnership(four) == names.at(rank) + " around " + std::to_string(points.first));
        CHECK(partnership(four + four) == names.at(rank) + " abound " + std::to_string(points.second));
        CHECK(partnership(four + four.substr(0, 9)) ==
              names.at(rank) + " around " + std::to_string(points.first));
    }
    CHECK(partnership("10s 10h 10d 10c 9h 9d 9c").empty()); // there are no tens or nines around
}

TEST_CASE("A card may be in one meld of each class, not in two of one", "[B09]") {
    // The queen of hearts in a marriage and in queens around; the queen of spades in the pinochle too.
    CHECK(partnership("Kh Qs Qh Qd Qc Jd", Suit::clubs) ==
          "Common marriage 20, Pinochle 40, Queens around 60");
    // The source's own example: not in a run and a marriage at once.
    CHECK(partnership("Ah 10h Kh Qh Jh", Suit::hearts) == "Run 150");
    // A second king and queen make a marriage beside the run, named and paid as "with marriage".
    CHECK(partnership("Ah 10h Kh Kh Qh Qh Jh 9h", Suit::hearts) == "Run with marriage 230, Dix 10");
}

TEST_CASE("A king and a queen in every suit add up to 240", "[B09][C10]") {
    const std::string melds = partnership("Ks Qs Kh Qh Kd Qd Kc Qc");
    CHECK(melds == "Royal marriage 40, Common marriage 20, Common marriage 20, Common marriage 20, "
                   "Kings around 80, Queens around 60");
}

TEST_CASE("Twenty cards with hearts trump are worth 88: the family's own example", "[D06][D07]") {
    CHECK(double_deck("Ah 10h Kh Kh Kh Qh Qh Jh Qd Qd Jd Qc Qc As Ks Ks Qs Qs Js Js", Suit::hearts) == 88);
}

TEST_CASE("Run with king and queen 20, roundhouse 24, run and roundhouse 36", "[D03][D05][D07]") {
    CHECK(double_deck("Ah 10h Kh Kh Qh Qh Jh", Suit::hearts) == 20);
    CHECK(double_deck("Ks Qs Kh Qh Kd Qd Kc Qc", Suit::hearts) == 24);
    CHECK(double_deck("Ah 10h Kh Qh Jh Ks Qs Kd Qd Kc Qc", Suit::hearts) == 36);
}

TEST_CASE("Double-deck ladders from single to quadruple", "[D03][D04][D05]") {
    const auto repeated = [](const std::string& text, int times) {
        std::string all;
        for (int i = 0; i < times; ++i) all += text + " ";
        return all;
    };
    const std::vector<std::pair<std::string, std::vector<int>>> ladders{
        {"Ah 10h Kh Qh Jh", {16, 150, 225, 300}},
        {"Kh Qh", {4, 8, 12, 16}},
        {"Ks Qs", {2, 4, 6, 8}},
        {"Qs Jd", {4, 30, 60, 90}},
        {"As Ah Ad Ac", {10, 100, 150, 200}},
        {"Ks Kh Kd Kc", {8, 80, 120, 160}},
        {"Qs Qh Qd Qc", {6, 60, 90, 120}},
        {"Js Jh Jd Jc", {4, 40, 60, 80}}};
    for (const auto& [meld, points] : ladders)
        for (int times = 1; times <= 4; ++times)
            CHECK(double_deck(repeated(meld, times), Suit::hearts) ==
                  points[static_cast<std::size_t>(times - 1)]);
}

TEST_CASE("More copies than the ladder knows add up", "[C10][C39]") {
    const MeldTable six(double_deck_melds(), by_hand::deck_of(by_hand::five_ranks, 6));
    CHECK(six.points(cards("As As As As As Ah Ah Ah Ah Ah Ad Ad Ad Ad Ad Ac Ac Ac Ac Ac"), Suit::hearts) ==
          100 + 150); // five of each ace
    const MeldTable four(by_hand::melds(), by_hand::deck_of(by_hand::six_ranks, 4));
    CHECK(four.points(cards("Qs Qs Qs Jd Jd Jd"), Suit::hearts) == 340);
    CHECK(four.points(cards("Qs Qs Qs Qs Jd Jd Jd Jd"), Suit::hearts) == 600);
}

TEST_CASE("Names of several at once") {
    const MeldRule pinochle{
        {"Pinochle", "Double pinochle"}, "2", MeldSuit::given, {}, cards("Qs Jd"), {40, 300}};
    CHECK(name(pinochle, 1) == "Pinochle");
    CHECK(name(pinochle, 2) == "Double pinochle");
    CHECK(name(pinochle, 3) == "Triple pinochle");
    CHECK(name(pinochle, 4) == "Quadruple pinochle");
    CHECK(name(pinochle, 5) == "5 x Pinochle");
}

TEST_CASE("A meld lies where its rule says") {
    const auto places = [](MeldSuit of, Trump trump) {
        return places_of(in_suit("m", of, {Rank::king, Rank::queen}, {1}), trump).size();
    };
    CHECK(places(MeldSuit::trump, Suit::hearts) == 1);
    CHECK(places(MeldSuit::trump, {}) == 0);
    CHECK(places(MeldSuit::plain, Suit::hearts) == 3);
    CHECK(places(MeldSuit::plain, {}) == 4);
    CHECK(places(MeldSuit::any, Suit::hearts) == 4);
    CHECK(places(MeldSuit::any, {}) == 4);
    const auto each = places_of(around("m", Rank::ace, {1}), Suit::hearts);
    REQUIRE(each.size() == 1);
    CHECK(each[0] == cards("As Ah Ad Ac"));
}

namespace {

MeldRule pattern(const char* name, MeldSuit of, std::vector<Rank> ranks) {
    MeldRule rule;
    rule.names = {name};
    rule.of = of;
    rule.ranks = std::move(ranks);
    return rule;
}

} // namespace

TEST_CASE("[C43] so many at once win the game; they score nothing and are taken before all others") {
    MeldRule pinochle = pattern("Pinochle", MeldSuit::given, {});
    pinochle.type = "II";
    pinochle.cards = cards("Qs Jd");
    pinochle.points = {40, 300};
    pinochle.wins_at = 3;
    const CardSet deck = cards("Qs Qs Qs Qs Jd Jd Jd Jd");
    const MeldTable table({pinochle}, deck);
    CHECK(table.points(cards("Qs Qs Jd Jd"), Suit::hearts) == 300);
    const auto three = table.best(cards("Qs Qs Qs Jd Jd Jd"), Suit::hearts);
    REQUIRE(three.size() == 1);
    CHECK(three[0].multiple == 3);
    CHECK(three[0].points == 0);
    CHECK(wins_game(pinochle, three[0].multiple));
    CHECK_FALSE(wins_game(pinochle, 2));
    CHECK(table.points(deck, Suit::hearts) == 40); // the fourth
}

TEST_CASE("[C35] marks do not exclude each other; more at once are worth what the list says") {
    using enum Rank;
    const MarkRule run{pattern("Run", MeldSuit::trump, {ace, ten, king, queen, jack}), 0, {1, 2}};
    const MarkRule marriages{pattern("Marriage", MeldSuit::any, {king, queen}), 0, {0, 1}};
    const MarkRule kings{pattern("Kings", MeldSuit::each, {king}), 0, {0, 2}};
    const MarkRule nines{pattern("Seven nines", MeldSuit::given, {nine}), 7, {5}};
    const std::vector<MarkRule> rules{run, marriages, kings, nines};
    using Marks = std::vector<Mark>;
    CHECK(marks_in(rules, cards("Ah 10h Kh Kh Qh Qh Jh"), Suit::hearts) ==
          Marks{{"Run", 1}, {"Double marriage", 1}});
    CHECK(marks_in(rules, cards("Ah 10h Kh Kh Qh Qh Jh"), Suit::spades) == Marks{{"Double marriage", 1}});
    CHECK(marks_in(rules, cards("Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh"), Suit::hearts) ==
          Marks{{"Double run", 2}, {"Double marriage", 1}});
    CHECK(marks_in(rules, cards("Ks Kh Kd Kc"), Suit::hearts).empty());
    CHECK(marks_in(rules, cards("Ks Kh Kd Kc Ks Kh Kd Kc"), Suit::hearts) == Marks{{"Double kings", 2}});
    CHECK(marks_in(rules, cards("9s 9s 9h 9h 9d 9d"), Suit::hearts).empty());
    CHECK(marks_in(rules, cards("9s 9s 9h 9h 9d 9d 9c"), Suit::hearts) == Marks{{"Seven nines", 5}});
}

namespace {

/// Partnership's melds, and a roundhouse that replaces its marriages and arounds.
std::vector<MeldRule> with_roundhouse(int points) {
    std::vector<MeldRule> rules = by_hand::melds();
    MeldRule roundhouse = around("Roundhouse", Rank::king, {points});
    roundhouse.ranks.push_back(Rank::queen);
    for (const MeldRule& rule : rules)
        if (rule.names.front().find("marriage") != std::string::npos)
            roundhouse.type = rule.type;
        else if (rule.of == MeldSuit::each)
            roundhouse.also_in = {rule.type};
    rules.push_back(std::move(roundhouse));
    return rules;
}

/// Tries every selection, meld by meld: `left` holds the cards still free in each type.
int by_trying(const std::vector<MeldRule>& rules, std::map<std::string_view, CardSet> left, Trump trump,
              std::size_t from = 0) {
    int most = 0;
    for (std::size_t r = from; r < rules.size(); ++r)
        for (const CardSet& place : places_of(rules[r], trump)) {
            CardSet need;
            for (const int points : rules[r].points) {
                need += place;
                auto rest = left;
                bool holds = true;
                for (const std::string_view type : types_of(rules[r])) {
                    holds = holds && rest[type].contains(need);
                    if (holds) rest[type] -= need;
                }
                if (!holds) break;
                most = std::max(most, points + by_trying(rules, rest, trump, r));
            }
        }
    return most;
}

} // namespace

TEST_CASE("A meld of two types leaves its cards to no other meld of either") {
    const std::string kings_and_queens = "Ks Qs Kh Qh Kd Qd Kc Qc";
    const auto found = [](int points, const std::string& hand) {
        const auto rules = with_roundhouse(points);
        const MeldTable table(rules, by_hand::deck_of(by_hand::six_ranks, 2));
        REQUIRE(table.is_bounded());
        return listed(rules, table.best(cards(hand), Suit::spades));
    };
    CHECK(found(300, kings_and_queens) == "Roundhouse 300");
    CHECK(found(200, kings_and_queens) ==
          "Royal marriage 40, Common marriage 20, Common marriage 20, Common marriage 20, Kings around 80, "
          "Queens around 60");
    CHECK(found(300, kings_and_queens + " Kh Qh") == "Common marriage 20, Roundhouse 300");
    CHECK(found(300, kings_and_queens + " Jd").find("Pinochle 40") != std::string::npos);
}

TEST_CASE("The best melds with one of two types are those that trying everything finds") {
    const auto rules = with_roundhouse(260);
    const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 2);
    const MeldTable table(rules, deck);
    std::vector<Card> pack(deck.begin(), deck.end());
    // Hands with many kings and queens, as others would not show a difference.
    std::stable_sort(pack.begin(), pack.end(), [](Card a, Card b) {
        const auto likely = [](Card card) { return card.rank() == Rank::king || card.rank() == Rank::queen; };
        return likely(a) && !likely(b);
    });
    Random random(5);
    for (int round = 0; round < 60; ++round) {
        std::vector<Card> from = pack;
        CardSet hand;
        while (hand.size() < 12) {
            const std::size_t at =
                random.below(random.below(4) ? 16 : static_cast<std::uint32_t>(from.size()));
            if (hand.count(from[at]) < deck.count(from[at])) hand.add(from[at]);
        }
        std::map<std::string_view, CardSet> left;
        for (const MeldRule& rule : rules)
            for (const std::string_view type : types_of(rule)) left[type] = hand;
        INFO(notation(hand));
        CHECK(table.points(hand, Suit::hearts) == by_trying(rules, left, Suit::hearts));
        int sum = 0;
        for (const Meld& meld : table.best(hand, Suit::hearts)) sum += meld.points;
        CHECK(sum == table.points(hand, Suit::hearts));
    }
}

TEST_CASE("A table names every set of cards that melds, under every trump", "[B06][B07][B08]") {
    const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 2);
    const MeldTable table(by_hand::melds(), deck);
    for (const Trump trump : {Trump(Suit::spades), Trump(Suit::hearts)}) {
        std::vector<CardSet> named;
        table.each_meld(trump, [&](const CardSet& cards) {
            CHECK(deck.contains(cards));
            CHECK(table.points(cards, trump) > 0);
            named.push_back(cards);
        });
        for (const char* meld : {"Kd Qd", "Qs Jd", "Qs Qs Jd Jd", "As Ah Ad Ac"})
            CHECK(std::count(named.begin(), named.end(), cards(meld)) == 1);
        const auto run = cards("As 10s Ks Qs Js");
        CHECK(std::count(named.begin(), named.end(), run) == (trump == Suit::spades));
    }
}
