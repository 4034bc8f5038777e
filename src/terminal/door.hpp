#pragma once
// The way out of the program. Names of files, texts of packages, arguments: whatever is written may come from
// anybody, so nothing that a terminal acts on, and nothing that a reader cannot see, gets past this door.

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace roundhouse::terminal {

/// How text stands out. In texts inks are noncharacters of Unicode, which are never anybody's text and take
/// no room; the door draws them, or leaves them out.
enum class Ink : std::uint8_t { red, green, bold, dim, plain };
std::string mark(Ink ink);

/// A stream that writes on `to`, line by line or when it is flushed: hidden characters and bytes that are not
/// UTF-8 as base/text.hpp's printable writes them, but for the ends of lines; inks as a terminal's colours,
/// or not at all. Every line ends plain.
class Door : public std::ostream {
  public:
    explicit Door(std::ostream& to, bool colours = false);
    ~Door() override;
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;

  private:
    class Buffer : public std::streambuf {
      public:
        Buffer(std::ostream& to, bool colours) : to_(to), colours_(colours) {}

      protected:
        int_type overflow(int_type c) override;
        std::streamsize xsputn(const char* text, std::streamsize size) override;
        int sync() override;

      private:
        void let_out(std::size_t size);
        void draw(Ink ink, std::string& drawn);

        std::ostream& to_;
        bool colours_, inked_ = false;
        std::string waiting_;
    };
    Buffer buffer_;
};

} // namespace roundhouse::terminal
