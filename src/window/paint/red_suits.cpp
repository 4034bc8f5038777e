#include "window/paint/red_suits.hpp"

#include <algorithm>
#include <vector>

#include <imgui.h>

namespace roundhouse::window {

namespace {

constexpr Colour red_on_dark{0xff, 0x8e, 0x86}, red_on_light{0xb8, 0x1c, 0x24};
constexpr int half_light = 90; ///< of 255: threshold between letters on dark and on light ground

ImU32 reddened(ImU32 colour) {
    const auto part = [&](int shift) { return static_cast<int>(colour >> shift & 0xffU); };
    const int light =
        (299 * part(IM_COL32_R_SHIFT) + 587 * part(IM_COL32_G_SHIFT) + 114 * part(IM_COL32_B_SHIFT)) / 1000;
    const Colour red = light > half_light ? red_on_dark : red_on_light;
    return IM_COL32(red.red, red.green, red.blue, part(IM_COL32_A_SHIFT));
}

} // namespace

void redden_suits(const ImDrawData& data, const Fonts& fonts) {
    std::vector<const ImFontGlyph*> signs;
    for (const auto& weight : {fonts.regular, fonts.bold})
        for (const ImFont* font : weight)
            for (const ImWchar letter : {ImWchar{0x2665}, ImWchar{0x2666}})
                if (const ImFontGlyph* glyph = font ? font->FindGlyphNoFallback(letter) : nullptr)
                    signs.push_back(glyph);
    const auto is_red = [&](ImVec2 uv) {
        return std::any_of(signs.begin(), signs.end(), [&](const ImFontGlyph* sign) {
            return uv.x >= sign->U0 && uv.x <= sign->U1 && uv.y >= sign->V0 && uv.y <= sign->V1;
        });
    };
    for (int i = 0; i < data.CmdListsCount; ++i) {
        ImDrawList& list = *data.CmdLists[i];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (command.TextureId != ImGui::GetIO().Fonts->TexID || command.UserCallback) continue;
            for (unsigned at = command.IdxOffset; at < command.IdxOffset + command.ElemCount; ++at) {
                ImDrawVert& corner = list.VtxBuffer[static_cast<int>(command.VtxOffset) +
                                                    list.IdxBuffer[static_cast<int>(at)]];
                if (is_red(corner.uv)) corner.col = reddened(corner.col);
            }
        }
    }
}

} // namespace roundhouse::window
