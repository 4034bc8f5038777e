#pragma once
// Requests as they come in: lines of JSON from anybody, held within bounds.

#include <istream>
#include <optional>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

/// A request has at most so many bytes, and lists and objects in one another at most so deep.
inline constexpr std::size_t longest_request = std::size_t{1024} * 1024, deepest_request = 32;

struct RequestLine {
    std::string_view text; ///< without its end; until the next line is read
    bool too_long = false; ///< it was passed over unread
};

/// Reads lines. However long one is, no more than `longest_request` of it is held.
class RequestLines {
  public:
    explicit RequestLines(std::istream& in) : in_(in), held_(longest_request + 2) {}
    /// Nothing at the end of input.
    std::optional<RequestLine> next();

  private:
    std::istream& in_;
    std::vector<char> held_;
};

/// The line as JSON. Throws teach::AskError, its place the byte, if it is not UTF-8, not JSON, nested too
/// deep, or a field of an object stands twice.
nlohmann::json parsed(std::string_view line);

} // namespace roundhouse::cli
