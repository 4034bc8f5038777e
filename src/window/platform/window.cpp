#include "window/platform/window.hpp"

#include "base/language.hpp"
#include "script/limits/elsewhere.hpp"
#include "window/app/app.hpp"
#include "window/artwork/icon.hpp"
#include "window/platform/probe.hpp"
#include "window/platform/sounds.hpp"

#include <csignal>
#include <ctime>
#include <future>
#include <utility>

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Clock.hpp>
#include <SFML/System/Err.hpp>
#include <SFML/System/Sleep.hpp>
#include <SFML/Window/Event.hpp>

namespace roundhouse::window {

namespace {

/// A script that answers sooner goes unnoticed.
constexpr std::chrono::milliseconds patience_of_people{250};
constexpr int settling_frames = 3; ///< panels find their size in the frame after a change
const sf::Time frame_time = sf::milliseconds(16), idle_time = sf::milliseconds(12),
               hurried_idle_time = sf::milliseconds(1);

/// Set by a signal: the window closes as if a person had closed it.
volatile std::sig_atomic_t asked_to_end = 0;

/// While it lives, terminating signals only set `asked_to_end`.
class EndsGently {
  public:
    EndsGently() {
        asked_to_end = 0;
        for (std::size_t i = 0; i < signals.size(); ++i)
            before_[i] = std::signal(signals[i], [](int) { asked_to_end = 1; });
    }
    ~EndsGently() {
        for (std::size_t i = 0; i < signals.size(); ++i) std::signal(signals[i], before_[i]);
    }
    EndsGently(const EndsGently&) = delete;
    EndsGently& operator=(const EndsGently&) = delete;

  private:
    static constexpr std::array signals{SIGTERM, SIGINT, SIGHUP};
    std::array<void (*)(int), signals.size()> before_{};
};

/// Turns SFML events into input for the scenes.
class InputCollector {
  public:
    /// Adds an event; `rest` clears them.
    void add(const sf::Event& event);
    const Input& input() const { return input_; }
    void rest() {
        input_.clicked = input_.released = input_.asked_why = input_.moved = false;
        input_.keys.clear();
    }

  private:
    void press(const sf::Event::KeyEvent& key);
    Input input_;
};

void InputCollector::press(const sf::Event::KeyEvent& key) {
    if (key.control && key.code == sf::Keyboard::Z) {
        input_.keys.push_back({key.shift ? Key::redo : Key::undo});
        return;
    }
    if (key.control && key.code == sf::Keyboard::Y) {
        input_.keys.push_back({Key::redo});
        return;
    }
    constexpr std::array<std::pair<sf::Keyboard::Key, Key>, 9> known{
        {{sf::Keyboard::Left, Key::left},
         {sf::Keyboard::Right, Key::right},
         {sf::Keyboard::Up, Key::up},
         {sf::Keyboard::Down, Key::down},
         {sf::Keyboard::Enter, Key::enter},
         {sf::Keyboard::Space, Key::space},
         {sf::Keyboard::Escape, Key::escape},
         {sf::Keyboard::Tab, Key::tab},
         {sf::Keyboard::Backspace, Key::backspace}}};
    for (const auto& [theirs, ours] : known)
        if (theirs == key.code) input_.keys.push_back({ours});
}

void InputCollector::add(const sf::Event& event) {
    switch (event.type) {
    case sf::Event::MouseMoved:
        input_.mouse = {static_cast<float>(event.mouseMove.x), static_cast<float>(event.mouseMove.y)};
        input_.moved = true;
        break;
    case sf::Event::MouseLeft: input_.mouse = {-1, -1}; break;
    case sf::Event::MouseButtonPressed:
        input_.mouse = {static_cast<float>(event.mouseButton.x), static_cast<float>(event.mouseButton.y)};
        if (event.mouseButton.button == sf::Mouse::Left) input_.clicked = input_.held = true;
        if (event.mouseButton.button == sf::Mouse::Right) input_.asked_why = true;
        break;
    case sf::Event::MouseButtonReleased:
        if (event.mouseButton.button != sf::Mouse::Left) break;
        input_.mouse = {static_cast<float>(event.mouseButton.x), static_cast<float>(event.mouseButton.y)};
        input_.released = input_.held;
        input_.held = false;
        break;
    case sf::Event::LostFocus: input_.held = false; break;
    case sf::Event::KeyPressed: press(event.key); break;
    case sf::Event::TextEntered: {
        char32_t letter = event.text.unicode;
        if (letter <= U' ' || letter == 127) break;
        if (letter >= U'A' && letter <= U'Z') letter += U'a' - U'A';
        input_.keys.push_back({Key::letter, letter});
        break;
    }
    default: break;
    }
}

/// The window and what is drawn in it.
class WindowLoop {
  public:
    /// `artwork` fits the usual size.
    WindowLoop(const WindowRequest& request, App& app, std::future<Artwork> artwork, int sound_trial);
    void run();
    /// Keeps the window alive while a script runs. False if the script should be stopped.
    bool wait(std::chrono::milliseconds waited);

  private:
    void open(bool whole_screen);
    ScreenSize size_now() const;
    bool take_events();
    void draw(float seconds);
    void say_that_rules_are_slow();

    sf::RenderWindow window_;
    bool whole_screen_ = false;
    std::optional<ScreenSize> before_; ///< size before full screen
    bool closed_ = false;              ///< by the person, whatever page a failure leads to meanwhile
    std::optional<Renderer> renderer_;
    App& app_;
    InputCollector hands_;
    SoundPlayer speaker_;
    std::function<void(App&)> watch_;
    std::function<void(const PictureFacts&)> drew_;
    bool hurried_;
};

/// Size of a window that is not full screen.
ScreenSize usual_size(const ScreenSize& screen) {
    return {std::clamp(screen.width * 3 / 4, 900, 1920), std::clamp(screen.height * 3 / 4, 600, 1200)};
}

ScreenSize desktop_size() {
    const sf::VideoMode desktop = sf::VideoMode::getDesktopMode();
    return {static_cast<int>(desktop.width), static_cast<int>(desktop.height)};
}

/// Draws the app's first letters and cards for a screen of that size, on another thread.
std::future<Artwork> painted_for(const App& app, const ScreenSize& screen) {
    const auto [width, height] = usual_size(screen);
    return std::async(std::launch::async,
                      [fit = app.fit({static_cast<float>(width), static_cast<float>(height)})] {
                          Artwork made;
                          made.fit(fit);
                          return made;
                      });
}

void begin(App& app, WindowRequest request) {
    if (request.game)
        app.begin(*request.game);
    else if (!request.install.empty())
        app.install(request.install);
    else if (!request.replay.empty())
        app.look_at(request.replay);
    else if (request.resume)
        app.resume(std::move(*request.resume));
}

WindowLoop::WindowLoop(const WindowRequest& request, App& app, std::future<Artwork> artwork, int sound_trial)
    : app_(app), speaker_(sound_trial), watch_(request.watch), drew_(request.drew),
      hurried_(request.hurried) {
    sf::err().rdbuf(nullptr); // we report what matters in our own words
    open(false);
    renderer_.emplace(artwork.get());
    renderer_->paint_changes_only();
    renderer_->draw_cards_meanwhile();
    const sf::Vector2u size = window_.getSize(); // from now on the window can say that a script is slow
    renderer_->fit(app.fit({static_cast<float>(size.x), static_cast<float>(size.y)}));
}

ScreenSize WindowLoop::size_now() const {
    const sf::Vector2u size = window_.getSize();
    return {static_cast<int>(size.x), static_cast<int>(size.y)};
}

void WindowLoop::open(bool whole_screen) {
    whole_screen_ = whole_screen;
    const sf::ContextSettings plain(0, 0, 0, 2, 1); // every OpenGL has this
    if (whole_screen) {
        window_.create(sf::VideoMode::getDesktopMode(), "Roundhouse", sf::Style::Fullscreen, plain);
    } else {
        const ScreenSize screen = desktop_size();
        const auto [width, height] = before_.value_or(usual_size(screen));
        window_.create(sf::VideoMode(static_cast<unsigned>(width), static_cast<unsigned>(height)),
                       "Roundhouse", sf::Style::Default, plain);
        window_.setPosition({(screen.width - width) / 2, (screen.height - height) / 2});
    }
    window_.setKeyRepeatEnabled(true);
    if (const Image icon = window_icon(64); !icon.rgba.empty())
        window_.setIcon(static_cast<unsigned>(icon.width), static_cast<unsigned>(icon.height),
                        icon.rgba.data());
}

bool WindowLoop::take_events() {
    // One press per frame: panels check what is down when they are drawn, and a second click may be meant for
    // what the first one opens.
    bool any = false, pressed = false;
    sf::Event event;
    while (!pressed && window_.pollEvent(event)) {
        any = true;
        if (event.type == sf::Event::Closed) closed_ = true;
        if (event.type == sf::Event::KeyPressed && event.key.code == sf::Keyboard::F11) {
            if (!whole_screen_) before_ = size_now();
            open(!whole_screen_);
            app_.fill_screen(whole_screen_);
            renderer_->forget_painted();
            return true;
        }
        if (event.type == sf::Event::KeyPressed && event.key.code == sf::Keyboard::M && !event.key.control &&
            !renderer_->takes_keys())
            app_.switch_sound();
        // What was covered, or drawn for another size, may be lost.
        if (event.type == sf::Event::Resized || event.type == sf::Event::GainedFocus ||
            event.type == sf::Event::MouseEntered)
            renderer_->forget_painted();
        if (event.type == sf::Event::Resized && (event.size.width < 900 || event.size.height < 600))
            window_.setSize({std::max(event.size.width, 900U), std::max(event.size.height, 600U)});
        pressed = event.type == sf::Event::KeyPressed || event.type == sf::Event::MouseButtonPressed ||
                  event.type == sf::Event::MouseButtonReleased || event.type == sf::Event::TextEntered;
        renderer_->feed(event);
        hands_.add(event);
    }
    return any;
}

/// CPU time of this thread.
double processor_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

void WindowLoop::draw(float seconds) {
    const double before = processor_seconds();
    window_.setActive(true);
    const sf::Vector2u size = window_.getSize();
    // A window manager may insist on a smaller window: then the table is cut off, not squeezed.
    const Point drawn{std::max(static_cast<float>(size.x), least_window.x),
                      std::max(static_cast<float>(size.y), least_window.y)};
    app_.draw(*renderer_, drawn, hands_.input(), seconds);
    hands_.rest();
    if (renderer_->painted()) window_.display();
    if (drew_) drew_({processor_seconds() - before, renderer_->painted(), renderer_->draw_calls()});
}

bool WindowLoop::wait(std::chrono::milliseconds waited) {
    bool waits = !asked_to_end;
    sf::Event event;
    while (window_.pollEvent(event)) {
        if (event.type == sf::Event::Closed) closed_ = true;
        waits &= !(event.type == sf::Event::KeyPressed && event.key.code == sf::Keyboard::Escape);
        // Releases count; other input was meant for the frozen frame.
        if (event.type == sf::Event::KeyReleased || event.type == sf::Event::MouseButtonReleased)
            renderer_->feed(event);
        if (event.type == sf::Event::MouseButtonReleased) hands_.add(event);
    }
    if (waited >= patience_of_people) say_that_rules_are_slow();
    return waits && !closed_;
}

void WindowLoop::say_that_rules_are_slow() {
    window_.setActive(true);
    const sf::Vector2u size = window_.getSize();
    const Point whole{static_cast<float>(size.x), static_cast<float>(size.y)};
    renderer_->paint_meanwhile(whole, [&](const Canvas& canvas) {
        const float middle = whole.y / 2, line = 28 * renderer_->scale();
        canvas.felt({0, 0, whole.x, whole.y});
        canvas.text({0, middle - 2 * line, whole.x, 2 * line}, tr("Waiting for the rules"),
                    {Size::title, true}, Align::centre);
        canvas.text(
            {0, middle, whole.x, line},
            app_.is_kept()
                ? tr("A script of this game is slow. Esc stops it and leaves the game, which is kept.")
                : tr("A script is slow. Esc stops it."),
            {Size::body, false}, Align::centre);
    });
    window_.display();
}

void WindowLoop::run() {
    const EndsGently signals;
    sf::Clock clock;
    int due = settling_frames;
    float last = 0;
    PageKind shown = app_.page();
    while (window_.isOpen() && !closed_ && app_.page() != PageKind::quit && !asked_to_end) {
        const sf::Time start = clock.getElapsedTime();
        if (watch_) watch_(app_);
        const bool any = take_events();
        const bool changed = app_.update(static_cast<double>(start.asSeconds()));
        speaker_.listen(app_);
        const bool turned = std::exchange(shown, app_.page()) != app_.page();
        if (any || changed || turned || renderer_->cards_ready()) due = settling_frames;
        // The cursor in a text field blinks.
        if (due == 0 && renderer_->takes_keys() && start.asSeconds() - last > 0.25F) due = 1;
        if (due == 0) {
            sf::sleep(hurried_ ? hurried_idle_time : idle_time);
            continue;
        }
        --due;
        if (hurried_ && due > 0) renderer_->skip_next();
        draw(start.asSeconds() - last);
        last = start.asSeconds();
        const sf::Time spent = clock.getElapsedTime() - start;
        if (spent < frame_time && !hurried_) sf::sleep(frame_time - spent);
    }
    renderer_.reset(); // while its context exists
    window_.close();
}

} // namespace

std::string run_window(WindowRequest request) {
    const int sound_trial = begin_sound_trial(); // first of all: it forks
    Probe probe;
    // The lobby's letters and cards are drawn while the display is tried and the window opens.
    App app(store::read_settings(store::settings_file()), store::settings_file(), request.keeps_games,
            {request.face, request.language});
    WindowLoop* loop = nullptr; // none yet while the first packages are read
    const script::Elsewhere elsewhere(
        [&](std::chrono::milliseconds waited) { return loop ? loop->wait(waited) : true; });
    std::future<Artwork> artwork;
    if (const auto screen = probe.screen()) artwork = painted_for(app, *screen);
    if (std::string why = probe.why_no_window(); !why.empty()) return why;
    if (!artwork.valid()) artwork = painted_for(app, desktop_size());
    WindowLoop window(request, app, std::move(artwork), sound_trial);
    loop = &window;
    begin(app, std::move(request)); // scripts may be slow; the window can say so, and stop them
    window.run();
    loop = nullptr;
    return {};
}

} // namespace roundhouse::window
