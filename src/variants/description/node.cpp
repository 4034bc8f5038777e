#include "variants/description/node.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Severity;
using script::Value;

namespace {

bool is_false(const Value& value) { return value.is_boolean() && !value.as_boolean(); }

/// What the script wrote at a key that the schema gave a name; it may be an element of the list instead.
const Value* raw_field(const Value* raw, std::string_view key) {
    return raw && raw->is_table() ? raw->as_table().find(key) : nullptr;
}

} // namespace

Node Node::operator[](std::string_view key) const {
    const Value* const inner = is_table() ? value_->as_table().find(key) : nullptr;
    return {inner, raw_field(raw_, key), script::join_path(path_, key)};
}

std::size_t Node::size() const { return is_table() ? value_->as_table().list.size() : 0; }

Node Node::at(std::size_t place) const {
    const Value* const inner = &value_->as_table().list[place];
    if (!raw_ || !raw_->is_table()) return {inner, nullptr, script::join_path(path_, place + 1)};
    const auto& raw = raw_->as_table().list;
    std::size_t i = 0;
    for (std::size_t kept = 0; i < raw.size(); ++i) {
        if (is_false(raw[i])) continue;
        if (kept++ == place) break;
    }
    return {inner, i < raw.size() ? &raw[i] : nullptr, script::join_path(path_, i + 1)};
}

std::optional<int> Node::integer() const {
    if (!*this || !value_->is_integer()) return {};
    const auto number = value_->as_integer();
    if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max()) return {};
    return static_cast<int>(number);
}

std::optional<script::Function> Node::function() const {
    if (!*this || !value_->is_function()) return {};
    return value_->as_function();
}

Text text_of(const Node& node) {
    if (!node.is_table()) return {node.text()};
    Text text{node["en"].text()};
    for (const auto& [tag, value] : node.value()->as_table().fields)
        if (tag != "en" && value.is_text()) text.others[tag] = value.as_text();
    return text;
}

void Report::add(Severity severity, std::string code, std::string path, std::string expected,
                 std::string found, std::string hint) {
    Finding finding;
    finding.code = std::move(code);
    finding.severity = severity;
    finding.path = std::move(path);
    finding.expected = std::move(expected);
    finding.found = std::move(found);
    finding.hint = std::move(hint);
    findings_.push_back(std::move(finding));
}

void Report::expected(std::string code, std::string path, std::string expected, std::string found,
                      std::string hint) {
    add(Severity::error, std::move(code), std::move(path), std::move(expected), std::move(found),
        std::move(hint));
}

void Report::fault(std::string code, std::string path, std::string sentence, std::string hint) {
    add(Severity::error, std::move(code), std::move(path), {}, std::move(sentence), std::move(hint));
}

void Report::warn(std::string code, std::string path, std::string sentence, std::string hint) {
    add(Severity::warning, std::move(code), std::move(path), {}, std::move(sentence), std::move(hint));
}

void Report::failed(std::string code, std::string path, const script::ScriptError& error) {
    fault(std::move(code), std::move(path), error.message);
    if (error.line == 0 || is_of_library(error.file)) return;
    findings_.back().file = error.file;
    findings_.back().line = error.line;
}

bool is_of_library(std::string_view file) { return file.starts_with("scripts/std/"); }

bool any_error(const Findings& findings) {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.severity == Severity::error; });
}

std::string quoted(const std::vector<std::string>& names, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i) text += i + 1 == names.size() ? fmt::format(" {} ", last) : ", ";
        text += fmt::format("\"{}\"", names[i]);
    }
    return text;
}

std::string suggestion(std::string_view wanted, const std::vector<std::string>& names) {
    const std::string near = nearest(wanted, names);
    if (!near.empty()) return fmt::format("did you mean \"{}\"?", near);
    return names.empty() ? std::string{} : fmt::format("it may be {}", quoted(names));
}

} // namespace roundhouse::variants
