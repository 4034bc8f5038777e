#pragma once
// The cards as pictures, drawn from assets/cards at the size in which they are shown and packed into one
// image.

#include "cards/notation.hpp"
#include "store/settings.hpp"
#include "window/paint/geometry.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace roundhouse::window {

/// Four bytes a pixel, red first, alpha not premultiplied.
struct Image {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};

using store::FaceChoice;

/// The folder of card faces among the program's data; empty if there is none.
std::filesystem::path card_folder();

/// Everything the table is drawn with, in one image. Rectangles are in its pixels.
struct CardAtlas {
    Image image;
    PerKind<Rect> cards; ///< of the deck's kinds
    std::array<Rect, suit_count> signs;
    Rect back;
    Rect small_back; ///< for hands of others: `small_back_width` of a card's width
    Rect shadow;     ///< of a card; extends `shadow_grows` of the card's width beyond it on every side
    Rect ring;       ///< a frame around a card, in white
    Rect dimmed;     ///< a card's shape, in white
    std::vector<std::string> missing; ///< files that could not be drawn; plain cards replace them
};
inline constexpr float shadow_grows = 0.07F;
inline constexpr float small_back_width = 0.36F;

/// Draws the kinds of `deck` `card_width` pixels wide. Never fails: a card without a picture is drawn plain.
CardAtlas draw_cards(const std::filesystem::path& folder, const CardSet& deck, const FaceChoice& choice,
                     int card_width);

} // namespace roundhouse::window
