#pragma once
// A page that fails while being drawn, like one whose script fails.

#include "base/trouble.hpp"
#include "window/pages/leaf.hpp"

#include <imgui.h>

namespace roundhouse::window::testing {

class FailingLeaf final : public Leaf {
  public:
    LeafWish draw(const Page& page, const Canvas& /*canvas*/, const Input& /*input*/) override {
        begin_panel(page, "fails", {300, 200});
        begin_body(page, "within");
        ImGui::PushFont(page.fonts.of(Size::large, true));
        ImGui::PushStyleColor(ImGuiCol_Text, {1, 0, 0, 1});
        throw Trouble("it fails");
    }
};

} // namespace roundhouse::window::testing
