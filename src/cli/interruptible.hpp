#pragma once
// Makes Ctrl+C a request to finish instead of an immediate end.

#include <atomic>
#include <csignal>

namespace roundhouse::cli {

/// Set by Ctrl+C while an Interruptible exists.
inline std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free); // a signal may set it

/// While one exists, Ctrl+C keeps the results so far; a second one ends the program. If SIGINT was ignored,
/// as in a shell's background, it stays ignored.
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
