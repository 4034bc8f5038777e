#pragma once
// The cards as pictures: drawn from assets/cards at the size they are shown in, and packed in one image.

#include "cards/notation.hpp"
#include "store/settings.hpp"
#include "window/paint/geometry.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace roundhouse::window {

/// Pixels of four bytes, red first, not multiplied with their opacity.
struct Image {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};

using store::FaceChoice;

/// The folder with the card faces among the program's data; empty if there is none.
std::filesystem::path card_folder();

/// Everything the table is drawn with, in one image. Places are in its pixels.
struct CardAtlas {
    Image image;
    std::array<Rect, kind_count> cards; ///< of the deck's kinds
    std::array<Rect, suit_count> signs;
    Rect back;
    Rect small_back; ///< as others hold it, `small_back_width` of a card's width wide
    Rect shadow;     ///< of a card; `shadow_grows` larger than it on every side, by the card's width
    Rect ring;       ///< a frame around a card, in white
    Rect dimmed;     ///< a card's shape, in white
    std::vector<std::string> missing; ///< files that could not be drawn; plain cards stand in for them
};
inline constexpr float shadow_grows = 0.07F;
inline constexpr float small_back_width = 0.36F;

/// Draws the kinds of `deck` `card_width` pixels wide. Never fails: what has no picture gets a plain one.
CardAtlas draw_cards(const std::filesystem::path& folder, const CardSet& deck, const FaceChoice& choice,
                     int card_width);

} // namespace roundhouse::window
