#include "script/text/syntax.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/text.hpp"

namespace roundhouse::script {

namespace {

/// A line of the text, trimmed.
std::string_view stripped_line(std::string_view text, int number) {
    const std::string_view line = line_of(text, number);
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == line.npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

/// The text in quotes after "near "; empty for the end of the text.
std::string_view token_near(std::string_view message) {
    const std::size_t at = message.find(" near '");
    if (at == message.npos) return {};
    const std::string_view rest = message.substr(at + 7);
    return rest.substr(0, rest.rfind('\''));
}

/// True for a token that cannot be part of a table: the table's end is missing before it.
bool begins_statement(std::string_view token) {
    constexpr std::array words{"return", "end", "local", "if", "for", "while", "else", "elseif", ""};
    return std::find(words.begin(), words.end(), token) != words.end();
}

/// The last line before `line` that is not empty.
int line_before(const Source& source, int line) {
    while (--line > 0 && stripped_line(source.text, line).empty()) {
    }
    return line;
}

std::string of_a_table(const Source& source, int line, std::string_view token) {
    if (begins_statement(token)) return "is a } missing?";
    if (!stripped_line(source.text, line).starts_with(token)) return "is a comma missing before it?";
    return fmt::format("is a comma missing at the end of line {}?", line_before(source, line));
}

bool has_curly_quotes(std::string_view text) {
    for (const char* quote : {"\u201c", "\u201d", "\u201e", "\u2018", "\u2019"})
        if (text.find(quote) != text.npos) return true;
    return false;
}

} // namespace

std::string syntax_hint(std::string_view message, const Source& source, int line) {
    const std::string_view token = token_near(message);
    const auto says = [&](std::string_view what) { return message.find(what) != message.npos; };
    if (has_curly_quotes(stripped_line(source.text, line)) && token.find('<') != token.npos)
        return "write straight quotes: \"…\"";
    if (token == "=" && (says("'then' expected") || says("'do' expected"))) return "write == to compare";
    if (says("unfinished string")) return "the text that begins there has no closing quote";
    if (says("'}' expected")) return of_a_table(source, line, token);
    return {};
}

} // namespace roundhouse::script
