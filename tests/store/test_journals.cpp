// The list of kept games.

#include "catch.hpp"
#include "support/home.hpp"

#include "store/journals.hpp"

#include <fstream>

using namespace roundhouse;

TEST_CASE("rounds and scores that were taken back are not counted in the list of games") {
    const testing::Home home;
    std::filesystem::create_directories(store::games_directory());
    const std::string head = "roundhouse journal 1\nvariant partnership\nrules 0123456789abcdef\nseed 7\n"
                             "seat 1 human A\nseat 2 steady B\nseat 3 steady C\nseat 4 steady D\n";
    const std::string first = "round 1 dealer 3\npack Ah\n4 bid 250\nscores 10 20 sum 00000000\n";
    const auto listed = [&](const std::string& body) {
        std::ofstream(store::games_directory() / "game.journal") << head << body;
        const auto games = store::newest_journals(5);
        REQUIRE(games.size() == 1);
        return std::pair(games[0].rounds, games[0].scores);
    };
    CHECK(listed(first) == std::pair(1, std::vector<int>{10, 20}));
    CHECK(listed(first + "round 2 dealer 4\npack Ah\n1 pass\n") == std::pair(2, std::vector<int>{10, 20}));
    CHECK(listed(first + "round 2 dealer 4\npack Ah\n1 pass\nundo 2\n") ==
          std::pair(1, std::vector<int>{10, 20}));
    CHECK(listed(first + "round 2 dealer 4\npack Ah\nundo 2\n") == std::pair(1, std::vector<int>{}));
    CHECK(listed(first + "undo 9\n") == std::pair(0, std::vector<int>{}));
}
