#pragma once
// What the table is painted on: Dear ImGui and the card pictures on an existing OpenGL context. Only one at a
// time.

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
    /// Requires an active OpenGL context, also for destruction. `artwork`: made beforehand, or empty.
    explicit Renderer(Artwork artwork = {});
    ~Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

    /// Makes letters and cards for this size; does nothing if they fit already.
    void fit(const Fit& wanted);
    /// Card files that could not be drawn.
    const std::vector<std::string>& missing() const { return artwork_.cards().atlas.missing; }

    /// From now on, cards of another size or face are drawn on another thread; the present ones stand in as
    /// long as they can.
    void draw_cards_meanwhile() { patient_ = true; }
    /// True if such cards are done; the next frame shows them.
    bool cards_ready() const { return artwork_.cards_ready(); }

    /// Passes a person's input to the panels.
    void feed(const sf::Event& event);
    /// True if the panels want the keys.
    bool takes_keys() const;

    /// True if a list was open at the start of this frame: it gets the keys.
    bool popup_was_open() const { return popup_was_open_; }

    void begin(Point size, float seconds);
    /// The layer below the panels.
    Canvas canvas();
    /// The texts below the panels that did not fit in this frame and were shortened.
    const std::set<std::string>& cut() const { return cut_; }
    /// Closes all panels left open in this frame, as after an exception, so that `end` can follow.
    void end_what_is_open();
    /// Paints everything to the active target.
    void end();
    /// Paints a separate picture to the active target, even while another frame is being made.
    void paint_meanwhile(Point size, const std::function<void(const Canvas&)>& draw);
    /// From now on, `end` paints only if the frame differs from the one painted last.
    void paint_changes_only() { changes_only_ = true; }
    /// What was painted is gone.
    void forget_painted() { last_picture_ = 0; }
    /// Nobody looks at the next frame: `end` does not paint it.
    void skip_next() { skip_ = true; }
    /// True if the last `end` painted.
    bool painted() const { return painted_; }
    /// Draw calls of the last frame.
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
    std::size_t last_picture_ = 0; ///< its hash; 0: none
};

} // namespace roundhouse::window
