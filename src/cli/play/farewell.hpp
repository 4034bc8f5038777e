#pragma once
// What Ctrl+C says before it ends a game or long work at the terminal.

#include <string>

namespace roundhouse::cli {

/// While it lives, SIGINT writes `words` to standard error, then ends this process and the programs at its
/// seats. Only one may exist at a time.
class Farewell {
  public:
    explicit Farewell(const std::string& words);
    ~Farewell();
    Farewell(const Farewell&) = delete;
    Farewell& operator=(const Farewell&) = delete;

  private:
    void (*before_)(int);
};

/// True if Ctrl+C would end this process at once, with no message and nothing saved.
bool ends_unsaid();

} // namespace roundhouse::cli
