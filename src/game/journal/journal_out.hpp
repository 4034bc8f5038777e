#pragma once
// Where the lines of a journal go.

#include <string_view>

namespace roundhouse {

class JournalOut {
  public:
    virtual ~JournalOut() = default;
    /// Takes one line or more, each with its line feed. What cannot be written is kept, and tried again with
    /// the next line.
    virtual void write(std::string_view lines) = 0;
    /// A round is over: what was written so far is to outlive the machine.
    virtual void secure() {}
    /// True while something could not be written.
    virtual bool waits() const = 0;
};

} // namespace roundhouse
