#include "teach/reference.hpp"

#include "base/text.hpp"
#include "variants/description/description.hpp"

#include <algorithm>
#include <functional>
#include <sstream>

#include <fmt/format.h>

namespace roundhouse::teach {

using script::Described;
using script::Field;
using script::Schema;

namespace {

/// The text as a cell of a Markdown table.
std::string table_cell(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        if (c == '|') safe += '\\';
        safe += c == '\n' ? ' ' : c;
    }
    return safe;
}

std::string standard_of(const Described& row) {
    if (row.needed) return "needed";
    if (!row.standard) return "";
    return row.standard->is_text() ? "`\"" + row.standard->as_text() + "\"`"
                                   : "`" + script::in_words(*row.standard) + "`";
}

using Examples = std::map<std::string, KeyExample>;

constexpr std::string_view table_head =
    "| Field | Type | If left out | Says | For example |\n|---|---|---|---|---|\n";

/// "`150` (partnership)"
std::string example_of(const Examples& examples, const std::string& path) {
    const auto found = examples.find(path);
    if (found == examples.end()) return {};
    const auto& [value, package] = found->second;
    return value == "function" ? fmt::format("in {}", package)
                               : fmt::format("`{}` ({})", table_cell(value), package);
}

std::string row_of(const Described& row, const Examples& examples) {
    return fmt::format("| `{}` | {} | {} | {} | {} |\n", row.path, table_cell(row.type), standard_of(row),
                       table_cell(row.sentence), example_of(examples, row.path));
}

std::string table_of_fields(const std::vector<Described>& rows, std::size_t from, std::size_t to,
                            const Examples& examples) {
    std::string page(table_head);
    for (std::size_t i = from; i < to; ++i) page += row_of(rows[i], examples);
    return page + "\n";
}

/// The section that a path belongs to: "auction" of "auction.steps[].by".
std::string section_of(const std::string& path) { return path.substr(0, path.find_first_of(".[")); }

/// A heading for each section with fields of its own; sections without any come before them.
std::string sections(const std::vector<Described>& rows, const Examples& examples) {
    std::string plain(table_head), page;
    for (std::size_t i = 0; i < rows.size();) {
        std::size_t end = i + 1;
        while (end < rows.size() && section_of(rows[end].path) == section_of(rows[i].path)) ++end;
        if (end == i + 1)
            plain += row_of(rows[i], examples);
        else
            page += fmt::format("### `{}`\n\n{} {}\n\n{}", rows[i].path, rows[i].sentence,
                                rows[i].needed ? "It is needed." : "It may be left out.",
                                table_of_fields(rows, i + 1, end, examples));
        i = end;
    }
    return plain + "\n" + page;
}

// ---- for the language server

/// Classes by name, in the order of first use, each with its lines.
class Classes {
  public:
    std::string named(const Schema& schema, const std::string& name);
    std::string text() const;

  private:
    std::string alternatives(const std::vector<Schema>& schemas, const std::string& name);
    void add(const Schema& record, const std::string& name);

    std::vector<std::pair<std::string, std::string>> all_;
};

std::string quoted_all(const std::vector<std::string>& choices) {
    std::vector<std::string> quoted;
    for (const std::string& choice : choices) quoted.push_back("\"" + choice + "\"");
    return join(quoted, "|");
}

std::string Classes::alternatives(const std::vector<Schema>& schemas, const std::string& name) {
    std::vector<std::string> types;
    for (const Schema& schema : schemas) {
        std::string type = named(schema, name);
        if (std::find(types.begin(), types.end(), type) == types.end()) types.push_back(std::move(type));
    }
    return join(types, "|");
}

std::string Classes::named(const Schema& schema, const std::string& name) {
    using Type = Schema::Type;
    switch (schema.type) {
    case Type::boolean: return "boolean";
    case Type::integer: return "integer";
    case Type::text: return "string";
    case Type::one_of: return quoted_all(schema.choices);
    case Type::localised: return "string|table<string, string>";
    case Type::function: return "function";
    case Type::list: return "(" + named(schema.inner.front(), name) + ")[]";
    case Type::map: return "table<string, " + named(schema.inner.front(), name) + ">";
    case Type::any_of: return alternatives(schema.inner, name);
    case Type::plain: return "any";
    case Type::record: break;
    }
    add(schema, name);
    return name;
}

/// Adds the fields that a class met before does not have yet.
void Classes::add(const Schema& record, const std::string& name) {
    const auto is_it = [&](const auto& one) { return one.first == name; };
    std::size_t place =
        static_cast<std::size_t>(std::find_if(all_.begin(), all_.end(), is_it) - all_.begin());
    if (place == all_.size()) all_.emplace_back(name, fmt::format("---@class {}\n", name));
    for (const Field& field : record.fields) {
        const std::string key = field.position == Field::rest ? "[integer]"
                                : field.position > 0          ? fmt::format("[{}]", field.position)
                                                              : field.key + (field.needed ? "" : "?");
        const std::string begins = fmt::format("---@field {} ", key);
        if (all_[place].second.find(begins) != std::string::npos) continue;
        const std::string type = named(field.type, name + "." + field.key);
        all_[place].second += begins + type + " " + field.sentence + "\n";
    }
}

std::string Classes::text() const {
    std::string all;
    for (const auto& [name, lines] : all_) all += lines + "\n";
    return all;
}

// ---- the library

std::string without_indent(const std::string& text) {
    return text.substr(std::min(text.find_first_not_of(' '), text.size()));
}

void add_words(std::string& sentence, const std::string& words) {
    sentence += (sentence.empty() ? "" : " ") + words;
}

/// Adds a line of a comment; `text` is what follows "-- ".
void add_comment(LibraryFunction& about, const std::string& text) {
    const std::size_t indent = std::min(text.find_first_not_of(' '), text.size());
    if (indent == 2) {
        const std::size_t end = std::min(text.find(' ', indent), text.size());
        about.settings.emplace_back(text.substr(indent, end - indent), without_indent(text.substr(end)));
    } else {
        add_words(indent > 2 && !about.settings.empty() ? about.settings.back().second : about.says,
                  without_indent(text));
    }
}

/// What a line gives to packages: ".boil(water)" for `function P.boil(water)`, ".pots" for `P.pots = {`, and
/// in the table that a module returns `.pots` or `["pots"]` for an entry of that name. Empty if it gives
/// nothing.
std::string given_by(const std::string& line, bool in_returned_table) {
    const std::size_t dot = line.find('.'), end = line.find(')'), equals = line.find(" =");
    if (line.starts_with("function ") && dot != std::string::npos && end != std::string::npos)
        return line.substr(dot, end + 1 - dot);
    if (equals == std::string::npos) return {};
    if (!in_returned_table) return dot < line.find(' ') ? line.substr(dot, equals - dot) : std::string();
    const std::string entry = without_indent(line.substr(0, line.find_last_not_of(' ', equals) + 1));
    if (entry.starts_with('{')) return {}; // an element of a list
    return entry.starts_with('[') ? entry : "." + entry;
}

/// "- `boil(water)`: Boils it.", and a line for each setting.
std::string library_entry(const LibraryFunction& one) {
    std::string text = fmt::format("- `{}`{}{}\n", one.signature, one.says.empty() ? "" : ": ", one.says);
    for (const auto& [name, sentence] : one.settings) text += fmt::format("  - `{}`: {}\n", name, sentence);
    return text;
}

} // namespace

std::vector<LibraryFunction> library_functions(const std::string& module, const std::string& source) {
    std::vector<LibraryFunction> given;
    std::istringstream lines(source);
    LibraryFunction next;
    bool in_returned_table = false;
    for (std::string line; std::getline(lines, line);) {
        const std::string inner = without_indent(line);
        if (inner.starts_with("-- ") && (in_returned_table || inner == line)) {
            add_comment(next, inner.substr(3));
            continue;
        }
        in_returned_table = line.starts_with("return {") || (in_returned_table && line != "}");
        const std::string name = given_by(line, in_returned_table);
        if (!name.empty() && (line.starts_with("function ") || !next.says.empty())) {
            next.signature = module + name;
            given.push_back(next);
        }
        next = {};
    }
    return given;
}

std::string reference_page(const std::map<std::string, std::string>& library, const KeyExamples& examples) {
    std::string page =
        "# What a package may say\n\n"
        "Written by `roundhouse reference` from what packages are checked against; `scripts/README.md` "
        "is the guide. `[]` stands for each element of a list, `[name]` for each of a table by name. An "
        "optional field that is `false` is as if it were left out. The examples are what packages that "
        "ship say, and a few in `tests/packages/`.\n\n"
        "## What variant.lua returns\n\n";
    page += sections(describe(variants::package_schema()), examples.of_packages);
    page += "## What its rules(o) returns\n\n";
    page += sections(describe(variants::description_schema()), examples.of_rules);
    page += "## The library\n\n";
    for (const auto& [module, source] : library) {
        const auto functions = library_functions(module, source);
        if (functions.empty()) continue;
        page += fmt::format("### `require \"{}\"`\n\n", module);
        for (const LibraryFunction& one : functions) page += library_entry(one);
        page += "\n";
    }
    while (page.ends_with("\n\n")) page.pop_back();
    return page;
}

std::string language_server_meta() {
    Classes classes;
    classes.named(variants::package_schema(), "roundhouse.package");
    classes.named(variants::description_schema(), "roundhouse.rules");
    return "---@meta\n-- For the Lua language server; written by `roundhouse reference --meta`.\n"
           "-- Above the table that variant.lua returns: ---@type roundhouse.package\n"
           "-- Above rules = function(o, r): ---@param r roundhouse.rules\n\n" +
           classes.text();
}

} // namespace roundhouse::teach
