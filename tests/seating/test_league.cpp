// How everybody did in the finished games that are kept.

#include "catch.hpp"
#include "place.hpp"
#include "support/home.hpp"
#include "support/kept_game.hpp"

#include "seating/games.hpp"
#include "seating/league.hpp"

using namespace roundhouse;
using namespace roundhouse::seating;
using testing::kept_game;

namespace {

const std::vector<SeatedPlayer> partners{
    {"human", "Anna"}, {"steady", "B"}, {"human", "Carl"}, {"steady", "D"}};
const std::vector<SeatedPlayer> at_binokel{{"human", "Anna"}, {"sharp", "B"}, {"steady", "C"}};

const LeagueRow& row(const LeagueTable& table, const std::string& player) {
    for (const LeagueRow& one : table.rows)
        if (one.player == player) return one;
    FAIL(player << " is not in the table");
    return table.rows.front();
}

} // namespace

TEST_CASE("The league counts games to their end, partners alike and bots by their kind", "[A32]") {
    const testing::Home home;
    const Match match = kept_game({"partnership", {{"target", "500"}}, partners, 3});
    const League found = league();
    REQUIRE(found.tables.size() == 1);
    const LeagueTable& table = found.tables.front();
    CHECK(table.title == "Partnership Pinochle");
    REQUIRE(table.rows.size() == 3);
    const LeagueRow &anna = row(table, "Anna"), &carl = row(table, "Carl"), &steady = row(table, "steady");
    CHECK((anna.is_person && carl.is_person && !steady.is_person));
    CHECK((anna.games == 1 && carl.games == 1 && steady.games == 1));
    CHECK(anna.won == carl.won);
    CHECK(anna.won + steady.won == 1);
    int rounds = 0, contracts = 0, made = 0;
    for (const SettledRound& round : match.settled) {
        if (round.result.dealt_again) continue;
        ++rounds;
        contracts += round.result.contract.seat != 0;
        made += round.result.contract.seat && roundhouse::made(*match.rules, round);
    }
    CHECK(anna.rounds == rounds);
    CHECK(anna.contracts + carl.contracts + steady.contracts == contracts);
    CHECK(anna.made + carl.made + steady.made == made);
}

TEST_CASE("A table that trains does not count for the league", "[A32]") {
    const testing::Home home;
    kept_game({"german", {{"rounds", "2"}}, at_binokel, 1});
    kept_game({"german", {{"rounds", "2"}, {"training", "yes"}}, at_binokel, 2});
    const League found = league();
    REQUIRE(found.tables.size() == 1);
    CHECK(row(found.tables.front(), "Anna").games == 1);
    CHECK(found.training == 1);
}

TEST_CASE("Neither a game that is on nor deals that were played before count for the league", "[A32]") {
    const testing::Home home;
    kept_game({"german", {{"rounds", "2"}}, at_binokel, 1});
    kept_game({"german", {{"rounds", "2"}}, at_binokel, 1});
    kept_game({"german", {{"rounds", "2"}}, at_binokel, 4}, 1);
    const League found = league();
    REQUIRE(found.tables.size() == 1);
    CHECK(row(found.tables.front(), "Anna").games == 1);
    CHECK(found.again == 1);
}

TEST_CASE("Where nobody is a person nothing counts for the league", "[A32]") {
    const testing::Home home;
    kept_game({"german", {{"rounds", "1"}}, {{"steady", "A"}, {"steady", "B"}, {"steady", "C"}}, 1});
    CHECK(league().tables.empty());
}

TEST_CASE("Where people sit out, each has the rounds that it sat in", "[A32][C33]") {
    const testing::Home home;
    const std::vector<SeatedPlayer> five{
        {"human", "Anna"}, {"human", "Bert"}, {"human", "Carl"}, {"human", "Dora"}, {"human", "Emil"}};
    const Match match = kept_game({"partnership", {{"target", "500"}, {"people", "5"}}, five, 3});
    const League found = league();
    REQUIRE(found.tables.size() == 1);
    int sat = 0, won = 0, rounds = 0;
    for (const LeagueRow& one : found.tables.front().rows) sat += one.rounds, won += one.won;
    for (const SettledRound& round : match.settled) rounds += !round.result.dealt_again;
    CHECK(sat == 4 * rounds);
    CHECK(won == static_cast<int>(match.verdict.winners.size()));
}
