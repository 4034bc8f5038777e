// Every page by keys only: Tab reaches every control and returns to the first, Enter and Space press the
// marked one, Escape leaves. Painted off-screen.

#include "catch.hpp"
#include "window/support/answers.hpp"
#include "window/support/keyboard.hpp"

#include "window/compare/compare_page.hpp"
#include "window/learn/lesson_page.hpp"

#include <imgui.h>

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::Keyboard;
using window::testing::large_text;
using window::testing::use_own_settings;

namespace {

constexpr std::array asides{PageKind::rules, PageKind::menu, PageKind::settings, PageKind::help};

} // namespace

TEST_CASE("Tab reaches every control of every page and comes round again", "[window]") {
    use_own_settings();
    Keyboard keys;
    CHECK(keys.app.tabs().size() > 10); // games, seats, options, buttons
    CHECK(keys.reached() == keys.app.tabs().size());
    keys.begin_game();
    REQUIRE(keys.app.page() == PageKind::agreed);
    CHECK(keys.app.tabs().size() == 4); // the sections, to the lobby, to compare, to the table
    CHECK(keys.reached() == 4);
    keys.show(PageKind::table);
    for (const PageKind page : asides) {
        keys.show(page);
        INFO(static_cast<int>(page));
        CHECK(keys.app.tabs().size() > 0);
        CHECK(keys.reached() == keys.app.tabs().size());
        const int before = keys.app.tabs().at();
        keys.tab();
        keys.tab(true);
        CHECK(keys.app.tabs().at() == before); // Shift goes back
        keys.show(PageKind::table);
    }
    keys.show(PageKind::games); // the list of kept games
    CHECK(keys.app.tabs().size() > 0);
    CHECK(keys.reached() == keys.app.tabs().size());
}

TEST_CASE("Escape leaves every page for the table, and every key begins at the button that is meant",
          "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.begin_game();
    keys.enter(); // "Deal the cards"
    REQUIRE(keys.app.page() == PageKind::table);
    for (const PageKind page : asides) {
        INFO(static_cast<int>(page));
        keys.show(page);
        keys.escape();
        CHECK(keys.app.page() == PageKind::table);
        keys.show(page);
        keys.enter(); // back
        CHECK(keys.app.page() == PageKind::table);
    }
}

TEST_CASE("Enter and Space press what Tab has come to", "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.begin_game();
    keys.enter();
    for (const bool by_enter : {true, false}) {
        keys.show(PageKind::menu);
        keys.go_to(3); // go on, score sheet, rules, help
        if (by_enter)
            keys.enter();
        else
            keys.space();
        CHECK(keys.app.page() == PageKind::help);
        keys.escape();
    }
    keys.show(PageKind::settings);
    const bool four = keys.app.settings().cards.four_colours;
    keys.go_to(3); // language, name, cards, four colours
    keys.enter();
    CHECK(keys.app.settings().cards.four_colours != four);
    keys.space();
    CHECK(keys.app.settings().cards.four_colours == four);
}

TEST_CASE("Left and right step a slider, which keeps the keys", "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.show(PageKind::settings);
    keys.go_to(5); // the size of text
    keys.press(sf::Keyboard::Right, Key::right);
    CHECK(keys.app.settings().text_scale == Approx(1.01F));
    keys.press(sf::Keyboard::Left, Key::left);
    keys.press(sf::Keyboard::Left, Key::left);
    CHECK(keys.app.settings().text_scale == Approx(0.99F));
    CHECK(keys.app.tabs().at() == 5);
}

TEST_CASE("A name is typed over the one that was there", "[window]") {
    use_own_settings();
    store::Settings settings;
    settings.name = "South";
    Keyboard keys(settings);
    keys.show(PageKind::settings);
    keys.go_to(1);
    keys.enter();
    for (const char letter : std::string("Bob")) keys.write(letter);
    CHECK(keys.app.settings().name == "Bob");
}

TEST_CASE("Every answer lies within the smallest window with the largest text, and on no other", "[window]") {
    use_own_settings();
    const Rect whole{0, 0, 900, 600};
    for (const char* language : {"en", "de"})
        for (const char* variant :
             {"double-deck", "partnership", "german", "auction", "eight-handed", "racehorse-pass"}) {
            INFO(variant << " " << language);
            Keyboard keys(large_text(language));
            keys.begin_game(variant);
            keys.show(PageKind::table);
            keys.wait_for_decision();
            const std::vector<Rect> answers = window::testing::places_of_answers(*keys.app.scene());
            REQUIRE_FALSE(answers.empty());
            const std::string& question = keys.app.scene()->table().offer.title;
            INFO(question);
            CHECK_FALSE(keys.renderer.cut().contains(question));
            const TableModel& table = keys.app.scene()->table();
            CHECK(table.choices_panel.bottom() <= table.layout.hand_area.top + 1);
            for (std::size_t i = 0; i < answers.size(); ++i) {
                const Rect& place = answers[i];
                INFO(i << ": " << place.left << " " << place.top << " " << place.right() << " "
                       << place.bottom());
                CHECK((place.left >= 0 && place.top >= 0 && place.right() <= whole.right() &&
                       place.bottom() <= whole.bottom()));
                for (std::size_t j = 0; j < i; ++j)
                    CHECK_FALSE(place.grown(-1).contains(answers[j].centre()));
            }
        }
}

TEST_CASE("Escape closes a list that is open, and the page stays", "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.begin_game();
    keys.enter();
    keys.show(PageKind::settings);
    keys.go_to(2); // cards
    keys.enter();
    REQUIRE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup));
    keys.escape();
    CHECK_FALSE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup));
    CHECK(keys.app.page() == PageKind::settings);
    keys.enter();
    keys.down();
    keys.down();
    keys.enter();
    CHECK(keys.app.settings().cards.face == Face::german);
    CHECK_FALSE(keys.app.settings().face_of_game);
    keys.escape();
    CHECK(keys.app.page() == PageKind::table);
}

TEST_CASE("The table shows the cards with which its game is played, unless a person chose others",
          "[window][A34]") {
    use_own_settings();
    const auto face_at = [](Keyboard& keys, const char* variant) {
        keys.begin_game(variant);
        return keys.app.settings().cards.face;
    };
    {
        Keyboard keys;
        CHECK(face_at(keys, "german") == Face::german);
        CHECK(face_at(keys, "partnership") == Face::french);
        CHECK(face_at(keys, "cross") == Face::german);
    }
    store::Settings chosen;
    chosen.face_of_game = false;
    Keyboard keys(chosen);
    CHECK(face_at(keys, "german") == Face::french);
}

TEST_CASE("Pages about a game show its cards, whatever was shown before", "[window][A34]") {
    use_own_settings();
    store::Settings settings;
    Keyboard keys;
    keys.begin_game("german");
    const auto face = [&] { return keys.app.settings().cards.face; };
    const auto open = [&](std::unique_ptr<Leaf> page) {
        keys.app.open(std::move(page));
        keys.wait_until([&] { return keys.app.leaf()->usual_face().has_value(); });
    };
    REQUIRE(face() == Face::german);
    open(std::make_unique<LessonPage>(LessonWanted{"partnership", ""}, settings));
    CHECK(face() == Face::french);
    keys.escape();
    CHECK(face() == Face::german);
    auto compared = std::make_unique<ComparePage>(CompareWanted{{"german", {}}, {"cross", {}}}, settings);
    ComparePage& compare = *compared;
    open(std::move(compared));
    CHECK(face() == Face::german);
    compare.compare({"german", {}}, {"partnership", {}});
    keys.wait_until([&] { return face() == Face::french; });
    CHECK(compare.found().compared->face == Face::french);
    keys.type(U'm'); // sound: a changed setting reaches the table, and the page stays as it is
    CHECK(face() == Face::french);
    keys.escape();
    CHECK(face() == Face::german);
}
