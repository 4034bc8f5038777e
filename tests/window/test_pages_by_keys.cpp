// Every page by keys alone: Tab reaches every control and comes back to the first, Enter and Space press what
// is marked, Escape leaves. Painted off-screen.

#include "answers.hpp"
#include "catch.hpp"
#include "display.hpp"
#include "windows.hpp"

#include "window/pages/app.hpp"

#include <chrono>
#include <set>
#include <thread>

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Event.hpp>
#include <imgui.h>

using namespace roundhouse;
using namespace roundhouse::window;
using testing::game_at_window;
using testing::use_own_settings;

namespace {

struct Display {
    Display() { testing::use_own_display(); }
};

struct Canvas {
    Canvas() {
        target.create(900, 600);
        target.setActive(true);
    }
    Display display; // before anything is painted
    sf::RenderTexture target;
};

/// An app that nobody sees, and the keys to it.
class Keyboard {
  public:
    explicit Keyboard(const Settings& settings = {}) : app(settings, {}, false) {
        app.lobby().choose("partnership");
        while (app.lobby().read_next()) {
        }
        frames(4);
    }

    void press(sf::Keyboard::Key code, Key key, bool shift = false) {
        sf::Event event;
        event.type = sf::Event::KeyPressed;
        event.key = {};
        event.key.code = code;
        event.key.shift = shift;
        renderer.feed(event);
        Input input;
        input.keys.push_back({key});
        app.draw(renderer, size, input, 1.0F / 60);
        event.type = sf::Event::KeyReleased;
        event.key.shift = false;
        renderer.feed(event);
        frames(3);
    }
    void tab(bool back = false) { press(sf::Keyboard::Tab, Key::tab, back); }
    void enter() { press(sf::Keyboard::Enter, Key::enter); }
    void space() { press(sf::Keyboard::Space, Key::space); }
    void escape() { press(sf::Keyboard::Escape, Key::escape); }
    void down() { press(sf::Keyboard::Down, Key::down); }

    void show(PageKind page) {
        app.show(page);
        frames(4);
    }
    void begin_game(const char* variant = "partnership") {
        app.begin(game_at_window(variant, 1));
        frames(4);
    }
    /// Lets the game go on until the person is asked.
    void wait_for_decision() {
        const testing::Patience patience;
        for (double now = 0; !app.scene()->table().asked() && !patience.is_out(); now += 1) {
            app.update(now);
            frames(1);
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        frames(2);
        REQUIRE(app.scene()->table().asked());
    }
    /// The controls of the page, as many as Tab reaches before it comes back to the first.
    int reached() {
        std::set<int> seen;
        tab();
        while (seen.size() < 200 && seen.insert(app.tabs().at()).second) tab();
        CHECK_FALSE(seen.contains(-1));
        return static_cast<int>(seen.size());
    }
    /// Goes to that control.
    void go_to(int stop) {
        for (int i = 0; i < 200 && app.tabs().at() != stop; ++i) tab();
        REQUIRE(app.tabs().at() == stop);
    }

    Canvas canvas;
    Renderer renderer;
    App app;

  private:
    void frames(int number) {
        for (int i = 0; i < number; ++i) app.draw(renderer, size, {}, 1.0F / 60);
    }
    const Point size{900, 600};
};

/// At the smallest window with the largest text.
Settings large_text(const char* language) {
    Settings settings;
    settings.text_scale = 1.4F;
    settings.language = language;
    settings.pace = 0;
    return settings;
}

constexpr std::array asides{PageKind::rules, PageKind::menu, PageKind::settings, PageKind::help};

} // namespace

TEST_CASE("Tab reaches every control of every page and comes round again", "[window]") {
    use_own_settings("keys-tab");
    Keyboard keys;
    CHECK(keys.app.tabs().size() > 10); // games, seats, options, buttons
    CHECK(keys.reached() == keys.app.tabs().size());
    keys.begin_game();
    REQUIRE(keys.app.page() == PageKind::agreed);
    CHECK(keys.app.tabs().size() == 2);
    CHECK(keys.reached() == 2);
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
}

TEST_CASE("Escape leaves every page for the table, and every key begins at the button that is meant",
          "[window]") {
    use_own_settings("keys-escape");
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
    use_own_settings("keys-enter");
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

TEST_CASE("Every answer lies within the smallest window with the largest text, and on no other", "[window]") {
    use_own_settings("keys-large");
    const Rect whole{0, 0, 900, 600};
    for (const char* language : {"en", "de"})
        for (const char* variant :
             {"double-deck", "partnership", "german", "auction", "eight-handed", "racehorse-pass"}) {
            INFO(variant << " " << language);
            Keyboard keys(large_text(language));
            keys.begin_game(variant);
            keys.show(PageKind::table);
            keys.wait_for_decision();
            const std::vector<Rect> answers = testing::places_of_answers(*keys.app.scene());
            REQUIRE_FALSE(answers.empty());
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
    use_own_settings("keys-list");
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
    keys.enter();
    CHECK(keys.app.settings().cards.face == Face::german);
    keys.escape();
    CHECK(keys.app.page() == PageKind::table);
}
