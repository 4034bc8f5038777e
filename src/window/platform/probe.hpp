#pragma once
// Whether a window can be opened here. Tried in a child process: SFML ends a program that has no display, and
// crashes one whose display knows no OpenGL.

#include <optional>
#include <string>

#include <sys/types.h>

namespace roundhouse::window {

struct ScreenSize {
    int width = 0, height = 0; ///< pixels
};

/// Tries the display while this process does something else.
class Probe {
  public:
    Probe();
    ~Probe();
    Probe(const Probe&) = delete;
    Probe& operator=(const Probe&) = delete;

    /// Of the display; waits until it answers, but not for OpenGL. Empty if there is none.
    std::optional<ScreenSize> screen() const;
    /// Why there can be no window, in one sentence; empty if there can be one. Waits until that is known.
    std::string why_no_window();

  private:
    std::string display_;
    pid_t child_ = -1; ///< -1: nothing is tried any more
    int answer_ = -1;  ///< the end of a pipe
};

/// The same at once.
inline std::string why_no_window() { return Probe().why_no_window(); }

} // namespace roundhouse::window
