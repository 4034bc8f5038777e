// Checks the form of examples.lua.

#include "base/text.hpp"
#include "teach/examples/examples.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

using script::Finding;
using script::Severity;

const std::array<std::string, 8> keys_of_entry{"options", "meld",   "legal", "winner",
                                               "auction", "settle", "round", "rules"};

/// All keys but `options`.
std::span<const std::string> questions() { return std::span(keys_of_entry).subspan(1); }

std::string kind_in_words(const script::Value& value) {
    switch (value.kind()) {
    case script::Kind::boolean: return "yes or no";
    case script::Kind::integer:
    case script::Kind::number: return "a number";
    case script::Kind::text: return "a text";
    case script::Kind::table: return "a table";
    default: return "nothing";
    }
}

class FormCheck {
  public:
    void list(const script::Value& all) {
        if (!all.is_table() || !all.as_table().fields.empty()) {
            expected("", "a list of examples, return { { … }, … }",
                     all.is_table() ? "a table with names" : kind_in_words(all));
            return;
        }
        const auto& entries = all.as_table().list;
        for (std::size_t i = 0; i < entries.size(); ++i) entry(fmt::format("[{}]", i + 1), entries[i]);
    }
    variants::Findings take() { return std::move(found_); }

  private:
    void entry(const std::string& path, const script::Value& value) {
        if (!value.is_table()) {
            expected(path, "a table { \"B12\", legal = { … } }", kind_in_words(value));
            return;
        }
        const script::Table& table = value.as_table();
        if (table.list.empty() || !table.list[0].is_text())
            expected(path + "[1]", "numbers of the ledger, or what the example is about, as a text",
                     table.list.empty() ? "nothing" : kind_in_words(table.list[0]));
        if (table.list.size() > 1 && !table.list[1].is_text())
            expected(path + "[2]", "a title, as a text", kind_in_words(table.list[1]));
        if (table.list.size() > 2) says(path + "[3]", "unknown-key", "nothing reads this", "");
        std::vector<std::string> asked;
        for (const auto& [name, field] : table.fields) {
            if (std::find(keys_of_entry.begin(), keys_of_entry.end(), name) == keys_of_entry.end()) {
                const std::string near = nearest(name, keys_of_entry);
                says(path + "." + name, "unknown-key", fmt::format("unknown key \"{}\"", name),
                     near.empty() ? "" : fmt::format("did you mean \"{}\"?", near));
                continue;
            }
            if (!field.is_table()) expected(path + "." + name, "a table", kind_in_words(field));
            if (name != "options") asked.push_back(name);
        }
        if (asked.size() > 1)
            says(path, "two-questions", fmt::format("asks {}", join(asked, " and ")),
                 "make an entry of each");
        if (asked.empty())
            expected(path, "one of " + join({questions().begin(), questions().end()}, ", "), "no question");
    }

    void expected(const std::string& path, const std::string& what, const std::string& got) {
        found_.push_back({"type", Severity::error, "", 0, path, what, got, ""});
    }
    void says(const std::string& path, const std::string& code, const std::string& what,
              const std::string& hint) {
        found_.push_back({code, Severity::error, "", 0, path, "", what, hint});
    }

    variants::Findings found_;
};

} // namespace

variants::Findings slips_in_examples(const variants::Package& package) {
    const auto text = package.examples();
    if (!text) return {};
    const auto read = package.read_examples();
    if (!read) return read.error();
    FormCheck check;
    check.list(*read);
    variants::Findings found = check.take();
    script::place(found, *text);
    return found;
}

} // namespace roundhouse::teach
