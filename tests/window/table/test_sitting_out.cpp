// More people than seats: a person alone at the window changes seats from round to round.

#include "catch.hpp"
#include "support/home.hpp"
#include "window/support/players.hpp"

using namespace roundhouse;
using window::Key;
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

TEST_CASE("Who takes something back across a deal sees their own hand of that round", "[C33]") {
    Played played(game_of("auction", 3, {1, 2, 3, 4, 5}, {{"people", "5"}}), 0);
    while (played.session.match().settled.empty()) {
        played.go_on();
        if (played.over())
            played.scene.deal();
        else
            played.scene.act(bots::decide_seated(played.session.match(), "steady", played.session.length()));
    }
    played.scene.deal();
    played.go_on();
    const int person = played.session.person(played.scene.viewer());
    REQUIRE(person != dealing_person(played.session.match(), 1)); // played in both rounds
    for (const auto& [stroke, round] : {std::pair{Key::undo, 1}, {Key::redo, 2}}) {
        played.press({stroke});
        played.frame();
        CHECK(played.session.round() == round);
        CHECK(played.session.person(played.scene.viewer()) == person);
        CHECK_FALSE(played.scene.curtain());
        CardSet shown;
        for (const Card card : played.scene.table().hand) shown.add(card);
        CHECK(shown == played.session.view(played.session.seat_of(person)).hand());
    }
}
