#pragma once
// What a program says, as on a terminal: every piece is on its way at once.

#include <streambuf>

#include <unistd.h>

namespace roundhouse::testing {

/// Writes on a pipe, which stays the caller's.
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
