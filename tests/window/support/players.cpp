#include "window/support/players.hpp"

#include <chrono>
#include <thread>

#include <imgui.h>

namespace roundhouse::window::testing {

std::unique_ptr<RecordedGame> game_of(const std::string& variant, std::uint64_t seed,
                                      const std::vector<Seat>& people,
                                      const std::map<std::string, std::string>& options) {
    const auto package = variants::open_package(variant);
    const RulebookPtr rules = *package->compile(options);
    JournalHeader header;
    header.variant = variant;
    header.digest = rules->digest;
    header.seed = seed;
    for (Seat seat = 1; seat <= rules->people; ++seat) {
        const bool person = std::find(people.begin(), people.end(), seat) != people.end();
        header.players.push_back({person ? "human" : "random", "Seat " + std::to_string(seat)});
    }
    return std::make_unique<RecordedGame>(rules, header, nullptr);
}

namespace {

/// Letters are measured once for all tables.
struct Type {
    ImFontAtlas atlas;
    Fonts fonts = load_fonts(atlas, 1);
};

Type& type() {
    static Type all;
    return all;
}

} // namespace

Easel::Easel() : context_(ImGui::CreateContext(&type().atlas)) {
    ImGui::SetCurrentContext(context_);
    ImGui::GetIO().IniFilename = nullptr;
    type().atlas.SetTexID(&atlas_); // anything but null
    atlas_.image.width = atlas_.image.height = 1;
}

Easel::~Easel() { ImGui::DestroyContext(context_); }

Canvas Easel::begin(Point window) {
    ImGui::SetCurrentContext(context_);
    ImGui::GetIO().DisplaySize = {window.x, window.y};
    ImGui::GetIO().DeltaTime = 0.016F;
    ImGui::NewFrame();
    return {*ImGui::GetBackgroundDrawList(), type().fonts, {&atlas_, &atlas_}, cut_};
}

void Easel::end() { ImGui::EndFrame(); }

const Fonts& Easel::fonts() { return type().fonts; }

namespace {

Settings with_pace(float pace) {
    Settings settings;
    settings.pace = pace;
    return settings;
}

} // namespace

Played::Played(std::unique_ptr<RecordedGame> game, float pace)
    : settings(with_pace(pace)), session(std::move(game)), scene(session, settings) {
    scene.deal();
}

Wish Played::frame(Input input, double seconds) {
    now += seconds;
    scene.update(now);
    return draw(std::move(input));
}

Wish Played::draw(Input input) {
    input.mouse = mouse;
    const Canvas canvas = easel_.begin(window);
    const Wish wish = scene.draw(canvas, window, input);
    easel_.end();
    return wish;
}

void Played::press(const Stroke& stroke) {
    Input input;
    input.keys.push_back(stroke);
    frame(input);
}

void Played::click(Point at) { drag(at, at); }

void Played::drag(Point from, Point to) {
    mouse = from;
    frame();
    Input input;
    input.clicked = input.held = true;
    frame(input);
    input.clicked = false;
    constexpr int steps = 4;
    for (int i = 1; i <= steps && !(from == to); ++i) {
        mouse = from + (to - from) * (static_cast<float>(i) / steps);
        frame(input);
    }
    input.held = false;
    input.released = true;
    frame(input);
}

void Played::go_on() {
    for (int i = 0; i < 20000 && !(scene.rests() && scene.decision()); ++i) {
        if (scene.melds_open()) scene.close_melds();
        if (scene.curtain() || scene.stage().waits_for_draw()) press({Key::enter});
        if (over() && scene.rests()) return;
        frame();
        if (session.thinking()) std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
}

} // namespace roundhouse::window::testing
