#include "window/learn/card_rows.hpp"

#include "base/language.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

float step_of_cards(std::size_t cards, float width, float room, float widest_step) {
    if (cards < 2) return 0;
    return std::min(widest_step, (room - width) / static_cast<float>(cards - 1));
}

void row_of_cards(const Page& page, const Canvas& canvas, const std::vector<Card>& cards, float width,
                  float room, float widest_step, const std::optional<CardSet>& legal) {
    const float step = step_of_cards(cards.size(), width, room, widest_step);
    const float raise = legal ? 8 * page.scale : 0, height = width * card_aspect;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Canvas on_panel = canvas.on(*ImGui::GetWindowDrawList());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool up = legal && legal->has(cards[i]);
        const Point centre{at.x + width / 2 + static_cast<float>(i) * step,
                           at.y + height / 2 + (up ? 0 : raise)};
        on_panel.card(cards[i], {centre, width, 0}, legal && !up ? 0.55F : 0);
    }
    const float all = cards.empty() ? 0 : width + step * static_cast<float>(cards.size() - 1);
    ImGui::Dummy({all, height + raise + 2 * page.scale});
}

void row_of_cards(const Page& page, const Canvas& canvas, const std::vector<Card>& cards, float width,
                  float room, float widest_step, const std::string& caption,
                  const std::optional<CardSet>& legal) {
    ImGui::BeginGroup();
    row_of_cards(page, canvas, cards, width, room, widest_step, legal);
    ImGui::PushFont(page.fonts.of(Size::small, false));
    ImGui::TextDisabled("%s", caption.c_str());
    ImGui::PopFont();
    ImGui::EndGroup();
}

void trick_and_hand(const Page& page, const Canvas& canvas, const std::vector<Card>& trick,
                    const std::vector<Card>& hand, float width, const std::optional<CardSet>& legal) {
    const float gap = 36 * page.scale, widest = width * 1.06F, whole = ImGui::GetContentRegionAvail().x;
    const auto long_as = [&](const std::vector<Card>& cards) {
        return cards.empty() ? 0 : width + widest * static_cast<float>(cards.size() - 1);
    };
    if (!trick.empty()) {
        // Aligned with the hand beside it.
        if (legal && !hand.empty()) ImGui::SetCursorPosY(ImGui::GetCursorPosY() + 8 * page.scale);
        const float top = ImGui::GetCursorPosY();
        row_of_cards(page, canvas, trick, width, whole, widest, tr("on the table"));
        if (!hand.empty() &&
            long_as(trick) + gap + width + 0.3F * widest * static_cast<float>(hand.size()) < whole) {
            ImGui::SameLine(0, gap);
            if (legal) ImGui::SetCursorPosY(top - 8 * page.scale);
        }
    }
    if (!hand.empty())
        row_of_cards(page, canvas, hand, width, ImGui::GetContentRegionAvail().x, widest, tr("your hand"),
                     legal);
}

} // namespace roundhouse::window
