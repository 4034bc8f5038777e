#include "script/text/source.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/text/lexer.hpp"
#include "script/text/text_check.hpp"

namespace roundhouse::script {

namespace {

ScriptError refused(const Source& source, int line, std::string message) {
    return {Fault::refused, source.name, line, "", std::move(message)};
}

} // namespace

std::string to_text(const ScriptError& error) {
    std::string text = error.file;
    if (error.line > 0) text += fmt::format(":{}", error.line);
    if (!text.empty()) text += ": ";
    if (!error.path.empty()) text += error.path + ": ";
    return text + error.message;
}

namespace {

/// Where what stands at `at` ends: a table with its brace, anything else after one word.
std::size_t past_value(const std::vector<Token>& words, std::size_t at) {
    int open = 0;
    for (; at < words.size(); ++at) {
        if (words[at].kind == Token::Kind::sign && words[at].text == "{") ++open;
        if (words[at].kind == Token::Kind::sign && words[at].text == "}") --open;
        if (open <= 0) return at + 1;
    }
    return at;
}

bool is_sign(const std::vector<Token>& words, std::size_t at, std::string_view sign) {
    return at < words.size() && words[at].kind == Token::Kind::sign && words[at].text == sign;
}

/// Fields of a package that tell people something and decide nothing.
bool is_told(const std::vector<Token>& words, std::size_t at) {
    static const std::set<std::string_view> told{"title", "summary", "version", "author", "licence"};
    const bool begins_field =
        at > 0 && (is_sign(words, at - 1, "{") || is_sign(words, at - 1, ",") || is_sign(words, at - 1, ";"));
    if (!begins_field || words[at].kind != Token::Kind::name || !is_sign(words, at + 1, "=")) return false;
    // A number of that name may well decide something.
    const auto is_face = [](const Token& word) {
        return word.kind == Token::Kind::text && (word.text == "french" || word.text == "german");
    };
    return told.contains(words[at].text) ||
           (words[at].text == "face" && at + 2 < words.size() && is_face(words[at + 2]));
}

} // namespace

std::string meaning_of(const Source& source) {
    const std::vector<Token> words = tokens(source.text);
    std::string meaning;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const Token& word = words[at];
        if (is_told(words, at)) {
            const std::size_t end = past_value(words, at + 2);
            at = is_sign(words, end, ",") ? end : end - 1;
            continue;
        }
        meaning += fmt::format("{}{}:{} ", static_cast<int>(word.kind), word.text.size(), word.text);
    }
    return meaning;
}

std::optional<std::set<std::string>> required_by(const Source& source) {
    const std::vector<Token> words = tokens(source.text);
    std::set<std::string> modules;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (words[at].kind != Token::Kind::name || words[at].text != "require") continue;
        const bool called = is_sign(words, at + 1, "(");
        const std::size_t name = at + (called ? 2 : 1);
        if (name >= words.size() || words[name].kind != Token::Kind::text) return {};
        if (called && !is_sign(words, name + 1, ")")) return {};
        modules.emplace(words[name].text);
    }
    return modules;
}

std::optional<ScriptError> check_source(const Source& source) {
    const std::string_view text = source.text;
    if (text.size() > source_limit)
        return refused(source, 0,
                       fmt::format("a text of {} bytes; {} are the most", text.size(), source_limit));
    if (text.starts_with("\xef\xbb\xbf"))
        return refused(source, 1, "begins with a byte-order mark; save it as UTF-8 without one");
    if (const BadText bad = bad_text(text, true); bad.at != std::string_view::npos) {
        const std::string_view before = text.substr(0, bad.at);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        const std::size_t column = bad.at - (before.rfind('\n') + 1) + 1; // npos + 1 is 0
        return refused(source, static_cast<int>(line),
                       fmt::format("byte {} of the line is {}", column, bad.what));
    }
    // Without the name, scripts cannot dodge the check of globals, and a fault of Lua's compiler keeps out of
    // reach.
    if (text.find("_ENV") != text.npos)
        for (const Token& token : tokens(text))
            if (token.kind == Token::Kind::name && token.text == "_ENV")
                return refused(source, token.line, "\"_ENV\" is not offered to scripts");
    return std::nullopt;
}

} // namespace roundhouse::script
