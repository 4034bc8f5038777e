#pragma once
// Where the lines of a journal go.

#include <memory>
#include <ostream>
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

/// A journal in any stream, for who does not keep it in a file.
class JournalStream final : public JournalOut {
  public:
    explicit JournalStream(std::unique_ptr<std::ostream> stream) : stream_(std::move(stream)) {}
    void write(std::string_view lines) override { *stream_ << lines << std::flush; }
    bool waits() const override { return !*stream_; }

  private:
    std::unique_ptr<std::ostream> stream_;
};

} // namespace roundhouse
