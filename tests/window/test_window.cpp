// A person at the window: a whole round by mouse, and one by keyboard, through a real display.

#include "catch.hpp"
#include "support/environment.hpp"
#include "support/home.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"
#include "window/support/answers.hpp"
#include "window/support/display.hpp"
#include "window/support/windows.hpp"

#include "bots/player.hpp"
#include "variants/packages.hpp"
#include "window/app/app.hpp"
#include "window/app/shot.hpp"
#include "window/artwork/icon.hpp"
#include "window/platform/probe.hpp"
#include "window/platform/sounds.hpp"
#include "window/platform/window.hpp"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <set>

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::game_at_window;
using window::testing::Person;
using window::testing::use_own_settings;

namespace {

/// Does one thing, waits until the table shows it, then does the next.
struct Player {
    /// The game as a person sees it: while it does not change, the last action is still under way.
    struct Stand {
        PageKind page = PageKind::quit;
        std::size_t entries = 0;
        bool melds = false, busy = false, draws = false;
        friend bool operator==(const Stand&, const Stand&) = default;
    };

    Person person;
    bool by_keyboard = false;
    int actions = 0; ///< decisions answered
    bool settled = false;

    void operator()(App& app) {
        if (app.session() && !app.session()->match().settled.empty()) settled = true;
        if (settled) return app.show(PageKind::quit);
        const Stand now = stand_of(app);
        const auto waited = std::chrono::steady_clock::now() - since_;
        if (now == stand_ && waited < patience) return;
        if (now == stand_ && ++repeats_ > most_repeats) return app.show(PageKind::quit); // it is stuck
        if (!do_something(app)) return;
        if (!(now == stand_)) repeats_ = 0;
        stand_ = now;
        since_ = std::chrono::steady_clock::now();
    }

  private:
    static Stand stand_of(App& app) {
        Stand stand{app.page(), 0, false, false, false};
        if (app.session()) stand.entries = app.session()->game().entries();
        if (app.scene()) stand.melds = app.scene()->melds_open();
        if (app.scene()) stand.busy = app.scene()->stage().busy();
        if (app.scene()) stand.draws = app.scene()->stage().waits_for_draw();
        return stand;
    }

    /// False if the person has nothing to do.
    bool do_something(App& app) {
        if (app.page() == PageKind::agreed) {
            person.press("Return");
            return true;
        }
        if (app.page() != PageKind::table || !app.scene()) return false;
        TableScene& scene = *app.scene();
        if (scene.melds_open() || scene.stage().busy()) { // looked at for long enough
            if (by_keyboard)
                person.press("Return");
            else
                person.click(scene.melds_open()               ? scene.layout().middle.centre()
                             : scene.stage().waits_for_draw() ? scene.table().pose_of_stock().centre
                                                              : scene.layout().bar.centre());
            return true;
        }
        if (!scene.decision() || std::chrono::steady_clock::now() < not_before_) return false;
        if (!by_keyboard) return answer_by_mouse(scene, *app.session());
        answer_by_keys(scene, *app.session());
        return true;
    }

    /// False if it is too early.
    bool answer_by_mouse(TableScene& scene, const Session& session) {
        const Action action = bots::decide_seated(session.match(), "steady", session.game().entries());
        INFO(to_text(session.rules(), action));
        const std::vector<Point> points = window::testing::clicks_for(scene, action);
        REQUIRE_FALSE(points.empty()); // everything can be answered with the mouse
        if (is_double_click(points.front())) {
            not_before_ = since_ + double_click;
            return false;
        }
        for (const Point point : points) person.click(point);
        last_click_ = points.back();
        ++actions;
        return true;
    }

    /// The table would take a quick click in the same place for the second half of a double click.
    bool is_double_click(Point at) const {
        const Point way = at - last_click_;
        return std::abs(way.x) < 10 && std::abs(way.y) < 10 &&
               std::chrono::steady_clock::now() - since_ < double_click;
    }

    void answer_by_keys(TableScene& scene, const Session& session) {
        const Action action = bots::decide_seated(session.match(), "steady", session.game().entries());
        INFO(to_text(session.rules(), action));
        const std::vector<Stroke> strokes = window::testing::keys_for(scene, action);
        CHECK_FALSE(strokes.empty()); // everything can be answered by keys alone
        for (const Stroke& stroke : strokes) person.press(name_of_key(stroke));
        ++actions;
    }

    /// X's name for the key.
    static std::string name_of_key(const Stroke& stroke) {
        switch (stroke.key) {
        case Key::letter: return std::string(1, static_cast<char>(stroke.letter));
        case Key::left: return "Left";
        case Key::right: return "Right";
        case Key::up: return "Up";
        case Key::down: return "Down";
        default: return "Return";
        }
    }

    static constexpr auto patience = std::chrono::seconds(10);
    static constexpr auto double_click = std::chrono::milliseconds(450);
    static constexpr int most_repeats = 3;
    int repeats_ = 0;
    Stand stand_;
    Point last_click_;
    std::chrono::steady_clock::time_point since_, not_before_;
};

/// Plays one round of the package at a window.
void play_a_round(const std::string& variant, bool by_keyboard) {
    use_own_settings();
    WindowRequest request;
    request.game = game_at_window(variant, 4);
    request.hurried = true;
    Player player;
    player.by_keyboard = by_keyboard;
    request.watch = std::ref(player);
    run_window(std::move(request));
    INFO(variant);
    CHECK(player.settled);
    CHECK(player.actions > 0);
}

} // namespace

TEST_CASE("a display that does not answer is told in one sentence", "[window]") {
    using Display = std::optional<std::string>;
    for (const Display& display : {Display(), Display(":4711")}) {
        const roundhouse::testing::Variable set("DISPLAY", display);
        CHECK_FALSE(why_no_window().empty());
    }
    window::testing::use_own_display();
    Probe probe;
    const auto screen = probe.screen();
    REQUIRE(screen);
    CHECK(screen->width == 1200);
    CHECK(screen->height == 800);
    CHECK(probe.why_no_window().empty());
}

TEST_CASE("a person plays a round of every package with the mouse", "[window]") {
    window::testing::use_own_display();
    for (const variants::PackageInfo& info : roundhouse::testing::shipped_packages())
        play_a_round(info.id, false);
}

TEST_CASE("a round is played by keyboard alone", "[window]") {
    window::testing::use_own_display();
    play_a_round("partnership", true);
}

TEST_CASE("pictures of every moment are reached by playing, and repeat", "[window]") {
    window::testing::use_own_display();
    const roundhouse::testing::Home home;
    const auto file = home.path() / "shot.png";
    const auto taken = [&](Moment at, int width, int height) {
        ShotRequest request;
        request.game = game_at_window("partnership", 6);
        for (SeatedPlayer& player : request.game.players) player.kind = "human";
        request.at = at;
        request.width = width;
        request.height = height;
        request.deals = 200;
        request.file = file;
        take_shot(request);
        std::ifstream in(file, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    };
    std::set<std::string> pictures;
    for (std::size_t i = 0; i < moment_names.size(); ++i)
        pictures.insert(taken(static_cast<Moment>(i), 900, 600));
    CHECK(pictures.size() == moment_names.size());
    CHECK(pictures.count(taken(Moment::trick, 900, 600)) == 1);
    for (const std::string& picture : pictures) CHECK(picture.size() > 20'000); // not a single colour
}

TEST_CASE("a moment that never comes to the person is shown from the seat that it comes to", "[window]") {
    window::testing::use_own_display();
    const roundhouse::testing::Home home;
    ShotRequest request;
    request.game = game_at_window("partnership", 7); // East and West get every contract
    request.game.players.clear();                    // a person, and bots
    request.at = Moment::exchange;
    request.file = home.path() / "east.png";
    take_shot(request);
    CHECK(std::filesystem::exists(request.file));
}

TEST_CASE("a moment that never comes is told", "[window]") {
    window::testing::use_own_display();
    const roundhouse::testing::Home home;
    ShotRequest request;
    request.game = game_at_window("double-deck", 4); // without an exchange
    for (SeatedPlayer& player : request.game.players) player.kind = "human";
    request.at = Moment::exchange;
    request.file = home.path() / "never.png";
    CHECK_THROWS_WITH(take_shot(request), Catch::Contains("does not come to that"));
    request.file = "/nowhere/at/all.png";
    CHECK_THROWS_WITH(take_shot(request), Catch::Contains("cannot be written to /nowhere/at/all.png"));
}

TEST_CASE("what happens at the table is heard once") {
    Scenery before, after;
    after.rounds = 1;
    CHECK(sounds_between(before, after) == std::vector{Sound::slid}); // dealt
    before = after;
    after.trick = 1;
    after.moving = 1;
    CHECK(sounds_between(before, after) == std::vector{Sound::laid});
    before = after;
    after.moving = 0;
    CHECK(sounds_between(before, after).empty());
    before.trick = 4;
    after.trick = 0;
    CHECK(sounds_between(before, after) == std::vector{Sound::gathered});
    before = after;
    after.asked = true;
    CHECK(sounds_between(before, after).empty());
    after.quiet_turns = false; // with one person among bots, turns are announced
    CHECK(sounds_between(before, after) == std::vector{Sound::turn});
    before = after;
    after.settled = 1;
    after.gain = -200;
    CHECK(sounds_between(before, after) == std::vector{Sound::lost});
    after.gain = 200;
    CHECK(sounds_between(before, after) == std::vector{Sound::won});
}

TEST_CASE("a round is lost or won against those who were not on one's side", "[C32]") {
    Rulebook rules = *roundhouse::testing::rules_of("five-handed");
    SettledRound round;
    round.result.sides.resize(2);
    round.result.sides[0].parties = {1, 3};
    round.result.sides[1].parties = {2, 4, 5};
    round.delta = {60, 20, 90, 10, 0};
    CHECK(gain_of(rules, round, 1) == 40); // the partner has more
    CHECK(gain_of(rules, round, 2) == -70);
    rules.scoring.lowest_wins = true;
    CHECK(gain_of(rules, round, 1) == -60);
    CHECK(gain_of(rules, round, 2) == 40);
}

TEST_CASE("every sound and the sign of the program are there") {
    for (const char* name : sound_names)
        CHECK(std::filesystem::file_size(sound_folder() / (std::string(name) + ".wav")) > 1000);
    const Image icon = window_icon(64);
    CHECK(icon.rgba.size() == 64 * 64 * 4);
}
