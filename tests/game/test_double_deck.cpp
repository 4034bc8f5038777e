// What double-deck adds to a round: passes that convey something, contracts handed back, minimum melds.

#include "catch.hpp"

#include "cards/notation.hpp"
#include "game/match.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr double_deck(const Options& options = {}) { return rules_of("double-deck", options); }

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
    return told.round.state().melds.points[1] + told.round.state().melds.points[3];
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
    CHECK(told.round.state().auction.calls[0].bid == 53);
    CHECK(told.round.state().auction.calls[0].spoken);
    CHECK(dealt(double_deck(), 1).try_to("1 bid 65 spoken")->code ==
          RefusalCode::not_spoken); // from 60 on, bids are spoken in full
    ToldRound tens = dealt(double_deck({{"scale", "10"}}), 1);
    CHECK_FALSE(tens.try_to("1 bid 530 spoken"));
    ToldRound plain = dealt(double_deck({{"table_talk", "no"}}), 1);
    CHECK(plain.try_to("1 bid 53 spoken")->code == RefusalCode::not_spoken);
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
            CHECK(told.round.state().melds.shown.empty());
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
        CHECK(told.round.state().melds.points[2] + told.round.state().melds.points[4] ==
              (theirs >= 20 ? theirs : 0));
        if (theirs < 20)
            for (const ShownMeld& shown : told.round.state().melds.shown)
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

TEST_CASE("[C39][D11] in a team of three the contract goes back to the first who said save") {
    const auto package = variants::open_package("triple-deck");
    REQUIRE(package);
    const RulebookPtr rules = *package->compile({{"save_needs_no_marriage", "no"}});
    ToldRound told = dealt(rules, 1, 6);
    told.say("1 pass\n2 save\n3 save\n4 pass\n5 bid 75\n6 pass");
    CHECK(told.pending().kind == DecisionKind::hand_back);
    CHECK(told.pending().to == 3); // seat 2 is an opponent
    told = dealt(rules, 1, 6);
    told.say("1 save\n2 pass\n3 save\n4 pass\n5 bid 75\n6 pass\n5 hand back");
    CHECK(told.round.state().contract.seat == 1);
    CHECK(told.round.state().contract.bid == 80);
}

TEST_CASE("[C41] Racehorse: the bidder buries four cards, after melding") {
    const auto package = variants::open_package("racehorse");
    REQUIRE(package);
    const RulebookPtr rules = *package->compile();
    int buried = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        ToldRound told = dealt(rules, seed, 6);
        bots::RandomPlayer player{Random(seed)};
        while (told.pending()) {
            const Decision asked = told.pending();
            if (asked.kind == DecisionKind::discard) {
                ++buried;
                CHECK_FALSE(told.round.state().melds.shown.empty());
                CHECK(asked.how_many == 4);
            }
            REQUIRE_FALSE(told.round.apply(player.decide(View(told.round, asked.seat), asked)));
        }
    }
    CHECK(buried > 5);
}

TEST_CASE("[C43] a meld that wins the game ends it at melding, the bidder's side first") {
    const auto package = variants::open_package("racehorse");
    REQUIRE(package);
    const RulebookPtr rules = *package->compile();
    const CardSet pinochles = cards("Qs Qs Qs Qs Jd Jd Jd Jd");
    const CardSet marriages = cards("Kh Kh Kh Kh Qh Qh Qh Qh");
    CardSet rest = rules->deck - pinochles - marriages;
    PerSeat<Pack> hands;
    for (const Card card : pinochles) hands[2].push_back(card); // an opponent's
    for (const Card card : marriages) hands[3].push_back(card); // the partner's
    hands[1] = row("Ks Qs Kh Qh");                              // so that the bidder may name either suit
    rest -= cards("Ks Qs Kh Qh");
    Seat seat = 1;
    for (int dealt = 4 + 8 + 8; dealt < 6 * 20; seat = after(seat, 6)) {
        if (hands[seat].size() == 20) continue;
        const Card card = *rest.begin();
        hands[seat].push_back(card);
        rest.remove(card);
        ++dealt;
    }
    std::vector<std::string> texts;
    for (Seat at = 1; at <= 6; ++at) texts.push_back(notation(hands[at]));
    Pack pack = pack_for(*rules, 6, texts);
    for (const Card card : rest) pack.push_back(card);
    const auto finish = [&](const char* trump) {
        ToldRound told(rules, pack, 6);
        told.say("2 pass\n3 pass\n4 pass\n5 pass\n6 pass");
        told.say(trump);
        REQUIRE(told.round.over());
        return told.round.result();
    };
    const RoundResult both = finish("1 trump hearts");
    CHECK(both.outcome == "a meld wins");
    CHECK(both.meld_wins == 1);
    const Settled settled = settle(*rules, both);
    CHECK(settled.verdict.over);
    CHECK(settled.verdict.winners == std::vector<Party>{1});
    CHECK(settled.delta == std::vector<int>{0, 0});
    CHECK(finish("1 trump spades").meld_wins == 2);
}
