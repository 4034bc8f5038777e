// A person at the window: a whole round by mouse, and one by keyboard, through a real display.

#include "catch.hpp"
#include "display.hpp"

#include "bots/player.hpp"
#include "table/app.hpp"
#include "table/probe.hpp"
#include "table/shot.hpp"
#include "table/window.hpp"
#include "variants/packages.hpp"

#include <cstdlib>
#include <fstream>
#include <set>

using namespace roundhouse;
using namespace roundhouse::table;
using testing::Person;

namespace {

/// A host without files: games are only played.
Host plain_host() {
    Host host;
    host.usual_names = [](int seats, Turn) {
        Lines names;
        for (int i = 1; i <= seats; ++i) names.push_back("Seat " + std::to_string(i));
        return names;
    };
    host.begin = [](const NewGame& wanted) {
        const auto package = variants::open_package(wanted.variant);
        const RulebookPtr rules = *package->compile(wanted.options);
        JournalHeader header;
        header.variant = wanted.variant;
        header.digest = rules->digest;
        header.seed = wanted.seed.value_or(1);
        header.players = wanted.players;
        return OpenedGame{std::make_unique<RecordedGame>(rules, header, nullptr), ""};
    };
    return host;
}

NewGame game_of(const std::string& variant, std::uint64_t seed) {
    NewGame game{variant, {}, {}, seed};
    const RulebookPtr rules = *variants::open_package(variant)->compile({});
    for (int i = 0; i < rules->people; ++i)
        game.players.push_back({i == 0 ? "human" : "steady", "Seat " + std::to_string(i + 1)});
    return game;
}

/// Settings of their own for the windows of a test: nothing moves, so that nothing is waited for.
void use_own_settings(const std::string& name) {
    const auto folder = std::filesystem::temp_directory_path() / ("roundhouse-window-" + name);
    std::filesystem::remove_all(folder);
    setenv("XDG_CONFIG_HOME", folder.c_str(), 1);
    Settings settings;
    settings.pace = 0;
    write_settings(settings, settings_file());
}

/// Does one thing at a time; what it did is waited for by looking at the game.
struct Player {
    Person person;
    int quiet = 0;   ///< turns of the loop to wait
    int actions = 0; ///< decisions answered
    std::size_t seen = 0;
    bool by_keyboard = false;

    void operator()(App& app) {
        if (++turns > most_turns) return app.show(PageKind::quit); // it is stuck
        if (quiet-- > 0) return;
        quiet = 3;
        if (app.page() == PageKind::agreed) return person.press("Return");
        if (app.page() == PageKind::score) return app.show(PageKind::quit);
        if (app.page() != PageKind::table || !app.scene()) return;
        TableScene& scene = *app.scene();
        if (scene.melds_open()) {
            if (by_keyboard)
                person.press("Return");
            else
                person.click(scene.layout().middle.centre());
            return;
        }
        if (!scene.decision()) return;
        const std::size_t entries = app.session()->game().entries();
        if (entries == seen && actions > 0 && waited++ < 40) return; // the last answer is under way
        waited = 0;
        seen = entries;
        ++actions;
        if (by_keyboard)
            answer_by_keys(scene, *app.session());
        else
            answer_by_mouse(scene, *app.session());
    }

    void answer_by_mouse(TableScene& scene, const Session& session) {
        const Action action = bots::decide_seated(session.match(), "steady", session.game().entries());
        for (const Point point : scene.clicks_for(action)) person.click(point);
    }

    /// Whatever is offered first: the cheapest answer that keys alone can give.
    void answer_by_keys(TableScene& scene, const Session&) {
        const Decision& asked = scene.decision();
        if (asked.kind == DecisionKind::call) return person.press("p");
        const bool several = asked.kind == DecisionKind::give || asked.kind == DecisionKind::discard;
        if (asked.kind == DecisionKind::name_trump) {
            person.press("Right");
            return person.press("Return");
        }
        if (!several) {
            // The first card that may be played: from one that may not be, on to the next.
            person.press(entries_tried == seen ? "Right" : "Down");
            entries_tried = seen;
            return person.press("Return");
        }
        person.press("Down");
        for (int i = 0; i < asked.how_many; ++i) {
            person.press("Return");
            person.press("Right");
        }
        person.press("Up");
        person.press("Return");
    }

    static constexpr int most_turns = 4000;
    int turns = 0, waited = 0;
    std::size_t entries_tried = 0;
};

} // namespace

TEST_CASE("a display that does not answer is told in one sentence") {
    const char* display = std::getenv("DISPLAY");
    const std::string before = display ? display : "";
    unsetenv("DISPLAY");
    CHECK_FALSE(why_no_window().empty());
    setenv("DISPLAY", ":4711", 1);
    CHECK_FALSE(why_no_window().empty());
    setenv("DISPLAY", before.c_str(), 1);
    testing::use_own_display();
    CHECK(why_no_window().empty());
}

TEST_CASE("a person plays a round of every package with the mouse") {
    testing::use_own_display();
    use_own_settings("mouse");
    const Host host = plain_host();
    for (const variants::PackageInfo& info : variants::list_packages()) {
        if (!info.shipped) continue;
        INFO(info.id);
        WindowRequest request;
        request.game = game_of(info.id, 4);
        Player player;
        bool settled = false;
        request.watch = [&](App& app) {
            player(app);
            settled = settled || (app.session() && !app.session()->match().settled.empty());
        };
        run_window(request, host);
        CHECK(settled);
        CHECK(player.actions > 0);
    }
}

TEST_CASE("a round is played by keyboard alone") {
    testing::use_own_display();
    use_own_settings("keys");
    const Host host = plain_host();
    WindowRequest request;
    request.game = game_of("partnership", 4);
    Player player;
    player.by_keyboard = true;
    bool settled = false;
    request.watch = [&](App& app) {
        player(app);
        settled = settled || (app.session() && !app.session()->match().settled.empty());
    };
    run_window(request, host);
    CHECK(settled);
}

TEST_CASE("pictures of every moment are reached by playing, and repeat") {
    testing::use_own_display();
    const Host host = plain_host();
    const auto file = std::filesystem::temp_directory_path() / "roundhouse-shot-test.png";
    const auto taken = [&](Moment at, int width, int height) {
        ShotRequest request;
        request.game = game_of("partnership", 4);
        for (SeatedPlayer& player : request.game.players) player.kind = "human";
        request.at = at;
        request.width = width;
        request.height = height;
        request.file = file;
        take_shot(request, host);
        std::ifstream in(file, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    };
    std::set<std::string> pictures;
    for (std::size_t i = 0; i < moment_names.size(); ++i)
        pictures.insert(taken(static_cast<Moment>(i), 900, 600));
    CHECK(pictures.size() == moment_names.size());
    CHECK(pictures.count(taken(Moment::trick, 900, 600)) == 1);
    for (const std::string& picture : pictures) CHECK(picture.size() > 20'000); // not one colour
    std::filesystem::remove(file);
}

TEST_CASE("a moment that never comes is told") {
    testing::use_own_display();
    ShotRequest request;
    request.game = game_of("double-deck", 4); // nothing is exchanged in it
    for (SeatedPlayer& player : request.game.players) player.kind = "human";
    request.at = Moment::exchange;
    CHECK_THROWS_WITH(take_shot(request, plain_host()), Catch::Contains("does not come to that"));
}
