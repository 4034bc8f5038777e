// What is done with kept games: commands take the newest unless one is named, and the league counts all.

#include "catch.hpp"
#include "cli/program.hpp"
#include "place.hpp"
#include "support/kept_game.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::testing;

TEST_CASE("Without a file the newest game is replayed, verified and reviewed") {
    const Home home;
    for (const char* const command : {"replay", "verify", "review"}) {
        const Outcome none = run_program({command});
        CHECK(none.status == 2);
        CHECK(contains(none.err, "No game is kept in"));
    }
    CHECK(run_program({"play", "partnership", "--seed", "11"}, "p\n").status == 0);
    CHECK(run_program({"verify"}).status == 0);
    const std::string journal = home.journals().front().string();
    CHECK(run_program({"replay"}).out == run_program({"replay", journal}).out);
    CHECK(run_program({"review"}).out == run_program({"review", journal}).out);
}

TEST_CASE("The league tells who won the games that were played to their end") {
    const Home home;
    CHECK(contains(run_program({"league"}).out, "No game has been played to the end yet"));
    kept_game({"german", {{"rounds", "1"}}, {{"human", "Anna"}, {"steady", "B"}, {"steady", "C"}}, 1});
    const Outcome shown = run_program({"league"});
    for (const char* part : {"German Pinochle", "games", "made", "Anna", "bot steady"})
        CHECK(contains(shown.out, part));
    const auto told = nlohmann::json::parse(run_program({"league", "--json"}).out);
    CHECK(told["variants"][0]["variant"] == "german");
    CHECK(told["variants"][0]["players"][0]["games"] == 1);
}
