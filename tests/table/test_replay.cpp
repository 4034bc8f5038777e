// A game that is looked at again, at a window.

#include "catch.hpp"
#include "display.hpp"
#include "hosts.hpp"

#include "bots/player.hpp"
#include "table/app.hpp"
#include "table/window.hpp"

using namespace roundhouse;
using namespace roundhouse::table;
using namespace roundhouse::table::testing;

TEST_CASE("a kept game is shown again by keys: it runs by itself, goes step by step and to its ends",
          "[window]") {
    testing::use_own_display();
    use_own_settings("replay", 4);
    Host host = plain_host();
    host.look_at = [](const std::string&) {
        OpenedGame opened = plain_host().begin(game_at_window("partnership", 4));
        std::vector<Event> told; // somebody must listen for it to be shown again
        opened.game->deal(EventLog(told));
        const auto melds_shown = [&] {
            return opened.game->match().round->pending().kind == DecisionKind::play;
        };
        for (int after = 0; after < 3; after += melds_shown() ? 1 : 0)
            REQUIRE_FALSE(opened.game->act(
                bots::decide_seated(opened.game->match(), "steady", opened.game->entries()), EventLog(told)));
        return opened;
    };
    WindowRequest request;
    request.replay = "any";
    struct Press {
        std::string key;
        std::size_t leads_to; ///< so many steps
    };
    const std::size_t end = host.look_at("any").game->entries();
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
    run_window(request, host);
    CHECK(pressed == keys.size() + 1);
    CHECK_FALSE(patience.is_out());
}
