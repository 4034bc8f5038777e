// What can happen to a window at any time: it is resized or closed while cards fly, the disk is full, the
// display has no OpenGL. It must never crash or lose a game.

#include "catch.hpp"
#include "support/environment.hpp"
#include "support/full_disk.hpp"
#include "support/shipped.hpp"
#include "window/support/answers.hpp"
#include "window/support/display.hpp"
#include "window/support/windows.hpp"

#include "bots/player.hpp"
#include "store/journals.hpp"
#include "window/app/app.hpp"
#include "window/platform/window.hpp"

#include <cstdlib>
#include <fstream>

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::game_at_window;
using window::testing::Patience;
using window::testing::Person;
using window::testing::use_own_settings;

namespace {

using Deed = std::function<void(Person&)>;

/// Plays, doing one of the deeds with each card that flies, then closes the window while one flies.
struct Restless {
    std::vector<Deed> deeds;
    Person person;
    std::size_t done = 0, entries = 0, shown = 0;
    bool closed = false, gave_up = false;
    Patience patience;

    void operator()(App& app) {
        if (patience.is_out()) {
            gave_up = true;
            return app.show(PageKind::quit);
        }
        if (app.page() == PageKind::agreed) app.show(PageKind::table);
        if (!app.scene()) return;
        TableScene& scene = *app.scene();
        entries = app.session()->game().entries();
        if (closed) return;
        if (scene.melds_open()) scene.close_melds();
        if (!scene.stage().flights().empty() && entries > shown) {
            shown = entries;
            closed = done == deeds.size();
            if (closed)
                person.close();
            else
                deeds[done++](person);
        } else if (scene.decision()) {
            scene.act(bots::decide_seated(app.session()->match(), "steady", entries));
        }
    }
};

RecordedGame read_back(const std::filesystem::path& file, const std::string& variant) {
    std::ifstream in(file, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(in), {});
    Replay again = replay(*read_journal(text), roundhouse::testing::rules_of(variant));
    CHECK_FALSE(again.trouble);
    return std::move(again.game);
}

/// Runs a few turns of the window's loop on that page; then closes it as a person does.
void close_at(PageKind page) {
    WindowRequest request;
    if (page != PageKind::lobby) request.game = game_at_window("german", 2);
    request.hurried = true;
    Person person;
    const Patience patience;
    bool gave_up = false;
    int turns = 0;
    request.watch = [&](App& app) {
        if (++turns == 1) app.show(page);
        if (turns == 8) {
            CHECK(app.page() == page);
            person.close();
        }
        gave_up = patience.is_out();
        if (gave_up) app.show(PageKind::quit);
    };
    run_window(std::move(request));
    CHECK(turns >= 8);
    CHECK_FALSE(gave_up);
}

} // namespace

TEST_CASE("a window is resized and fills the screen while cards fly, and is closed while one does",
          "[window]") {
    window::testing::use_own_display();
    use_own_settings(2);
    const auto sized = [](int width, int height) {
        return [=](Person& person) { person.resize(width, height); };
    };
    const Deed whole_screen = [](Person& person) { person.press("F11"); };
    WindowRequest request;
    request.game = game_at_window("partnership", 4);
    Restless restless;
    restless.deeds = {sized(900, 600),  sized(1190, 790), sized(300, 200), whole_screen,
                      sized(1000, 640), whole_screen,     sized(901, 799)};
    request.watch = std::ref(restless);
    int painted = 0;
    request.drew = [&](const PictureFacts& facts) { painted += facts.painted ? 1 : 0; };
    run_window(std::move(request));
    CHECK_FALSE(restless.gave_up);
    CHECK(restless.done == restless.deeds.size());
    CHECK(restless.closed);
    CHECK(painted > 20);
    CHECK(read_back(window::testing::kept_game(), "partnership").entries() == restless.entries);
}

TEST_CASE("a window can be closed on every page", "[window]") {
    window::testing::use_own_display();
    use_own_settings();
    for (const PageKind page :
         {PageKind::lobby, PageKind::agreed, PageKind::table, PageKind::score, PageKind::rules,
          PageKind::menu, PageKind::settings, PageKind::help, PageKind::games}) {
        INFO(static_cast<int>(page));
        close_at(page);
    }
}

TEST_CASE("a program that is told to end closes its window", "[window]") {
    window::testing::use_own_display();
    use_own_settings();
    WindowRequest request;
    request.hurried = true;
    const Patience patience;
    int turns = 0;
    request.watch = [&](App& app) {
        if (++turns == 3) std::raise(SIGTERM);
        if (patience.is_out()) app.show(PageKind::quit);
    };
    run_window(std::move(request));
    CHECK(turns < 10);
}

TEST_CASE("what was set stays set when the window opens again", "[window]") {
    window::testing::use_own_display();
    use_own_settings();
    for (const bool first : {true, false}) {
        WindowRequest request;
        request.hurried = true;
        Person person;
        const Patience patience;
        int turns = 0;
        request.watch = [&](App& app) {
            if (++turns == 1) CHECK(app.settings().sound == first);
            if (turns == 5 && first) person.press("m");
            if (turns > 5 && (!first || !app.settings().sound)) person.close();
            if (patience.is_out()) app.show(PageKind::quit);
        };
        run_window(std::move(request));
        CHECK_FALSE(patience.is_out());
    }
}

TEST_CASE("where the disk is full the person is told, and the game goes on", "[window]") {
    window::testing::use_own_display();
    use_own_settings();
    WindowRequest request;
    request.game = game_at_window("partnership", 4);
    request.hurried = true;
    const Patience patience;
    std::string told;
    std::size_t entries = 0;
    std::optional<FullDisk> full;
    request.watch = [&](App& app) {
        if (app.session() && !full)
            full.emplace(std::filesystem::file_size(window::testing::kept_game()) + 20);
        if (app.page() == PageKind::agreed) app.show(PageKind::table);
        if (patience.is_out() || entries > 5) return app.show(PageKind::quit);
        if (!app.scene()) return;
        if (told.empty()) told = window::testing::explained(*app.scene());
        entries = app.session()->game().entries();
        if (app.scene()->decision())
            app.scene()->act(bots::decide_seated(app.session()->match(), "steady", entries));
    };
    run_window(std::move(request));
    CHECK(told.find("cannot be written at the moment") != std::string::npos);
    CHECK(entries > 5);
    full.reset();
}

TEST_CASE("a display without OpenGL is told in one sentence, and no game has begun", "[window]") {
    window::testing::use_own_display();
    const roundhouse::testing::Variable other("DISPLAY", window::testing::display_without_opengl());
    WindowRequest request;
    request.game = game_at_window("partnership", 4);
    use_own_settings();
    CHECK(run_window(std::move(request)).find("no OpenGL") != std::string::npos);
    CHECK(store::journal_files().empty());
}
