#pragma once
// All output goes through here. File names, package texts and arguments may come from anybody, so control
// characters and invisible characters are made harmless.

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace roundhouse::terminal {

/// How text stands out. Within strings an ink is a Unicode noncharacter, which never occurs in real text and
/// has no width; the door turns it into a colour or drops it.
enum class Ink : std::uint8_t { red, green, bold, dim, plain };
std::string mark(Ink ink);

/// A stream that writes to `to`, line by line or when flushed. Hidden characters and bytes that are not UTF-8
/// are written like base/text.hpp's printable, except line ends; inks become terminal colours or nothing.
/// Every line ends plain.
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
