// Whether the people at a table have won the game.

#include "catch.hpp"

#include "bots/player.hpp"
#include "seating/games.hpp"
#include "seating/session.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::seating;

namespace {

/// A finished game; it ends in the same way, whoever of the `seats` players are people.
Session finished(const Chosen& options, std::size_t seats, const std::vector<std::size_t>& people) {
    std::vector<SeatedPlayer> players(seats, {"steady", ""});
    for (const std::size_t person : people) players.at(person - 1).kind = "human";
    auto game = begin_game({"partnership", options, players, 3}, false).game;
    while (!game->match().over())
        if (game->match().round_is_on())
            REQUIRE(!game->act(bots::decide_seated(game->match(), "steady", game->entries())));
        else
            game->deal();
    return Session(std::move(game));
}

bool has_won(const Session& session, Party party) {
    const auto& winners = session.match().verdict.winners;
    return std::find(winners.begin(), winners.end(), party) != winners.end();
}

} // namespace

TEST_CASE("People in one team have won or lost; of people in both, it is only said that the game is over") {
    const Chosen options{{"target", "500"}};
    for (const std::vector<std::size_t>& team : {std::vector<std::size_t>{1}, {1, 3}, {2}, {2, 4}}) {
        const Session session = finished(options, 4, team);
        CHECK(session.people_won() == has_won(session, static_cast<Party>(2 - team.front() % 2)));
    }
    CHECK_FALSE(finished(options, 4, {1, 2}).people_won());
    CHECK_FALSE(finished(options, 4, {1, 2, 3, 4}).people_won());
    CHECK_FALSE(finished(options, 4, {}).people_won());
}

TEST_CASE("Who sits out the last round has won or lost the game all the same", "[C33]") {
    for (std::size_t person = 1; person <= 5; ++person) {
        const Session session = finished({{"target", "500"}, {"people", "5"}}, 5, {person});
        CHECK(session.people_won() == has_won(session, static_cast<Party>(person)));
    }
}
