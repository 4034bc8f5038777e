#include "script/text/lexer.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace roundhouse::script {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name(char c) { return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

class Lexer {
  public:
    explicit Lexer(std::string_view source) : source_(source) {}

    std::vector<Token> all() {
        if (source_.starts_with('#')) skip_line();
        while (at_ < source_.size()) next();
        return std::move(tokens_);
    }

  private:
    char look(std::size_t ahead = 0) const {
        return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0';
    }
    void skip_line() {
        while (at_ < source_.size() && source_[at_] != '\n') ++at_;
    }
    void next();
    void comment();
    void quoted(char quote);
    bool long_bracket(bool keep);

    /// Adds source[from, to) and goes on at `end`, counting the lines between.
    void add(Token::Kind kind, std::size_t from, std::size_t to, std::size_t end) {
        tokens_.push_back({kind, source_.substr(from, to - from), line_});
        skip_to(end);
    }
    void skip_to(std::size_t end) {
        end = std::min(end, source_.size());
        line_ += static_cast<int>(std::count(source_.begin() + static_cast<std::ptrdiff_t>(at_),
                                             source_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
        at_ = end;
    }

    std::string_view source_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::vector<Token> tokens_;
};

/// Takes [[...]] or [=[...]=]; false if there is none here.
bool Lexer::long_bracket(bool keep) {
    std::size_t level = 0;
    while (look(1 + level) == '=') ++level;
    if (look(1 + level) != '[') return false;
    const std::string close = "]" + std::string(level, '=') + "]";
    const std::size_t from = at_ + level + 2;
    const std::size_t to = std::min(source_.find(close, from), source_.size());
    if (keep)
        add(Token::Kind::text, from, to, to + close.size());
    else
        skip_to(to + close.size());
    return true;
}

void Lexer::comment() {
    at_ += 2;
    if (look() != '[' || !long_bracket(false)) skip_line();
}

void Lexer::quoted(char quote) {
    std::size_t end = at_ + 1;
    while (end < source_.size() && source_[end] != quote && source_[end] != '\n')
        end += source_[end] == '\\' ? 2u : 1u;
    end = std::min(end, source_.size());
    add(Token::Kind::text, at_ + 1, end, end + 1);
}

void Lexer::next() {
    const char c = look();
    if (c == '-' && look(1) == '-') return comment();
    if (c == '"' || c == '\'') return quoted(c);
    if (c == '[' && long_bracket(true)) return;
    if (is_name(c)) {
        std::size_t end = at_;
        while (end < source_.size() && (is_name(source_[end]) || (is_digit(c) && source_[end] == '.'))) ++end;
        return add(is_digit(c) ? Token::Kind::number : Token::Kind::name, at_, end, end);
    }
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n') return skip_to(at_ + 1);
    const bool twice = look(1) == '=' && (c == '=' || c == '~' || c == '<' || c == '>');
    const bool label = c == ':' && look(1) == ':';
    add(Token::Kind::sign, at_, at_ + (twice || label ? 2 : 1), at_ + (twice || label ? 2 : 1));
}

} // namespace

std::vector<Token> tokens(std::string_view source) { return Lexer(source).all(); }

} // namespace roundhouse::script
