// Many rounds played by bots, and their tables.

#include "catch.hpp"
#include "program.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::testing;

TEST_CASE("A package's examples are carried out") {
    const Outcome outcome = run_program({"test", "partnership", "--json"});
    CHECK_FALSE(nlohmann::json::parse(outcome.out).empty());
}

TEST_CASE("Simulated rounds hold every invariant") {
    const Outcome outcome =
        run_program({"simulate", "partnership", "--rounds", "200", "--seed", "3", "--json"});
    CHECK(outcome.status == 0);
    const auto all = nlohmann::json::parse(outcome.out);
    CHECK(all["rounds"] == 200);
    CHECK(all["violations"] == 0);
}

TEST_CASE("One round is one, in the table of a simulation") {
    const auto numbers = [](const char* rounds) {
        return run_program({"simulate", "partnership", "--rounds", rounds}).out;
    };
    CHECK(contains(numbers("1"), "1 round, 0 games, "));
    CHECK(contains(numbers("2"), "2 rounds, 0 games, "));
}

TEST_CASE(
    "A mean of few has no interval, one of nothing no figure, and a game without an auction its points") {
    const auto table = [](std::vector<std::string> typed) { return run_program(std::move(typed)).out; };
    const std::string few = table({"simulate", "partnership", "--rounds", "5"});
    CHECK_FALSE(contains(few, "±"));
    CHECK(contains(few, "too few rounds for an interval: fewer than 20"));
    CHECK(contains(few, "mean points a round, party by party: "));
    CHECK(contains(table({"simulate", "partnership", "--rounds", "100"}), " ± "));
    const std::string no_auction = table({"simulate", "two-handed", "--rounds", "20"});
    CHECK_FALSE(contains(no_auction, "contracts"));
    CHECK(contains(no_auction, "mean points a round, party by party: "));
    const std::string arena =
        table({"arena", "two-handed", "--a", "steady", "--b", "random", "--rounds", "2"});
    CHECK(contains(arena, "too few deals for an interval: fewer than 20"));
    CHECK_FALSE(contains(arena, "%"));
    CHECK(contains(arena, "2 deals, 4 rounds: A plays each party in turn, B all others"));
}
