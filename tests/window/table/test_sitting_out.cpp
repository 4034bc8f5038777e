// More people than seats: a person alone at the window changes seats from round to round.

#include "catch.hpp"
#include "support/home.hpp"
#include "window/support/players.hpp"

using namespace roundhouse;
using window::testing::game_of;
using window::testing::Played;

TEST_CASE("a person alone among more people than seats sees the new hand at once") {
    const roundhouse::testing::Home home;
    const auto package =
        home.write("club/variant.lua", "return { extends = \"auction\", title = \"Club\",\n"
                                       "  rules = function(o, r) r.people = r.seats + 1 return r end }\n");
    Played played(game_of(package.parent_path().string(), 3, {1}), 0);
    for (int round = 1; round < 4; ++round) {
        if (round > 1) played.scene.deal();
        if (const Seat seat = played.session.first_person(); seat) {
            CHECK(played.scene.viewer() == seat);
            played.frame();
            CHECK_FALSE(played.scene.table().hand.empty());
        }
        for (int i = 0; i < 100 && !played.over(); ++i) {
            played.go_on();
            if (played.scene.decision())
                played.scene.act(
                    bots::decide_seated(played.session.match(), "steady", played.session.length()));
        }
        REQUIRE(played.over());
    }
}
