// What double-deck adds to the course of a round: passes that speak, contracts handed back, least melds.

#include "catch.hpp"

#include "support/rounds.hpp"
#include "variants/packages.hpp"

using namespace roundhouse;

namespace {

RulebookPtr double_deck(const std::map<std::string, std::string>& options = {}) {
    const auto package = variants::open_package("double-deck");
    REQUIRE(package);
    auto rules = package->compile(options);
    REQUIRE(rules);
    return *rules;
}

ToldRound dealt(const RulebookPtr& rules, std::uint64_t seed, Seat dealer = 4) {
    Random random(seed);
    return ToldRound(rules, shuffled_and_cut(rules->deck, random), dealer);
}

int meld_of(const ToldRound& told, Party party, Trump trump) {
    const Rulebook& rules = told.round.rules();
    int sum = 0;
    for (const Seat seat : seats_of(rules, party))
        sum += rules.melds.points(told.round.state().tricks.hands[seat], trump);
    return sum;
}

int declarers_points(const ToldRound& told) {
    return told.round.state().meld_points[1] + told.round.state().meld_points[3];
}

} // namespace

TEST_CASE("[D01] packets: fives, fours, or twos first and then threes") {
    CHECK(double_deck()->deal.packets == std::vector<int>{5, 5, 5, 5});
    CHECK(double_deck({{"packets", "fours"}})->deal.packets == std::vector<int>{4, 4, 4, 4, 4});
    CHECK(double_deck({{"packets", "twos, then threes"}})->deal.packets ==
          std::vector<int>{2, 3, 3, 3, 3, 3, 3});
    CHECK(double_deck({{"nines", "yes"}})->deck.size() == 96);
    CHECK(double_deck({{"nines", "yes"}})->deal.hand == 24);
}

TEST_CASE("[D02] fifty points in all") { CHECK(double_deck()->count.total == 50); }

TEST_CASE("[D10] passes are recorded as they were said") {
    ToldRound told = dealt(double_deck(), 1);
    told.say("1 by-me\n2 by\n3 bid 50");
    const View view(told.round, 4);
    CHECK(view.rules().auction->passes[view.calls()[0].pass].name == "by-me");
    CHECK(view.rules().auction->passes[view.calls()[1].pass].name == "by");
}

TEST_CASE("[D12] a bid spoken as its last digit is recorded as spoken") {
    ToldRound told = dealt(double_deck(), 1);
    told.say("1 bid 53 spoken");
    CHECK(told.round.state().calls[0].bid == 53);
    CHECK(told.round.state().calls[0].spoken);
    ToldRound plain = dealt(double_deck({{"table_talk", "no"}}), 1);
    CHECK(plain.try_to("1 bid 53 spoken")->code == "not_a_call");
}

TEST_CASE("[D11] save: a partner without a marriage may hand the contract back at the next higher bid") {
    int handed_back = 0, kept = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        ToldRound told = dealt(double_deck(), seed);
        told.say("1 save\n2 pass\n3 bid 50\n4 pass");
        if (holds_marriage(told.round.state().tricks.hands[3])) {
            CHECK(told.pending().kind != DecisionKind::hand_back);
            ++kept;
            continue;
        }
        REQUIRE(told.pending().kind == DecisionKind::hand_back);
        CHECK(told.pending().seat == 3);
        told.say("3 hand back");
        CHECK(told.round.state().contract.seat == 1);
        CHECK(told.round.state().contract.bid == 51);
        ++handed_back;
    }
    CHECK(handed_back > 0);
    CHECK(kept > 0);
}

TEST_CASE("[D11] with the option off a marriage does not matter, and the contract may be kept") {
    ToldRound told = dealt(double_deck({{"save_needs_no_marriage", "no"}}), 3);
    told.say("1 save\n2 pass\n3 bid 50\n4 pass");
    REQUIRE(told.pending().kind == DecisionKind::hand_back);
    told.say("3 decline");
    CHECK(told.round.state().contract.seat == 3);
    CHECK(told.round.state().contract.bid == 50);
}

TEST_CASE("[D15][D16][D17][D18][D20] trump needs a marriage, a side needs 20; then the winner leads") {
    int unplayed = 0, too_little = 0, played = 0, hidden = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        ToldRound told = dealt(double_deck(), seed);
        told.say("1 bid 50\n2 pass\n3 pass\n4 pass");
        const CardSet hand = told.round.state().tricks.hands[1];
        if (!holds_marriage(hand)) {
            CHECK(told.round.result().outcome == "no marriage");
            CHECK(told.round.state().melds.empty());
            ++unplayed;
            continue;
        }
        for (const Suit suit : all_suits) {
            const bool marriage = hand.has(Card(Rank::king, suit)) && hand.has(Card(Rank::queen, suit));
            CHECK(bool(told.pending().suits >> index(suit) & 1) == marriage);
        }
        const Suit trump = nameable(told.round.rules(), hand).front();
        const int ours = meld_of(told, 1, trump), theirs = meld_of(told, 2, trump);
        REQUIRE_FALSE(told.round.apply(name_trump(trump)));
        CHECK(declarers_points(told) == (ours >= 20 ? ours : 0));
        CHECK(told.round.state().meld_points[2] + told.round.state().meld_points[4] ==
              (theirs >= 20 ? theirs : 0));
        if (theirs < 20)
            for (const ShownMeld& shown : told.round.state().melds)
                if (shown.seat % 2 == 0) { // aces around are announced all the same (D08)
                    CHECK(told.round.rules().meld_rules[static_cast<std::size_t>(shown.meld.rule)].announced);
                    CHECK(shown.meld.points == 0);
                    ++hidden;
                }
        if (ours < 20) {
            CHECK(told.round.over());
            CHECK(told.round.result().outcome == "too little meld");
            ++too_little;
        } else {
            CHECK(told.pending().kind == DecisionKind::play);
            CHECK(told.pending().seat == 1);
            CHECK(told.pending().exits != 0); // throwing in (D21)
            ++played;
        }
    }
    CHECK(unplayed > 0);
    CHECK(too_little > 0);
    CHECK(played > 0);
    CHECK(hidden > 0);
}
