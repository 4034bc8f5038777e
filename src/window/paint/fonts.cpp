#include "window/paint/fonts.hpp"

#include "base/files.hpp"

#include "window/artwork/signs.hpp"

#include <cmath>
#include <iterator>
#include <memory>
#include <vector>

#include <fontconfig/fontconfig.h>
#include <imgui.h>

namespace roundhouse::window {

namespace {

struct Free {
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
    void operator()(FcCharSet* letters) const { FcCharSetDestroy(letters); }
};
using Pattern = std::unique_ptr<FcPattern, Free>;
using Letters = std::unique_ptr<FcCharSet, Free>;

/// Letters with accents, dashes and quotation marks, arrows, shapes, suit signs, a tick.
constexpr std::array<ImWchar, 15> sign_ranges{0x20,   0x17f,  0x2010, 0x2026, 0x2190, 0x2193, 0x2212, 0x2212,
                                              0x2580, 0x25cf, 0x2660, 0x2666, 0x2713, 0x2713, 0};
/// The same without the suit signs, which come from one font so that all four have the same size.
constexpr std::array<ImWchar, 13> text_ranges{0x20,   0x17f,  0x2010, 0x2026, 0x2190, 0x2193, 0x2212,
                                              0x2212, 0x2580, 0x25cf, 0x2713, 0x2713, 0};
/// Those that many text fonts lack.
constexpr std::array<FcChar32, 7> sign_letters{0x2660, 0x2663, 0x2665, 0x2666, 0x2190, 0x258c, 0x2713};

/// The best font that has all of `letters`.
std::string match_font(bool bold, const FcCharSet* letters) {
    const Pattern wanted(FcPatternCreate());
    for (const char* family : {"Inter", "Noto Sans", "DejaVu Sans", "sans-serif"})
        FcPatternAddString(wanted.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>(family));
    FcPatternAddInteger(wanted.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(wanted.get(), FC_SLANT, FC_SLANT_ROMAN);
    FcPatternAddBool(wanted.get(), FC_OUTLINE, FcTrue);
    FcPatternAddBool(wanted.get(), FC_COLOR, FcFalse);
    if (letters) FcPatternAddCharSet(wanted.get(), FC_CHARSET, letters);
    FcConfigSubstitute(nullptr, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    const Pattern found(FcFontMatch(nullptr, wanted.get(), &result));
    FcChar8* name = nullptr;
    if (!found || FcPatternGetString(found.get(), FC_FILE, 0, &name) != FcResultMatch) return {};
    return reinterpret_cast<const char*>(name);
}

/// The file of the first of these found: Inter, Noto Sans, DejaVu Sans, any sans; empty if there is none.
std::string find_font(bool bold) { return match_font(bold, nullptr); }

/// The file of a font with suit signs, arrows and a tick, for those the text font lacks.
std::string find_sign_font(bool bold) {
    const Letters letters(FcCharSetCreate());
    for (const FcChar32 sign : sign_letters) FcCharSetAddChar(letters.get(), sign);
    return match_font(bold, letters.get());
}

std::vector<char> bytes_of(const std::string& file) {
    constexpr std::uint64_t largest_font = std::uint64_t{64} << 20;
    const std::string bytes = file_text(file, largest_font).value_or("");
    return {bytes.begin(), bytes.end()};
}

/// One weight: the text font, and the font that supplies what it lacks.
struct Files {
    std::vector<char> font, signs;
};

ImFont* add_font(ImFontAtlas& atlas, Files& files, float size) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.SizePixels = size;
    if (files.font.empty()) return atlas.AddFontDefault(&config);
    const auto add = [&](std::vector<char>& data, const ImWchar* ranges) {
        return atlas.AddFontFromMemoryTTF(data.data(), static_cast<int>(data.size()), size, &config, ranges);
    };
    ImFont* font = add(files.font, text_ranges.data());
    config.MergeMode = true; // adds only missing letters
    if (!files.signs.empty()) add(files.signs, sign_ranges.data());
    add(files.font, sign_ranges.data());
    return font;
}

} // namespace

Fonts load_fonts(ImFontAtlas& atlas, float scale) {
    atlas.Clear();
    Files regular{bytes_of(find_font(false)), bytes_of(find_sign_font(false))},
        bold{bytes_of(find_font(true)), bytes_of(find_sign_font(true))};
    Fonts fonts;
    for (std::size_t i = 0; i < fonts.regular.size(); ++i) {
        const float size = std::round(pixels[i] * scale);
        // Large type exists only in bold, small type only in regular: fewer letters to draw.
        const bool large = static_cast<Size>(i) >= Size::large;
        fonts.regular[i] = large ? nullptr : add_font(atlas, regular, size);
        fonts.bold[i] = static_cast<Size>(i) == Size::small ? fonts.regular[i] : add_font(atlas, bold, size);
        if (large) fonts.regular[i] = fonts.bold[i];
    }
    const bool no_font = regular.font.empty() || bold.font.empty();
    const std::vector<int> signs = reserve_signs(atlas, fonts, no_font);
    atlas.Build();
    paint_signs(atlas, fonts, no_font, signs);
    return fonts;
}

} // namespace roundhouse::window
