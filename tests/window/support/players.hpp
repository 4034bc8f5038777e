#pragma once
// A table without a window: what a person does comes as data, the clock is the test's own.

#include "bots/player.hpp"
#include "variants/packages.hpp"
#include "window/table/scene.hpp"

#include <memory>

struct ImGuiContext;

namespace roundhouse::window::testing {

/// A game of the package whose seats in `people` are persons, the others bots that play anything.
std::unique_ptr<RecordedGame> game_of(const std::string& variant, std::uint64_t seed,
                                      const std::vector<Seat>& people,
                                      const std::map<std::string, std::string>& options = {});

/// Artwork on nothing: letters have their sizes, pictures none.
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

/// A scene with hands on it.
class Played {
  public:
    Played(std::unique_ptr<RecordedGame> game, float pace);

    /// Time passes, and one picture is drawn with what the person did.
    Wish frame(Input input = {}, double seconds = 0.016);
    /// The picture alone.
    Wish draw(Input input);
    void press(const Stroke& stroke);
    void press(char32_t letter) { press(Stroke{Key::letter, letter}); }
    void click(Point at);
    /// Down at one place, up at the other, in several steps.
    void drag(Point from, Point to);
    /// Lets bots play and pictures move until somebody is asked, or the round is over; melds are closed,
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
