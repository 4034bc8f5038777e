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

bool is_sign(const std::vector<Token>& words, std::size_t at, std::string_view sign) {
    return at < words.size() && words[at].kind == Token::Kind::sign && words[at].text == sign;
}

/// The brace of the table that a text returns at its end; past all tokens if it ends otherwise.
std::size_t returned_table(const std::vector<Token>& words) {
    const std::size_t none = words.size();
    std::size_t at = none;
    if (at > 0 && is_sign(words, at - 1, ";")) --at;
    for (int open = 0; at-- > 0;) {
        if (is_sign(words, at, "}")) ++open;
        if (is_sign(words, at, "{")) --open;
        if (open > 0) continue;
        const bool returned = at > 0 && is_sign(words, at, "{") && words[at - 1].kind == Token::Kind::name &&
                              words[at - 1].text == "return";
        return returned ? at : none;
    }
    return none;
}

/// 1 for a token that opens a table, a list of arguments or a block, -1 for one that closes it.
int opened_by(const Token& word) {
    static const std::set<std::string_view> begin{"{", "(", "function", "if", "do", "repeat"},
        end{"}", ")", "end", "until"};
    if (word.kind == Token::Kind::text || word.kind == Token::Kind::number) return 0;
    return begin.contains(word.text) ? 1 : end.contains(word.text) ? -1 : 0;
}

bool ends_field(const std::vector<Token>& words, std::size_t at) {
    return is_sign(words, at, ",") || is_sign(words, at, ";") || is_sign(words, at, "}");
}

/// The token after a text in quotes, or several joined with `..`; `at` if there is none.
std::size_t past_text(const std::vector<Token>& words, std::size_t at) {
    const auto is_text = [&](std::size_t here) {
        return here < words.size() && words[here].kind == Token::Kind::text;
    };
    if (!is_text(at)) return at;
    ++at;
    while (is_sign(words, at, ".") && is_sign(words, at + 1, ".") && is_text(at + 2)) at += 3;
    return at;
}

/// The token after a table of texts by language, { en = "Four", de = "Vier" }; `at` if there is none.
std::size_t past_localised(const std::vector<Token>& words, std::size_t at) {
    if (!is_sign(words, at, "{")) return at;
    std::size_t next = at + 1;
    while (next < words.size() && words[next].kind == Token::Kind::name && is_sign(words, next + 1, "=")) {
        const std::size_t end = past_text(words, next + 2);
        if (end == next + 2 || !ends_field(words, end)) return at;
        next = is_sign(words, end, "}") ? end : end + 1;
    }
    return is_sign(words, next, "}") ? next + 1 : at;
}

/// The token after a field that only informs people; `at` if none begins there. In the package itself it is a
/// text, or one in several languages. A number, or a text that rules are made of, may decide something.
std::size_t past_told(const std::vector<Token>& words, std::size_t at, bool of_package) {
    static const std::set<std::string_view> told{"title", "summary", "face", "version", "author", "licence"};
    const bool begins =
        at > 0 && (is_sign(words, at - 1, "{") || is_sign(words, at - 1, ",") || is_sign(words, at - 1, ";"));
    const std::string_view name = words[at].text;
    if (!begins || words[at].kind != Token::Kind::name || !told.contains(name) ||
        !is_sign(words, at + 1, "="))
        return at;
    const std::size_t value = at + 2;
    std::size_t end = of_package ? past_text(words, value) : value;
    if (end == value && (name == "title" || (name == "summary" && of_package)))
        end = past_localised(words, value);
    return end > value && ends_field(words, end) ? end : at;
}

} // namespace

std::string meaning_of(const Source& source, bool is_package) {
    const std::vector<Token> words = tokens(source.text);
    const std::size_t returned = is_package ? returned_table(words) : words.size();
    std::string meaning;
    int depth = 0; // inside that table
    for (std::size_t at = 0; at < words.size(); ++at) {
        const Token& word = words[at];
        if (const std::size_t end = past_told(words, at, at > returned && depth == 1); end > at) {
            at = is_sign(words, end, ",") ? end : end - 1;
            continue;
        }
        if (at >= returned) depth += opened_by(word);
        meaning += fmt::format("{}{}:{} ", static_cast<int>(word.kind), word.text.size(), word.text);
    }
    return meaning;
}

std::string_view line_of(std::string_view text, int number) {
    for (; number > 1; --number) {
        const std::size_t end = text.find('\n');
        if (end == text.npos) return {};
        text.remove_prefix(end + 1);
    }
    text = text.substr(0, text.find('\n'));
    return text.ends_with('\r') ? text.substr(0, text.size() - 1) : text;
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
                       fmt::format("a text of {} bytes; the limit is {}", text.size(), source_limit));
    if (text.starts_with("\xef\xbb\xbf"))
        return refused(source, 1, "begins with a byte-order mark; save it as UTF-8 without one");
    if (const auto bad = bad_line(text)) return refused(source, bad->line, bad->said);
    // Without this name, scripts cannot evade the check of globals, and a fault of Lua's compiler stays out
    // of reach.
    if (text.find("_ENV") != text.npos)
        for (const Token& token : tokens(text))
            if (token.kind == Token::Kind::name && token.text == "_ENV")
                return refused(source, token.line, "\"_ENV\" is not offered to scripts");
    return std::nullopt;
}

} // namespace roundhouse::script
