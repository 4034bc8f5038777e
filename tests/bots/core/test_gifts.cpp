// Gifts in an exchange: what each partner expects of the other, by what the giver can see.
#include "bots/core/beliefs.hpp"
#include "bots/core/evaluate.hpp"
#include "bots/sharp/sharp.hpp"

#include "catch.hpp"
#include "support/rounds.hpp"
#include "variants/support.hpp"

#include <bit>

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

CardSet gift_of(const std::string& hand, Suit trump) {
    const RulebookPtr rules = by_hand::partnership();
    return Gifts(*rules).chosen({cards(hand), trump, 4});
}

CardSet given_back(const std::string& hand, Suit trump, const std::string& received) {
    const RulebookPtr rules = by_hand::partnership();
    return Gifts(*rules).chosen({cards(hand), trump, 4, true, cards(received)});
}

/// Seats 1 and 3 get these hands, 2 and 4 the rest. Seat 1 has the contract, after `raises` raises by twenty
/// from 250.
ToldRound contract_of(const std::string& declarer, const std::string& partner, int raises = 0) {
    const RulebookPtr rules = by_hand::partnership();
    const Pack rest = sorted_pack(rules->deck - cards(declarer) - cards(partner));
    const auto half = rest.begin() + static_cast<std::ptrdiff_t>(rest.size() / 2);
    const std::vector<std::string> hands{declarer, notation(Pack(rest.begin(), half)), partner,
                                         notation(Pack(half, rest.end()))};
    ToldRound table{rules, pack_for(*rules, 4, hands), 4};
    table.say("1 bid 250\n");
    for (int i = 1; i <= raises; ++i) {
        table.say((i % 2 ? "2 bid " : "1 bid ") + std::to_string(250 + 20 * i));
        if (i == 1) table.say("3 pass\n4 pass");
    }
    table.say(raises ? "2 pass" : "2 pass\n3 pass\n4 pass");
    return table;
}

const std::string hearts_and_queen = "Ah Ah 10h Kh Jh Ac Ad As Qs Kd Qd 10c";

} // namespace

TEST_CASE("The partner gives its trumps from the top, even out of an around of its own", "[B05][D26]") {
    CHECK(gift_of("Kh Qh 9h Ks Ks Kd Kc Qc Jd Js 9s 9d", Suit::hearts).contains(cards("Kh Qh 9h")));
    CHECK(gift_of("Ah As Ad Ac 10h Jh Ks Qs Jd Js 9s 9d", Suit::hearts) == cards("Ah 10h Jh As"));
    CHECK(gift_of("Ah Ah 10h Kh Qh Jh As Qs Jd Js 9s 9d", Suit::hearts) == cards("Ah 10h Kh Qh"));
}

TEST_CASE("After trumps it gives aces, different ones first", "[B05][D26]") {
    CHECK(gift_of("As As Ac Qh 10h Ks Kd Kc Qc Js 9s 9d", Suit::hearts) == cards("10h Qh As Ac"));
    const CardSet gift = gift_of("Qs Qs Kh 10d As Ah Ac 10h Jh Jc 9s 9c", Suit::diamonds);
    CHECK(gift.has(card("10d")));
    CHECK(gift.has(card("Qs")));
    CHECK(gift.only(mask_of(Rank::ace)).size() == 2);
}

TEST_CASE("The nine of trump goes after aces and a pinochle's other half, and before everything else",
          "[B05][D26]") {
    CHECK(gift_of("Jh 9h As Ad Ac Ks Qs Jd Js 9s 9d Kc", Suit::hearts) == cards("Jh As Ad Ac"));
    CHECK(gift_of("9s 9s Jd As Kh Qh Kd Qd Kc Qc Jc 9c", Suit::spades) == cards("As Jd 9s 9s"));
    CHECK(gift_of("9h 9h As 10s 10s Ks Kd Kd Qd Kc Jc 9c", Suit::hearts).contains(cards("As 9h 9h")));
}

TEST_CASE("A pinochle's other half goes before another copy of a trump, and both copies go with its trump",
          "[B05][D26]") {
    CHECK(gift_of("Qs Jh Kh Jd Qd Qd Kd Kd 10c Jc Kc 9c", Suit::diamonds) == cards("Kd Qd Jd Qs"));
    CHECK(gift_of("Qs Jh Kh As 9d Qd Qd Kd Kd 10c Kc 9c", Suit::diamonds) == cards("Kd Kd Qd Qs"));
    CHECK(gift_of("Qs Ks Jd Jd Ac Ah Kh Kd Kc Qc Jc 9c", Suit::spades) == cards("Ks Qs Jd Jd"));
    CHECK(gift_of("Ks Jd Jd As Ah Kh Kd Kc Qc Jc 9h 9c", Suit::spades) == cards("As Ks Jd Ah"));
}

TEST_CASE("The other half of a pinochle is given where one half is trump, and kept where none is",
          "[B05][D26]") {
    CHECK(gift_of("Jd As Ah Ac Ad Kh Kc Kd Qc Qh 9h 9c", Suit::spades).has(card("Jd")));
    CHECK(gift_of("Qs As Ah Ac Ah Kh Kc Ks Qc Qh 9h 9c", Suit::diamonds).has(card("Qs")));
    for (const Suit trump : {Suit::hearts, Suit::clubs}) {
        const CardSet gift = gift_of("Qs Jd Ks Ks Kd Kd Js Js 10s 10d 9s 9d", trump);
        CHECK(common(gift, cards("Qs Jd")).empty());
    }
}

TEST_CASE("A plain nine goes only when nothing else is left, a ten only with both aces", "[B05][D26]") {
    const CardSet gift = gift_of("9s 9s 9c 9c 9d 9d Jc Qc Ks 10s Kd Js", Suit::hearts);
    CHECK(gift.only(mask_of(Rank::nine)).empty());
    CHECK_FALSE(gift.has(card("10s")));
    CHECK(gift_of("9s 9s 9c 9c 9d 9d 9h 9h Kc Js 10s 10d", Suit::clubs) == cards("9c 9c Kc Js"));
    CHECK(gift_of("As As 10s 10c Kh Ks Js Jh Qh 9s 9h Kc", Suit::diamonds).contains(cards("As As 10s")));
}

TEST_CASE("The declarer gives back what may complete the partner's meld, and keeps trumps and aces",
          "[B05][D26]") {
    const CardSet back = given_back("Ah Ah 10h Kh Jh Ac Ad As Qs Qh 9h Js Jc 9c 9d 10d", Suit::hearts, //
                                    "Ac As Qh 9h");
    CHECK(back.has(card("Qs")));
    CHECK(back.count(Suit::hearts) == 0);
    CHECK(back.only(mask_of(Rank::ace)).empty());
    // Its own pinochle stays whole.
    const CardSet other = given_back("Ah Ah 10h Kh Jh Ac Ad As Qs Jd 9h 10s Jc 9c 9d 10d", Suit::hearts, //
                                     "Ac As Jd 9h");
    CHECK(common(other, cards("Qs Jd")).empty());
}

TEST_CASE("The declarer shortens a short suit", "[B05][D26]") {
    const CardSet back = given_back("Ah Ah 10h Kh Qh Jh 9h Ac 10s 9s Js 9s Qd Qd 9d 10d", Suit::hearts, //
                                    "Ac 9h Qh Jh");
    CHECK((back.count(Suit::spades) == 4 || back.count(Suit::diamonds) == 4));
}

TEST_CASE("In a trial the partner gives without knowing the declarer's hand", "[B05]") {
    const std::string partner = "Jd Jd Jh 9h Ks Kd Qc Jc 9c 9s 9d Js";
    for (const std::string declarer :
         {"Ah Ah 10h Kh Qh 10c Ac Ad As Qs Qs Kd",      // two pinochles with both jacks
          "Ah Ah 10h Kh Qh 10c Ac Ad As 10d 10d Kc"}) { // none
        const ToldRound table = contract_of(declarer, partner);
        const RulebookPtr rules = by_hand::partnership();
        const Trial trial = tried(Judge(*rules), View(table.round, 1), {table.round.state().tricks.hands, {}},
                                  1, Suit::hearts);
        CHECK(trial.start.hands[1].has(card("Jh")));
        CHECK_FALSE(trial.start.hands[1].has(card("Jd")));
    }
}

TEST_CASE("A trial follows the order of the exchange: both at once, or the declarer first", "[C09]") {
    const std::string partner = "Jd Jd Jh 9h Ks Kd Qc Jc 9c 9s 9d Js";
    const ToldRound table = contract_of(hearts_and_queen, partner);
    for (const bool at_once : {false, true}) {
        auto rules = std::make_shared<Rulebook>(*by_hand::partnership());
        rules->exchange->declarer_first = !at_once;
        rules->exchange->simultaneous = at_once;
        const Judge judge(*rules);
        const CardSet from_declarer = judge.gifts().chosen({cards(hearts_and_queen), Suit::hearts, 4, true});
        const CardSet from_partner = at_once ? judge.gifts().chosen({cards(partner), Suit::hearts, 4})
                                             : judge.gifts().chosen({cards(partner) + from_declarer,
                                                                     Suit::hearts, 4, false, from_declarer});
        const Trial trial =
            tried(judge, View(table.round, 1), {table.round.state().tricks.hands, {}}, 1, Suit::hearts);
        CHECK(trial.start.hands[1] == cards(hearts_and_queen) - from_declarer + from_partner);
        CHECK(trial.start.hands[3] == cards(partner) - from_partner + from_declarer);
    }
}

TEST_CASE("Whatever the rulebook exchanges, trumps end up with the declarer", "[B05][C09]") {
    const std::map<std::string, std::map<std::string, std::string>> tables{
        {"partnership", {}},
        {"racehorse-pass", {}},
        {"auction", {{"pass_cards", "3"}, {"pass_order", "simultaneous"}}}};
    for (const auto& [variant, chosen] : tables) {
        const RulebookPtr rules = testing::rules_of(variant, chosen);
        REQUIRE(rules->exchange);
        const Gifts gifts(*rules);
        const int number = rules->exchange->cards;
        Random random(7);
        constexpr int deals = 200;
        int all_kept = 0; // except for a more valuable meld
        for (int i = 0; i < deals; ++i) {
            const Pack pack = shuffled_and_cut(rules->deck, random);
            CardSet hand;
            for (int n = 0; n < rules->deal.hand; ++n) hand.add(pack[static_cast<std::size_t>(n)]);
            const Suit trump = static_cast<Suit>(random.below(4));
            const int trumps = hand.count(trump);
            const CardSet gift = gifts.chosen({hand, trump, number});
            const CardSet back = gifts.chosen({hand, trump, number, true});
            REQUIRE(gift.size() == number);
            REQUIRE(back.size() == number);
            REQUIRE(hand.contains(gift));
            REQUIRE(hand.contains(back));
            const KindMask dearer = mask_of(trump) & ~mask_of(Rank::nine);
            REQUIRE(std::popcount(gift.only(dearer).kinds()) ==
                    std::min(number, std::popcount(hand.only(dearer).kinds())));
            const int least = std::max(0, number - (hand.size() - trumps));
            REQUIRE(back.count(trump) >= least);
            all_kept += back.count(trump) == least;
        }
        CHECK(all_kept > deals * 9 / 10);
    }
}

TEST_CASE("A bid that melds on the table leave out of reach is given up, however good the tricks", "[B16]") {
    // 150, 100, 40 and a dix: to make 570 the tricks would have to bring 270, but they total 250.
    ToldRound table = contract_of("Ah Ah 10h Kh Qh Jh Ac Ad As Qs Jd 10c", //
                                  "10h 9h Ac Ad As Qd 9c 9c 9d 9d Js Jc", 16);
    table.say("1 trump hearts\n3 give 9c 9c 9d 9d\n1 give 9c 9c 9d 9d");
    const View view(table.round, 1);
    REQUIRE(view.meld_points(1) + view.meld_points(3) == 300);
    CHECK(make_bot("steady", 1, 1)->decide(view, table.pending()) == leave(0));
}

namespace {

/// What the declarer gives back when it judges gifts as a whole.
CardSet weighed_back(const std::string& hand, Suit trump, const std::string& received) {
    return Judge(*by_hand::partnership()).gift({cards(hand), trump, 4, true, cards(received)});
}

} // namespace

TEST_CASE("The declarer gives a whole marriage away to be rid of a suit: it counts for the partner",
          "[B05][D26]") {
    CHECK(weighed_back("As 10s 10s Ks Qs Js 9s Ah Ah 10h 9h Ad Ad 9d Kc Qc", Suit::spades, "10s Js 9s 9h")
              .contains(cards("Kc Qc")));
}

TEST_CASE("The declarer completes what the partner showed", "[B05][D26]") {
    // The partner gave an ace of each other suit: it has no more aces there, but may have the queen's jack.
    CHECK(weighed_back("As As Qs Jh Ah 10h Kh Qh 9h Ad 10d Kc Ac 9c 9d Qd", Suit::hearts, "As Ad Ac Kh")
              .has(card("Qs")));
}

TEST_CASE("The declarer gives the cards of a meld together, though none of them alone would gain", "[B05]") {
    CHECK(weighed_back("As As 10s Ks Js Js Ah 10h Kh Jh 9h 9h Kd Ac 10c Kc", Suit::spades, "As Js Js Ah") ==
          cards("Ks Kh Kd Kc"));
}

TEST_CASE("Judged as a whole, a gift is the best of those that differ little from the usual one", "[B05]") {
    const Judge judge(*by_hand::partnership());
    const Giving giving{cards("As Ks Js 9s Ah Ad Ad Kd Qd 9d Jc 9c"), Suit::clubs, 4};
    CHECK(judge.gift_worth().best(giving, cards("As Ah Jc 9c")) == cards("As Ah Ad Jc"));
    CHECK(judge.gift_worth().best(giving, judge.gift(giving)) == cards("As Ah Ad Jc"));
}

TEST_CASE("No trump is held back but a nine, and that only for an ace", "[B05][D26]") {
    const Judge judge(*by_hand::partnership());
    const Giving giving{cards("As 10s Ks 9s Jh 9h Ad Qd Jd Ac Kc Qc"), Suit::hearts, 4};
    const CardSet usual = cards("As Jh 9h Ac");
    bool ace_for_nine = false;
    for (const CardSet& other : judge.gift_worth().near(giving, usual, 100)) {
        CHECK(other.size() == 4);
        CHECK(other.has(card("Jh")));
        CHECK((other - common(other, usual)) == cards("Ad"));
        ace_for_nine = ace_for_nine || !other.has(card("9h"));
    }
    CHECK(ace_for_nine);
}

TEST_CASE("Gifts near one differ from it in one card, the best first", "[B05]") {
    const Judge judge(*by_hand::partnership());
    const Giving giving{cards("As Ks Js 9s Ah Ad Ad Kd Qd 9d Jc 9c"), Suit::clubs, 4};
    const CardSet best = judge.gift_worth().best(giving, judge.gift(giving));
    const std::vector<CardSet> near = judge.gift_worth().near(giving, best, 5);
    REQUIRE(near.size() == 5);
    for (const CardSet& gift : near) {
        CHECK(gift.size() == 4);
        CHECK(common(gift, best).size() == 3);
        CHECK(giving.hand.contains(gift));
    }
    CHECK(judge.gift_worth().near(giving, best, 1) == std::vector{near.front()});
}

TEST_CASE("A partner that gives the declarer plain cards has no trumps left, if it gives as expected",
          "[B05][D26]") {
    const std::string partner = "Jd Jd Jh 9h Ks Kd Qc Jc 9c 9s 9d Js";
    ToldRound table = contract_of(hearts_and_queen, partner);
    const Gifts gifts(*by_hand::partnership());
    table.say("1 trump hearts\n3 give Jh 9h Qc Ks");
    const Knowledge known = believed(gifts, View(table.round, 1));
    CHECK((known.cannot[3] & mask_of(Suit::hearts)) != 0);
    CHECK((known.cannot[3] & mask_of(card("Ac"))) != 0);
    CHECK((known.cannot[3] & mask_of(card("Kd"))) == 0);
    CHECK(known.cannot[2] == 0);
    // The opponents did not see the gift.
    CHECK(believed(gifts, View(table.round, 2)).cannot[3] == 0);
}

TEST_CASE("What the gift shows to be missing is not waited for", "[B05][D26]") {
    // Half a pinochle is given before a nine of trump: whoever gives the nine has none.
    const std::string hand = "Ad Kd Qd Jd As 10c 10c Kc 9c 10s Ks Ac Ah Kh 9d Jd";
    const CardSet back = given_back(hand, Suit::diamonds, "Ks Kh Jd 9d");
    CHECK_FALSE(back.has(card("Jd")));
    // Every other trump is given before a second copy of one: whoever gives two tens has no queen.
    const Gifts gifts(*by_hand::partnership());
    CHECK(gifts.missing_from_giver(cards("Ad 10d 10d Kd"), Suit::diamonds) & mask_of(card("Qd")));
    CHECK_FALSE(gifts.missing_from_giver(cards("Ad 10d Kd Qd"), Suit::diamonds) & mask_of(card("Jd")));
}

TEST_CASE("No trump is kept for an around, and no ace for less", "[B05][D26]") {
    const Gifts gifts(*by_hand::partnership());
    const Giving giving{cards("Ah Qh Jh 9h Ad Qs Qd Qc Ks 10s 9c 9d"), Suit::hearts, 4};
    CHECK(gifts.is_expected(giving, cards("Ah Qh Jh Ad")));
    CHECK_FALSE(gifts.is_expected(giving, cards("Ah Jh 9h Ad")));
    const Giving aces{cards("As Ah Ac Qs Qh Kd Qd Jc 9c 9d 10c Jc"), Suit::diamonds, 4};
    CHECK_FALSE(gifts.is_expected(aces, cards("Qs Qh Kd Qd")));
    CHECK(gifts.is_expected(aces, cards("Kd Qd Qs As")));
}

TEST_CASE("The declarer breaks no meld dearer than the trump or ace it would keep", "[B05]") {
    // Eight aces are worth 1000, four of them 100.
    const CardSet aces =
        given_back("As As Ah Ah Ad Ad Ac Ac Kh Qh Jh 9h 10d 9d Qd 9c", Suit::hearts, "9d Qd 9c Jh");
    CHECK((aces.kinds() & mask_of(Rank::ace)) == 0);
    // Two pinochles are worth 300, one 40: give the nine of trump instead.
    const CardSet pinochles =
        given_back("As 10s 10s Ks Ks Qs Qs Js 9s 9s Ah Ad Jd Jd Ac Ac", Suit::spades, "9s Ks Ah Ac");
    CHECK_FALSE(pinochles.has(card("Jd")));
    CHECK_FALSE(pinochles.has(card("Qs")));
    // The lone ace of an around stays; one of a pair goes.
    const CardSet around =
        given_back("As As Ah Ad Ad Ac 10c 10c Kc Kc Qc Jc Jc 9c 9c Ac", Suit::clubs, "Ac 10c Kc 9c");
    CHECK_FALSE(around.has(card("Ah")));
}

TEST_CASE("A meld may lie in trumps alone") {
    Rulebook book = by_hand::partnership_book();
    book.meld_rules.push_back(MeldRule{{"Hearts"}, "", MeldSuit::given, {}, cards("Qh Jh"), {40}});
    CHECK(Gifts(book).chosen({cards("Ah Kh Qh Jh 9s 9s"), Suit::hearts, 2}).size() == 2);
}

TEST_CASE("A meld that wins the game counts no points, and cards are given all the same", "[C43]") {
    Rulebook book = by_hand::partnership_book();
    MeldRule nines{{"Nines"}, "nines", MeldSuit::given, {}, cards("9h 9s"), {}};
    nines.wins_at = 1;
    book.meld_rules.push_back(nines);
    const CardSet hand = cards("Ah Kh Qh 9h 9s 9s");
    CHECK(Judge(book).adds(hand, card("9s"), Suit::hearts) ==
          Judge(*by_hand::partnership()).adds(hand, card("9s"), Suit::hearts));
    CHECK(Gifts(book).chosen({hand, Suit::hearts, 2}).size() == 2);
    CHECK(Gifts(book).chosen({hand, Suit::hearts, 2, true, {}}).size() == 2);
}

TEST_CASE(
    "For a contract without trump, who is to take every trick gets high cards, who is to take none low ones",
    "[A29][A30]") {
    const RulebookPtr rules = by_hand::partnership();
    const Gifts gifts(*rules);
    const auto given = [&](Goal goal, bool declares) {
        return gifts.chosen({cards("As Ac 10h Kh Kd Qs Jh Jd 9h 9c"), {}, 2, declares, {}, goal});
    };
    CHECK(given(Goal::every_trick, false) == cards("As Ac"));
    CHECK(given(Goal::every_trick, true) == cards("9h 9c"));
    CHECK(given(Goal::no_trick, false) == cards("9h 9c"));
    CHECK(given(Goal::no_trick, true) == cards("As Ac"));
}

TEST_CASE("Sharp gives an ace rather than the nine of trump", "[B05][D26]") {
    ToldRound table =
        contract_of("Ah 10h 10h Kh Kh Qh Qs Qs Ah 10d Kd 10c", "As 10s Ks 9s Jh 9h Ad Qd Jd Ac Kc Qc", 2);
    table.say("1 trump hearts");
    const View view(table.round, 3);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        SharpPlayer sharp(Random(seed), 200);
        const Action action = sharp.decide(view, view.decision());
        REQUIRE(is<actions::Give>(action));
        CHECK(as<actions::Give>(action)->cards == cards("As Jh Ad Ac"));
    }
    table.say("3 give As Jh Ad Ac");
    const View declarers(table.round, 1);
    const Weighing weighing = SharpPlayer(Random(1), 60).weigh(declarers, declarers.decision());
    CHECK(weighing.looked_at > static_cast<int>(weighing.candidates.size())); // more than were weighed again
}
