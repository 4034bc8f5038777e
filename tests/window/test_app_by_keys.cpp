// Keys on the pages of the app, what it keeps, and what fails while being drawn. Painted off-screen.

#include "catch.hpp"
#include "seating/game_list.hpp"
#include "support/home.hpp"
#include "support/kept_game.hpp"
#include "window/support/failing_leaf.hpp"
#include "window/support/keyboard.hpp"

#include "store/journals.hpp"
#include "window/compare/compare_page.hpp"
#include "window/pages/league_page.hpp"

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::Keyboard;
using window::testing::large_text;
using window::testing::part_of;
using window::testing::use_own_settings;

namespace {

/// A game by bots under the standard rules, kept and left once `goes_on` returns false.
template<class GoesOn>
void keep_game(const char* variant, const GoesOn& goes_on) {
    seating::NewGame wanted = window::testing::game_at_window(variant, 1);
    for (SeatedPlayer& player : wanted.players) player.kind = "steady";
    const seating::OpenedGame opened = seating::begin_game(wanted);
    RecordedGame& game = *opened.game;
    std::vector<Event> told;
    while (!game.match().over() && goes_on(game)) {
        if (!game.match().round_is_on())
            game.deal(EventLog(told));
        else
            REQUIRE_FALSE(
                game.act(bots::decide_seated(game.match(), "steady", game.entries()), EventLog(told)));
    }
}

} // namespace

TEST_CASE("a page that fails while it is drawn loses no more than its game", "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.begin_game();
    keys.app.open(std::make_unique<window::testing::FailingLeaf>());
    keys.type(U'x'); // drawn several times
    CHECK(keys.app.page() == PageKind::leaf);
    keys.app.update(1);
    CHECK(keys.app.page() == PageKind::lobby);
    CHECK(keys.app.lobby().notice() == "it fails");
    keys.begin_game(); // it goes on
    CHECK(keys.app.page() == PageKind::agreed);
}

TEST_CASE("seats of a kept game are given to others before it goes on, by keys", "[window]") {
    use_own_settings();
    {
        const seating::OpenedGame opened =
            seating::begin_game(window::testing::game_at_window("partnership", 1));
        opened.game->deal();
    }
    store::Settings settings = large_text("de");
    settings.name = "Carl";
    Keyboard keys(settings, true);
    keys.show(PageKind::games);
    keys.type(U's');
    REQUIRE(keys.app.page() == PageKind::leaf);
    CHECK(keys.app.tabs().size() == 10); // a name and a kind for each seat, back, play on
    CHECK(keys.reached() == keys.app.tabs().size());
    keys.escape();
    CHECK(keys.app.page() == PageKind::games);
    keys.type(U's');
    keys.go_to(3); // the kind at the second seat: a steady bot
    keys.space();
    for (int i = 0; i < 3; ++i) keys.press(sf::Keyboard::Up, Key::up);
    keys.space();
    keys.go_to(9);
    keys.enter();
    REQUIRE(keys.app.page() == PageKind::table);
    const auto& players = keys.app.session()->game().players();
    CHECK(players[0].is_person());
    CHECK(players[1] == SeatedPlayer{"human", "Carl"});
    CHECK(keys.app.scene()->curtain()); // two people share the window
    CHECK(keys.app.scene()->table().seat_of_view() == 0);
}

TEST_CASE("at the table a seat is given to a bot from the menu, and the game goes on in its file",
          "[window]") {
    use_own_settings();
    Keyboard keys({}, true);
    keys.begin_game();
    keys.show(PageKind::menu);
    const int before = keys.app.tabs().size();
    keys.show(PageKind::agreed);
    keys.enter();
    keys.wait_for_decision();
    keys.show(PageKind::menu);
    REQUIRE(keys.app.tabs().size() == before + 1); // before a deal, no seat can change hands
    keys.go_to(5);                                 // after the settings
    keys.enter();
    REQUIRE(keys.app.page() == PageKind::leaf);
    keys.go_to(1);
    keys.space();
    keys.down();
    keys.space(); // a random bot
    keys.go_to(9);
    keys.enter();
    REQUIRE(keys.app.page() == PageKind::table);
    CHECK(keys.app.session()->people() == 0);
    CHECK(keys.app.session()->game().players()[0].kind == "random");
    CHECK(keys.app.scene()->table().seat_of_view() == 0); // a spectator sees no hand
    CHECK(keys.app.is_kept());
    CHECK_THAT(roundhouse::testing::text_of(window::testing::kept_game()),
               Catch::Contains("\nsits 1 random "));
}

TEST_CASE("Escape goes back one step: from the first page of rules, the score sheet, and a note on it",
          "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.begin_game();
    REQUIRE(keys.app.page() == PageKind::agreed);
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
    keys.begin_game();
    keys.enter();
    keys.wait_for_decision();
    keys.show(PageKind::score);
    keys.escape();
    CHECK(keys.app.page() == PageKind::table);
    keys.play_round(3);
    keys.type(U'p'); // saved, and a message says so
    keys.escape();
    CHECK(keys.app.page() == PageKind::score);
    keys.escape();
    CHECK(keys.app.page() == PageKind::menu);
}

TEST_CASE("keys move along a page that is only text", "[window]") {
    use_own_settings();
    Keyboard keys(large_text("en"));
    keys.begin_game();
    keys.enter();
    keys.show(PageKind::help);
    const ImGuiWindow* const text = part_of("help", "text");
    REQUIRE(text);
    REQUIRE(text->ScrollMax.y > 0);
    keys.press(sf::Keyboard::PageDown, Key::letter);
    const float one_page = text->Scroll.y;
    CHECK(one_page > 0);
    keys.down();
    CHECK(text->Scroll.y > one_page);
    keys.press(sf::Keyboard::End, Key::letter);
    CHECK(text->Scroll.y == text->ScrollMax.y);
    keys.press(sf::Keyboard::Home, Key::letter);
    CHECK(text->Scroll.y == 0);
    keys.escape();
    CHECK(keys.app.page() == PageKind::table);
}

TEST_CASE("an unfinished game can be played on from the list of games", "[window]") {
    use_own_settings();
    std::size_t entries = 0;
    {
        Keyboard keys(large_text("en"), true);
        keys.begin_game();
        keys.enter();
        keys.wait_for_decision();
        entries = keys.app.session()->length();
    }
    Keyboard keys(large_text("en"), true);
    keys.show(PageKind::games);
    keys.type(U'g');
    REQUIRE(keys.app.page() == PageKind::table);
    CHECK_FALSE(keys.app.session()->replaying());
    CHECK(keys.app.session()->length() >= entries);
    CHECK(store::journal_files().size() == 1);
}

TEST_CASE("a game that is over, or was never dealt, stays in the list of games, which says so", "[window]") {
    for (const bool over : {true, false}) {
        const roundhouse::testing::Home home;
        keep_game("partnership", [&](const RecordedGame&) { return over; });
        Keyboard keys(large_text("en"), true);
        keys.show(PageKind::games);
        keys.type(over ? U'g' : U'v');
        CHECK(keys.app.page() == PageKind::games);
        CHECK_FALSE(keys.app.session());
        CHECK(store::journal_files().size() == 1);
    }
}

TEST_CASE("a game that was left before the first card is not kept", "[window]") {
    const roundhouse::testing::Home home;
    Keyboard keys(large_text("en"), true);
    keys.begin_game();
    REQUIRE(store::journal_files().size() == 1);
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
    CHECK(store::journal_files().empty());
}

TEST_CASE("the league opens from the list of games, reads what is kept, and closes to it", "[window][A32]") {
    const roundhouse::testing::Home home;
    roundhouse::testing::kept_game(
        {"german", {{"rounds", "1"}}, {{"human", "Anna"}, {"steady", "B"}, {"steady", "C"}}, 1});
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language), true);
        keys.show(PageKind::games);
        keys.type(U'l');
        REQUIRE(keys.app.page() == PageKind::leaf);
        const auto& page = dynamic_cast<const LeaguePage&>(*keys.app.leaf());
        keys.wait_until([&] { return page.league().has_value(); });
        REQUIRE(page.league()->tables.size() == 1);
        CHECK(page.league()->tables.front().rows.size() == 2);
        CHECK(keys.reached() == keys.app.tabs().size());
        keys.escape();
        CHECK(keys.app.page() == PageKind::games);
    }
}

TEST_CASE("a click chooses a kept game, and a button says what to do with it", "[window]") {
    const roundhouse::testing::Home home;
    const auto is_first = [](const RecordedGame& game) { return game.entries() < 2; };
    keep_game("partnership", is_first);
    keep_game("german", is_first);
    Keyboard keys(large_text("en"), true);
    keys.show(PageKind::games);
    const ImGuiWindow* const list = part_of("kept", "list");
    REQUIRE(list);
    keys.click({list->Pos.x + 40, list->Pos.y + 0.75F * list->ContentSize.y}); // the second of two
    CHECK(keys.app.page() == PageKind::games);
    const std::filesystem::path second = seating::kept_games().at(1).file;
    keys.type(U'g');
    REQUIRE(keys.app.page() == PageKind::table);
    CHECK(keys.app.session()->game().header().variant ==
          seating::read_game(second).replay.game.header().variant);
}

TEST_CASE("F1 goes back to where it was pressed", "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.begin_game();
    keys.enter();
    for (const PageKind page : {PageKind::settings, PageKind::menu, PageKind::table}) {
        keys.show(page);
        keys.press(sf::Keyboard::F1, Key::letter);
        CHECK(keys.app.page() == PageKind::help);
        keys.escape();
        CHECK(keys.app.page() == page);
    }
}

TEST_CASE("a game that cannot begin leaves the one that is on, and the page says why", "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.begin_game();
    const Session* const game = keys.app.session();
    keys.app.compare("partnership", {});
    keys.app.begin({"no-such-game", {}, {}});
    CHECK(keys.app.session() == game);
    auto* const page = dynamic_cast<ComparePage*>(keys.app.leaf());
    REQUIRE(page);
    CHECK_THAT(page->printed(), Catch::Contains("no-such-game"));
    keys.escape();
    CHECK(keys.app.page() == PageKind::agreed);
}

TEST_CASE("what is asked for this time is not kept; what a person chooses is", "[window]") {
    const roundhouse::testing::Home home;
    const std::filesystem::path file = store::settings_file();
    store::Settings before;
    before.language = "de";
    REQUIRE(store::write_settings(before, file));
    Keyboard keys(store::read_settings(file), false, file, {Face::german, "en"});
    CHECK(keys.app.settings().language == "en");
    CHECK(keys.app.settings().chosen_face() == Face::german);
    keys.app.switch_sound();
    keys.show(PageKind::settings);
    store::Settings kept = store::read_settings(file);
    CHECK_FALSE(kept.sound);
    CHECK(kept.language == "de");
    CHECK(kept.face_of_game);

    const auto choose_before = [&](int control, int places) {
        keys.go_to(control);
        keys.enter();
        for (int i = 0; i < places; ++i) keys.press(sf::Keyboard::Up, Key::up);
        keys.enter();
    };
    choose_before(2, 1); // the cards before the Württemberg ones
    kept = store::read_settings(file);
    CHECK_FALSE(kept.face_of_game);
    CHECK(kept.cards.face == Face::french);
    CHECK(kept.language == "de");
    choose_before(0, 2); // the system's language, before German and English
    CHECK(store::read_settings(file).language.empty());
}
