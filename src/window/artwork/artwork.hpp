#pragma once
// What pictures are painted with: letters and cards of one size. They need no window, so another thread can
// make them while a window opens, or make cards of a new size while the old ones are still in use.

#include "window/artwork/faces.hpp"
#include "window/paint/fonts.hpp"

#include <future>
#include <memory>

namespace roundhouse::window {

/// What letters and cards have to fit.
struct Fit {
    float text_scale = 1;
    float card_width = 0; ///< pixels, of the viewer's hand
    CardSet deck;
    FaceChoice faces;
    bool shows_cards = true; ///< the next frame shows cards of that deck
};

/// Cards of one size, with smaller versions of their image, each half as wide and high as the one before.
struct CardPaint {
    KindMask kinds = 0;
    FaceChoice faces;
    int width = 0; ///< pixels of a card; 0: nothing drawn yet
    CardAtlas atlas;
    std::vector<Image> smaller;
};

class Artwork {
  public:
    Artwork();
    ~Artwork();
    Artwork(Artwork&&) noexcept;
    Artwork& operator=(Artwork&&) noexcept;

    struct Made {
        bool letters = false, cards = false;
    };
    /// Makes what does not fit yet, and says what was made. `patient`: while the present cards can stand in,
    /// new ones are made on another thread, and a later call takes them.
    Made fit(const Fit& wanted, bool patient = false);
    /// True if finished cards can be taken.
    bool cards_ready() const;

    ImFontAtlas& letters() const { return *letters_; }
    const Fonts& fonts() const { return fonts_; }
    const CardPaint& cards() const { return cards_; }
    float scale() const { return scale_; }

  private:
    std::unique_ptr<ImFontAtlas> letters_;
    Fonts fonts_;
    CardPaint cards_;
    std::future<CardPaint> coming_; ///< being made on another thread
    float scale_ = 0;               ///< of the letters; 0: none yet
};

} // namespace roundhouse::window
