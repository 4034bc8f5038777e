#pragma once
// What the table is painted on: Dear ImGui and the card pictures on an OpenGL context that is there already.
// One at a time.

#include "window/artwork/artwork.hpp"
#include "window/paint/canvas.hpp"
#include "window/platform/input.hpp"

#include <functional>

namespace sf {
class Event;
} // namespace sf

namespace roundhouse::window {

class Renderer {
  public:
    /// Requires an active OpenGL context, also when it is destroyed. `artwork`: made beforehand, if they
    /// were.
    explicit Renderer(Artwork artwork = {});
    ~Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

    /// Letters and cards for this size; does nothing if they are right already.
    void fit(const Fit& wanted);
    /// Card files that could not be drawn.
    const std::vector<std::string>& missing() const { return artwork_.cards().atlas.missing; }

    /// From here on cards of another size or face are drawn on another thread, and those that are there stand
    /// in for them as long as they can.
    void draw_cards_meanwhile() { patient_ = true; }
    /// True if such cards are done: the next picture shows them.
    bool cards_ready() const { return artwork_.cards_ready(); }

    /// Something a person did, for the panels.
    void feed(const sf::Event& event);
    /// True if the panels want the keys for themselves.
    bool takes_keys() const;

    /// True if a list was open when this picture began: keys are for it.
    bool popup_was_open() const { return popup_was_open_; }

    void begin(Point size, float seconds);
    /// Draws below the panels.
    Canvas canvas();
    /// The texts of this picture that had no room, below the panels: their ends were left out.
    const std::set<std::string>& cut() const { return cut_; }
    /// Ends the panels that were begun in this picture, as after an exception: then `end` can follow.
    void end_what_is_open();
    /// Paints everything onto the active target.
    void end();
    /// Paints a picture of its own onto the active target, also while another is being made.
    void paint_meanwhile(Point size, const std::function<void(const Canvas&)>& draw);
    /// From here on `end` paints only what differs from what it painted last.
    void paint_changes_only() { changes_only_ = true; }
    /// What was painted is there no more.
    void forget_painted() { last_picture_ = 0; }
    /// The next picture is not looked at: `end` does not paint it.
    void skip_next() { skip_ = true; }
    /// True if `end` has painted.
    bool painted() const { return painted_; }
    /// How many times the graphics card was asked to draw in the last picture.
    int draw_calls() const { return draw_calls_; }

    const Fonts& fonts() const { return artwork_.fonts(); }
    float scale() const { return artwork_.scale(); }

  private:
    void style() const;

    Artwork artwork_;
    bool has_letters_ = false, patient_ = false;
    unsigned texture_ = 0; ///< of the cards, for OpenGL; 0: none yet
    CardTexture cards_;
    bool popup_was_open_ = false;
    int draw_calls_ = 0;
    bool changes_only_ = false, skip_ = false, painted_ = false;
    std::set<std::string> cut_;
    std::size_t last_picture_ = 0; ///< its fingerprint; 0: none
};

} // namespace roundhouse::window
