// Seats that change hands when a kept game goes on.

#include "catch.hpp"
#include "place.hpp"
#include "support/home.hpp"

#include "base/files.hpp"
#include "bots/player.hpp"
#include "seating/game_list.hpp"
#include "seating/games.hpp"
#include "seating/league.hpp"
#include "seating/session.hpp"
#include "teach/review/review.hpp"

#include <map>

using namespace roundhouse;
using namespace roundhouse::seating;

namespace {

using Players = std::vector<SeatedPlayer>;

/// Anna among bots, in a kept round in which everybody has played `cards` cards. Empty if it ended before
/// that.
std::filesystem::path anna_in_round(int cards, std::optional<std::uint64_t> seed) {
    const OpenedGame opened =
        begin_game({"partnership", {}, {{"human", "Anna"}, {"steady", ""}, {"sharp", "Sam"}}, seed});
    RecordedGame& game = *opened.game;
    game.deal();
    while (game.match().round_is_on() && game.match().round->state().tricks.done < cards)
        REQUIRE(!game.act(bots::decide_seated(game.match(), "steady", game.entries())));
    return game.match().round_is_on() ? opened.path : std::filesystem::path();
}

std::filesystem::path anna_alone(int cards, std::optional<std::uint64_t> seed = 8) {
    for (;;) // a secret deal may be thrown in
        if (const auto file = anna_in_round(cards, seed); !file.empty() || seed) return file;
}

OpenedGame gone_on(const std::filesystem::path& file, const Players& players = {}) {
    return go_on(read_game(file), false, players);
}

void play_round(RecordedGame& game) {
    while (game.match().round_is_on())
        REQUIRE(!game.act(bots::decide_seated(game.match(), "steady", game.entries())));
}

/// The cards dealt to the seat, as far as the events show them.
std::string dealt_to(const KeptGame& kept, Seat seat) {
    for (const Event& event : events_to_show(kept))
        if (const auto* dealt = std::get_if<events::Dealt>(&event); dealt && dealt->seat == seat)
            return notation(dealt->cards);
    return {};
}

} // namespace

TEST_CASE("A seat is taken over as a game goes on: the file says so, and the next one finds it so") {
    const testing::Home home;
    const auto file = anna_alone(2);
    {
        const OpenedGame opened =
            gone_on(file, {{"human", "Anna"}, {"human", "Carl"}, {"sharp", "Sam"}, {"master", ""}});
        CHECK(opened.game->players()[1] == SeatedPlayer{"human", "Carl"});
        CHECK(opened.game->players()[3] == SeatedPlayer{"master", "East"});
        CHECK_THAT(opened.notice, Catch::Contains("Seat 2 goes from West (bot steady) to Carl (a person)."));
        CHECK_THAT(opened.notice,
                   Catch::Contains("Seat 4 goes from East (bot steady) to East (bot master)."));
        CHECK_THAT(opened.notice, Catch::Contains("taken back"));
        CHECK_THAT(opened.notice, !Catch::Contains("gave up"));
    }
    const std::string text = file_text(file).value();
    CHECK_THAT(text, Catch::Contains("\nsits 2 human Carl\nsits 4 master East\n"));
    CHECK(kept_games().front().players == "Anna, Carl, Sam, East");
    const OpenedGame again = gone_on(file);
    CHECK(again.game->players()[1].name == "Carl");
    CHECK(again.notice.empty());
    CHECK(file_text(file).value() == text); // unchanged seats add nothing
    CHECK_FALSE(gone_on(anna_alone(1), again.game->players()).notice.empty());
}

TEST_CASE("Who takes a seat and says no name is called as usual there, and a bot after a bot as before") {
    const testing::Home home;
    const OpenedGame opened =
        gone_on(anna_alone(1), {{"steady", ""}, {"human", ""}, {"novice", ""}, {"steady", "East"}});
    const Players& players = opened.game->players();
    CHECK(players[0] == SeatedPlayer{"steady", "South"});
    CHECK(players[1] == SeatedPlayer{"human", "West"});
    CHECK(players[2] == SeatedPlayer{"novice", "Sam"});
    CHECK_THAT(opened.notice, Catch::Contains("Whoever gave up a seat has seen its cards of this round."));
}

TEST_CASE("Who takes a seat takes nothing back that was done before, but may what is done from then on") {
    const testing::Home home;
    OpenedGame opened =
        gone_on(anna_alone(2), {{"human", "Anna"}, {"human", "Carl"}, {"sharp", "Sam"}, {"steady", "East"}});
    Session session(std::move(opened.game));
    CHECK(session.people() == 2);
    CHECK(session.is_person(2));
    CHECK(session.name(2) == "Carl");
    for (const Seat seat : {0, 1, 2}) CHECK_FALSE(session.can_take_back(seat));
    std::vector<Event> told;
    while (session.turn() != 2) REQUIRE_FALSE(session.act(session.decide(), told));
    const std::size_t then = session.length();
    REQUIRE_FALSE(session.act(session.decide(), told));
    CHECK(session.take_back(2));
    CHECK(session.length() == then);
}

TEST_CASE("Who takes a seat sees what the seat may see, and who gave one up sees it no longer") {
    const testing::Home home;
    for (const std::optional<std::uint64_t> seed : {std::optional<std::uint64_t>(8), {}}) {
        const auto file = anna_alone(2, seed);
        const std::string own = dealt_to(read_game(file), 1);
        CHECK_FALSE(own.empty());
        CHECK(dealt_to(read_game(file), 2).empty());
        gone_on(file, {{"steady", ""}, {"human", "Carl"}, {"sharp", "Sam"}, {"steady", "East"}});
        const KeptGame kept = read_game(file);
        CHECK(dealt_to(kept, 1).empty());
        CHECK_FALSE(dealt_to(kept, 2).empty());
        CHECK(dealt_to(kept, 3).empty());
        if (!seed) CHECK_THAT(kept.text, !Catch::Contains("\npack "));
        Session session(std::make_unique<RecordedGame>(read_game(file).replay.game));
        session.show_place(session.length());
        CHECK_FALSE(session.may_see(1));
        CHECK(session.may_see(2));
        CHECK_FALSE(session.may_see(3));
        CHECK(session.first_person() == 2);
        session.show_place(1); // back when Anna sat there, and her cards are not for Carl
        CHECK(session.name(1) == "Anna");
        CHECK(session.name(2) == "West");
        CHECK_FALSE(session.may_see(1));
        CHECK(session.may_see(2));
    }
}

TEST_CASE("A review is of what people decided: not of a bot's cards before it, nor after it") {
    const testing::Home home;
    OpenedGame opened =
        gone_on(anna_alone(4), {{"steady", ""}, {"human", "Carl"}, {"sharp", "Sam"}, {"steady", "East"}});
    RecordedGame& game = *opened.game;
    const std::size_t then = game.entries();
    CHECK(teach::seats_of_people(game, 1) == std::vector<Seat>{2}); // Carl must not see yet what Anna held
    play_round(game);
    CHECK(teach::seats_of_people(game, 1) == std::vector<Seat>{1, 2});
    teach::ReviewPlan quick;
    quick.work = 4;
    quick.nodes = 1000;
    for (const auto& one : teach::review(game, 1, 1, quick).decisions) CHECK(one.entry < then); // Anna's
    const auto of_carl = teach::review(game, 1, 2, quick).decisions;
    CHECK_FALSE(of_carl.empty());
    for (const auto& one : of_carl) CHECK(one.entry >= then);
    CHECK_FALSE(teach::review(game, 1, 3, quick).decisions.empty()); // a bot's, if somebody asks for it
    const Session session(std::move(opened.game));
    CHECK(session.names_in(1)[1] == "Anna");
    CHECK(session.names_in(1)[2] == "Carl");
    CHECK(session.name(1) == "South");
}

TEST_CASE("A game that is played on from a decision has those at its bots' seats who sat there then") {
    const testing::Home home;
    OpenedGame opened =
        gone_on(anna_alone(4), {{"sharp", ""}, {"human", "Carl"}, {"novice", "Sam"}, {"steady", "East"}});
    RecordedGame& game = *opened.game;
    play_round(game);
    const auto entry = game.last_done_by([](Seat by) { return by == 2; });
    REQUIRE(entry);
    const Players players = play_on(game, *entry, false).opened.game->players();
    CHECK(players[0] == SeatedPlayer{"sharp", "South"});
    CHECK(players[1] == SeatedPlayer{"human", "Carl"});
    CHECK(players[2] == SeatedPlayer{"novice", "Sam"});
}

TEST_CASE("The league: a game counts for all who had a seat, a win for those who had one at its end",
          "[A32]") {
    const testing::Home home;
    NewGame wanted{"partnership", {{"target", "500"}}, {{"human", "Anna"}}, 3};
    OpenedGame opened = begin_game(wanted);
    opened.game->deal();
    play_round(*opened.game);
    const auto file = opened.path;
    opened.game.reset();
    opened = gone_on(file, {{"human", "Carl"}, {"steady", ""}, {"steady", ""}, {"steady", ""}});
    RecordedGame& game = *opened.game;
    while (!game.match().over()) {
        game.deal();
        play_round(game);
    }
    const League found = league();
    REQUIRE(found.tables.size() == 1);
    std::map<std::string, LeagueRow> rows;
    for (const LeagueRow& row : found.tables.front().rows) rows[row.player] = row;
    CHECK((rows["Anna"].games == 1 && rows["Carl"].games == 1));
    CHECK(rows["Anna"].won == 0);
    CHECK(rows["Carl"].won + rows["steady"].won >= 1);
    int rounds = 0;
    for (const SettledRound& round : game.match().settled) rounds += !round.result.dealt_again;
    const int first = game.match().settled[0].result.dealt_again ? 0 : 1;
    CHECK(rows["Anna"].rounds == first);
    CHECK(rows["Carl"].rounds == rounds - first);
}
