#pragma once
// What Ctrl+C says before it ends a game or long work at the terminal.

#include <string>

namespace roundhouse::cli {

/// While it lives, SIGINT says `words` on standard error and then ends this process, and the programs at
/// seats with it. One at a time.
class Farewell {
  public:
    explicit Farewell(const std::string& words);
    ~Farewell();
    Farewell(const Farewell&) = delete;
    Farewell& operator=(const Farewell&) = delete;

  private:
    void (*before_)(int);
};

/// True if Ctrl+C ends this process at once, and nobody has anything to say or to keep.
bool ends_unsaid();

} // namespace roundhouse::cli
