// A contract without trump played for the bid, with its own ranks, counts and compulsion.
#include "bots/lab/simulate.hpp"
#include "catch.hpp"
#include "game/match.hpp"
#include "place.hpp"
#include "support/journals.hpp"
#include "support/shipped.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr no_trump() { return rules_of(source_tree() + "/tests/packages/no-trump"); }

const std::vector<std::string> four_hands{
    "As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "10h 10h Kh Kh Qh Qh Jh Jh 9h 9h 9s 9s",
    "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d", "Ac Ac 10c 10c Kc Kc Qc Qc Jc Jc 9c 9c"};

/// Seat 1 has the contract without trump for 250 and is about to lead.
ToldRound named() {
    const RulebookPtr rules = no_trump();
    ToldRound round(rules, pack_for(*rules, 4, four_hands), 4);
    round.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 contract no trump\n3 give Ad Ad 10d 10d\n"
              "1 give 10s 10s Js Js");
    return round;
}

} // namespace

TEST_CASE("A contract for the bid is named in place of a suit, and goes on by rules of its own") {
    const ToldRound table = named();
    const View view(table.round, 1);
    CHECK_FALSE(view.trump());
    REQUIRE(view.side_contract());
    CHECK(view.side_contract()->name == "no trump");
    CHECK(view.goal() == Goal::bid);
    CHECK(view.rules().count.total == 340);
    CHECK(view.rules().ranks.at(1) == Rank::king);
    CHECK(view.rules().digest == no_trump()->digest);
}

TEST_CASE("In it cards rank and bind as it says") {
    ToldRound table = named();
    table.say("1 play 10d");
    CHECK(View(table.round, 2).decision().cards.kinds() ==
          View(table.round, 2).hand().kinds()); // void: anything
    table.say("2 play 9s");
    CHECK(View(table.round, 3).decision().cards.kinds() &
          mask_of(Card(Rank::nine, Suit::diamonds))); // nobody must head
    table.say("3 play Kd\n4 play 9c");
    CHECK(View(table.round, 1).leader() == 3); // the king beats the ten
    CHECK(View(table.round, 1).count(3) == 20);
}

TEST_CASE("In it tricks count as it says, all of them are played, and the hand counts double") {
    ToldRound table = named();
    REQUIRE_FALSE(table.round.over());
    while (!table.round.over()) {
        const Decision asked = table.round.pending();
        if (asked.kind == DecisionKind::meld)
            REQUIRE_FALSE(table.round.apply(decline()));
        else
            REQUIRE_FALSE(table.round.apply(play(*asked.cards.begin())));
    }
    const RoundResult result = table.round.result();
    CHECK(result.sides[0].count + result.sides[1].count == 340);
    CHECK(result.contract.name == "no trump");
    CHECK(result.contract.times == 2);
    const Settled settled = settle(*no_trump(), result);
    for (const Line& line : settled.lines) {
        const SideResult& side = result.sides[static_cast<std::size_t>(line.side - 1)];
        if (line.text == "tricks") CHECK(line.points == 2 * side.count);
        if (line.text == "meld") CHECK(line.points == 2 * side.meld);
        if (line.text == "set") CHECK(line.points == -500);
    }
    CHECK_FALSE(settled.lines.empty());
}

TEST_CASE("Bots name such a contract when it is worth more, and play it to the end") {
    bots::SimulationPlan plan;
    plan.rules = no_trump();
    plan.rounds = 300;
    plan.seed = 11;
    for (const char* kind : {"random", "steady"}) {
        plan.bots = {kind};
        const bots::Simulation sum = bots::simulate(plan);
        INFO((sum.first_violations.empty() ? std::string() : sum.first_violations.front()));
        CHECK(sum.violations == 0);
    }
    Match match = begin_match(no_trump(), 3);
    int named = 0;
    for (int round = 0; round < 60 && !match.over(); ++round) {
        deal_next(match);
        std::vector<std::unique_ptr<bots::Player>> players;
        for (Seat seat = 1; seat <= 4; ++seat) players.push_back(bots::make_bot("steady", 3, seat));
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            auto& player = *players[static_cast<std::size_t>(asked.seat - 1)];
            REQUIRE_FALSE(act(match, player.decide(View(*match.round, asked.seat), asked)));
        }
        named += match.settled.back().result.contract.name == "no trump";
        match.verdict = {};
    }
    CHECK(named > 0);
}
