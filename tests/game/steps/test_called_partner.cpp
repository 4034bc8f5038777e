// Sides that form during the hand: the declarer asks for a trump, and whoever has it becomes the partner
// (C32).

#include "catch.hpp"

#include "cards/notation.hpp"
#include "game/match.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr five_handed(const Options& options = {}) { return rules_of("five-handed", options); }

/// Spades are trump, and seat 1 holds all their queens and jacks; the aces are with seats 2 and 4, the tens
/// with 3, the kings with 5.
Pack pack() {
    return pack_for(*five_handed(), 5,
                    {"Qs Qs Qs Qs Js Js Js Js Ah Ah Ah Ah 10h 10h 10h 10h",
                     "As As Kh Kh Kh Kh Qh Qh Qh Qh Jh Jh Jh Jh Ad Ad",
                     "10s 10s 10s 10s Ad Ad 10d 10d 10d 10d Kd Kd Kd Kd Qd Qd",
                     "As As Qd Qd Jd Jd Jd Jd Ac Ac Ac Ac 10c 10c 10c 10c",
                     "Ks Ks Ks Ks Kc Kc Kc Kc Qc Qc Qc Qc Jc Jc Jc Jc"});
}

ToldRound trump_is_named() {
    ToldRound told(five_handed(), pack(), 5);
    told.say("1 bid 50\n2 pass\n3 pass\n4 pass\n5 pass\n1 trump spades");
    return told;
}

std::vector<int> sides(const ToldRound& told) {
    std::vector<int> of;
    for (Seat seat = 1; seat <= 5; ++seat) of.push_back(told.round.state().tricks.sides.of[seat]);
    return of;
}

} // namespace

TEST_CASE("[C32] the first other player in turn who has the card is the partner, and keeps it") {
    ToldRound told = trump_is_named();
    CHECK(told.pending().kind == DecisionKind::ask_card);
    CHECK(told.pending().cards == cards("As 10s Ks Qs Js"));
    CHECK(sides(told) == std::vector<int>{1, 2, 2, 2, 2}); // nobody is a partner yet
    told.say("1 ask As");
    CHECK(sides(told) == std::vector<int>{1, 1, 2, 2, 2}); // seat 4 has aces too, but comes later
    CHECK(told.round.state().tricks.hands[2].count(*parse_card("As")) == 2);
    CHECK(told.pending().kind == DecisionKind::play);
    const View other(told.round, 3); // known at once
    CHECK(other.sides().of[2] == other.sides().of[1]);
    CHECK(other.known_in(2).has(*parse_card("As")));
    CHECK(View(told.round, 1).partner() == 2);
    CHECK(other.partner() == 0);
}

TEST_CASE("[C32] where house rules pass cards, the partner called gives some and gets as many back") {
    const RulebookPtr rules = house_rules("five-handed", R"(
        r.flow, r.pass = 'deal auction trump call_card pass meld play settle', { cards = 3 })");
    ToldRound told(rules, pack(), 5);
    told.say("1 bid 50\n2 pass\n3 pass\n4 pass\n5 pass\n1 trump spades\n1 ask As");
    CHECK(told.pending().kind == DecisionKind::give);
    CHECK(told.pending().to == 1);
    told.say("2 give As As Ad\n1 give Js Js Js");
    CHECK(told.round.state().tricks.hands[1].count(card("As")) == 2);
    CHECK(told.round.state().tricks.hands[2].count(card("Js")) == 3);
    CHECK(told.pending().kind == DecisionKind::play);
    CHECK(conserves_cards(told.round.state()));
}

TEST_CASE("[C32] nobody has it: another is asked for") {
    ToldRound told = trump_is_named();
    CHECK(told.try_to("1 decline")->code == RefusalCode::must_ask);
    CHECK(told.try_to("1 ask Ah")->code == RefusalCode::not_to_ask);
    told.say("1 ask Qs");
    CHECK(told.pending().kind == DecisionKind::ask_card);
    CHECK(told.pending().cards == cards("As 10s Ks Js"));
    CHECK(told.try_to("1 ask Qs")->code == RefusalCode::not_to_ask);
    told.say("1 ask Ks");
    CHECK(sides(told) == std::vector<int>{1, 2, 2, 2, 1});
}

TEST_CASE("[C32] what a side scores is credited to each in it; a set costs both partners") {
    ToldRound told = trump_is_named();
    told.say("1 ask As\n1 leave throwing in");
    REQUIRE(told.round.over());
    const RoundResult result = told.round.result();
    REQUIRE(result.sides.size() == 2);
    CHECK(result.sides[0].parties == std::vector<Party>{1, 2});
    CHECK(result.sides[1].parties == std::vector<Party>{3, 4, 5});
    const Settled settled = settle(*five_handed(), result);
    CHECK(settled.delta[0] == -50);
    CHECK(settled.delta[1] == -50);
    CHECK(settled.delta[2] == result.sides[1].meld);
    CHECK(settled.delta[2] == settled.delta[4]);
}

TEST_CASE("[C32] none left to ask for: the declarer plays alone") {
    const testing::Folder folder;
    folder.write("variant.lua", R"(return { title = "Alone", extends = "five-handed",
      rules = function(o, r)
        r.seats, r.deck, r.deal = 4, { ranks = "A 10 K Q J 9", copies = 1 }, { hand = 6, packets = 6 }
        r.melds, r.count = { { "Pair", type = "I", cards = "K Q", of = "any", points = { 2 } } }, { A = 1 }
        return r
      end })");
    const auto package = variants::open_package(folder.path().string());
    REQUIRE(package);
    const RulebookPtr rules = *package->compile();
    ToldRound told(
        rules,
        pack_for(*rules, 4,
                 {"As 10s Ks Qs Js 9s", "Ah 10h Kh Qh Jh 9h", "Ad 10d Kd Qd Jd 9d", "Ac 10c Kc Qc Jc 9c"}),
        4);
    told.say("1 bid 50\n2 pass\n3 pass\n4 pass\n1 trump spades\n1 ask As\n1 ask 10s\n1 ask Ks\n1 ask Qs\n1 "
             "ask Js");
    CHECK(told.pending().kind == DecisionKind::ask_card);
    told.say("1 ask 9s");
    CHECK(told.pending().kind == DecisionKind::play);
    CHECK(told.round.state().call_card.partner == 0);
    CHECK(told.round.result().sides[0].parties == std::vector<Party>{1});
    CHECK(told.round.result().sides[1].parties == std::vector<Party>{2, 3, 4});
}

TEST_CASE("[C32] who asks in vain holds all of those cards, and everybody knows it") {
    ToldRound told = trump_is_named();
    CHECK(View(told.round, 5).known_in(1).empty());
    told.say("1 ask Qs");
    for (const Seat viewer : {0, 2, 3, 4, 5})
        CHECK(View(told.round, viewer).known_in(1) == cards("Qs Qs Qs Qs"));
    told.say("1 ask Js");
    CHECK(View(told.round, 5).known_in(1) == cards("Qs Qs Qs Qs Js Js Js Js"));
    CHECK(to_json(View(told.round, 5))["called"] ==
          nlohmann::json{{"card", nullptr}, {"partner", 0}, {"in_vain", "Qs Js"}});
    told.say("1 ask Ks");
    CHECK(to_json(View(told.round, 2))["called"] ==
          nlohmann::json{{"card", "Ks"}, {"partner", 5}, {"in_vain", "Qs Js"}});
}

TEST_CASE("[C32] of cards asked for in vain, as many as may lie in no hand are not known to be held") {
    const RulebookPtr rules = house_rules("five-handed", R"(
        r.seats, r.deck, r.deal = 3, { ranks = 'A 10 K Q', copies = 4 }, { hand = 21, kitty = 1, packets = 7 }
        r.flow = 'deal auction kitty discard trump call_card meld play settle'
        r.kitty, r.discard = { to = 'declarer', shown = false }, {}
        r.melds = { { 'Pair', type = 'I', cards = 'K Q', of = 'any', points = { 2 } } }
        r.count = { A = 1 })");
    ToldRound told(rules,
                   pack_with_kitty(*rules,
                                   "As As As As 10s 10s 10s Ah Ah Ah Ah 10h 10h 10h 10h Kh Kh Kh Kh Qh Qh",
                                   "10s"),
                   3);
    told.say("1 bid 50\n2 pass\n3 pass\n1 discard Qh\n1 trump spades\n1 ask As");
    CHECK(View(told.round, 2).known_in(1) == cards("As As As"));
    told.say("1 ask 10s");
    CHECK(View(told.round, 3).known_in(1) == cards("As As As 10s 10s 10s"));
}
