#pragma once
// Ctrl+C as a wish to end, not as an end.

#include <atomic>
#include <csignal>

namespace roundhouse::cli {

/// Set by Ctrl+C while something Interruptible is on.
inline std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free); // a signal may set it

/// Ctrl+C keeps what there is; a second one ends the program. Where it was ignored, as in a shell's
/// background, it still is.
class Interruptible {
  public:
    Interruptible()
        : before_(std::signal(SIGINT, [](int) {
              interrupted = true;
              std::signal(SIGINT, SIG_DFL);
          })) {
        if (before_ == SIG_IGN) std::signal(SIGINT, SIG_IGN);
        interrupted = false;
    }
    ~Interruptible() { std::signal(SIGINT, before_); }
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;

  private:
    void (*before_)(int);
};

} // namespace roundhouse::cli
