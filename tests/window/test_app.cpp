// The app without a window: messages about games.

#include "catch.hpp"
#include "support/home.hpp"
#include "window/support/answers.hpp"
#include "window/support/windows.hpp"

#include "bots/player.hpp"
#include "store/journals.hpp"
#include "window/app/app.hpp"

#include <chrono>
#include <fstream>
#include <thread>

using namespace roundhouse;
using namespace roundhouse::window;
using roundhouse::testing::Home;

namespace {

Settings without_motion() {
    Settings settings;
    settings.pace = 0;
    settings.language = "en";
    return settings;
}

/// A dealt game in a file with a damaged last line.
void keep_damaged_game(int people) {
    seating::NewGame game = window::testing::game_at_window("partnership", 4);
    for (int i = 0; i < people; ++i) game.players[static_cast<std::size_t>(i)].kind = "human";
    seating::OpenedGame opened = seating::begin_game(game);
    std::vector<Event> told;
    opened.game->deal(EventLog(told));
    const std::filesystem::path file = opened.path;
    opened.game.reset();
    std::ofstream(file, std::ios::app) << "nonsense\n";
}

void pass_time(App& app) {
    for (int i = 1; i < 20; ++i) app.update(i);
}

} // namespace

TEST_CASE("what a person should know of a resumed game is said at the table, once somebody sits there") {
    for (const int people : {1, 4}) {
        const Home home;
        keep_damaged_game(people);
        App app(without_motion(), {}, true);
        app.resume();
        REQUIRE(app.page() == PageKind::table);
        pass_time(app);
        if (people > 1) {
            REQUIRE(app.scene()->curtain());
            CHECK(window::testing::explained(*app.scene()).empty());
            app.scene()->look_from(app.scene()->viewer());
            pass_time(app);
        }
        CHECK_THAT(window::testing::explained(*app.scene()),
                   Catch::Contains("The file as it was is kept as"));
    }
}

TEST_CASE("the game that was read is the one that goes on, even if a newer one has been kept since") {
    const Home home;
    const auto keep = [](std::uint64_t seed) {
        return seating::begin_game(window::testing::game_at_window("partnership", seed)).path;
    };
    const std::filesystem::path file = keep(4);
    Resumption how{seating::read_game(file), {"Skipped: another"}};
    keep(5);
    std::filesystem::last_write_time(file, std::filesystem::last_write_time(file) - std::chrono::hours(1));
    App app(without_motion(), {}, true);
    app.resume(std::move(how));
    REQUIRE(app.session());
    CHECK(app.session()->game().header().seed.number() == 4);
    app.show(PageKind::table);
    pass_time(app);
    CHECK_THAT(window::testing::explained(*app.scene()), Catch::Contains("Skipped: another"));
}

TEST_CASE("what is wrong with a game that is only looked at is said, too") {
    const Home home;
    keep_damaged_game(1);
    App app(without_motion(), {}, true);
    app.look_at(home.journals().front());
    REQUIRE(app.session());
    REQUIRE(app.session()->replaying());
    app.update(1);
    CHECK_THAT(window::testing::explained(*app.scene()), Catch::Contains(home.journals().front().string()));
}

TEST_CASE("what is said at the table waits until what was said before has been read") {
    const Home home;
    keep_damaged_game(1);
    App app(without_motion(), {}, true);
    app.resume();
    REQUIRE(app.scene());
    app.scene()->tell_person("First", "the first");
    double now = 1;
    for (const window::testing::Patience patience; !app.scene()->decision() && !patience.is_out(); ++now) {
        app.update(now);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    REQUIRE(app.scene()->decision());
    CHECK(window::testing::explained(*app.scene()) == "the first");
    app.scene()->act(bots::decide_seated(app.session()->match(), "steady", app.session()->length()));
    app.update(now);
    CHECK_THAT(window::testing::explained(*app.scene()), Catch::Contains("The file as it was is kept as"));
}

TEST_CASE("a person whose games cannot be read is told which") {
    const Home home;
    keep_damaged_game(1);
    const std::filesystem::path file = home.journals().front();
    std::ofstream(file) << "no journal\n";
    App app(without_motion(), {}, true);
    app.resume();
    CHECK(app.page() == PageKind::lobby);
    CHECK_THAT(app.lobby().notice(), Catch::Contains("Skipped: ") && Catch::Contains(file.string()) &&
                                         Catch::Contains("There is no unfinished game"));
}

TEST_CASE("a game begun by its title is remembered under its package's id") {
    const Home home;
    Settings settings = without_motion();
    settings.language = "de";
    App app(settings, {}, true);
    seating::NewGame game = window::testing::game_at_window("german", 3);
    game.variant = "Binokel";
    app.begin(game);
    REQUIRE(app.session());
    CHECK(app.settings().last_game == "german");
}
