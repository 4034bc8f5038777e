#include "table/panel.hpp"

#include <imgui.h>

namespace roundhouse::table {

namespace {

ImVec4 colour(Colour c) {
    return {static_cast<float>(c.red) / 255, static_cast<float>(c.green) / 255,
            static_cast<float>(c.blue) / 255, 1};
}

} // namespace

void begin_panel(const Page& page, const char* id, Point most, float top) {
    const float margin = 16 * page.scale;
    const float width = std::min(most.x * page.scale, page.window.x - 2 * margin);
    const float room = page.window.y - top - 2 * margin;
    const float height = std::min(most.y * page.scale, room);
    ImGui::SetNextWindowPos({(page.window.x - width) / 2, top + margin + (room - height) / 2});
    ImGui::SetNextWindowSize({width, height});
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
}

void end_panel() { ImGui::End(); }

void heading(const Page& page, const std::string& text, Size size) {
    ImGui::PushFont(page.fonts.of(size, true));
    ImGui::TextWrapped("%s", text.c_str());
    ImGui::PopFont();
}

void quiet(const std::string& text) {
    ImGui::PushStyleColor(ImGuiCol_Text, colour(look::quiet));
    ImGui::TextWrapped("%s", text.c_str());
    ImGui::PopStyleColor();
}

void paragraph(const std::string& text) { ImGui::TextWrapped("%s", text.c_str()); }

void fault(const std::string& text) {
    ImGui::PushStyleColor(ImGuiCol_Text, colour(look::red));
    ImGui::TextWrapped("%s", text.c_str());
    ImGui::PopStyleColor();
}

bool main_button(const Page& page, const std::string& label, bool enter, bool enabled) {
    ImGui::BeginDisabled(!enabled);
    ImGui::PushFont(page.fonts.of(Size::label, true));
    ImGui::PushStyleColor(ImGuiCol_Button, colour(look::gold));
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, colour({0xe6, 0xb8, 0x5e}));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive, colour({0xc0, 0x8f, 0x35}));
    ImGui::PushStyleColor(ImGuiCol_Text, colour(look::ink));
    const bool pressed = ImGui::Button(label.c_str());
    ImGui::PopStyleColor(4);
    ImGui::PopFont();
    ImGui::EndDisabled();
    const bool typing = ImGui::GetIO().WantTextInput;
    return pressed || (enter && enabled && !typing && !ImGui::GetIO().NavVisible &&
                       ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false));
}

bool button(const std::string& label) { return ImGui::Button(label.c_str()); }

} // namespace roundhouse::table
