#pragma once
// A journal in a stream, for tests that read it back.

#include "game/journal/journal_out.hpp"

#include <memory>
#include <ostream>

namespace roundhouse {

/// Anything written after the stream has failed is lost.
class JournalStream final : public JournalOut {
  public:
    explicit JournalStream(std::unique_ptr<std::ostream> stream) : stream_(std::move(stream)) {}
    void write(std::string_view lines) override { *stream_ << lines << std::flush; }
    bool waits() const override { return !*stream_; }

  private:
    std::unique_ptr<std::ostream> stream_;
};

} // namespace roundhouse
