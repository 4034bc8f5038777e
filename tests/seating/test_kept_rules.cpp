// A game goes on under the rules that it began with, whatever happens to its package.

#include "catch.hpp"

#include "base/files.hpp"
#include "base/trouble.hpp"
#include "bots/player.hpp"
#include "seating/game_list.hpp"
#include "seating/games.hpp"
#include "store/kept_rules.hpp"
#include "support/home.hpp"

#include <set>

using namespace roundhouse;
using namespace roundhouse::seating;
using roundhouse::testing::Home;

namespace {

namespace fs = std::filesystem;

/// One of the user's own packages with this minimum bid and title; it has a module and a German catalog.
fs::path house_rules(const Home& home, int minimum, const std::string& title = "House rules") {
    home.write("data/roundhouse/variants/house-rules/least.lua",
               "return { bid = " + std::to_string(minimum) + " } -- whatever it says\n");
    home.write("data/roundhouse/variants/house-rules/lang/de.po",
               "msgid \"House rules\"\nmsgstr \"Hausregeln\"\n");
    return home
        .write("data/roundhouse/variants/house-rules/variant.lua",
               "local least = require \"least\"\n"
               "return { extends = \"partnership\", title = { en = \"" +
                   title +
                   "\" },\n"
                   "  rules = function(o, r) r.auction.minimum = least.bid return r end }\n")
        .parent_path();
}

fs::path begun(const Home&) {
    OpenedGame opened = begin_game({"house-rules", {}, {{"human", "Anna"}}, 7});
    RecordedGame& game = *opened.game;
    game.deal();
    for (int i = 0; i < 6; ++i)
        REQUIRE(!game.act(bots::decide_seated(game.match(), "steady", game.entries())));
    return opened.path;
}

int least_bid(const RecordedGame& game) { return game.match().rules->auction->minimum; }

} // namespace

TEST_CASE("A package that has other rules now leaves a game that is on as it was") {
    const Home home;
    house_rules(home, 300);
    const fs::path file = begun(home);
    house_rules(home, 400);
    CHECK(least_bid(*begin_game({"house-rules", {}, {}, 7}, false).game) == 400);
    KeptGame kept = read_game(file);
    CHECK(kept.under_kept_rules);
    const OpenedGame opened = go_on(std::move(kept));
    CHECK(least_bid(*opened.game) == 300);
    CHECK(opened.notice ==
          "The package has changed or is gone: this game goes on under the rules that it began with.");
    CHECK(opened.path == file);
}

TEST_CASE("So does one that is gone, or broken, and its title is still known") {
    const Home home;
    const fs::path folder = house_rules(home, 300);
    const fs::path file = begun(home);
    SECTION("gone") { fs::remove_all(folder); }
    SECTION("broken") { home.write("data/roundhouse/variants/house-rules/variant.lua", "return {"); }
    const KeptGame kept = read_game(file);
    CHECK(least_bid(kept.replay.game) == 300);
    CHECK(!kept.replay.trouble);
    CHECK(kept_games().front().title == "House rules");
}

TEST_CASE("Games of a package that is gone have each the title of their own time") {
    const Home home;
    house_rules(home, 300);
    begun(home);
    const fs::path folder = house_rules(home, 300, "Our rules");
    begun(home);
    fs::remove_all(folder);
    std::set<std::string> titles;
    for (const GameInList& game : kept_games()) titles.insert(game.title);
    CHECK(titles == std::set<std::string>{"House rules", "Our rules"});
}

TEST_CASE("A comment or a title that changes leaves nothing to be said") {
    const Home home;
    const fs::path folder = house_rules(home, 300);
    const fs::path file = begun(home);
    house_rules(home, 300, "Our rules");
    home.write("data/roundhouse/variants/house-rules/least.lua", "-- the least bid\nreturn { bid = 300 }\n");
    const KeptGame kept = read_game(file);
    CHECK_FALSE(kept.under_kept_rules);
    CHECK(go_on(read_game(file)).notice.empty());
}

TEST_CASE("Many games under the same rules keep their text once") {
    const Home home;
    house_rules(home, 300);
    for (int i = 0; i < 3; ++i) begun(home);
    CHECK(std::distance(fs::directory_iterator(store::rules_directory()), {}) == 1);
    house_rules(home, 310);
    begun(home);
    CHECK(std::distance(fs::directory_iterator(store::rules_directory()), {}) == 2);
}

TEST_CASE("A kept text that was changed is not believed: the game says that its rules have changed") {
    const Home home;
    house_rules(home, 300);
    const fs::path file = begun(home);
    house_rules(home, 400);
    const fs::path text = fs::directory_iterator(store::rules_directory())->path();
    SECTION("changed") {
        std::string bytes = *file_text(text);
        bytes.replace(bytes.find("300"), 3, "305");
        REQUIRE(replace_file(text, bytes));
    }
    SECTION("gone") { fs::remove(text); }
    SECTION("damaged") { REQUIRE(replace_file(text, "{")); }
    CHECK_THROWS_WITH(read_game(file), Catch::Matchers::Contains("the rules have changed since"));
}

TEST_CASE("What no package can have said is no kept text") {
    for (const char* text :
         {"", "{", "[]", "{\"format\":1}", "{\"format\":2,\"id\":\"x\",\"parts\":[]}",
          "{\"format\":1,\"id\":\"x\",\"parts\":[],\"modules\":{},\"library\":[],\"texts\":{}}",
          "{\"format\":1,\"id\":\"x\",\"parts\":[{\"name\":1,\"text\":\"\"}],\"modules\":{},"
          "\"library\":[],\"texts\":{}}"})
        CHECK_FALSE(variants::open_kept(text));
}
