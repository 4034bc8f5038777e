// Programs at the seats of a session.

#include "catch.hpp"

#include "seating/games.hpp"
#include "seating/session.hpp"

#include <chrono>
#include <thread>

using namespace roundhouse;
using namespace roundhouse::seating;

namespace {

std::unique_ptr<Session> seated_with(const std::string& command, bool programs) {
    const SeatedPlayer player{"program:" + command, "P"};
    NewGame wanted{"partnership", {}, {player, player, player, player}, 1, true};
    auto session = std::make_unique<Session>(begin_game(wanted, false).game, programs);
    session->deal();
    return session;
}

void play_a_round(Session& session, std::size_t& told) {
    for (std::vector<Event> events; session.turn() != 0;) {
        REQUIRE_FALSE(session.act(session.decide(), events));
        told += session.lost_programs().size();
    }
}

} // namespace

TEST_CASE("Programs that end lose their seats once, and the round is played to its end") {
    const auto session = seated_with("exit 1", true);
    std::size_t told = 0;
    play_a_round(*session, told);
    CHECK(told == 4);
}

TEST_CASE("Where programs may not be started bots play for them, and nobody has lost a seat") {
    const auto session = seated_with("touch /no-such-folder/started", false);
    std::size_t told = 0;
    play_a_round(*session, told);
    CHECK(told == 0);
}

TEST_CASE("A table that is left does not wait for a program that hangs", "[clock]") {
    const auto began = std::chrono::steady_clock::now();
    {
        const auto session = seated_with("sleep 60", true);
        session->think();
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        CHECK_FALSE(session->thought());
    }
    CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(5));
}

TEST_CASE("Another game with the same players starts their programs only if somebody has said so") {
    const SeatedPlayer player{"program:exit 1", "P"};
    NewGame wanted{"partnership", {}, {player}, 1};
    CHECK(begin_game(wanted, false).game->header().players.front().kind == "steady");
    wanted.programs = true;
    CHECK(begin_game(wanted, false).game->header().players.front().kind == "program:exit 1");
}
