#include "window/paint/renderer.hpp"

#include "window/paint/red_suits.hpp"

#include <cmath>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <utility>

#include <SFML/OpenGL.hpp>
#include <SFML/Window/Event.hpp>
#include <backends/imgui_impl_opengl2.h>
#include <imgui.h>
#include <imgui_internal.h>

namespace roundhouse::window {

namespace {

constexpr std::array<std::pair<ImGuiKey_, sf::Keyboard::Key>, 15> keys{
    {{ImGuiKey_LeftArrow, sf::Keyboard::Left},
     {ImGuiKey_RightArrow, sf::Keyboard::Right},
     {ImGuiKey_UpArrow, sf::Keyboard::Up},
     {ImGuiKey_DownArrow, sf::Keyboard::Down},
     {ImGuiKey_PageUp, sf::Keyboard::PageUp},
     {ImGuiKey_PageDown, sf::Keyboard::PageDown},
     {ImGuiKey_Home, sf::Keyboard::Home},
     {ImGuiKey_End, sf::Keyboard::End},
     {ImGuiKey_Delete, sf::Keyboard::Delete},
     {ImGuiKey_Backspace, sf::Keyboard::Backspace},
     {ImGuiKey_Space, sf::Keyboard::Space},
     {ImGuiKey_Enter, sf::Keyboard::Enter},
     {ImGuiKey_Escape, sf::Keyboard::Escape},
     {ImGuiKey_A, sf::Keyboard::A},
     {ImGuiKey_V, sf::Keyboard::V}}};

/// Frames with the same hash are taken to be the same.
std::size_t fingerprint(const ImDrawData& data) {
    std::size_t print = 1;
    const auto add = [&](const void* bytes, std::size_t size) {
        const std::string_view text(static_cast<const char*>(bytes), size);
        print = print * 1'000'003 + std::hash<std::string_view>()(text);
    };
    add(&data.DisplaySize, sizeof data.DisplaySize);
    for (const ImDrawList* list : std::span(data.CmdLists, static_cast<std::size_t>(data.CmdListsCount))) {
        add(list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
        add(list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.size_in_bytes()));
        for (const ImDrawCmd& command : list->CmdBuffer) {
            add(&command.ClipRect, sizeof command.ClipRect);
            add(&command.TextureId, sizeof command.TextureId);
            add(&command.ElemCount, sizeof command.ElemCount);
        }
    }
    return std::max(print, std::size_t{1});
}

ImVec4 colour(Colour c, float opacity = 1) {
    return {static_cast<float>(c.red) / 255, static_cast<float>(c.green) / 255,
            static_cast<float>(c.blue) / 255, opacity};
}

/// Uploads the picture with its mipmaps: melds and the others' cards are much smaller than a hand. Software
/// OpenGL would take a quarter of a second to make these.
void send(unsigned texture, const Image& image, const std::vector<Image>& smaller) {
    constexpr int max_level = 0x813d, to_edge = 0x812f; // GL_TEXTURE_MAX_LEVEL, GL_CLAMP_TO_EDGE: since 1.2
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, to_edge);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, to_edge);
    glTexParameteri(GL_TEXTURE_2D, max_level, static_cast<int>(smaller.size()));
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    const auto put = [](int level, const Image& picture) {
        glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA, picture.width, picture.height, 0, GL_RGBA,
                     GL_UNSIGNED_BYTE, picture.rgba.data());
    };
    put(0, image);
    for (std::size_t i = 0; i < smaller.size(); ++i) put(static_cast<int>(i) + 1, smaller[i]);
}

} // namespace

Renderer::Renderer(Artwork artwork) : artwork_(std::move(artwork)) {
    ImGui::CreateContext(&artwork_.letters());
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr; // no file beside the program
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    for (const auto& [theirs, ours] : keys) io.KeyMap[theirs] = ours;
    ImGui_ImplOpenGL2_Init();
}

Renderer::~Renderer() {
    if (texture_) glDeleteTextures(1, &texture_);
    ImGui_ImplOpenGL2_Shutdown();
    ImGui::DestroyContext();
}

void Renderer::style() const {
    ImGuiStyle& style = ImGui::GetStyle();
    style = ImGuiStyle();
    const float s = scale();
    style.WindowRounding = 14;
    style.FrameRounding = style.PopupRounding = style.ChildRounding = style.GrabRounding =
        style.ScrollbarRounding = 8;
    style.WindowPadding = {20, 18};
    style.FramePadding = {12, 8};
    style.ItemSpacing = {10, 9};
    style.ItemInnerSpacing = {8, 6};
    style.WindowBorderSize = 0;
    style.ChildBorderSize = 0;
    style.PopupBorderSize = 1; // sets an open list off from what is beneath
    style.ScrollbarSize = 12;
    style.ScaleAllSizes(s);
    const auto set = [&](ImGuiCol_ what, Colour c, float opacity = 1) {
        style.Colors[what] = colour(c, opacity);
    };
    set(ImGuiCol_Text, look::text);
    set(ImGuiCol_TextDisabled, look::quiet);
    set(ImGuiCol_WindowBg, look::panel, 0.97F);
    set(ImGuiCol_PopupBg, look::panel);
    set(ImGuiCol_ChildBg, look::panel, 0);
    set(ImGuiCol_FrameBg, look::button);
    for (const ImGuiCol_ what : {ImGuiCol_FrameBgHovered, ImGuiCol_ButtonHovered, ImGuiCol_HeaderHovered,
                                 ImGuiCol_FrameBgActive, ImGuiCol_ScrollbarGrabHovered})
        set(what, look::button_hover);
    for (const ImGuiCol_ what :
         {ImGuiCol_Button, ImGuiCol_Header, ImGuiCol_ScrollbarGrab, ImGuiCol_TableHeaderBg})
        set(what, look::button);
    for (const ImGuiCol_ what : {ImGuiCol_ButtonActive, ImGuiCol_HeaderActive, ImGuiCol_ScrollbarGrabActive})
        set(what, look::faint);
    for (const ImGuiCol_ what : {ImGuiCol_CheckMark, ImGuiCol_SliderGrab, ImGuiCol_SliderGrabActive,
                                 ImGuiCol_NavHighlight, ImGuiCol_PlotLines})
        set(what, look::gold);
    set(ImGuiCol_ScrollbarBg, look::panel, 0);
    set(ImGuiCol_TextSelectedBg, look::gold, 0.35F);
    for (const ImGuiCol_ what :
         {ImGuiCol_Separator, ImGuiCol_TableBorderLight, ImGuiCol_TableBorderStrong, ImGuiCol_Border})
        set(what, look::faint, 0.5F);
}

void Renderer::fit(const Fit& wanted) {
    const Artwork::Made made = artwork_.fit(wanted, patient_);
    if (made.letters || !has_letters_) {
        has_letters_ = true;
        forget_painted();
        ImGui_ImplOpenGL2_DestroyFontsTexture();
        ImGui::GetIO().FontDefault = fonts().of(Size::body, false);
        ImGui_ImplOpenGL2_CreateFontsTexture();
        style();
    }
    if (made.cards || !texture_) {
        forget_painted();
        if (!texture_) glGenTextures(1, &texture_);
        const CardPaint& cards = artwork_.cards();
        send(texture_, cards.atlas.image, cards.smaller);
        cards_ = {&cards.atlas, reinterpret_cast<void*>(static_cast<std::intptr_t>(texture_))};
    }
}

void Renderer::feed(const sf::Event& event) {
    ImGuiIO& io = ImGui::GetIO();
    const auto key = [&](bool down) {
        if (event.key.code >= 0 && event.key.code < 512) io.KeysDown[event.key.code] = down;
        io.KeyCtrl = event.key.control;
        io.KeyShift = event.key.shift;
        io.KeyAlt = event.key.alt;
    };
    switch (event.type) {
    case sf::Event::MouseMoved:
        io.MousePos = {static_cast<float>(event.mouseMove.x), static_cast<float>(event.mouseMove.y)};
        break;
    case sf::Event::MouseLeft: io.MousePos = {-1, -1}; break;
    case sf::Event::MouseButtonPressed:
    case sf::Event::MouseButtonReleased:
        io.MousePos = {static_cast<float>(event.mouseButton.x), static_cast<float>(event.mouseButton.y)};
        if (event.mouseButton.button < 3)
            io.MouseDown[event.mouseButton.button] = event.type == sf::Event::MouseButtonPressed;
        break;
    case sf::Event::MouseWheelScrolled: io.MouseWheel += event.mouseWheelScroll.delta; break;
    case sf::Event::KeyPressed: key(true); break;
    case sf::Event::KeyReleased: key(false); break;
    case sf::Event::TextEntered:
        if (event.text.unicode >= 32 && event.text.unicode != 127) io.AddInputCharacter(event.text.unicode);
        break;
    case sf::Event::LostFocus:
        for (bool& down : io.KeysDown) down = false;
        for (bool& down : io.MouseDown) down = false;
        break;
    default: break;
    }
}

bool Renderer::takes_keys() const { return ImGui::GetIO().WantTextInput; }

void Renderer::begin(Point size, float seconds) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {size.x, size.y};
    io.DeltaTime = std::max(seconds, 0.001F);
    // In Dear ImGui 1.86 only Space presses the focused control; here Enter does, too.
    if (io.NavVisible && !io.WantTextInput && io.KeysDown[sf::Keyboard::Enter])
        io.NavInputs[ImGuiNavInput_Activate] = 1;
    cut_.clear();
    popup_was_open_ = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup); // before Escape closes it
    ImGui_ImplOpenGL2_NewFrame();
    ImGui::NewFrame();
}

Canvas Renderer::canvas() { return {*ImGui::GetBackgroundDrawList(), fonts(), cards_, cut_}; }

void Renderer::end_what_is_open() {
    while (ImGui::GetCurrentContext()->FontStack.Size > 0) ImGui::PopFont();
    ImGui::ErrorCheckEndFrameRecover(nullptr);
}

void Renderer::end() {
    ImGui::Render();
    const ImDrawData& data = *ImGui::GetDrawData();
    redden_suits(data, fonts());
    const std::size_t picture = fingerprint(data);
    painted_ = !std::exchange(skip_, false) && !(changes_only_ && picture == last_picture_);
    if (!painted_) return;
    last_picture_ = picture;
    draw_calls_ = 0;
    for (int i = 0; i < data.CmdListsCount; ++i) draw_calls_ += data.CmdLists[i]->CmdBuffer.Size;
    glViewport(0, 0, static_cast<int>(data.DisplaySize.x), static_cast<int>(data.DisplaySize.y));
    ImGui_ImplOpenGL2_RenderDrawData(ImGui::GetDrawData());
}

void Renderer::paint_meanwhile(Point size, const std::function<void(const Canvas&)>& draw) {
    ImGuiContext* const interrupted = ImGui::GetCurrentContext();
    ImGuiContext* const own = ImGui::CreateContext(&artwork_.letters());
    ImGui::SetCurrentContext(own);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {size.x, size.y};
    io.FontDefault = fonts().of(Size::body, false);
    ImGui::NewFrame();
    std::set<std::string> cut;
    draw({*ImGui::GetBackgroundDrawList(), fonts(), cards_, cut});
    ImGui::Render();
    glViewport(0, 0, static_cast<int>(size.x), static_cast<int>(size.y));
    ImGui_ImplOpenGL2_RenderDrawData(ImGui::GetDrawData());
    ImGui::SetCurrentContext(interrupted);
    ImGui::DestroyContext(own);
    forget_painted();
}

} // namespace roundhouse::window
