#pragma once
// An invisible app in the smallest window, and the keys to drive it. Painted off-screen.

#include "catch.hpp"
#include "window/support/answers.hpp"
#include "window/support/display.hpp"
#include "window/support/windows.hpp"

#include "bots/levels/random.hpp"
#include "window/app/app.hpp"

#include <chrono>
#include <set>
#include <thread>

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Event.hpp>
#include <imgui.h>
#include <imgui_internal.h>

namespace roundhouse::window::testing {

struct Display {
    Display() { use_own_display(); }
};

struct OffScreen {
    OffScreen() {
        target.create(900, 600);
        target.setActive(true);
    }
    Display display; // before anything is painted
    sf::RenderTexture target;
};

class Keyboard {
  public:
    explicit Keyboard(const store::Settings& settings = {}, bool keeps_games = false,
                      const std::filesystem::path& settings_file = {}, const ThisTime& this_time = {})
        : app(settings, settings_file, keeps_games, this_time) {
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
        frame(input);
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

    /// Clicks with the mouse, on a panel.
    void click(Point at) {
        sf::Event event;
        event.type = sf::Event::MouseMoved;
        event.mouseMove = {static_cast<int>(at.x), static_cast<int>(at.y)};
        renderer.feed(event);
        frames(2);
        event.mouseButton = {sf::Mouse::Left, static_cast<int>(at.x), static_cast<int>(at.y)};
        for (const auto type : {sf::Event::MouseButtonPressed, sf::Event::MouseButtonReleased}) {
            event.type = type;
            renderer.feed(event);
            frames(2);
        }
    }
    void type(char32_t letter) {
        strokes({{Key::letter, letter}});
        frames(3);
    }
    /// Types into a field.
    void write(char letter) {
        sf::Event event;
        event.type = sf::Event::TextEntered;
        event.text.unicode = static_cast<unsigned char>(letter);
        renderer.feed(event);
        frames(2);
    }
    void enter_strokes(const std::vector<Stroke>& all) {
        strokes(all);
        frames(3);
    }
    /// Draws one more picture.
    void look() { frames(1); }
    /// Lets time pass until the condition holds.
    template<class Is>
    void wait_until(Is is) {
        const Patience patience;
        for (; !is() && !patience.is_out(); now_ += 1) {
            if (app.update(now_)) frame(); // drawing would slow down what we wait for
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        frames(2);
        REQUIRE(is());
    }
    /// Plays the current round to its end: sensibly up to the play, then with random cards.
    void play_round(std::uint64_t seed) {
        bots::RandomPlayer anyhow{Random(seed)};
        while (is_asked()) {
            const Session& session = *app.session();
            const Decision asked = session.pending();
            app.scene()->act(asked.kind == DecisionKind::play && !asked.may_claim
                                 ? anyhow.decide(session.view(asked.seat), asked)
                                 : bots::decide_seated(session.match(), "steady", session.length()));
        }
        wait_until([&] {
            if (app.scene()->melds_open()) strokes({{Key::enter}}); // a hand thrown in shows its melds last
            return app.page() == PageKind::score;
        });
    }

    void show(PageKind page) {
        app.show(page);
        frames(4);
    }
    void begin_game(const char* variant = "partnership", std::uint64_t seed = 1) {
        app.begin(game_at_window(variant, seed));
        frames(4);
        REQUIRE(app.session() != nullptr); // else the lobby shows an error, and there are no pages of a game
    }
    /// Lets the game go on until the person must decide (true) or the round is over (false).
    bool is_asked() {
        const Patience patience;
        const auto over = [&] {
            return app.session()->turn() == 0 && app.session()->match().round_number > 0;
        };
        for (; !app.scene()->table().asked() && !over() && !patience.is_out(); now_ += 1) {
            if (app.scene()->melds_open() || app.scene()->stage().waits_for_draw()) strokes({{Key::enter}});
            app.update(now_);
            frame();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        frames(2);
        INFO(name(app.session()->pending().kind) << " of seat " << app.session()->turn());
        REQUIRE(!patience.is_out());
        return app.scene()->table().asked();
    }
    void wait_for_decision() { REQUIRE(is_asked()); }
    /// Gives an answer at the table.
    void answer(const Action& action) {
        strokes(keys_for(*app.scene(), action));
        frames(1);
    }
    /// The number of controls on the page that Tab reaches before it returns to the first.
    int reached() {
        std::set<int> seen;
        tab();
        while (seen.size() < 200 && seen.insert(app.tabs().at()).second) tab();
        CHECK_FALSE(seen.contains(-1));
        return static_cast<int>(seen.size());
    }
    /// Moves to that control.
    void go_to(int stop) {
        for (int i = 0; i < 200 && app.tabs().at() != stop; ++i) tab();
        REQUIRE(app.tabs().at() == stop);
    }

    Point size{900, 600};
    OffScreen canvas;
    Renderer renderer;
    App app;

  private:
    void strokes(const std::vector<Stroke>& all) {
        for (const Stroke& stroke : all) {
            Input input;
            input.keys.push_back(stroke);
            frame(input);
        }
    }
    /// Laid out, not painted: nobody looks at it.
    void frame(const Input& input = {}) {
        renderer.skip_next();
        app.draw(renderer, size, input, 1.0F / 60);
    }
    /// Draws until the panels have found their size; only the last frame is painted.
    void frames(int number) {
        for (int i = 1; i < number; ++i) frame();
        app.draw(renderer, size, {}, 1.0F / 60);
    }
    double now_ = 0;
};

/// The scrolling part with that name on the page shown; null if there is none.
inline ImGuiWindow* part_of(const std::string& page, const std::string& name) {
    for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
        if (window->WasActive && std::string(window->Name).starts_with(page + "/" + name + "_"))
            return window;
    return nullptr;
}

/// At the smallest window with the largest text.
inline store::Settings large_text(const char* language) {
    store::Settings settings;
    settings.text_scale = 1.4F;
    settings.language = language;
    settings.pace = 0;
    return settings;
}

} // namespace roundhouse::window::testing
