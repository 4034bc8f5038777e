#pragma once
// Whether a window can be opened here. Tried in a child process: SFML ends a program that has no display,
// and crashes one whose display has no OpenGL.

#include <optional>
#include <string>

#include <sys/types.h>

namespace roundhouse::window {

struct ScreenSize {
    int width = 0, height = 0; ///< pixels
};

/// Tries the display in parallel with this process.
class Probe {
  public:
    Probe();
    ~Probe();
    Probe(const Probe&) = delete;
    Probe& operator=(const Probe&) = delete;

    /// The display's size; waits for the display, but not for OpenGL. Empty if there is none.
    std::optional<ScreenSize> screen() const;
    /// Why there can be no window, in one sentence; empty if there can be. Waits for the answer.
    std::string why_no_window();

  private:
    std::string display_;
    pid_t child_ = -1; ///< -1: no trial is running
    int answer_ = -1;  ///< read end of a pipe
};

/// The same in one call.
inline std::string why_no_window() { return Probe().why_no_window(); }

} // namespace roundhouse::window
