#pragma once
// Tab goes from control to control of a page, in the order in which they are drawn. Dear ImGui's own Tab
// knows text fields alone.

#include <vector>

struct ImGuiWindow;

namespace roundhouse::window {

class TabRing {
  public:
    /// A new picture of the page is drawn.
    void begin() { stops_.clear(); }
    /// The control that was drawn last is a stop, unless it is disabled. `id`: of the part of it that takes
    /// keys.
    void add(unsigned id = 0);
    /// All is drawn: goes on by `step` stops, round and round. 0: stays.
    void go(int step);
    /// The control that the keys are at, in the order of the stops from 0; -1 for none.
    int at() const;
    int size() const { return static_cast<int>(stops_.size()); }

  private:
    struct Stop {
        unsigned id = 0;
        ImGuiWindow* window = nullptr;
        float left = 0, top = 0, right = 0, bottom = 0; ///< in the window's own measure
    };
    std::vector<Stop> stops_;
};

} // namespace roundhouse::window
