#pragma once
// What the table is painted on: Dear ImGui and the card pictures on an OpenGL context that is there already.
// One at a time.

#include "table/canvas.hpp"
#include "table/input.hpp"

#include <memory>

namespace sf {
class Event;
} // namespace sf

namespace roundhouse::table {

class Glass {
  public:
    /// Requires an active OpenGL context, also when it is destroyed.
    Glass();
    ~Glass();
    Glass(const Glass&) = delete;
    Glass& operator=(const Glass&) = delete;

    /// Letters and cards for this size; does nothing if they are right already.
    void fit(float text_scale, float card_width, const CardSet& deck, const FaceChoice& choice);
    /// Card files that could not be drawn.
    const std::vector<std::string>& missing() const { return atlas_.missing; }

    /// Something a person did, for the panels.
    void feed(const sf::Event& event);
    /// True if the panels want the mouse or the keys for themselves.
    bool takes_mouse() const;
    bool takes_keys() const;

    void begin(Point size, float seconds);
    /// Draws below the panels.
    Canvas canvas() const;
    /// Paints everything onto the active target.
    void end();
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

    const Fonts& fonts() const { return fonts_; }
    float scale() const { return scale_; }

  private:
    void style() const;

    Fonts fonts_;
    CardAtlas atlas_;
    unsigned texture_ = 0; ///< of the cards, for OpenGL; 0: none yet
    CardTexture cards_;
    float scale_ = 0;
    int card_width_ = 0, draw_calls_ = 0;
    bool changes_only_ = false, skip_ = false, painted_ = false;
    std::size_t last_picture_ = 0; ///< its fingerprint; 0: none
    CardSet deck_;
    FaceChoice choice_;
};

} // namespace roundhouse::table
