// Where a text most likely describes `melds[3].points`. Goes by the shape of the text: braces, commas and
// `name =`.

#include "script/text/locator.hpp"

#include <algorithm>
#include <charconv>

namespace roundhouse::script {

struct PathStep {
    std::string key;
    std::size_t index = 0; // from 1; 0: `key` is used
};

namespace {

/// The most steps in one text, for all paths: less than a tenth of a second. Two hundred faults in a package
/// as people write them take some ten thousand.
constexpr int most_looks = 2'000'000;

std::vector<PathStep> parse(std::string_view path) {
    std::vector<PathStep> steps;
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

bool is_one_of(const Token& token, std::initializer_list<std::string_view> signs) {
    return token.kind != Token::Kind::text &&
           std::find(signs.begin(), signs.end(), token.text) != signs.end();
}
bool opens(const Token& token) { return is_one_of(token, {"{", "(", "[", "function", "do", "if", "repeat"}); }
bool closes(const Token& token) { return is_one_of(token, {"}", ")", "]", "end", "until"}); }

} // namespace

Locator::Locator(const Source& source) : tokens_(tokens(source.text)), left_(most_looks) {
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
        places_[tokens_[at].text].push_back(at);
        const bool in_list = at > 1 && is(at - 1, ",") && tokens_[at - 2].kind == Token::Kind::name;
        declared_.push_back(at > 0 && (is(at - 1, "local") || (in_list && declared_[at - 2])));
    }
    note_ends();
    note_braces();
}

/// The comma, semicolon or closing sign that ends the element beginning at each token. Computed from the end:
/// an opening token goes on after its closing sign, any other at the next token.
void Locator::note_ends() {
    const std::size_t none = tokens_.size();
    std::vector<std::size_t> open, behind(none, none); // after the token that closes each opening one
    for (std::size_t at = 0; at < none; ++at) {
        if (opens(tokens_[at])) {
            open.push_back(at);
        } else if (closes(tokens_[at]) && !open.empty()) {
            behind[open.back()] = at + 1;
            open.pop_back();
        }
    }
    ends_.assign(none + 1, none);
    for (std::size_t at = none; at-- > 0;) {
        if (is(at, ",") || is(at, ";") || closes(tokens_[at]))
            ends_[at] = at;
        else
            ends_[at] = ends_[opens(tokens_[at]) ? behind[at] : at + 1];
    }
}

void Locator::note_braces() {
    const std::size_t none = tokens_.size();
    std::vector<std::size_t> open;
    braces_.assign(none + 1, none);
    brace_end_.assign(none, none);
    for (std::size_t at = 0; at < none; ++at) {
        if (is(at, "{")) {
            open.push_back(at);
        } else if (is(at, "}") && !open.empty()) {
            brace_end_[open.back()] = at;
            open.pop_back();
        }
    }
    for (std::size_t at = none; at-- > 0;) braces_[at] = is(at, "{") ? at : braces_[at + 1];
}

/// Counts a step; false when there were too many.
bool Locator::goes_on() { return left_ > 0 && --left_ > 0; }

const std::vector<std::size_t>& Locator::places_of(std::string_view text) const {
    static const std::vector<std::size_t> nowhere;
    const auto found = places_.find(text);
    return found == places_.end() ? nowhere : found->second;
}

/// Where the value begins if `key =` or `["key"] =` is at `at`; else 0.
std::size_t Locator::key_end(std::size_t at, const std::string& key) const {
    const bool bracket = is(at, "[");
    const std::size_t name = at + (bracket ? 1 : 0);
    const std::size_t sign = name + (bracket ? 2 : 1);
    return name < tokens_.size() && tokens_[name].text == key && is(sign, "=") ? sign + 1 : 0;
}

bool Locator::has_key(std::size_t at) const {
    return is(at, "[") || (at < tokens_.size() && tokens_[at].kind == Token::Kind::name && is(at + 1, "="));
}

/// Follows the rest of the path in a value: in whichever table of it leads farthest.
Locator::Found Locator::in_value(std::size_t from, std::size_t to, const Steps& steps, std::size_t step,
                                 int line) {
    Found best{step, line};
    if (step == steps.size()) return best;
    for (std::size_t at = brace_from(from); at < to && goes_on(); at = brace_from(brace_end_[at])) {
        const Found found = descend(at, steps, step);
        if (found.steps > best.steps) best = found;
    }
    return best;
}

Locator::Found Locator::descend(std::size_t brace, const Steps& steps, std::size_t step) {
    const PathStep& wanted = steps[step];
    std::size_t counted = 0;
    for (std::size_t at = brace + 1; at < tokens_.size() && !is(at, "}") && goes_on();) {
        const std::size_t end = element_end(at);
        const int line = tokens_[at].line;
        if (has_key(at)) {
            const std::size_t value = wanted.index ? 0 : key_end(at, wanted.key);
            if (value) return in_value(value, end, steps, step + 1, line);
        } else if (++counted == wanted.index) {
            return in_value(at, end, steps, step + 1, line);
        }
        if (!is(end, ",") && !is(end, ";")) break;
        at = end + 1;
    }
    return {step, tokens_[brace].line};
}

/// The last token of `.name`, `["10"]` or `[3]` if that is `step` and follows `at`; else 0.
std::size_t Locator::key_behind(std::size_t at, const PathStep& step) const {
    if (at + 2 >= tokens_.size()) return 0;
    const std::string_view key = tokens_[at + 2].text;
    if (is(at + 1, ".")) return step.index == 0 && key == step.key ? at + 2 : 0;
    if (!is(at + 1, "[") || !is(at + 3, "]")) return 0;
    return key == (step.index ? std::to_string(step.index) : step.key) ? at + 3 : 0;
}

/// Follows the path from the name at `at`: `auction = {…}`, `r.auction.minimum = …`, `["10"] = …`.
Locator::Found Locator::follow(std::size_t at, const Steps& steps) {
    const int line = tokens_[at].line;
    const bool member = at > 0 && is(at - 1, ".");
    std::size_t step = 0;
    while (step + 1 < steps.size()) {
        const std::size_t next = key_behind(at, steps[step + 1]);
        if (next == 0) break;
        at = next;
        ++step;
    }
    const std::size_t sign = at + (is(at + 1, "]") ? 2 : 1);
    if (is(sign, "=")) return in_value(sign + 1, element_end(sign + 1), steps, step + 1, line);
    return member && is(sign, ",") ? Found{step + 1, line} : Found{};
}

int Locator::line(std::string_view path, bool guess) {
    const Steps steps = parse(path);
    if (steps.empty()) return 0;
    const bool returned = steps.front().index > 0; // an index in the table that the text returns
    Found best;
    bool best_is_local = false;
    for (const std::size_t at : places_of(returned ? "return" : std::string_view(steps.front().key))) {
        if (!goes_on()) break;
        Found found;
        if (!returned)
            found = follow(at, steps);
        else if (is(at, "return") && is(at + 1, "{"))
            found = descend(at + 1, steps, 0);
        // A local, as in `local must, melds = require "must", require "melds"`, is a last resort.
        const bool local = declared_[at];
        if (found.steps > best.steps || (found.steps == best.steps && best_is_local && !local)) {
            best = found;
            best_is_local = local;
        }
    }
    return best_is_local && !guess ? 0 : best.line;
}

/// Where the value begins that is added to the list named at `at`; 0 if none is.
std::size_t Locator::added_value(std::size_t at) {
    std::size_t name = at; // the beginning of the full name: r.melds
    while (name > 1 && is(name - 1, ".") && goes_on()) name -= 2;
    if (name > 1 && is(name - 1, "(") && is(name - 2, "insert") && is(at + 1, ",")) {
        const std::size_t value = at + 2;
        const bool places = value < tokens_.size() && tokens_[value].kind == Token::Kind::number;
        return places && is(value + 1, ",") ? 0 : value;
    }
    if (!is(at + 1, "[") || !is(at + 2, "#")) return 0;
    const std::size_t end = element_end(at + 2);
    return is(end, "]") && is(end + 1, "=") ? end + 2 : 0;
}

/// Everything that the text adds to a list of that name.
std::vector<Locator::Added> Locator::added_to(std::string_view list) {
    std::vector<Added> added;
    for (const std::size_t at : places_of(list)) {
        if (!goes_on()) break;
        if (tokens_[at].kind == Token::Kind::name)
            if (const std::size_t value = added_value(at)) added.push_back({value, at});
    }
    return added;
}

bool Locator::holds_text(std::size_t from, std::size_t to, std::string_view text) const {
    const std::vector<std::size_t>& places = places_of(text);
    for (auto at = std::lower_bound(places.begin(), places.end(), from); at != places.end() && *at < to; ++at)
        if (tokens_[*at].kind == Token::Kind::text) return true;
    return false;
}

int Locator::line_of_added(std::string_view path, std::size_t place, std::string_view name) {
    const Steps steps = parse(path);
    std::size_t step = 1; // the number in the path
    while (step < steps.size() && steps[step].index == 0) ++step;
    if (step >= steps.size()) return 0;
    const std::vector<Added> added = added_to(steps[step - 1].key);
    const auto end = [&](std::size_t i) {
        const std::size_t own = element_end(added[i].value);
        return i + 1 < added.size() ? std::min(own, added[i + 1].name) : own;
    };
    // If the text has the name anywhere, the addition must contain it; otherwise it may come from a loop.
    const bool named = !name.empty() && holds_text(0, tokens_.size(), name);
    std::size_t found = named ? added.size() : place - 1;
    for (std::size_t i = added.size(); named && i-- > 0 && goes_on();)
        if (holds_text(added[i].value, end(i), name)) found = i;
    if (found >= added.size()) return 0;
    return in_value(added[found].value, end(found), steps, step + 1, tokens_[added[found].name].line).line;
}

int locate_added(const Source& source, std::string_view path, std::size_t place, std::string_view name) {
    return Locator(source).line_of_added(path, place, name);
}

int locate(const Source& source, std::string_view path, bool guess) {
    return Locator(source).line(path, guess);
}

} // namespace roundhouse::script
