// The score sheet's account of a round.

#include "catch.hpp"
#include "support/tables.hpp"

#include "present/scores.hpp"

using namespace roundhouse;

TEST_CASE("A hand that nobody bid for is thrown in only where it was; else its own end is said") {
    const RulebookPtr rules = testing::partnership();
    const present::Names names(present::usual_names(rules->seats, rules->turn));
    SettledRound round;
    const auto said = [&](const std::string& outcome) {
        round.result.outcome = outcome;
        return present::what_was_played(*rules, round, names);
    };
    CHECK(said(outcome_thrown_in) == "Nobody bid: the hand was thrown in.");
    CHECK(said("giving up") == "Giving up.");
}

TEST_CASE("A round says whether the contract was made, and which melds count for nothing", "[A11][A26]") {
    const RulebookPtr rules = testing::german();
    const present::Names names(present::usual_names(rules->seats, rules->turn));
    SettledRound round;
    round.result.outcome = outcome_played;
    round.result.contract.seat = 1;
    round.result.contract.bid = 200;
    round.result.declarers = 1;
    round.result.sides = sides_of(*rules, rules->party);
    round.result.sides[0].meld = 100;
    round.result.sides[0].count = 60;
    round.result.sides[0].tricks = 9;
    round.result.sides[1].meld = 40;
    round.result.sides[2].tricks = 3;
    round.delta = {-400, 0, 30};
    round.lines = {{1, "set", -400, {}, 0}, {3, "tricks", 30, {}, 0}};
    const std::string said = present::what_was_played(*rules, round, names);
    CHECK(testing::contains(said, "melded 100 and took 60 in tricks: 160. The contract is lost. " + names[2] +
                                      " melded 40 and took no trick, so that does not count."));
    round.delta = {200, 0, 30};
    CHECK(testing::contains(present::what_was_played(*rules, round, names), "The contract is made."));
}

TEST_CASE("Where bids are added, the round says what the side had to make", "[C08]") {
    for (const char* bidding : {"rising", "summed"}) {
        const RulebookPtr rules = testing::rules_of("auction", {{"bidding", bidding}});
        SettledRound round;
        round.result.contract.seat = 1;
        round.result.contract.bid = 220;
        round.result.declarers = 1;
        round.result.sides = sides_of(*rules, rules->party);
        round.delta = {220, 0};
        const std::string said = present::what_was_played(
            *rules, round, present::Names(present::usual_names(rules->seats, rules->turn)));
        CHECK(said.starts_with(rules->auction->summed ? "South had to make 220; " : "South bid 220; "));
    }
}

TEST_CASE("Points against others have a sign, and readers' minus") {
    CHECK(present::points_against(262.4) == "+262");
    CHECK(present::points_against(-51.6) == "−52");
    CHECK(present::points_against(-0.2) == "0");
    CHECK(present::points_against(-2.13, 1) == "−2.1");
    CHECK(present::points_against(14.4, 1) == "+14.4");
}

TEST_CASE("Rows of the sheet stand in the order of the parties' lines, of whichever party has them all") {
    const RulebookPtr rules = testing::partnership();
    SettledRound round;
    const auto add = [&](Party party, const char* text) { round.lines.push_back({0, text, 10, {}, party}); };
    const auto order = [&] {
        std::vector<std::string> texts;
        for (const present::SheetRow& row : present::sheet_rows(*rules, round)) texts.push_back(row.text);
        return texts;
    };
    add(1, "tricks");
    add(2, "meld");
    add(2, "tricks");
    CHECK(order() == std::vector<std::string>{"meld", "tricks"});
    round.lines[0].text = "set";
    CHECK(order() == std::vector<std::string>{"meld", "tricks", "set"});
    add(1, "meld");
    add(1, "renege");
    CHECK(order() == std::vector<std::string>{"set", "meld", "tricks", "renege"});
    CHECK(present::sheet_rows(*rules, round)[1].points == std::vector<std::optional<int>>{10, 10});
}
