// What keys do on pages of the app, what is kept of it, and what fails while it is drawn. Painted off-screen.

#include "catch.hpp"
#include "failing_leaf.hpp"
#include "keyboard.hpp"
#include "support/home.hpp"

#include "store/journals.hpp"

#include <imgui.h>
#include <imgui_internal.h>

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::Keyboard;
using window::testing::large_text;
using window::testing::use_own_settings;

namespace {

/// The scrolling part of the page that is shown, of that name.
ImGuiWindow* part_of(const std::string& page, const std::string& name) {
    for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
        if (window->WasActive && std::string(window->Name).starts_with(page + "/" + name + "_"))
            return window;
    return nullptr;
}

} // namespace

TEST_CASE("a page that fails while it is drawn loses no more than its game", "[window]") {
    use_own_settings("fails");
    Keyboard keys;
    keys.begin_game();
    keys.app.open(std::make_unique<window::testing::FailingLeaf>());
    keys.type(U'x'); // drawn several times
    CHECK(keys.app.page() == PageKind::leaf);
    keys.app.update(1);
    CHECK(keys.app.page() == PageKind::lobby);
    CHECK(keys.app.lobby().notice() == "it fails");
    keys.begin_game(); // and it goes on
    CHECK(keys.app.page() == PageKind::agreed);
}

TEST_CASE("Escape goes back one step: from the first page of rules, the score sheet, and a note on it",
          "[window]") {
    use_own_settings("step-back");
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
    keys.type(U'p'); // saved, and said so
    keys.escape();
    CHECK(keys.app.page() == PageKind::score);
    keys.escape();
    CHECK(keys.app.page() == PageKind::menu);
}

TEST_CASE("keys move along a page that is only text", "[window]") {
    use_own_settings("scroll");
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

TEST_CASE("a game is gone on with from the list of games, unless it is over", "[window]") {
    use_own_settings("go-on");
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

TEST_CASE("what is asked for this time is not kept; what a person chooses is", "[window]") {
    const roundhouse::testing::Home home;
    const std::filesystem::path file = store::settings_file();
    store::Settings before;
    before.language = "de";
    REQUIRE(store::write_settings(before, file));
    const window::testing::OffScreen canvas;
    Renderer renderer;
    App app(store::read_settings(file), file, false, {Face::german, "en"});
    CHECK(app.settings().language == "en");
    CHECK(app.settings().chosen_face() == Face::german);
    app.switch_sound();
    app.draw(renderer, {900, 600}, {}, 0.016F);
    const store::Settings kept = store::read_settings(file);
    CHECK_FALSE(kept.sound);
    CHECK(kept.language == "de");
    CHECK(kept.face_of_game);
}
