// The score sheet on the screen.

#include "catch.hpp"
#include "players.hpp"
#include "support/home.hpp"

#include "window/pages/score_page.hpp"

#include <imgui.h>

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::Easel;

TEST_CASE("the score sheet shows as many people as may play in turn") {
    const roundhouse::testing::Home home;
    const auto package =
        home.write("club/variant.lua", "return { extends = \"auction\", title = \"Club\",\n"
                                       "  rules = function(o, r) r.people = 16 return r end }\n");
    Session session(window::testing::game_of(package.parent_path().string(), 3, {}));
    REQUIRE(session.rules().parties == 16);
    while (session.match().settled.empty()) {
        std::vector<Event> events;
        if (session.turn() == 0)
            session.deal();
        else
            REQUIRE_FALSE(session.act(
                bots::decide_seated(session.match(), "steady", session.game().entries()), events));
    }
    Easel easel;
    easel.begin({900, 600});
    TabRing tabs;
    ImGui::SetNextWindowSize({900, 600});
    ImGui::Begin("score");
    draw_score_sheet({Easel::fonts(), {900, 600}, 1, tabs}, session);
    CHECK(ImGui::GetCursorPosY() > 200); // the lines, and the round
    ImGui::End();
    easel.end();
}
