#pragma once
// What pictures are painted with: letters and cards of one size. They need no window, so another thread can
// make them while one opens.

#include "table/faces.hpp"
#include "table/fonts.hpp"

#include <memory>

namespace roundhouse::table {

/// What letters and cards have to fit.
struct Fit {
    float text_scale = 1;
    float card_width = 0; ///< pixels, of the viewer's hand
    CardSet deck;
    FaceChoice faces;
};

class Paints {
  public:
    Paints();
    ~Paints();
    Paints(Paints&&) noexcept;
    Paints& operator=(Paints&&) noexcept;

    struct Made {
        bool letters = false, cards = false;
    };
    /// Makes what is not right already, and says what that was.
    Made fit(const Fit& wanted);

    ImFontAtlas& letters() const { return *letters_; }
    const Fonts& fonts() const { return fonts_; }
    const CardAtlas& cards() const { return cards_; }
    float scale() const { return scale_; }

  private:
    std::unique_ptr<ImFontAtlas> letters_;
    Fonts fonts_;
    CardAtlas cards_;
    float scale_ = 0;    ///< of the letters; 0: none yet
    int card_width_ = 0; ///< 0: no cards yet
    CardSet deck_;
    FaceChoice faces_;
};

} // namespace roundhouse::table
