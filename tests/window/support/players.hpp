#pragma once
// A table without a window: input comes as data, and the test controls the clock.

#include "bots/player.hpp"
#include "variants/packages.hpp"
#include "window/table/scene.hpp"

#include <memory>

struct ImGuiContext;

namespace roundhouse::window::testing {

/// A game of the package; the seats in `people` are people, the others random bots.
std::unique_ptr<RecordedGame> game_of(const std::string& variant, std::uint64_t seed,
                                      const std::vector<Seat>& people,
                                      const std::map<std::string, std::string>& options = {});

/// Artwork without a display: letters have sizes, pictures do not.
class Easel {
  public:
    Easel();
    ~Easel();
    Easel(const Easel&) = delete;
    Easel& operator=(const Easel&) = delete;
    Canvas begin(Point window);
    void end();
    static const Fonts& fonts();

  private:
    ImGuiContext* context_;
    CardAtlas atlas_;
    std::set<std::string> cut_;
};

/// A scene with hands to play it.
class Played {
  public:
    Played(std::unique_ptr<RecordedGame> game, float pace);

    /// Lets time pass, and draws one frame with the person's input.
    Wish frame(Input input = {}, double seconds = 0.016);
    /// Draws the frame only.
    Wish draw(Input input);
    void press(const Stroke& stroke);
    void press(char32_t letter) { press(Stroke{Key::letter, letter}); }
    void click(Point at);
    /// Presses at one place and releases at the other, in several steps.
    void drag(Point from, Point to);
    /// Lets bots play and cards move until somebody must decide or the round is over; closes melds and lets
    /// people change places.
    void go_on();
    bool over() const { return session.turn() == 0; }

    Settings settings;
    Session session;
    TableScene scene;
    Point window{1280, 800}, mouse;
    double now = 0;

  private:
    Easel easel_;
};

} // namespace roundhouse::window::testing
