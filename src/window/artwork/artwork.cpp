#include "window/artwork/artwork.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include <imgui.h>

namespace roundhouse::window {

namespace {

constexpr int smaller_sizes = 3;

/// Half as wide and high: each pixel is the mean of four.
Image halved(const Image& image) {
    Image half{std::max(image.width / 2, 1), std::max(image.height / 2, 1), {}};
    half.rgba.reserve(static_cast<std::size_t>(half.width) * static_cast<std::size_t>(half.height) * 4);
    const auto at = [&](int x, int y) {
        return &image.rgba[(static_cast<std::size_t>(std::min(y, image.height - 1)) *
                                static_cast<std::size_t>(image.width) +
                            static_cast<std::size_t>(std::min(x, image.width - 1))) *
                           4];
    };
    for (int y = 0; y < half.height; ++y)
        for (int x = 0; x < half.width; ++x) {
            const std::uint8_t *a = at(2 * x, 2 * y), *b = at(2 * x + 1, 2 * y), *c = at(2 * x, 2 * y + 1),
                               *d = at(2 * x + 1, 2 * y + 1);
            for (int i = 0; i < 4; ++i)
                half.rgba.push_back(static_cast<std::uint8_t>((a[i] + b[i] + c[i] + d[i] + 2) / 4));
        }
    return half;
}

CardPaint drawn(KindMask kinds, const FaceChoice& faces, int width) {
    CardPaint paint{kinds, faces, width, draw_cards(card_folder(), CardSet::of(kinds), faces, width), {}};
    for (int i = 0; i < smaller_sizes; ++i)
        paint.smaller.push_back(halved(i == 0 ? paint.atlas.image : paint.smaller.back()));
    return paint;
}

} // namespace

Artwork::Artwork() : letters_(std::make_unique<ImFontAtlas>()) {}
Artwork::~Artwork() = default;
Artwork::Artwork(Artwork&&) noexcept = default;
Artwork& Artwork::operator=(Artwork&&) noexcept = default;

bool Artwork::cards_ready() const {
    return coming_.valid() && coming_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

Artwork::Made Artwork::fit(const Fit& wanted, bool patient) {
    Made made;
    if (std::abs(wanted.text_scale - scale_) > 0.01F) {
        scale_ = wanted.text_scale;
        fonts_ = load_fonts(*letters_, scale_);
        made.letters = true;
    }
    const KindMask kinds = wanted.deck.kinds();
    const int width = std::max(static_cast<int>(std::lround(wanted.card_width)), 1);
    const auto right = [&] {
        return cards_.width == width && cards_.kinds == kinds && cards_.faces == wanted.faces;
    };
    const bool can_stand_in = cards_.width > 0 && (!wanted.shows_cards || (kinds & ~cards_.kinds) == 0);
    const bool waits = !(patient && can_stand_in);
    if (coming_.valid() && (waits || cards_ready())) {
        cards_ = coming_.get();
        made.cards = true;
    }
    if (right() || (coming_.valid() && !waits)) return made;
    if (waits) {
        cards_ = drawn(kinds, wanted.faces, width);
        made.cards = true;
    } else {
        coming_ = std::async(std::launch::async, drawn, kinds, wanted.faces, width);
    }
    return made;
}

} // namespace roundhouse::window
