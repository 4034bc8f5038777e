// A replay at the window.

#include "catch.hpp"
#include "window/support/display.hpp"
#include "window/support/windows.hpp"

#include "bots/player.hpp"
#include "window/app/app.hpp"
#include "window/platform/window.hpp"

using namespace roundhouse;
using namespace roundhouse::window;
using namespace roundhouse::window::testing;

TEST_CASE("a kept game is replayed by keys: it runs by itself, goes step by step and to its ends",
          "[window]") {
    window::testing::use_own_display();
    use_own_settings(4);
    seating::OpenedGame opened = seating::begin_game(game_at_window("partnership", 4));
    std::vector<Event> told; // a replay needs a listener
    opened.game->deal(EventLog(told));
    const auto melds_shown = [&] { return opened.game->match().round->pending().kind == DecisionKind::play; };
    for (int after = 0; after < 3; after += melds_shown() ? 1 : 0)
        REQUIRE_FALSE(opened.game->act(
            bots::decide_seated(opened.game->match(), "steady", opened.game->entries()), EventLog(told)));
    const std::size_t end = opened.game->entries();
    opened.game.reset(); // its journal is complete in its file
    WindowRequest request;
    request.replay = opened.path.string();
    struct Press {
        std::string key;
        std::size_t leads_to; ///< number of steps
    };
    const std::vector<Press> keys{{"space", end}, {"Left", end - 1}, {"Home", 1}, {"Right", 2}, {"End", end}};
    std::size_t pressed = 0;
    Person person;
    const Patience patience;
    request.watch = [&](App& app) {
        if (patience.is_out() || app.page() == PageKind::lobby) return app.show(PageKind::quit);
        const bool there = pressed == 0 || app.session()->place() == keys[pressed - 1].leads_to;
        if (!there || pressed > keys.size()) return;
        person.press(pressed == keys.size() ? "Escape" : keys[pressed].key);
        ++pressed;
    };
    run_window(std::move(request));
    CHECK(pressed == keys.size() + 1);
    CHECK_FALSE(patience.is_out());
}
