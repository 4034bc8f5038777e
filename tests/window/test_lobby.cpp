// The lobby without a window: who sits where under the rules agreed on.

#include "catch.hpp"
#include "support/home.hpp"

#include "window/pages/lobby.hpp"

using namespace roundhouse;
using window::Lobby;

namespace {

Lines names_in(const Lobby& lobby) {
    Lines names;
    for (const SeatedPlayer& player : lobby.chosen().players) names.push_back(player.name);
    return names;
}

} // namespace

TEST_CASE("An option that turns the table round gives West and East their sides, and no other name changes",
          "[A04][A05]") {
    const roundhouse::testing::Home home;
    store::Settings settings;
    settings.name = "Anna";
    Lobby lobby(settings, false);
    lobby.choose("german");
    CHECK(names_in(lobby) == Lines{"Anna", "East", "West"});
    lobby.agree({{"american", true}});
    REQUIRE(lobby.shown()->turn == Turn::clockwise);
    CHECK(names_in(lobby) == Lines{"Anna", "West", "East"});
    lobby.agree({});
    CHECK(names_in(lobby) == Lines{"Anna", "East", "West"});
    lobby.agree({{"people", 4}});
    CHECK(names_in(lobby).size() == 4);
}

TEST_CASE("The lobby shows a game under the options of the command line") {
    const roundhouse::testing::Home home;
    const store::Settings settings;
    Lobby lobby(settings, false);
    lobby.choose("german", {{"american", "yes"}, {"minimum", "200"}});
    CHECK(lobby.chosen().options ==
          std::map<std::string, std::string>{{"american", "yes"}, {"minimum", "200"}});
    CHECK(lobby.shown()->turn == Turn::clockwise);
    lobby.choose("german", {{"minimum", "201"}});
    CHECK_THAT(lobby.notice(), Catch::Contains("minimum"));
}
