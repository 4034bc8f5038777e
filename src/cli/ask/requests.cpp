#include "cli/ask/requests.hpp"

#include "base/text.hpp"
#include "teach/asks/asks.hpp"

#include <limits>
#include <set>
#include <string>

#include <fmt/format.h>

namespace roundhouse::cli {

using nlohmann::json;
using teach::AskError;

namespace {

/// Watches the parser, and stops it at what no request needs.
class Watch {
  public:
    bool operator()(int /*depth*/, json::parse_event_t event, const json& value) {
        switch (event) {
        case json::parse_event_t::object_start:
        case json::parse_event_t::array_start: open_.emplace_back(); break;
        case json::parse_event_t::object_end:
        case json::parse_event_t::array_end: open_.pop_back(); break;
        case json::parse_event_t::key:
            if (!open_.back().insert(value.get<std::string>()).second)
                throw AskError(printable(value.get<std::string>(), 60), "the field stands twice");
            break;
        case json::parse_event_t::value: break;
        }
        if (open_.size() > deepest_request)
            throw AskError("line",
                           fmt::format("lists and objects are nested more than {} deep", deepest_request));
        return true;
    }

  private:
    std::vector<std::set<std::string>> open_; ///< the fields seen so far in each unclosed object
};

} // namespace

std::optional<RequestLine> RequestLines::next() {
    in_.getline(held_.data(), static_cast<std::streamsize>(held_.size()));
    auto length = static_cast<std::size_t>(in_.gcount());
    if (in_.bad() || (in_.eof() && length == 0)) return {};
    if (in_.fail()) {
        in_.clear();
        in_.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
        return RequestLine{{}, true};
    }
    if (!in_.eof()) --length; // the line end is counted
    if (length > longest_request) return RequestLine{{}, true};
    return RequestLine{{held_.data(), length}};
}

json parsed(std::string_view line) {
    if (const auto bad = first_bad_utf8(line); bad != std::string::npos)
        throw AskError(fmt::format("byte {}", bad + 1), "the request is not UTF-8");
    if (const auto nul = line.find('\0'); nul != std::string_view::npos) // the parser would stop there
        throw AskError(fmt::format("byte {}", nul + 1), "the request is not JSON");
    try {
        json request = json::parse(line, Watch());
        if (!request.is_object())
            throw AskError("byte 1", "expected a JSON object, for example {\"ask\":\"rules\",\"variant\":…}");
        return request;
    } catch (const json::parse_error& error) {
        throw AskError(fmt::format("byte {}", error.byte), "the request is not JSON");
    } catch (const json::out_of_range&) {
        throw AskError("line", "a number is too large");
    }
}

} // namespace roundhouse::cli
