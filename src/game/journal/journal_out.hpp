#pragma once
// Where the lines of a journal go.

#include <string_view>

namespace roundhouse {

class JournalOut {
  public:
    virtual ~JournalOut() = default;
    /// Takes one or more lines, each with its line feed. Keeps what it cannot write, and tries again with the
    /// next lines.
    virtual void write(std::string_view lines) = 0;
    /// A round is over: what was written so far must survive a crash of the machine.
    virtual void secure() {}
    /// True while something could not be written.
    virtual bool waits() const = 0;
};

} // namespace roundhouse
