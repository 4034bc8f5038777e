#include "table/fonts.hpp"

#include "table/signs.hpp"

#include <cmath>
#include <fstream>
#include <iterator>
#include <vector>

#include <fontconfig/fontconfig.h>
#include <imgui.h>

namespace roundhouse::table {

std::string find_font(bool bold) {
    FcPattern* wanted = FcPatternCreate();
    for (const char* family : {"Inter", "Noto Sans", "DejaVu Sans", "sans-serif"})
        FcPatternAddString(wanted, FC_FAMILY, reinterpret_cast<const FcChar8*>(family));
    FcPatternAddInteger(wanted, FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(wanted, FC_SLANT, FC_SLANT_ROMAN);
    FcPatternAddBool(wanted, FC_OUTLINE, FcTrue);
    FcConfigSubstitute(nullptr, wanted, FcMatchPattern);
    FcDefaultSubstitute(wanted);
    FcResult result = FcResultNoMatch;
    FcPattern* found = FcFontMatch(nullptr, wanted, &result);
    std::string file;
    FcChar8* name = nullptr;
    if (found && FcPatternGetString(found, FC_FILE, 0, &name) == FcResultMatch)
        file = reinterpret_cast<const char*>(name);
    if (found) FcPatternDestroy(found);
    FcPatternDestroy(wanted);
    return file;
}

namespace {

std::vector<char> bytes_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Letters with accents, dashes and quotation marks, arrows, shapes, suit signs.
constexpr std::array<ImWchar, 13> ranges{0x20,   0x17f,  0x2010, 0x2026, 0x2190, 0x2193, 0x25a0,
                                         0x25cf, 0x2660, 0x2666, 0x2713, 0x2713, 0};

ImFont* add_font(ImFontAtlas& atlas, std::vector<char>& data, float size) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.SizePixels = size;
    if (data.empty()) return atlas.AddFontDefault(&config);
    return atlas.AddFontFromMemoryTTF(data.data(), static_cast<int>(data.size()), size, &config,
                                      ranges.data());
}

} // namespace

Fonts load_fonts(ImFontAtlas& atlas, float scale) {
    atlas.Clear();
    std::vector<char> regular = bytes_of(find_font(false)), bold = bytes_of(find_font(true));
    Fonts fonts;
    for (std::size_t i = 0; i < fonts.regular.size(); ++i) {
        const float size = std::round(pixels[i] * scale);
        // Large type is always bold, small type hardly ever: fewer letters to draw.
        const bool large = static_cast<Size>(i) >= Size::large;
        fonts.regular[i] = large ? nullptr : add_font(atlas, regular, size);
        fonts.bold[i] = static_cast<Size>(i) == Size::small ? fonts.regular[i] : add_font(atlas, bold, size);
        if (large) fonts.regular[i] = fonts.bold[i];
    }
    const std::vector<int> signs = reserve_signs(atlas, fonts);
    atlas.Build();
    paint_signs(atlas, fonts, signs);
    return fonts;
}

} // namespace roundhouse::table
