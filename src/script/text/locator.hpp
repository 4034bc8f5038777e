#pragma once
// Where a Lua text most likely describes something.

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "script/text/lexer.hpp"
#include "script/text/source.hpp"

namespace roundhouse::script {

struct PathStep;

/// Reads a text once, for any number of paths to look up. Goes by the shape of the text alone: braces, commas
/// and `name =`. It runs in the host, where no script limit holds, on texts that anybody may have written; so
/// it counts its steps, for all paths together, and finds nothing more once they are used up.
class Locator {
  public:
    /// The source must outlive it.
    explicit Locator(const Source& source);

    /// What locate() and locate_added() return.
    int line(std::string_view path, bool guess = true);
    int line_of_added(std::string_view path, std::size_t place, std::string_view name);

  private:
    using Steps = std::vector<PathStep>;
    /// How far a path could be followed, and to which line.
    struct Found {
        std::size_t steps = 0;
        int line = 0;
    };
    struct Added {
        std::size_t value, name;
    };

    bool is(std::size_t at, std::string_view sign) const {
        return at < tokens_.size() && tokens_[at].kind != Token::Kind::text && tokens_[at].text == sign;
    }
    void note_ends();
    void note_braces();
    bool goes_on();
    const std::vector<std::size_t>& places_of(std::string_view text) const;
    std::size_t element_end(std::size_t at) const { return at < ends_.size() ? ends_[at] : tokens_.size(); }
    std::size_t brace_from(std::size_t at) const {
        return at < braces_.size() ? braces_[at] : tokens_.size();
    }
    std::size_t key_end(std::size_t at, const std::string& key) const;
    bool has_key(std::size_t at) const;
    std::size_t key_behind(std::size_t at, const PathStep& step) const;
    Found follow(std::size_t at, const Steps& steps);
    Found descend(std::size_t brace, const Steps& steps, std::size_t step);
    Found in_value(std::size_t from, std::size_t to, const Steps& steps, std::size_t step, int line);
    std::size_t added_value(std::size_t at);
    std::vector<Added> added_to(std::string_view list);
    bool holds_text(std::size_t from, std::size_t to, std::string_view text) const;

    std::vector<Token> tokens_;
    std::unordered_map<std::string_view, std::vector<std::size_t>> places_; ///< of every word, in order
    std::vector<std::size_t> ends_;      ///< of the element that begins at each token
    std::vector<std::size_t> braces_;    ///< the first `{` at or after each token
    std::vector<std::size_t> brace_end_; ///< the `}` of each `{`
    std::vector<bool> declared_;         ///< a name in a list after `local`
    int left_;                           ///< steps
};

} // namespace roundhouse::script
