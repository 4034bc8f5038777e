// More people than seats: what is a person's own, whatever seat they have in a round.

#include "catch.hpp"

#include "bots/player.hpp"
#include "seating/games.hpp"
#include "seating/session.hpp"

using namespace roundhouse;
using namespace roundhouse::seating;

namespace {

/// Five at four seats: round 1 is over, round 2 has been dealt. All are people, or only one is.
std::unique_ptr<RecordedGame> in_the_second_round_of_five(int only = 0) {
    std::vector<SeatedPlayer> five;
    for (const char* name : {"Anna", "Bert", "Carl", "Dora", "Emil"}) five.push_back({"human", name});
    for (int person = 1; only != 0 && person <= 5; ++person)
        if (person != only) five[static_cast<std::size_t>(person - 1)].kind = "steady";
    auto game = begin_game({"auction", {{"people", "5"}}, five, 3}, false).game;
    game->deal();
    while (game->match().round_is_on())
        REQUIRE(!game->act(bots::decide_seated(game->match(), "steady", game->entries())));
    game->deal();
    return game;
}

} // namespace

TEST_CASE("Where people sit out, each takes back what they did themselves, at whatever seat", "[C33]") {
    for (Seat seat = 1; seat <= 4; ++seat) {
        Session session(in_the_second_round_of_five());
        const int person = session.person(seat);
        const bool sat_out = person == dealing_person(session.match(), 1);
        const std::string name = session.name(seat);
        CHECK(session.can_take_back(seat) == !sat_out);
        CHECK(session.take_back(seat) == !sat_out);
        if (sat_out) continue;
        CHECK(session.round() == 1);
        CHECK(session.name(session.turn()) == name);
        CHECK(session.turn() != seat);
        CHECK(session.seat_of(person) == session.turn());
    }
}

TEST_CASE("Who sat out has nothing to take back, whatever a bot did at the seat that is theirs now",
          "[C33]") {
    const int dealer = dealing_person(in_the_second_round_of_five()->match(), 1);
    const Session session(in_the_second_round_of_five(dealer));
    CHECK(session.is_person(session.seat_of(dealer)));
    CHECK_FALSE(session.can_take_back(0));
}
