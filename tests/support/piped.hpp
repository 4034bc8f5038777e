#pragma once
// Output sent down a pipe at once, as to a terminal.

#include <streambuf>

#include <unistd.h>

namespace roundhouse::testing {

/// Writes to a pipe, which the caller keeps.
class PipeOut : public std::streambuf {
  public:
    explicit PipeOut(int pipe) : pipe_(pipe) {}

  protected:
    int_type overflow(int_type c) override {
        const char byte = traits_type::to_char_type(c);
        return xsputn(&byte, 1) == 1 ? c : traits_type::eof();
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        return ::write(pipe_, text, static_cast<std::size_t>(size));
    }

  private:
    int pipe_;
};

} // namespace roundhouse::testing
