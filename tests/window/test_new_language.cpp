// A language in which every text is half as long again still fits the smallest window.

#include "catch.hpp"
#include "support/new_language.hpp"
#include "window/support/keyboard.hpp"

#include "bots/player.hpp"

#include <imgui.h>
#include <imgui_internal.h>

using namespace roundhouse;
using namespace roundhouse::window;
using roundhouse::testing::NewLanguage;
using window::testing::Keyboard;
using window::testing::use_own_settings;

namespace {

Settings in_new_language() {
    Settings settings;
    settings.language = "qq";
    settings.pace = 0;
    return settings;
}

/// What does not fit in the picture: texts on the table, panels narrower than their content.
std::vector<std::string> cut_texts(const Keyboard& keys) {
    std::vector<std::string> found(keys.renderer.cut().begin(), keys.renderer.cut().end());
    for (const ImGuiWindow* panel : ImGui::GetCurrentContext()->Windows) {
        const bool popup = panel->Flags & ImGuiWindowFlags_Popup;
        if (panel->WasActive && !popup && panel->ContentSize.x > panel->WorkRect.GetWidth() + 1)
            found.push_back(std::string(panel->Name) + ": " + std::to_string(panel->ContentSize.x) + " in " +
                            std::to_string(panel->WorkRect.GetWidth()));
    }
    return found;
}

} // namespace

TEST_CASE("No page is too small for a language of long words", "[window]") {
    use_own_settings();
    const NewLanguage language;
    Keyboard keys(in_new_language());
    CHECK(cut_texts(keys) == std::vector<std::string>{}); // the lobby
    keys.begin_game();
    CHECK(cut_texts(keys) == std::vector<std::string>{}); // the options agreed on
    for (const PageKind page : {PageKind::rules, PageKind::menu, PageKind::settings, PageKind::help}) {
        keys.show(page);
        INFO(static_cast<int>(page));
        CHECK(cut_texts(keys) == std::vector<std::string>{});
    }
}

TEST_CASE("No decision at the table is too small for a language of long words", "[window]") {
    use_own_settings();
    const NewLanguage language;
    for (const char* variant : {"partnership", "german", "double-deck", "auction", "two-handed"}) {
        Keyboard keys(in_new_language());
        keys.begin_game(variant);
        keys.show(PageKind::table);
        std::set<DecisionKind> seen;
        INFO(variant);
        while (keys.is_asked()) {
            const Decision decision = keys.app.scene()->table().decision;
            if (seen.insert(decision.kind).second) {
                INFO(variant << ": " << name(decision.kind));
                CHECK(cut_texts(keys) == std::vector<std::string>{});
            }
            const auto& game = keys.app.session()->game();
            keys.answer(bots::decide_seated(game.match(), "steady", game.entries()));
        }
        CHECK(seen.size() > 1);
        keys.show(PageKind::score);
        CHECK(cut_texts(keys) == std::vector<std::string>{});
        CHECK(keys.reached() == keys.app.tabs().size());
    }
}
