// The table watches the package that it plays: sound and faulty saves, both ways to go on, and the workshop.

#include "catch.hpp"
#include "support/environment.hpp"
#include "support/home.hpp"
#include "window/support/keyboard.hpp"

#include "window/platform/editor.hpp"
#include "window/workshop/workshop_page.hpp"

#include <imgui_internal.h>

using namespace roundhouse;
using namespace roundhouse::window;
using roundhouse::testing::Home;
using window::testing::Keyboard;
using window::testing::large_text;

namespace {

constexpr const char* higher = "r.count.last_trick = 20";
constexpr const char* wrong = "r.count.last_trik = 20";

std::string save(const Home& home, const std::string& change) {
    const auto written = home.write("written", "return { extends = \"partnership\", title = \"Kitchen\",\n"
                                               "  rules = function(o, r)\n" +
                                                   change + "\n  return r end }\n");
    std::filesystem::create_directories(home.path() / "kitchen");
    std::filesystem::rename(written, home.path() / "kitchen" / "variant.lua");
    return (home.path() / "kitchen").string();
}

void function_key(Keyboard& keys, sf::Keyboard::Key code) { keys.press(code, Key::letter); }

/// Starts a game with the package, up to the person's first decision.
void begin(Keyboard& keys, const Home& home) {
    keys.begin_game(save(home, "").c_str(), 5);
    keys.show(PageKind::table);
    keys.wait_for_decision();
}

void save_and_wait(Keyboard& keys, const Home& home, const char* change) {
    const int before = keys.app.saved().look ? keys.app.saved().look->number : 0;
    save(home, change);
    keys.wait_until([&] {
        const auto& look = keys.app.saved().look;
        return look && look->number > before && look->checked;
    });
}

int last_trick(const Keyboard& keys) { return keys.app.saved().played->count.last_trick; }

} // namespace

TEST_CASE("a sound save offers the new rules, and F5 plays this deal again under them", "[window]") {
    const Home home;
    Keyboard keys(large_text("en"), true);
    begin(keys, home);
    const CardSet hand = keys.app.session()->view(1).hand();
    save_and_wait(keys, home, higher);
    REQUIRE(keys.app.saved().offers());
    REQUIRE(ImGui::FindWindowByName("saved"));
    CHECK(ImGui::FindWindowByName("saved")->Size.y < 120); // the question on the table stays visible
    CHECK(last_trick(keys) == 10);                         // until somebody chooses
    function_key(keys, sf::Keyboard::F5);
    CHECK(keys.app.page() == PageKind::table);
    CHECK(last_trick(keys) == 20);
    CHECK(keys.app.session()->rules().count.last_trick == 20);
    CHECK_FALSE(keys.app.saved().look);
    CHECK(keys.app.session()->match().round_number == 1);
    CHECK(keys.app.session()->view(1).hand() == hand);
    CHECK_FALSE(window::testing::explained(*keys.app.scene()).empty()); // a note that this is a separate game
    CHECK(home.journals().size() == 2);
    save_and_wait(keys, home, ""); // the new game is watched as well
    CHECK(keys.app.saved().offers());
}

TEST_CASE("F6 lets this deal be played out, and the next one is dealt under the new rules", "[window]") {
    const Home home;
    Keyboard keys(large_text("en"), true);
    begin(keys, home);
    save_and_wait(keys, home, higher);
    function_key(keys, sf::Keyboard::F6);
    CHECK(keys.app.saved().next_deal);
    CHECK(keys.app.session()->rules().count.last_trick == 10);
    keys.play_round(1);
    CHECK(keys.app.session()->rules().count.last_trick == 10);
    keys.enter(); // on to the next deal
    keys.wait_until([&] { return keys.app.session()->match().round_is_on(); });
    CHECK(keys.app.session()->rules().count.last_trick == 20);
    CHECK(home.journals().size() == 2);
}

TEST_CASE("an unsound save leaves the table its rules, and is shown beside it and in the workshop",
          "[window]") {
    const Home home;
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language), false);
        begin(keys, home);
        save_and_wait(keys, home, wrong);
        CHECK_FALSE(keys.app.saved().offers());
        REQUIRE(ImGui::FindWindowByName("saved"));
        CHECK(ImGui::FindWindowByName("saved")->Size.y < 160); // the question on the table stays visible
        const std::string digest = keys.app.session()->rules().digest;
        function_key(keys, sf::Keyboard::F5);
        function_key(keys, sf::Keyboard::F6);
        CHECK(keys.app.session()->rules().digest == digest);
        CHECK_FALSE(keys.app.saved().next_deal);
        keys.wait_for_decision(); // the game goes on
        keys.app.scene()->act(bots::decide_seated(keys.app.session()->match(), "steady", 0));
        function_key(keys, sf::Keyboard::F7);
        REQUIRE(dynamic_cast<WorkshopPage*>(keys.app.leaf()));
        CHECK(keys.renderer.cut().empty());
        CHECK(keys.reached() == keys.app.tabs().size());
        keys.escape();
        CHECK(keys.app.page() == PageKind::table);
    }
}

TEST_CASE("a comment changes nothing that could be gone over to", "[window]") {
    const Home home;
    Keyboard keys(large_text("en"), false);
    begin(keys, home);
    save_and_wait(keys, home, "-- as before");
    CHECK(keys.app.saved().look->sound());
    CHECK_FALSE(keys.app.saved().offers());
}

TEST_CASE("the workshop has both ways on, and F8 goes from finding to finding", "[window]") {
    const Home home;
    Keyboard keys(large_text("de"), false);
    begin(keys, home);
    save_and_wait(keys, home, "r.count.last_trik = 20 r.auction.minimun = 1");
    keys.app.open_workshop();
    auto* page = dynamic_cast<WorkshopPage*>(keys.app.leaf());
    REQUIRE(page);
    REQUIRE(keys.app.saved().look->findings.size() == 2);
    function_key(keys, sf::Keyboard::F8);
    CHECK(page->chosen() == 1);
    function_key(keys, sf::Keyboard::F8);
    CHECK(page->chosen() == 0);
    save_and_wait(keys, home, higher); // noticed here, too
    CHECK(keys.app.leaf() == page);
    CHECK(keys.reached() == keys.app.tabs().size());
    CHECK(keys.renderer.cut().empty());
    function_key(keys, sf::Keyboard::F5);
    CHECK(keys.app.page() == PageKind::table);
    CHECK(keys.app.session()->rules().count.last_trick == 20);
}

TEST_CASE("the workshop says what the hand on the table comes to, and keys reach every part", "[window]") {
    const Home home;
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language), true);
        begin(keys, home);
        save_and_wait(keys, home, "print('a', 1) r.count.last_trick = 20 r.auction.minimum = 300");
        function_key(keys, sf::Keyboard::F7);
        auto* page = dynamic_cast<WorkshopPage*>(keys.app.leaf());
        REQUIRE(page);
        keys.wait_until([&] { return page->position() != nullptr; });
        CHECK(page->position()->trouble.empty());
        CHECK(page->position()->hand == keys.app.session()->view(1).hand());
        CHECK(page->position()->settled.size() == 27); // 0 to 260 in tens
        CHECK(keys.app.saved().look->printed.size() == 1);
        for (const char32_t tab : {U'1', U'2', U'3'}) { // 900x600: one part at a time
            keys.type(tab);
            CHECK(keys.renderer.cut().empty());
            CHECK(keys.reached() == keys.app.tabs().size());
        }
        keys.escape();
        CHECK(keys.app.page() == PageKind::table);
    }
}

TEST_CASE("options are changed in the workshop, and what they change is lit for a moment", "[window]") {
    const Home home;
    Keyboard keys(large_text("en"), true);
    begin(keys, home);
    function_key(keys, sf::Keyboard::F7);
    auto* page = dynamic_cast<WorkshopPage*>(keys.app.leaf());
    REQUIRE(page);
    keys.wait_until([&] { return page->position() != nullptr && keys.app.saved().look->checked; });
    REQUIRE_FALSE(keys.app.saved().outline.options.empty());
    CHECK_FALSE(keys.app.saved().offers());
    CHECK_FALSE(page->lights_up());

    keys.type(U'1');
    // The options come after the page's two buttons and its three tabs.
    for (int stop = 5; stop < keys.app.tabs().size() && keys.app.saved().chosen.empty(); ++stop) {
        keys.go_to(stop);
        keys.space();
    }
    REQUIRE(keys.app.saved().chosen.size() == 1);
    keys.wait_until([&] { return keys.app.saved().look->other_options; });
    CHECK(keys.app.saved().look->sound());
    CHECK(keys.app.saved().offers());
    keys.wait_until([&] { return page->lights_up(); });
    keys.wait_until([&] { return !page->lights_up(); });
    CHECK(keys.renderer.cut().empty());
    CHECK(keys.reached() == keys.app.tabs().size());

    const auto chosen = keys.app.saved().chosen;
    function_key(keys, sf::Keyboard::F5);
    CHECK(keys.app.page() == PageKind::table);
    for (const AgreedOption& option : keys.app.session()->rules().options)
        if (const auto found = chosen.find(option.name); found != chosen.end())
            CHECK(option.value == found->second);
    CHECK(keys.app.saved().chosen == chosen); // the new game is watched under them
}

TEST_CASE("in a wide window the text of the package stands between", "[window]") {
    const Home home;
    Keyboard keys;
    begin(keys, home);
    save_and_wait(keys, home, higher);
    function_key(keys, sf::Keyboard::F7);
    const auto parts = [&] {
        int found = 0;
        for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
            found += window->WasActive && std::string(window->Name).find("/source_") != std::string::npos;
        return found;
    };
    CHECK(parts() == 0);
    keys.size = {1920, 1200};
    keys.wait_until([&] { return keys.app.saved().look->checked; });
    CHECK(parts() == 1);
    CHECK(keys.renderer.cut().empty());
}

TEST_CASE("a package of one's own has its workshop in the lobby, also while it cannot be played",
          "[window]") {
    const Home home;
    const auto folder = home.path() / "data" / "roundhouse" / "variants" / "kitchen";
    std::filesystem::create_directories(folder);
    const auto write = [&](const char* change) {
        std::ofstream(folder / "variant.lua") << "return { extends = \"partnership\", title = \"Kitchen\",\n"
                                                 "  rules = function(o, r)\n"
                                              << change << "\n  return r end }\n";
    };
    write(higher);
    Keyboard keys(large_text("en"), false);
    keys.app.lobby().list_again("kitchen");
    keys.wait_until([&] { return !keys.app.lobby().read_next(); });
    keys.app.lobby().list_again("kitchen");
    keys.wait_until([&] { return !keys.app.lobby().read_next(); });
    function_key(keys, sf::Keyboard::F7);
    auto* page = dynamic_cast<WorkshopPage*>(keys.app.leaf());
    REQUIRE(page);
    keys.wait_until([&] { return keys.app.saved().look && keys.app.saved().look->checked; });
    CHECK(keys.app.saved().look->outline.parent == "Partnership Pinochle");
    CHECK_FALSE(keys.app.saved().offers());
    write(wrong);
    keys.wait_until([&] { return keys.app.saved().look && !keys.app.saved().look->sound(); });
    CHECK(keys.renderer.cut().empty());
    CHECK(keys.reached() == keys.app.tabs().size());
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
    REQUIRE(keys.app.lobby().chosen_package());
    CHECK(keys.app.lobby().chosen_package()->id == "kitchen");
}

TEST_CASE("Before somebody sits down to their cards, the workshop shows nobody's hand", "[window]") {
    const Home home;
    Keyboard keys(large_text("en"), false);
    seating::NewGame game = window::testing::game_at_window(save(home, ""), 5);
    for (SeatedPlayer& player : game.players) player.kind = "human";
    keys.app.begin(game);
    keys.show(PageKind::table);
    keys.wait_until([&] { return keys.app.scene()->table().waits_behind_curtain(); });
    const auto asks_about_a_hand = [&] {
        function_key(keys, sf::Keyboard::F7);
        auto* page = dynamic_cast<WorkshopPage*>(keys.app.leaf());
        REQUIRE(page);
        keys.wait_until([&] { return keys.app.saved().look && keys.app.saved().look->checked; });
        keys.app.update(1000); // it asks now
        const bool asks = !page->at_rest() || page->position();
        keys.escape();
        return asks;
    };
    CHECK_FALSE(asks_about_a_hand());
    keys.enter(); // somebody sits down
    REQUIRE_FALSE(keys.app.scene()->curtain());
    CHECK(asks_about_a_hand());
}

TEST_CASE("editors are told of the line in their own way") {
    using Words = std::vector<std::string>;
    CHECK(editor_command("", "a b.lua", 3) == Words{"xdg-open", "a b.lua"});
    CHECK(editor_command("/usr/bin/gvim -f", "a.lua", 3) == Words{"/usr/bin/gvim", "-f", "+3", "a.lua"});
    CHECK(editor_command("code --wait", "a.lua", 3) == Words{"code", "--wait", "--goto", "a.lua:3"});
    CHECK(editor_command("kate", "a.lua", 3) == Words{"kate", "--line", "3", "a.lua"});
    CHECK(editor_command("my-own", "a.lua", 3) == Words{"my-own", "a.lua"});
    CHECK(editor_command("gvim", "a.lua", 0) == Words{"gvim", "a.lua"});
    for (const char* in_a_terminal : {"/usr/bin/vim", "emacs -nw", "emacsclient -t"})
        CHECK(editor_command(in_a_terminal, "a.lua", 3) == Words{"xdg-open", "a.lua"}); // there is none
    CHECK(editor_command("vim -g", "a.lua", 3) == Words{"vim", "-g", "+3", "a.lua"});   // a window of its own
}

TEST_CASE("an editor that is not there is said to be none") {
    for (const bool there : {false, true}) {
        const roundhouse::testing::Variable editor("VISUAL", there ? "/bin/true" : "/nowhere/editor");
        CHECK(open_editor("a.lua", 1) == there);
    }
}

TEST_CASE("All tabs of the workshop stand in the smallest window with the largest text", "[window]") {
    const Home home;
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language), true);
        begin(keys, home);
        function_key(keys, sf::Keyboard::F7);
        REQUIRE(dynamic_cast<WorkshopPage*>(keys.app.leaf()));
        INFO(language);
        for (int stop = 0; stop < keys.app.tabs().size(); ++stop) {
            keys.go_to(stop);
            const ImGuiContext& imgui = *ImGui::GetCurrentContext();
            if (std::string(imgui.NavWindow->Name) != "workshop") continue; // not in a part that scrolls
            const ImRect& at = imgui.NavWindow->NavRectRel[imgui.NavLayer];
            INFO("stop " << stop);
            CHECK(imgui.NavWindow->Pos.x + at.Max.x <= static_cast<float>(keys.size.x));
        }
    }
}
