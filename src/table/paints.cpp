#include "table/paints.hpp"

#include <algorithm>
#include <cmath>

#include <imgui.h>

namespace roundhouse::table {

Paints::Paints() : letters_(std::make_unique<ImFontAtlas>()) {}
Paints::~Paints() = default;
Paints::Paints(Paints&&) noexcept = default;
Paints& Paints::operator=(Paints&&) noexcept = default;

Paints::Made Paints::fit(const Fit& wanted) {
    Made made;
    if (std::abs(wanted.text_scale - scale_) > 0.01F) {
        scale_ = wanted.text_scale;
        fonts_ = load_fonts(*letters_, scale_);
        made.letters = true;
    }
    const int width = std::max(static_cast<int>(std::lround(wanted.card_width)), 1);
    if (width != card_width_ || !(wanted.deck == deck_) || !(wanted.faces == faces_)) {
        card_width_ = width;
        deck_ = wanted.deck;
        faces_ = wanted.faces;
        cards_ = draw_cards(card_folder(), deck_, faces_, card_width_);
        made.cards = true;
    }
    return made;
}

} // namespace roundhouse::table
