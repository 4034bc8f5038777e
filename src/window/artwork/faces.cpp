#include "window/artwork/faces.hpp"

#include "base/files.hpp"
#include "base/paths.hpp"
#include "window/artwork/svg.hpp"

#include <cmath>

namespace roundhouse::window {

namespace {

/// Room around each picture, so that none bleeds into its neighbour when rotated or scaled down.
constexpr int border = 3;

Rect inside(int x, int y, float width, float height) {
    return {static_cast<float>(x + border), static_cast<float>(y + border), width, height};
}

/// Places pictures in cells of one size, row by row.
class Packer {
  public:
    Packer(int card_width, int cells)
        : width_(card_width),
          height_(static_cast<int>(std::lround(static_cast<float>(card_width) * card_aspect))),
          // Shadows are the largest pictures.
          cell_width_(width_ + 2 * grown() + 2 * border), cell_height_(height_ + 2 * grown() + 2 * border),
          surface_(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns * cell_width_,
                                              (cells + columns - 1) / columns * cell_height_)),
          cairo_(cairo_create(surface_.get())) {}

    Rect next(float width, float height) {
        const int x = next_ % columns * cell_width_, y = next_ / columns * cell_height_;
        ++next_;
        return inside(x, y, width, height);
    }
    Rect next_card() { return next(static_cast<float>(width_), static_cast<float>(height_)); }
    int grown() const { return static_cast<int>(std::ceil(shadow_grows * static_cast<float>(width_))); }
    float width() const { return static_cast<float>(width_); }
    float height() const { return static_cast<float>(height_); }
    cairo_t* cairo() const { return cairo_.get(); }
    cairo_surface_t* surface() const { return surface_.get(); }

  private:
    static constexpr int columns = 8;
    int width_, height_, cell_width_, cell_height_;
    int next_ = 0;
    Surface surface_;
    Cairo cairo_;
};

std::string style_sheet(const FaceChoice& choice, Suit suit) {
    std::string css;
    const auto colour = [&](const char* value) {
        css += std::string(".suit { fill: ") + value + " !important; } .line { stroke: " + value +
               " !important; }\n";
    };
    if (choice.face == Face::french && choice.four_colours && suit == Suit::diamonds) colour("#c7651d");
    if (choice.face == Face::french && choice.four_colours && suit == Suit::clubs) colour("#2d6a4f");
    if (choice.large_index)
        css += ".small-index { display: none !important; } .large-index { display: inline !important; }\n";
    return css;
}

bool draw_svg(cairo_t* cairo, const std::filesystem::path& file, const std::string& css, const Rect& place) {
    GError* error = nullptr;
    const std::string text = file_text(file).value_or("");
    const Svg svg(
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(text.data()), text.size(), &error));
    if (error) g_error_free(error);
    if (!svg) return false;
    if (!css.empty())
        rsvg_handle_set_stylesheet(svg.get(), reinterpret_cast<const guint8*>(css.data()), css.size(),
                                   nullptr);
    const RsvgRectangle viewport{place.left, place.top, place.width, place.height};
    return rsvg_handle_render_document(svg.get(), cairo, &viewport, nullptr);
}

void round_rect(cairo_t* cairo, const Rect& r, double radius) {
    constexpr double quarter = 1.5707963267948966;
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, r.right() - radius, r.top + radius, radius, -quarter, 0);
    cairo_arc(cairo, r.right() - radius, r.bottom() - radius, radius, 0, quarter);
    cairo_arc(cairo, r.left + radius, r.bottom() - radius, radius, quarter, 2 * quarter);
    cairo_arc(cairo, r.left + radius, r.top + radius, radius, 2 * quarter, 3 * quarter);
    cairo_close_path(cairo);
}

/// Replaces a card whose file is missing: its name in plain letters.
void draw_plain(cairo_t* cairo, const Rect& place, const std::string& text) {
    round_rect(cairo, place, 0.08 * place.width);
    cairo_set_source_rgb(cairo, 0.99, 0.98, 0.96);
    cairo_fill_preserve(cairo);
    cairo_set_source_rgb(cairo, 0.6, 0.58, 0.52);
    cairo_stroke(cairo);
    cairo_set_source_rgb(cairo, 0.13, 0.15, 0.18);
    cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
    cairo_set_font_size(cairo, 0.2 * place.width);
    cairo_move_to(cairo, place.left + 0.05 * place.width, place.top + 0.22 * place.width);
    cairo_show_text(cairo, text.c_str());
}

/// A soft shadow: black, fading out from the card's edge.
void draw_shadow(cairo_t* cairo, const Rect& place, float grown, float radius) {
    constexpr int rings = 12;
    for (int i = 0; i < rings; ++i) {
        const float out = grown * (1 - 1.6F * static_cast<float>(i) / rings);
        const Rect ring = place.grown(out - grown);
        round_rect(cairo, ring, std::max(radius + out, 1.0F));
        cairo_set_source_rgba(cairo, 0, 0, 0, 0.05);
        cairo_fill(cairo);
    }
}

/// The back as seen across the table: plain, since it is small and there are many.
void draw_small_back(cairo_t* cairo, const Rect& place) {
    const double radius = 0.1 * place.width, line = std::max(0.035F * place.width, 1.0F);
    round_rect(cairo, place, radius);
    cairo_set_source_rgb(cairo, 0.96, 0.93, 0.87);
    cairo_fill(cairo);
    round_rect(cairo, place.grown(-0.065F * place.width), 0.6 * radius);
    cairo_set_source_rgb(cairo, 0.49, 0.15, 0.21);
    cairo_fill(cairo);
    round_rect(cairo, place.grown(-0.15F * place.width), 0.4 * radius);
    cairo_set_source_rgba(cairo, 0.85, 0.64, 0.25, 0.55);
    cairo_set_line_width(cairo, line);
    cairo_stroke(cairo);
}

/// The surface's pixels in the graphics card's format. Fully transparent pixels get the colour of paper, or
/// black within `dark`, so that blended edges show no seam of another colour.
Image pixels_of(cairo_surface_t* surface, const Rect& dark) {
    cairo_surface_flush(surface);
    Image image{cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface), {}};
    const int stride = cairo_image_surface_get_stride(surface);
    const unsigned char* data = cairo_image_surface_get_data(surface);
    image.rgba.resize(static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) * 4);
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) {
            const unsigned char* in = data + static_cast<std::ptrdiff_t>(y) * stride + x * 4;
            std::uint8_t* out =
                &image.rgba[(static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) +
                             static_cast<std::size_t>(x)) *
                            4];
            const unsigned alpha = in[3];
            constexpr std::array<std::uint8_t, 3> paper{0xd8, 0xd3, 0xc6}, black{};
            const bool in_dark = dark.contains(Point{static_cast<float>(x), static_cast<float>(y)});
            for (std::size_t c = 0; c < 3; ++c)
                out[c] =
                    alpha ? static_cast<std::uint8_t>(std::min(255U, (in[2 - c] * 255U + alpha / 2) / alpha))
                          : (in_dark ? black : paper)[c];
            out[3] = static_cast<std::uint8_t>(alpha);
        }
    return image;
}

void draw_shapes(Packer& packer, CardAtlas& atlas) {
    cairo_t* cairo = packer.cairo();
    const float radius = 0.08F * packer.width();
    const auto grown = static_cast<float>(packer.grown());
    atlas.shadow = packer.next(packer.width() + 2 * grown, packer.height() + 2 * grown);
    draw_shadow(cairo, atlas.shadow, grown, radius);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    atlas.ring = packer.next_card();
    const float line = std::max(0.028F * packer.width(), 2.0F);
    round_rect(cairo, atlas.ring.grown(-line / 2), radius);
    cairo_set_line_width(cairo, line);
    cairo_stroke(cairo);
    atlas.dimmed = packer.next_card();
    round_rect(cairo, atlas.dimmed.grown(-0.4F), radius);
    cairo_fill(cairo);
}

} // namespace

std::filesystem::path card_folder() {
    for (const std::filesystem::path& root : data_roots()) {
        std::error_code error;
        if (std::filesystem::is_directory(root / "assets" / "cards", error)) return root / "assets" / "cards";
    }
    return {};
}

CardAtlas draw_cards(const std::filesystem::path& folder, const CardSet& deck, const FaceChoice& choice,
                     int card_width) {
    CardAtlas atlas;
    const CardSet kinds = CardSet::of(deck.kinds());
    Packer packer(std::max(card_width, 8), kinds.size() + suit_count + 5);
    cairo_t* cairo = packer.cairo();
    const std::filesystem::path faces = folder / (choice.face == Face::french ? "french" : "german");
    const auto draw = [&](const std::filesystem::path& file, Suit suit, const Rect& place,
                          const std::string& text) {
        if (draw_svg(cairo, file, style_sheet(choice, suit), place)) return;
        atlas.missing.push_back(file.string());
        draw_plain(cairo, place, text);
    };
    for (const Card card : kinds) {
        const std::string text = notation(card, choice.face);
        Rect& place = atlas.cards[card];
        place = packer.next_card();
        draw(faces / (text + ".svg"), card.suit(), place, text);
    }
    for (const Suit suit : all_suits) {
        // A card's notation ends with the letter of its suit.
        const std::string text(1, notation(Card(Rank::ace, suit), choice.face).back());
        Rect& place = atlas.signs[static_cast<std::size_t>(index(suit))];
        place = packer.next(packer.width() / 2, packer.width() / 2);
        draw(faces / (text + ".svg"), suit, place, text);
    }
    atlas.back = packer.next_card();
    draw(folder / "back.svg", Suit::spades, atlas.back, "");
    const float small = std::round(small_back_width * packer.width());
    atlas.small_back = packer.next(small, std::round(small * card_aspect));
    draw_small_back(cairo, atlas.small_back);
    draw_shapes(packer, atlas);
    atlas.image = pixels_of(packer.surface(), atlas.shadow.grown(border));
    return atlas;
}

} // namespace roundhouse::window
