#include "window/pages/panel.hpp"

#include "window/paint/lines.hpp"
#include "window/paint/packed.hpp"

#include <algorithm>
#include <cfloat>

#include <imgui.h>
#include <imgui_internal.h>
#include <imgui_stdlib.h>

namespace roundhouse::window {

namespace {

ImVec4 shade_of(Colour c, float opacity = 1) {
    return {static_cast<float>(c.red) / 255, static_cast<float>(c.green) / 255,
            static_cast<float>(c.blue) / 255, opacity};
}

constexpr Colour side_panel{0x17, 0x40, 0x36};
/// Part of the visible height that a page key scrolls.
constexpr float page_of_scroll = 0.85F;

void open_panel(const char* id, const Rect& place, ImGuiWindowFlags more, bool edged = false) {
    ImGui::SetNextWindowPos({place.left, place.top});
    ImGui::SetNextWindowSize({place.width, place.height});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, shade_of(look::panel));
    if (edged) {
        ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 2);
        ImGui::PushStyleColor(ImGuiCol_Border, shade_of(look::gold));
    }
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     more);
    if (edged) {
        ImGui::PopStyleColor();
        ImGui::PopStyleVar();
    }
    ImGui::PopStyleColor();
}

} // namespace

void begin_panel(const Page& page, const char* id, Point most, float top) {
    const float margin = 16 * page.scale;
    const float width = std::min(most.x * page.scale, page.window.x - 2 * margin);
    const float room = page.window.y - top - (top > 0 ? 1 : 2) * margin;
    const float height = std::min(most.y * page.scale, room);
    const float above = top > 0 ? top : margin;
    open_panel(id, {(page.window.x - width) / 2, above + (room - height) / 2, width, height}, 0);
}

void begin_panel_on_top(const Page& page, const char* id, Point size) {
    const float width = std::min(size.x * page.scale, page.window.x - 32 * page.scale),
                height = size.y * page.scale;
    open_panel(id, {(page.window.x - width) / 2, (page.window.y - height) / 2, width, height}, 0, true);
}

void begin_panel_beside(const char* id, const Rect& place) { open_panel(id, place, ImGuiWindowFlags_NoNav); }

void begin_panel_at_side(const Page& page, const char* id, const Rect& place) {
    ImGui::SetNextWindowPos({place.left, place.top});
    ImGui::SetNextWindowSize({place.width, place.height});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, shade_of(side_panel));
    ImGui::PushStyleColor(ImGuiCol_Border, shade_of(look::faint));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, std::max(1.0F, 1.3F * page.scale));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {std::min(20 * page.scale, 0.065F * place.width),
                                                      std::min(18 * page.scale, 0.065F * place.width)});
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor(2);
}

void end_panel() { ImGui::End(); }

void begin_sheet(const Page& page, const char* id) {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({page.window.x, page.window.y});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, {0, 0, 0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
}

void begin_part(const Page& page, const char* id, const Rect& place) {
    ImGui::SetCursorScreenPos({place.left, place.top});
    ImGui::PushStyleColor(ImGuiCol_ChildBg, shade_of(look::panel));
    ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, 12 * page.scale);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {16 * page.scale, 12 * page.scale});
    ImGui::BeginChild(id, {place.width, place.height}, false,
                      ImGuiWindowFlags_AlwaysUseWindowPadding | ImGuiWindowFlags_NavFlattened);
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor();
}

void end_part() { ImGui::EndChild(); }

float foot_height(const Page& page) {
    return page.fonts.of(Size::label, true)->FontSize + 2 * ImGui::GetStyle().FramePadding.y +
           2 * ImGui::GetStyle().ItemSpacing.y;
}

namespace {

/// The key under which a body stores how many controls were drawn before it.
ImGuiID stops_before() { return ImGui::GetID("stops before"); }

/// Pixels to scroll for the keys that are down.
float scrolled_by_keys(ScrollKeys keys) {
    const auto pressed = [](ImGuiKey key) {
        return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)) ? 1.0F : 0.0F;
    };
    const float line = keys.arrows ? 2 * ImGui::GetTextLineHeightWithSpacing() : 0,
                sheet = page_of_scroll * ImGui::GetWindowHeight(),
                all = keys.ends ? ImGui::GetScrollMaxY() : 0;
    return line * (pressed(ImGuiKey_DownArrow) - pressed(ImGuiKey_UpArrow)) +
           sheet * (pressed(ImGuiKey_PageDown) - pressed(ImGuiKey_PageUp)) +
           all * (pressed(ImGuiKey_End) - pressed(ImGuiKey_Home));
}

} // namespace

/// A window of its own, so that a click on it does not reach what is beneath.
void draw_more_below(const Page& page) {
    const ImVec2 corner = ImGui::GetWindowPos(), size = ImGui::GetWindowSize(),
                 before = ImGui::GetCursorScreenPos();
    const float radius = 13 * page.scale;
    const ImVec2 centre{corner.x + ImGui::GetWindowContentRegionMax().x - radius,
                        corner.y + size.y - radius - page.scale};
    ImGui::SetCursorScreenPos({centre.x - radius, centre.y - radius});
    ImGui::BeginChild("more below", {2 * radius, 2 * radius}, false,
                      ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse);
    const bool pressed = ImGui::InvisibleButton("down", {2 * radius, 2 * radius});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddCircleFilled(centre, radius, packed(ImGui::IsItemHovered() ? look::button_hover : look::panel));
    const ImFont& font = *page.fonts.of(Size::label, true);
    const ImVec2 arrow = font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, "▼");
    list.AddText(&font, font.FontSize, {centre.x - arrow.x / 2, centre.y - arrow.y / 2}, packed(look::gold),
                 "▼");
    ImGui::EndChild();
    ImGui::SetCursorScreenPos(before);
    if (pressed)
        ImGui::SetScrollY(std::min(ImGui::GetScrollY() + page_of_scroll * size.y, ImGui::GetScrollMaxY()));
}

/// Dear ImGui scrolls by keys only the window with the focus, and one without controls never gets it.
void scroll_by_keys(ScrollKeys keys) {
    const bool keys_are_in_it = ImGui::GetCurrentContext()->NavWindow == ImGui::GetCurrentWindow();
    if (keys_are_in_it || ImGui::GetIO().WantTextInput || ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup))
        return;
    if (const float by = scrolled_by_keys(keys); by != 0)
        ImGui::SetScrollY(std::clamp(ImGui::GetScrollY() + by, 0.0F, ImGui::GetScrollMaxY()));
}

void begin_body(const Page& page, const char* id) {
    ImGui::BeginChild(id, {0, ImGui::GetContentRegionAvail().y - foot_height(page)}, false,
                      ImGuiWindowFlags_NavFlattened);
    ImGui::GetStateStorage()->SetInt(stops_before(), page.tabs.size());
}

void end_body(const Page& page) {
    const bool only_text = page.tabs.size() == ImGui::GetStateStorage()->GetInt(stops_before());
    if (only_text) scroll_by_keys();
    ImGui::EndChild();
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + 4 * page.scale);
}

void at_right(const Page& page, const std::string& label, bool alone) {
    const ImFont* font = page.fonts.of(Size::label, true);
    const float width = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, label.c_str()).x +
                        2 * ImGui::GetStyle().FramePadding.x;
    if (!alone) ImGui::SameLine();
    ImGui::SetCursorPosX(ImGui::GetWindowContentRegionMax().x - width);
}

void at_right_of_cell(const std::string& text) {
    const float room = ImGui::GetContentRegionAvail().x - ImGui::CalcTextSize(text.c_str()).x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(room, 0.0F));
    ImGui::TextUnformatted(text.c_str());
}

void heading(const Page& page, const std::string& text, Size size) {
    ImGui::PushFont(page.fonts.of(size, true));
    paragraph(text);
    ImGui::PopFont();
}

void quiet(const std::string& text) {
    ImGui::PushStyleColor(ImGuiCol_Text, shade_of(look::quiet));
    paragraph(text);
    ImGui::PopStyleColor();
}

void small(const Page& page, const std::string& text) {
    ImGui::PushFont(page.fonts.of(Size::small, false));
    quiet(text);
    ImGui::PopFont();
}

void paragraph(const std::string& text) {
    const ImGuiWindow& window = *ImGui::GetCurrentWindow();
    const float until = std::max(window.DC.TextWrapPos, 0.0F); // 0: to the edge
    const float width = ImGui::CalcWrapWidthForPos(window.DC.CursorPos, until);
    ImGui::TextUnformatted(in_lines(*ImGui::GetFont(), text, width).c_str());
}

void fault(const std::string& text) {
    ImGui::PushStyleColor(ImGuiCol_Text, shade_of(look::red));
    paragraph(text);
    ImGui::PopStyleColor();
}

namespace {

bool golden_button(const Page& page, const std::string& label, OnEnter on_enter, bool enabled, ImVec2 size) {
    ImGui::BeginDisabled(!enabled);
    ImGui::PushFont(page.fonts.of(Size::label, true));
    ImGui::PushStyleColor(ImGuiCol_Button, shade_of(look::gold));
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, shade_of({0xe6, 0xb8, 0x5e}));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive, shade_of({0xc0, 0x8f, 0x35}));
    ImGui::PushStyleColor(ImGuiCol_Text, shade_of(look::ink));
    const bool pressed = ImGui::Button(label.c_str(), size);
    ImGui::PopStyleColor(4);
    ImGui::PopFont();
    if (on_enter == OnEnter::press && enabled) ImGui::SetItemDefaultFocus();
    page.tabs.add();
    ImGui::EndDisabled();
    const bool typing = ImGui::GetIO().WantTextInput;
    return pressed || (on_enter != OnEnter::nothing && enabled && !typing && !ImGui::GetIO().NavVisible &&
                       ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false));
}

} // namespace

bool main_button(const Page& page, const std::string& label, OnEnter on_enter, bool enabled, float width) {
    return golden_button(page, label, on_enter, enabled, {width, 0});
}

bool wide_main_button(const Page& page, const std::string& label, float height) {
    return golden_button(page, label, OnEnter::press, true, {ImGui::GetContentRegionAvail().x, height});
}

bool button(const Page& page, const std::string& label) {
    const bool pressed = ImGui::Button(label.c_str());
    page.tabs.add();
    return pressed;
}

bool begin_choices(const Page& page, const char* id, float width) {
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, {0, 5 * page.scale});
    if (!ImGui::BeginTable(id, 2, ImGuiTableFlags_BordersInnerH)) {
        ImGui::PopStyleVar();
        return false;
    }
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, width * page.scale);
    return true;
}

void begin_choice(const Page& page, const std::string& label, const std::string& about,
                  const std::string& why_not) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::PushID(label.c_str());
    ImGui::BeginDisabled(!why_not.empty());
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (about.empty() ? ImGui::GetStyle().FramePadding.y : 0));
    paragraph(label);
    if (!about.empty()) {
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 6 * page.scale);
        small(page, about);
    }
    ImGui::EndDisabled();
    if (!why_not.empty()) {
        ImGui::PushFont(page.fonts.of(Size::small, false));
        ImGui::PushStyleColor(ImGuiCol_Text, shade_of(look::gold));
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 6 * page.scale);
        paragraph(why_not);
        ImGui::PopStyleColor();
        ImGui::PopFont();
    }
    ImGui::TableNextColumn();
    ImGui::BeginDisabled(!why_not.empty());
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
}

void end_choice() {
    ImGui::EndDisabled();
    ImGui::PopID();
}

void end_choices() {
    ImGui::EndTable();
    ImGui::PopStyleVar();
}

bool check(const Page& page, const char* id, bool& on) {
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {4 * page.scale, 4 * page.scale});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1.5F * page.scale);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 5 * page.scale);
    ImGui::PushStyleColor(ImGuiCol_Border, shade_of(on ? look::gold : look::quiet));
    ImGui::PushStyleColor(ImGuiCol_FrameBg, shade_of(look::panel));
    const float width = ImGui::GetFrameHeight();
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(room - width - 2 * page.scale, 0.0F));
    const bool changed = ImGui::Checkbox(id, &on);
    page.tabs.add();
    ImGui::PopStyleColor(2);
    ImGui::PopStyleVar(3);
    return changed;
}

namespace {

constexpr int longest_name = 60; ///< bytes, as in store::Settings

/// Cuts the name to the limit without splitting a character.
int cut_name(ImGuiInputTextCallbackData* typed) {
    int length = typed->BufTextLen;
    if (length <= longest_name) return 0;
    length = longest_name;
    while (length > 0 && (typed->Buf[length] & 0xc0) == 0x80) --length;
    typed->DeleteChars(length, typed->BufTextLen - length);
    return 0;
}

} // namespace

void name_field(const Page& page, const char* id, std::string& name) {
    ImGui::InputText(id, &name, ImGuiInputTextFlags_CallbackEdit | ImGuiInputTextFlags_AutoSelectAll,
                     cut_name);
    page.tabs.add();
}

bool pick_one(const Page& page, const char* id, const std::vector<std::string>& texts, int& which) {
    bool changed = false;
    if (!ImGui::BeginCombo(id, texts[static_cast<std::size_t>(which)].c_str())) {
        page.tabs.add();
        return false;
    }
    for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
        if (ImGui::Selectable(texts[static_cast<std::size_t>(i)].c_str(), i == which) && i != which) {
            which = i;
            changed = true;
        }
        if (i == which) ImGui::SetItemDefaultFocus();
    }
    ImGui::EndCombo();
    return changed;
}

bool step_by_keys(int& value, int least, int most) {
    const int step = (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_RightArrow)) ? 1 : 0) -
                     (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_LeftArrow)) ? 1 : 0);
    if (step == 0 || !ImGui::IsItemFocused() || ImGui::IsItemActive()) return false;
    ImGui::NavMoveRequestCancel(); // the focus stays here
    const int before = value;
    value = std::clamp(value + step, least, most);
    return value != before;
}

bool slide(const Page& page, const char* id, int& value, int least, int most, const std::string& format) {
    ImGuiStorage& held = *ImGui::GetStateStorage();
    const ImGuiID own = ImGui::GetID(id);
    int shown = ImGui::GetActiveID() == own ? held.GetInt(own, value) : value;
    ImGui::SliderInt(id, &shown, least, most, format.c_str());
    held.SetInt(own, shown);
    const bool let_go = ImGui::IsItemDeactivatedAfterEdit();
    const bool stepped = step_by_keys(shown, least, most);
    page.tabs.add();
    if (!let_go && !stepped) return false;
    value = shown;
    return true;
}

void tip(const Page& page, const std::string& text) {
    if (!ImGui::IsItemHovered()) return;
    // A border sets it off from what is beneath.
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {10 * page.scale, 8 * page.scale});
    ImGui::PushStyleVar(ImGuiStyleVar_PopupBorderSize, std::max(1.0F, page.scale));
    ImGui::PushStyleColor(ImGuiCol_Border, shade_of(look::gold));
    ImGui::SetTooltip("%s", text.c_str());
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
}

void key_line(const Page& page, const std::string& key, const std::string& what) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::PushFont(page.fonts.of(Size::body, true));
    ImGui::PushStyleColor(ImGuiCol_Text, shade_of(look::gold));
    ImGui::TextUnformatted(key.c_str());
    ImGui::PopStyleColor();
    ImGui::PopFont();
    ImGui::TableNextColumn();
    paragraph(what);
}

} // namespace roundhouse::window
