// The score sheet on the screen.

#include "catch.hpp"
#include "support/home.hpp"
#include "window/support/players.hpp"

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
    CHECK(ImGui::GetCursorPosY() > 16 * 15); // every name has a line beside the plot
    ImGui::End();
    easel.end();
}

TEST_CASE("names beside the plot stand where their lines end, within the plot and never on each other") {
    CHECK(spread({10, 60, 200}, 15, 0, 300) == std::vector<float>{10, 60, 200});
    CHECK(spread({-5, 60, 62, 290}, 15, 0, 300) == std::vector<float>{0, 60, 75, 285});
    const std::vector<float> many = spread(std::vector<float>(16, 120), 15, 0, 255);
    REQUIRE(many.size() == 16);
    CHECK(many.front() >= 0);
    CHECK(many.back() + 15 <= 255);
    for (std::size_t i = 1; i < many.size(); ++i) CHECK(many[i] - many[i - 1] >= 15);
}
