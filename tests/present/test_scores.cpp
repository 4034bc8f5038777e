// What the score sheet says of a round.

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

TEST_CASE("Points against others have a sign, and readers' minus") {
    CHECK(present::points_against(262.4) == "+262");
    CHECK(present::points_against(-51.6) == "−52");
    CHECK(present::points_against(-0.2) == "0");
    CHECK(present::points_against(-2.13, 1) == "−2.1");
    CHECK(present::points_against(14.4, 1) == "+14.4");
}
