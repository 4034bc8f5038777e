#include "window/pages/tab_ring.hpp"

#include <imgui.h>
#include <imgui_internal.h>

namespace roundhouse::window {

void TabRing::add(unsigned id) {
    const ImGuiLastItemData& item = ImGui::GetCurrentContext()->LastItemData;
    if (item.InFlags & ImGuiItemFlags_Disabled) return;
    ImGuiWindow* const window = ImGui::GetCurrentWindow();
    const ImVec2 corner = window->Pos;
    const ImRect& place = item.NavRect;
    stops_.push_back({id ? id : item.ID, window, place.Min.x - corner.x, place.Min.y - corner.y,
                      place.Max.x - corner.x, place.Max.y - corner.y});
}

int TabRing::at() const {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    if (context.NavDisableHighlight && context.ActiveId == 0) return -1;
    for (std::size_t i = 0; i < stops_.size(); ++i)
        if (stops_[i].id == context.NavId || stops_[i].id == context.ActiveId) return static_cast<int>(i);
    return -1;
}

void TabRing::go(int step) {
    if (step == 0 || stops_.empty()) return;
    ImGuiContext& context = *ImGui::GetCurrentContext();
    const int from = at(), last = size() - 1;
    const int to = from < 0 ? (step > 0 ? 0 : last) : (from + step + size()) % size();
    const Stop& stop = stops_[static_cast<std::size_t>(to)];
    ImGui::ClearActiveID();
    ImGui::FocusWindow(stop.window);
    const ImRect place(stop.left, stop.top, stop.right, stop.bottom);
    ImGui::SetNavID(stop.id, ImGuiNavLayer_Main, 0, place);
    context.NavDisableHighlight = false;
    context.NavDisableMouseHover = context.NavMousePosDirty = true;
    const ImVec2 corner = stop.window->Pos;
    ImGui::ScrollToBringRectIntoView(stop.window, {{place.Min.x + corner.x, place.Min.y + corner.y},
                                                   {place.Max.x + corner.x, place.Max.y + corner.y}});
}

} // namespace roundhouse::window
