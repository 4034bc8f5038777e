#include "cli/screen.hpp"

#include "base/text.hpp"

#include <cstdlib>
#include <thread>

#include <fmt/format.h>

namespace roundhouse::cli {

std::string Style::painted(const char* code, std::string_view text) const {
    if (!colour || text.empty()) return std::string(text);
    return fmt::format("\x1b[{}m{}\x1b[0m", code, text);
}

Style style_for(const Streams& streams, Face face) {
    const char* none = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    const bool dumb = !term || std::string_view(term) == "dumb";
    return {streams.out_terminal && !(none && *none) && !dumb, face};
}

void Screen::sentence(std::string_view text, std::string_view indent) const {
    lines(wrapped(text, screen_width, indent));
}

void Screen::warn(std::string_view text) const {
    streams_.out << std::flush;
    for (const std::string& line : wrapped(text)) streams_.err << line << '\n';
    streams_.err << std::flush;
}

std::optional<std::string> Screen::ask(std::string_view prompt) const {
    streams_.out << prompt << std::flush;
    std::string answer;
    if (!std::getline(streams_.in, answer)) {
        line();
        return {};
    }
    if (!answer.empty() && answer.back() == '\r') answer.pop_back();
    if (!streams_.in_terminal) line(printable(answer, 200));
    return answer;
}

void Screen::hide() const {
    if (streams_.out_terminal)
        streams_.out << "\x1b[2J\x1b[3J\x1b[H" << std::flush;
    else
        streams_.out << "\f\n";
}

void Screen::pause(std::chrono::milliseconds time) const {
    streams_.out << std::flush;
    if (streams_.out_terminal) std::this_thread::sleep_for(time);
}

Lines wrapped(std::string_view text, std::size_t width, std::string_view indent) {
    Lines lines;
    std::string line(indent);
    bool fresh = true;
    for (const std::string_view word : words(text)) {
        if (!fresh && columns(line) + 1 + columns(word) > width) {
            lines.push_back(line);
            line = indent;
            fresh = true;
        }
        if (!fresh) line += ' ';
        line += word;
        fresh = false;
    }
    if (!fresh || lines.empty()) lines.push_back(line);
    return lines;
}

Lines hanging(std::string_view text, std::size_t width) {
    const std::size_t first = text.find_first_not_of(' ');
    const std::size_t gap = first == std::string_view::npos ? first : text.find("  ", first);
    if (columns(text) <= width) return {std::string(text)};
    if (gap == std::string_view::npos) return wrapped(text, width);
    const std::size_t body = text.find_first_not_of(' ', gap);
    if (body == std::string_view::npos || body > width / 2) return wrapped(text, width);
    Lines lines = wrapped(text.substr(body), width, std::string(body, ' '));
    lines.front() = std::string(text.substr(0, body)) + lines.front().substr(body);
    return lines;
}

std::string right(std::string_view text, std::size_t width) {
    const std::size_t wide = columns(text);
    return std::string(wide < width ? width - wide : 0, ' ') + std::string(text);
}

} // namespace roundhouse::cli
