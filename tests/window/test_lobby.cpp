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
