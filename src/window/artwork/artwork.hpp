#pragma once
// What pictures are painted with: letters and cards of one size. They need no window, so another thread can
// make them while one opens, and cards of another size while those that are there still serve.

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
    bool shows_cards = true; ///< what is drawn next shows cards of that deck
};

/// Cards of one size, with the smaller pictures of their image: each half as wide and high as the one before.
struct CardPaint {
    KindMask kinds = 0;
    FaceChoice faces;
    int width = 0; ///< pixels of a card; 0: nothing is drawn yet
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
    /// Makes what is not right already, and says what that was. `patient`: while the cards that are there can
    /// stand in, others are made on another thread, and a later call takes them.
    Made fit(const Fit& wanted, bool patient = false);
    /// True if cards wait to be taken.
    bool cards_ready() const;

    ImFontAtlas& letters() const { return *letters_; }
    const Fonts& fonts() const { return fonts_; }
    const CardPaint& cards() const { return cards_; }
    float scale() const { return scale_; }

  private:
    std::unique_ptr<ImFontAtlas> letters_;
    Fonts fonts_;
    CardPaint cards_;
    std::future<CardPaint> coming_; ///< made on another thread
    float scale_ = 0;               ///< of the letters; 0: none yet
};

} // namespace roundhouse::window
