#pragma once
// Section B of the ledger as a rulebook written in C++, without the package: an independent implementation to
// test the engine with and compare the Lua package against.

#include <algorithm>
#include <numeric>

#include "rules/rulebook.hpp"

namespace roundhouse::by_hand {

/// A condition that is met when `holds` returns true for the facts.
template<class Holds>
Condition condition(Holds holds) {
    Condition made;
    for (unsigned facts = 0; facts < 256; ++facts)
        made.set(static_cast<Facts>(facts), holds([facts](Fact fact) { return (facts & bit(fact)) != 0; }));
    return made;
}

inline Filter follow() { return {"follow the suit led", Keep::led, {}, ""}; }
inline Filter ruff() {
    return {"trump if void", Keep::trump, condition([](auto is) { return is(Fact::is_void); }), "void"};
}
template<class Holds>
Filter head(Holds holds, std::string text) {
    return {"beat the best card", Keep::winners, condition(holds), std::move(text)};
}

/// C13, A21-A23, D22: head the trick whenever possible.
inline Must pre_1945() {
    return {follow(), ruff(), head([](auto) { return true; }, "")};
}
/// A24: head the trick in trumps only.
inline Must trumps_only() {
    return {follow(), ruff(),
            head([](auto is) { return is(Fact::trump_led) || is(Fact::ruffed); }, "trump_led or ruffed")};
}
/// C14: head the trick only when trump is led.
inline Must post_1945() {
    return {follow(), ruff(), head([](auto is) { return is(Fact::trump_led); }, "trump_led")};
}
/// B11: head the trick only with the suit led.
inline Must suit_led() {
    return {follow(), ruff(), head([](auto is) { return !is(Fact::is_void); }, "not void")};
}

inline const std::vector<Rank> six_ranks{Rank::ace,   Rank::ten,  Rank::king,
                                         Rank::queen, Rank::jack, Rank::nine};
inline const std::vector<Rank> five_ranks{Rank::ace, Rank::ten, Rank::king, Rank::queen, Rank::jack};

inline CardSet deck_of(const std::vector<Rank>& ranks, int copies) {
    CardSet deck;
    for (const Suit suit : all_suits)
        for (const Rank rank : ranks) deck.add(Card(rank, suit), copies);
    return deck;
}

/// A play table for any number of seats, with counting 3: A, 10 and K count `worth` each.
inline PlayTable play_table(const std::vector<Rank>& ranks, Must follow_rule, int seats = 4, int worth = 10,
                            int last_trick = 10) {
    PlayTable table;
    table.seats = seats;
    table.last_trick = last_trick;
    for (const Suit suit : all_suits)
        for (const Rank rank : {Rank::ace, Rank::ten, Rank::king})
            table.points[Card(rank, suit)] = static_cast<std::uint8_t>(worth);
    table.follow = std::move(follow_rule);
    compile(table, ranks);
    return table;
}

/// B06-B08.
inline std::vector<MeldRule> melds() {
    using enum Rank;
    using Ranks = std::vector<Rank>;
    const auto trump = [](std::vector<std::string> names, Ranks ranks, std::vector<int> points) {
        return MeldRule{std::move(names), "1", MeldSuit::trump, std::move(ranks), {}, std::move(points)};
    };
    const auto around = [](std::string name, Rank rank, int once, int twice) {
        return MeldRule{{name + " around", name + " abound"}, "3", MeldSuit::each, {rank}, {}, {once, twice}};
    };
    return {
        trump({"Run", "Double run"}, {ace, ten, king, queen, jack}, {150, 1500}),
        trump({"Run with king"}, {ace, ten, king, king, queen, jack}, {190}),
        trump({"Run with queen"}, {ace, ten, king, queen, queen, jack}, {190}),
        trump({"Run with marriage"}, {ace, ten, king, king, queen, queen, jack}, {230}),
        trump({"Royal marriage"}, {king, queen}, {40}),
        {{"Common marriage"}, "1", MeldSuit::plain, {king, queen}, {}, {20}},
        trump({"Dix"}, {nine}, {10}),
        {{"Pinochle", "Double pinochle"},
         "2",
         MeldSuit::given,
         {},
         CardSet{Card(queen, Suit::spades), Card(jack, Suit::diamonds)},
         {40, 300}},
        around("Aces", ace, 100, 1000),
        around("Kings", king, 80, 800),
        around("Queens", queen, 60, 600),
        around("Jacks", jack, 40, 400),
    };
}

/// B14-B17.
class Live : public LiveRules {
  public:
    explicit Live(int target) : target_(target) {}

    std::vector<Line> settle(const RoundResult& round) const override {
        std::vector<Line> lines;
        for (int number = 1; number <= static_cast<int>(round.sides.size()); ++number) {
            const SideResult& side = round.sides[static_cast<std::size_t>(number - 1)];
            const bool bidders = number == round.declarers;
            const bool thrown_in = round.outcome == "throwing in";
            if (bidders && thrown_in) {
                lines.push_back({number, "throwing in", -round.contract.bid, ""});
            } else if (bidders && side.meld + side.count < round.contract.bid) {
                lines.push_back({number, "set", -round.contract.bid, ""});
            } else {
                lines.push_back({number, "meld", side.meld, ""});
                const bool tricks_score = bidders || side.count >= 10;
                if (!thrown_in && tricks_score) lines.push_back({number, "tricks", side.count, ""});
            }
        }
        return lines;
    }

    Verdict ending(const RoundResult& round, const std::vector<int>& scores) const override {
        std::vector<Party> there;
        for (std::size_t i = 0; i < scores.size(); ++i)
            if (scores[i] >= target_) there.push_back(static_cast<Party>(i + 1));
        if (there.empty()) return {};
        if (there.size() > 1) there = {static_cast<Party>(round.declarers)};
        return {true, there, "the game is won"};
    }

  private:
    int target_;
};

/// Default rules for `seats` players: with an even number, partners sit opposite; otherwise each plays alone.
inline Rulebook table_of(int seats, int hand, const std::vector<Rank>& ranks, const CardSet& deck) {
    Rulebook book;
    book.id = "by-hand";
    book.title.en = "By hand";
    book.seats = seats;
    book.ranks = ranks;
    book.deck = deck;
    const bool partners = seats % 2 == 0 && seats > 2;
    book.sides = partners ? SidesForm::partners : SidesForm::each;
    book.parties = partners ? seats / 2 : seats;
    for (Seat seat = 1; seat <= seats; ++seat)
        book.party[seat] = static_cast<std::uint8_t>((seat - 1) % book.parties + 1);
    book.deal.hand = hand;
    book.deal.packets.assign(static_cast<std::size_t>(hand), 1);
    book.flow = {Step::deal, Step::auction, Step::trump, Step::exchange,
                 Step::meld, Step::play,    Step::settle};
    book.auction = AuctionRule{.minimum = 250,
                               .dealer_minimum = {},
                               .steps = {{{}, 10}},
                               .raises = {10, 20},
                               .passes = {{"pass", ""}},
                               .dealer_takes = 250};
    book.trump = TrumpRule{};
    if (partners) book.exchange = ExchangeRule{4};
    book.meld_rules = melds();
    book.melds = MeldTable(book.meld_rules, deck);
    book.play = play_table(ranks, suit_led(), seats);
    book.count.points[static_cast<std::size_t>(index(Rank::ace))] = 10;
    book.count.points[static_cast<std::size_t>(index(Rank::ten))] = 10;
    book.count.points[static_cast<std::size_t>(index(Rank::king))] = 10;
    book.count.last_trick = 10;
    for (const Card card : deck) book.count.total += book.play.points[card];
    book.count.total += 10;
    book.exits = {{"throwing in",
                   "The bid is lost.",
                   true,
                   {},
                   {.bid_above_meld = 250, .meld_under = {}, .forced = {}},
                   {Step::settle}}};
    if (!partners) std::erase(book.flow, Step::exchange);
    book.live = std::make_shared<const Live>(1500);
    book.digest = "0123456789abcdef";
    return book;
}

/// Section B: four players, partners opposite, two each of A 10 K Q J 9, twelve cards each in packets of
/// three.
inline Rulebook partnership_book() {
    Rulebook book = table_of(4, 12, six_ranks, deck_of(six_ranks, 2));
    book.id = "partnership";
    book.deal.packets = {3, 3, 3, 3};
    return book;
}

inline RulebookPtr partnership() {
    static const RulebookPtr book = std::make_shared<const Rulebook>(partnership_book());
    return book;
}

/// A deal for it, and an exchange that seats 1 and 3 make with spades trump.
inline const std::vector<std::string> written_hands{
    "As Ks Qs Ah 10h 10h Kh Qh 9d 9d 9c 9c", "10s Ks Js Js 9s Ah Qh Qd Qd Kc Qc Jc",
    "Ad Ad Kd Kd Jd Jd 10d 10d Ac 10c 10c Kc", "As 10s Qs 9s Kh Jh Jh 9h 9h Ac Qc Jc"};
inline constexpr std::string_view written_exchange = "1 trump spades\n3 give Ad Kd Jd Ac\n1 give Kd Ad Ac Jd";

} // namespace roundhouse::by_hand
