// Where a text most likely describes `melds[3].points`. Goes by the shape of the text: braces, commas and
// `name =`.

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "script/text/lexer.hpp"
#include "script/text/source.hpp"

namespace roundhouse::script {

namespace {

struct Step {
    std::string key;
    std::size_t index = 0; // from 1; 0: `key` counts
};

std::vector<Step> parse(std::string_view path) {
    std::vector<Step> steps;
    while (!path.empty()) {
        if (path.starts_with('.')) path.remove_prefix(1);
        if (path.starts_with("[\"")) {
            const std::size_t end = std::min(path.find("\"]", 2), path.size());
            steps.push_back({std::string(path.substr(2, end - 2)), 0});
            path.remove_prefix(std::min(end + 2, path.size()));
        } else if (path.starts_with('[')) {
            std::size_t index = 0;
            std::from_chars(path.data() + 1, path.data() + path.size(), index);
            steps.push_back({"", index});
            path.remove_prefix(std::min(path.find(']'), path.size() - 1) + 1);
        } else {
            const std::size_t end = std::min(path.find_first_of(".["), path.size());
            if (end == 0) break;
            steps.push_back({std::string(path.substr(0, end)), 0});
            path.remove_prefix(end);
        }
    }
    return steps;
}

/// How far a path could be followed, and to which line.
struct Found {
    std::size_t steps = 0;
    int line = 0;
};

class Finder {
  public:
    Finder(std::string_view text, std::vector<Step> steps)
        : tokens_(tokens(text)), steps_(std::move(steps)) {}

    int line(bool guess) const;
    int line_of_added(std::size_t place, std::string_view name) const;

  private:
    bool is(std::size_t at, std::string_view sign) const {
        return at < tokens_.size() && tokens_[at].kind != Token::Kind::text && tokens_[at].text == sign;
    }
    bool opens(std::size_t at) const {
        for (const char* sign : {"{", "(", "[", "function", "do", "if", "repeat"})
            if (is(at, sign)) return true;
        return false;
    }
    bool closes(std::size_t at) const {
        for (const char* sign : {"}", ")", "]", "end", "until"})
            if (is(at, sign)) return true;
        return false;
    }
    bool is_declared(std::size_t at) const;
    std::size_t element_end(std::size_t at) const;
    std::size_t key_end(std::size_t at, const std::string& key) const;
    bool has_key(std::size_t at) const;
    std::size_t key_behind(std::size_t at, const Step& step) const;
    Found follow(std::size_t at, std::size_t step) const;
    Found descend(std::size_t brace, std::size_t step) const;
    Found in_value(std::size_t from, std::size_t to, std::size_t step, int line) const;
    std::size_t added_value(std::size_t at) const;
    bool holds_text(std::size_t from, std::size_t to, std::string_view text) const;

    std::vector<Token> tokens_;
    std::vector<Step> steps_;
};

/// The comma, semicolon or closing sign that ends the element which begins at `at`.
std::size_t Finder::element_end(std::size_t at) const {
    for (int depth = 0; at < tokens_.size(); ++at) {
        if (depth == 0 && (is(at, ",") || is(at, ";"))) break;
        if (opens(at))
            ++depth;
        else if (closes(at) && --depth < 0)
            break;
    }
    return at;
}

/// Where the value begins if `key =` or `["key"] =` stands at `at`; else 0.
std::size_t Finder::key_end(std::size_t at, const std::string& key) const {
    const bool bracket = is(at, "[");
    const std::size_t name = at + (bracket ? 1 : 0);
    const std::size_t sign = name + (bracket ? 2 : 1);
    return name < tokens_.size() && tokens_[name].text == key && is(sign, "=") ? sign + 1 : 0;
}

bool Finder::has_key(std::size_t at) const {
    return is(at, "[") || (at < tokens_.size() && tokens_[at].kind == Token::Kind::name && is(at + 1, "="));
}

/// Follows the rest of the path in a value: in the table of it that leads farthest.
Found Finder::in_value(std::size_t from, std::size_t to, std::size_t step, int line) const {
    Found best{step, line};
    if (step == steps_.size()) return best;
    for (std::size_t at = from; at < to; ++at) {
        if (!is(at, "{")) continue;
        const Found found = descend(at, step);
        if (found.steps > best.steps) best = found;
        for (int depth = 1; depth > 0 && ++at < to;) depth += is(at, "{") ? 1 : is(at, "}") ? -1 : 0;
    }
    return best;
}

Found Finder::descend(std::size_t brace, std::size_t step) const {
    const Step& wanted = steps_[step];
    std::size_t counted = 0;
    for (std::size_t at = brace + 1; at < tokens_.size() && !is(at, "}");) {
        const std::size_t end = element_end(at);
        const int line = tokens_[at].line;
        if (has_key(at)) {
            const std::size_t value = wanted.index ? 0 : key_end(at, wanted.key);
            if (value) return in_value(value, end, step + 1, line);
        } else if (++counted == wanted.index) {
            return in_value(at, end, step + 1, line);
        }
        if (!is(end, ",") && !is(end, ";")) break;
        at = end + 1;
    }
    return {step, tokens_[brace].line};
}

/// The last sign of `.name`, `["10"]` or `[3]` if that is `step` and stands behind `at`; else 0.
std::size_t Finder::key_behind(std::size_t at, const Step& step) const {
    if (at + 2 >= tokens_.size()) return 0;
    const std::string_view key = tokens_[at + 2].text;
    if (is(at + 1, ".")) return step.index == 0 && key == step.key ? at + 2 : 0;
    if (!is(at + 1, "[") || !is(at + 3, "]")) return 0;
    return key == (step.index ? std::to_string(step.index) : step.key) ? at + 3 : 0;
}

/// Follows the path from the name at `at`: `auction = {…}`, `r.auction.minimum = …`, `["10"] = …`.
Found Finder::follow(std::size_t at, std::size_t step) const {
    const int line = tokens_[at].line;
    const bool member = at > 0 && is(at - 1, ".");
    while (step + 1 < steps_.size()) {
        const std::size_t next = key_behind(at, steps_[step + 1]);
        if (next == 0) break;
        at = next;
        ++step;
    }
    const std::size_t sign = at + (is(at + 1, "]") ? 2 : 1);
    if (is(sign, "=")) return in_value(sign + 1, element_end(sign + 1), step + 1, line);
    return member && is(sign, ",") ? Found{step + 1, line} : Found{};
}

/// The name stands in a list after `local`.
bool Finder::is_declared(std::size_t at) const {
    while (at > 1 && is(at - 1, ",") && tokens_[at - 2].kind == Token::Kind::name) at -= 2;
    return at > 0 && is(at - 1, "local");
}

int Finder::line(bool guess) const {
    if (steps_.empty()) return 0;
    Found best;
    bool best_is_local = false;
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
        Found found;
        if (steps_.front().index > 0) {
            if (is(at, "return") && is(at + 1, "{")) found = descend(at + 1, 0);
        } else if (tokens_[at].text == steps_.front().key) {
            found = follow(at, 0);
        }
        // `local must, melds = require "must", require "melds"` is a guess only as long as there is no other.
        const bool local = is_declared(at);
        if (found.steps > best.steps || (found.steps == best.steps && best_is_local && !local)) {
            best = found;
            best_is_local = local;
        }
    }
    return best_is_local && !guess ? 0 : best.line;
}

/// Where the value begins that is added to the list whose name stands at `at`; 0 if none is.
std::size_t Finder::added_value(std::size_t at) const {
    std::size_t name = at; // of the longest name: r.melds
    while (name > 1 && is(name - 1, ".")) name -= 2;
    if (name > 1 && is(name - 1, "(") && is(name - 2, "insert") && is(at + 1, ",")) {
        const std::size_t value = at + 2;
        const bool places = value < tokens_.size() && tokens_[value].kind == Token::Kind::number;
        return places && is(value + 1, ",") ? 0 : value;
    }
    if (!is(at + 1, "[") || !is(at + 2, "#")) return 0;
    std::size_t end = at + 2;
    while (end < tokens_.size() && !is(end, "]")) ++end;
    return is(end + 1, "=") ? end + 2 : 0;
}

bool Finder::holds_text(std::size_t from, std::size_t to, std::string_view text) const {
    for (std::size_t at = from; at < to; ++at)
        if (tokens_[at].kind == Token::Kind::text && tokens_[at].text == text) return true;
    return false;
}

int Finder::line_of_added(std::size_t place, std::string_view name) const {
    std::size_t step = 1; // the number in the path
    while (step < steps_.size() && steps_[step].index == 0) ++step;
    if (step >= steps_.size()) return 0;
    struct Added {
        std::size_t value, name;
    };
    std::vector<Added> added;
    for (std::size_t at = 0; at < tokens_.size(); ++at)
        if (tokens_[at].kind == Token::Kind::name && tokens_[at].text == steps_[step - 1].key)
            if (const std::size_t value = added_value(at)) added.push_back({value, at});
    const auto end = [&](std::size_t i) {
        const std::size_t own = element_end(added[i].value);
        return i + 1 < added.size() ? std::min(own, added[i + 1].name) : own;
    };
    // What the text names elsewhere stands there; what it does not name at all may come from a loop.
    const bool named = !name.empty() && holds_text(0, tokens_.size(), name);
    std::size_t found = named ? added.size() : place - 1;
    for (std::size_t i = added.size(); named && i-- > 0;)
        if (holds_text(added[i].value, end(i), name)) found = i;
    if (found >= added.size()) return 0;
    return in_value(added[found].value, end(found), step + 1, tokens_[added[found].name].line).line;
}

} // namespace

int locate_added(const Source& source, std::string_view path, std::size_t place, std::string_view name) {
    return Finder(source.text, parse(path)).line_of_added(place, name);
}

int locate(const Source& source, std::string_view path, bool guess) {
    return Finder(source.text, parse(path)).line(guess);
}

} // namespace roundhouse::script
