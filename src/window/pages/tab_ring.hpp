#pragma once
// Moves the focus with Tab from control to control, in drawing order. Dear ImGui's own Tab reaches text
// fields only.

#include <vector>

struct ImGuiWindow;

namespace roundhouse::window {

class TabRing {
  public:
    /// Begins a new frame of the page.
    void begin() { stops_.clear(); }
    /// Makes the control drawn last a stop, unless it is disabled. `id`: its part that takes keys.
    void add(unsigned id = 0);
    /// At the end of the frame: moves on by `step` stops, wrapping around. 0: stays.
    void go(int step);
    /// The stop that has the key focus, from 0; -1 for none.
    int at() const;
    int size() const { return static_cast<int>(stops_.size()); }

  private:
    struct Stop {
        unsigned id = 0;
        ImGuiWindow* window = nullptr;
        float left = 0, top = 0, right = 0, bottom = 0; ///< in the window's coordinates
    };
    std::vector<Stop> stops_;
};

} // namespace roundhouse::window
