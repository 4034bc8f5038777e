#include "window/artwork/signs.hpp"

#include "cards/notation.hpp"
#include "window/artwork/faces.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include <imgui.h>
#include <librsvg/rsvg.h>

namespace roundhouse::window {

namespace {

/// Each font once: large sizes use one for both weights.
std::vector<ImFont*> each(const Fonts& fonts) {
    std::vector<ImFont*> all;
    for (const auto& weight : {fonts.regular, fonts.bold})
        for (ImFont* font : weight)
            if (font && std::find(all.begin(), all.end(), font) == all.end()) all.push_back(font);
    return all;
}

/// The size of its letters; fonts know it only after the atlas is built.
float pixels_of(const ImFontAtlas& atlas, const ImFont* font) {
    for (const ImFontConfig& config : atlas.ConfigData)
        if (config.DstFont == font) return config.SizePixels;
    return 0;
}

struct Release {
    void operator()(RsvgHandle* svg) const { g_object_unref(svg); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};
template<class T>
using Held = std::unique_ptr<T, Release>;

struct Sign {
    char32_t letter = 0;
    Face face = Face::german;
    Suit suit = Suit::spades;
};

std::vector<Sign> signs_of(bool french_too) {
    constexpr std::array<std::pair<Suit, char32_t>, 4> french{
        {{Suit::spades, U'♠'}, {Suit::hearts, U'♥'}, {Suit::diamonds, U'♦'}, {Suit::clubs, U'♣'}}};
    std::vector<Sign> signs;
    for (const Suit suit : all_suits)
        signs.push_back({first_german_sign + static_cast<char32_t>(index(suit)), Face::german, suit});
    for (const auto& [suit, letter] : french)
        if (french_too) signs.push_back({letter, Face::french, suit});
    return signs;
}

/// Adapts signs drawn for paper to the dark panels: a lighter green for the leaf; white for French signs, so
/// that they can take the colour of the text.
const char* style_of(const Sign& sign) {
    if (sign.face == Face::french) return ".suit { fill: #ffffff !important; }";
    return sign.suit == Suit::spades ? ".suit { fill: #5aa870 !important; }" : "";
}

/// The sign as cairo draws it, with alpha premultiplied. Blank if its file is missing.
Held<cairo_surface_t> drawn(const Sign& sign, int size) {
    Held<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, size));
    const Held<cairo_t> cairo(cairo_create(surface.get()));
    const std::string name(1, notation(Card(Rank::ace, sign.suit), sign.face).back());
    const auto file = card_folder() / (sign.face == Face::german ? "german" : "french") / (name + ".svg");
    const Held<RsvgHandle> svg(rsvg_handle_new_from_file(file.c_str(), nullptr));
    const RsvgRectangle place{0, 0, static_cast<double>(size), static_cast<double>(size)};
    const std::string css = style_of(sign);
    if (svg && !css.empty())
        rsvg_handle_set_stylesheet(svg.get(), reinterpret_cast<const guint8*>(css.data()), css.size(),
                                   nullptr);
    if (svg) rsvg_handle_render_document(svg.get(), cairo.get(), &place, nullptr);
    cairo_surface_flush(surface.get());
    return surface;
}

void copy(cairo_surface_t* from, unsigned char* to, int to_stride) {
    const int width = cairo_image_surface_get_width(from), height = cairo_image_surface_get_height(from);
    for (int y = 0; y < height; ++y) {
        const unsigned char* in = cairo_image_surface_get_data(from) +
                                  static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(from);
        unsigned char* out = to + static_cast<std::ptrdiff_t>(y) * to_stride;
        for (int x = 0; x < width; ++x, in += 4, out += 4) {
            const unsigned alpha = in[3];
            for (int c = 0; c < 3; ++c)
                out[c] = static_cast<unsigned char>(alpha ? std::min(255U, in[2 - c] * 255U / alpha) : 0);
            out[3] = static_cast<unsigned char>(alpha);
        }
    }
}

} // namespace

std::vector<int> reserve_signs(ImFontAtlas& atlas, const Fonts& fonts, bool french_too) {
    std::vector<int> places;
    for (ImFont* font : each(fonts)) {
        const float letters = pixels_of(atlas, font);
        const int size = static_cast<int>(std::lround(0.86F * letters));
        for (const Sign& sign : signs_of(french_too))
            places.push_back(atlas.AddCustomRectFontGlyph(font, static_cast<ImWchar>(sign.letter), size, size,
                                                          static_cast<float>(size) + 1,
                                                          {0, 0.14F * letters}));
    }
    return places;
}

void paint_signs(ImFontAtlas& atlas, const Fonts& fonts, bool french_too, const std::vector<int>& places) {
    unsigned char* rgba = nullptr;
    int width = 0, height = 0;
    atlas.GetTexDataAsRGBA32(&rgba, &width, &height);
    std::size_t next = 0;
    for (ImFont* font : each(fonts)) {
        for (const Sign& sign : signs_of(french_too)) {
            const ImFontAtlasCustomRect* place = atlas.GetCustomRectByIndex(places[next++]);
            if (place->IsPacked())
                copy(drawn(sign, place->Width).get(), rgba + (place->Y * width + place->X) * 4, width * 4);
        }
        for (ImFontGlyph& glyph : font->Glyphs)
            if (glyph.Codepoint >= first_german_sign && glyph.Codepoint < first_german_sign + suit_count)
                glyph.Colored = 1;
    }
}

} // namespace roundhouse::window
