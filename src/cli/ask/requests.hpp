#pragma once
// Incoming requests: lines of JSON from untrusted programs, kept within bounds.

#include <istream>
#include <optional>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

/// Most bytes in a request, and how deep its lists and objects may nest.
inline constexpr std::size_t longest_request = std::size_t{1024} * 1024, deepest_request = 32;

struct RequestLine {
    std::string_view text; ///< without its line end; valid until the next line is read
    bool too_long = false; ///< it was skipped unread
};

/// Reads lines. Never holds more than `longest_request` of one, however long it is.
class RequestLines {
  public:
    explicit RequestLines(std::istream& in) : in_(in), held_(longest_request + 2) {}
    /// Nothing at the end of input.
    std::optional<RequestLine> next();

  private:
    std::istream& in_;
    std::vector<char> held_;
};

/// Parses the line. Throws teach::AskError, with the byte as its place, if it is not UTF-8, not JSON, nested
/// too deep, or has an object with the same field twice.
nlohmann::json parsed(std::string_view line);

} // namespace roundhouse::cli
