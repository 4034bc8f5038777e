#pragma once
// A place in a description: what the schema made of it, what the script wrote, and the path to it. Private to
// this room.

#include "base/text.hpp"
#include "rules/rulebook.hpp"
#include "script/schema.hpp"
#include "script/text/finding.hpp"
#include "script/value.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::variants {

using script::Finding;
using Findings = std::vector<Finding>;

/// Reading on is safe where something is missing or of the wrong kind: everything below is then missing too,
/// and the fault has been reported already. A view: the values must outlive it.
class Node {
  public:
    Node() = default;
    Node(const script::Value* value, const script::Value* raw, std::string path)
        : value_(value), raw_(raw), path_(std::move(path)) {}

    /// True if there is something here.
    explicit operator bool() const { return value_ && !value_->is_nil(); }
    /// True if the script wrote something here, whether or not the schema could read it.
    bool written() const { return raw_ && !raw_->is_nil() && !taken_out(); }
    /// True if the script wrote `false` here, which takes a section out.
    bool taken_out() const { return raw_ && raw_->is_boolean() && !raw_->as_boolean(); }

    Node operator[](std::string_view key) const;
    /// Elements of the list, without those that are `false`.
    std::size_t size() const;
    /// The element at `place` (from 0); its path counts from 1, as scripts do.
    Node at(std::size_t place) const;

    const script::Value* value() const { return value_; }
    const std::string& path() const { return path_; }

    bool is_text() const { return *this && value_->is_text(); }
    bool is_table() const { return *this && value_->is_table(); }
    /// Empty if there is none.
    std::string text() const { return is_text() ? value_->as_text() : std::string{}; }
    std::optional<int> integer() const;
    int integer_or(int otherwise) const { return integer().value_or(otherwise); }
    bool truth(bool otherwise = false) const {
        return *this && value_->is_boolean() ? value_->as_boolean() : otherwise;
    }
    std::optional<script::Function> function() const;

  private:
    const script::Value* value_ = nullptr;
    const script::Value* raw_ = nullptr;
    std::string path_;
};

/// A text, or a table of texts by language; empty if there is none.
Text text_of(const Node& node);

/// Collects findings.
class Report {
  public:
    explicit Report(Findings& findings) : findings_(findings) {}

    /// "path: expected …, got …; hint"
    void expected(std::string code, std::string path, std::string expected, std::string found,
                  std::string hint = {});
    /// "path: sentence; hint"
    void fault(std::string code, std::string path, std::string sentence, std::string hint = {});
    void warn(std::string code, std::string path, std::string sentence, std::string hint = {});
    /// "path: what a function of the package failed with", at the place where it failed; a failure in the
    /// library has no place of its own.
    void failed(std::string code, std::string path, const script::ScriptError& error);

  private:
    void add(script::Severity severity, std::string code, std::string path, std::string expected,
             std::string found, std::string hint);
    Findings& findings_;
};

/// "scripts/std/settle.lua": a file that ships with the program, not one of the author's.
bool is_of_library(std::string_view file);

/// True if one of them is an error.
bool any_error(const Findings& findings);

/// "did you mean "x"?", or "it may be "a", "b"" if nothing is near.
std::string suggestion(std::string_view wanted, const std::vector<std::string>& names);

/// `"a", "b" or "c"`
std::string quoted(const std::vector<std::string>& names, std::string_view last = "or");

} // namespace roundhouse::variants
