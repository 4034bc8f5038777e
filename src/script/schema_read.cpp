// Reads a value against a schema and reports everything that is wrong with it at once.

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/schema.hpp"

namespace roundhouse::script {

namespace {

using Type = Schema::Type;

constexpr std::size_t most_findings = 200; // nobody reads more

class SchemaReader {
  public:
    explicit SchemaReader(std::vector<Finding>& findings) : findings_(findings) {}

    Value read(const Schema& schema, const Value& value, const std::string& path);

  private:
    Value read_integer(const Schema& schema, const Value& value, const std::string& path);
    Value read_text(const Schema& schema, const Value& value, const std::string& path);
    Value read_choice(const Schema& schema, const Value& value, const std::string& path);
    Value read_list(const Schema& schema, const Value& value, const std::string& path);
    void check_length(const Schema& schema, std::int64_t size, bool is_told, const std::string& path);
    Value read_map(const Schema& schema, const Value& value, const std::string& path);
    Value read_record(const Schema& schema, const Value& value, const std::string& path);
    Value read_any(const Schema& schema, const Value& value, const std::string& path);
    void read_field(const Field& field, const Value* given, const std::string& path, Table& into);
    void read_elements(const Schema& schema, const Table& given, const std::string& path, Table& into);
    void read_unknown(const Schema& schema, const Table& given, const std::string& path, Table& into);

    Value wrong(const Schema& schema, const Value& value, const std::string& path, std::string hint = "");
    void add(std::string code, const std::string& path, std::string expected, std::string found,
             std::string hint) {
        if (findings_.size() >= most_findings) return;
        findings_.push_back({std::move(code), Severity::error, "", 0, path, std::move(expected),
                             std::move(found), std::move(hint)});
    }

    std::vector<Finding>& findings_;
};

bool is_false(const Value& value) { return value.is_boolean() && !value.as_boolean(); }

/// True if `false` is a value of this type rather than the absence of one.
bool takes_boolean(const Schema& schema) {
    return schema.type == Type::boolean || schema.type == Type::plain ||
           (schema.type == Type::any_of &&
            std::any_of(schema.inner.begin(), schema.inner.end(), takes_boolean));
}

bool is_whole(double number) { return number == std::floor(number) && std::fabs(number) < 1e15; }

bool is_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc{} && end == text.data() + text.size();
}

/// Suggests one text in place of { "deal", "auction", … }, where one text holds the words.
std::string in_one_text(const Value& value) {
    if (!value.is_table() || !value.as_table().fields.empty()) return {};
    const auto& list = value.as_table().list;
    const auto is_word = [](const Value& one) {
        return one.is_text() && !one.as_text().empty() && one.as_text().find(' ') == std::string::npos;
    };
    if (list.size() < 2 || !std::all_of(list.begin(), list.end(), is_word)) return {};
    return fmt::format("write one text with blanks between: \"{} {}{}\"", printable(list[0].as_text(), 40),
                       printable(list[1].as_text(), 40), list.size() > 2 ? " …" : "");
}

Value SchemaReader::wrong(const Schema& schema, const Value& value, const std::string& path,
                          std::string hint) {
    add("type", path, in_words(schema), in_words(value), std::move(hint));
    return {};
}

Value SchemaReader::read(const Schema& schema, const Value& value, const std::string& path) {
    switch (schema.type) {
    case Type::boolean:
        if (value.is_boolean()) return value;
        return wrong(schema, value, path,
                     value.is_text() && (value.as_text() == "true" || value.as_text() == "false")
                         ? "remove the quotes"
                         : "");
    case Type::integer: return read_integer(schema, value, path);
    case Type::text: return read_text(schema, value, path);
    case Type::one_of: return read_choice(schema, value, path);
    case Type::function: return value.is_function() ? value : wrong(schema, value, path);
    case Type::localised:
        if (value.is_text()) return read_text(schema.inner.front(), value, path);
        if (value.is_table() && value.as_table().list.empty() && !value.as_table().fields.empty())
            return read_map(schema, value, path);
        return wrong(schema, value, path);
    case Type::list: return read_list(schema, value, path);
    case Type::record: return read_record(schema, value, path);
    case Type::map: return read_map(schema, value, path);
    case Type::any_of: return read_any(schema, value, path);
    case Type::plain: return value;
    }
    return {};
}

Value SchemaReader::read_integer(const Schema& schema, const Value& value, const std::string& path) {
    if (value.is_integer()) {
        if (value.as_integer() >= schema.least && value.as_integer() <= schema.most) return value;
        add("range", path, in_words(schema), in_words(value), "");
        return {};
    }
    if (value.is_text() && is_number(value.as_text())) return wrong(schema, value, path, "remove the quotes");
    return wrong(schema, value, path, whole_instead(value));
}

Value SchemaReader::read_text(const Schema& schema, const Value& value, const std::string& path) {
    if (!value.is_text())
        return wrong(schema, value, path, value.is_number() ? "put it in quotes" : in_one_text(value));
    const auto size = static_cast<std::int64_t>(value.as_text().size());
    if (size <= schema.most) return value;
    add("length", path, fmt::format("a text of at most {} bytes", schema.most), fmt::format("{}", size), "");
    return {};
}

Value SchemaReader::read_choice(const Schema& schema, const Value& value, const std::string& path) {
    if (!value.is_text()) return wrong(schema, value, path);
    if (std::find(schema.choices.begin(), schema.choices.end(), value.as_text()) != schema.choices.end())
        return value;
    const std::string near = nearest(value.as_text(), schema.choices);
    add("choice", path, in_words(schema), fmt::format("\"{}\"", printable(value.as_text(), 60)),
        near.empty() ? "" : fmt::format("did you mean \"{}\"?", near));
    return {};
}

Value SchemaReader::read_list(const Schema& schema, const Value& value, const std::string& path) {
    if (!value.is_table()) {
        const bool number = value.is_integer() || (value.is_text() && is_number(value.as_text()));
        const std::string digits = value.is_text() ? value.as_text() : in_words(value);
        return wrong(schema, value, path, number ? fmt::format("write {{ {} }}", digits) : "");
    }
    const Table& given = value.as_table();
    for (const auto& [key, inner] : given.fields)
        add("unknown-key", join_path(path, key), "", fmt::format("unknown key \"{}\"", key),
            fmt::format("this is {}", in_words(schema)));
    Table into;
    const std::size_t before = findings_.size();
    for (std::size_t i = 0; i < given.list.size(); ++i)
        if (!is_false(given.list[i]) || takes_boolean(schema.inner.front()))
            into.list.push_back(read(schema.inner.front(), given.list[i], join_path(path, i + 1)));
    // Whoever writes { true, false } is told that they are no elements, not that there are too few.
    const bool is_told = findings_.size() > before && into.list.size() < given.list.size();
    check_length(schema, static_cast<std::int64_t>(into.list.size()), is_told, path);
    return into;
}

void SchemaReader::check_length(const Schema& schema, std::int64_t size, bool is_told,
                                const std::string& path) {
    const auto counted = [&](std::int64_t number) {
        if (schema.name.empty()) return fmt::format("{} of them", number);
        return number == 1 ? "one " + schema.name : fmt::format("{} {}s", number, schema.name);
    };
    if (size < schema.least && !is_told)
        add("length", path, "at least " + counted(schema.least), fmt::format("{}", size), "");
    if (size > schema.most)
        add("length", path, "at most " + counted(schema.most), fmt::format("{}", size), "");
}

Value SchemaReader::read_map(const Schema& schema, const Value& value, const std::string& path) {
    if (!value.is_table()) return wrong(schema, value, path);
    Table into;
    for (const auto& [key, inner] : value.as_table().fields) {
        if (is_false(inner) && !takes_boolean(schema.inner.front())) continue;
        into.fields.emplace_back(key, read(schema.inner.front(), inner, join_path(path, key)));
    }
    for (std::size_t i = 0; i < value.as_table().list.size(); ++i)
        add("unknown-key", join_path(path, i + 1), "a name in front (name = …)",
            in_words(value.as_table().list[i]), "");
    return into;
}

void SchemaReader::read_field(const Field& field, const Value* given, const std::string& path, Table& into) {
    const bool absent =
        !given || given->is_nil() || (is_false(*given) && !field.needed && !takes_boolean(field.type));
    if (!absent)
        into.set(field.key, read(field.type, *given, path));
    else if (field.needed)
        add("missing", path, in_words(field.type), "nothing", "");
    else if (field.standard)
        into.set(field.key, *field.standard);
}

void SchemaReader::read_elements(const Schema& schema, const Table& given, const std::string& path,
                                 Table& into) {
    std::size_t fixed = 0;
    const Field* rest = nullptr;
    for (const Field& field : schema.fields) {
        if (field.position == Field::rest) rest = &field;
        if (field.position <= 0) continue;
        const auto position = static_cast<std::size_t>(field.position);
        fixed = std::max(fixed, position);
        read_field(field, position <= given.list.size() ? &given.list[position - 1] : nullptr,
                   join_path(path, position), into);
    }
    for (std::size_t i = fixed; i < given.list.size(); ++i) {
        const std::string inner = join_path(path, i + 1);
        if (rest && is_false(given.list[i]) && !takes_boolean(rest->type)) continue;
        if (rest)
            into.list.push_back(read(rest->type, given.list[i], inner));
        else
            add("unknown-element", inner,
                fixed ? fmt::format("no more than {} without a name", fixed) : "a name in front (name = …)",
                in_words(given.list[i]), "");
    }
    if (rest && rest->needed && into.list.empty())
        add("missing", path, fmt::format("at least one: {}", in_words(rest->type)), "none", "");
}

void SchemaReader::read_unknown(const Schema& schema, const Table& given, const std::string& path,
                                Table& into) {
    std::vector<std::string> names;
    for (const Field& field : schema.fields)
        if (field.position == Field::named) names.push_back(field.key);
    for (const auto& [key, value] : given.fields) {
        if (std::find(names.begin(), names.end(), key) != names.end()) continue;
        if (schema.open && !value.is_table() && !value.is_function()) {
            into.set(key, value);
            continue;
        }
        const std::string near = nearest(key, names);
        std::string hint = near.empty() ? "" : fmt::format("did you mean \"{}\"?", near);
        if (near.empty() && !names.empty()) hint = fmt::format("known are {}", join(names, ", "));
        add("unknown-key", join_path(path, key), "", fmt::format("unknown key \"{}\"", printable(key, 60)),
            std::move(hint));
    }
}

Value SchemaReader::read_record(const Schema& schema, const Value& value, const std::string& path) {
    if (!value.is_table()) return wrong(schema, value, path);
    const Table& given = value.as_table();
    Table into;
    read_unknown(schema, given, path, into);
    read_elements(schema, given, path, into);
    for (const Field& field : schema.fields)
        if (field.position == Field::named)
            read_field(field, given.find(field.key), join_path(path, field.key), into);
    return into;
}

/// True if a value is at least of the right kind, so that this alternative is the one meant.
bool fits(const Schema& schema, const Value& value) {
    switch (schema.type) {
    case Type::boolean: return value.is_boolean();
    case Type::integer: return value.is_number();
    case Type::text:
    case Type::one_of: return value.is_text();
    case Type::function: return value.is_function();
    case Type::localised: return value.is_text() || value.is_table();
    case Type::list: return value.is_table() && value.as_table().fields.empty();
    case Type::record:
    case Type::map: return value.is_table();
    case Type::any_of:
        return std::any_of(schema.inner.begin(), schema.inner.end(),
                           [&](const Schema& s) { return fits(s, value); });
    case Type::plain: return true;
    }
    return false;
}

Value SchemaReader::read_any(const Schema& schema, const Value& value, const std::string& path) {
    std::vector<Finding> meant;
    std::size_t fitting = 0;
    for (const Schema& alternative : schema.inner) {
        std::vector<Finding> inner;
        Value found = SchemaReader(inner).read(alternative, value, path);
        if (inner.empty()) return found;
        if (fits(alternative, value) && ++fitting == 1) meant = std::move(inner);
    }
    if (fitting != 1) return wrong(schema, value, path);
    findings_.insert(findings_.end(), meant.begin(), meant.end());
    return {};
}

} // namespace

std::string whole_instead(const Value& value) {
    if (value.is_integer() || !value.is_number() || !is_whole(value.as_number())) return {};
    return fmt::format("write {} (// divides without a fraction)",
                       static_cast<std::int64_t>(value.as_number()));
}

std::string whole_computed(const Value& value) {
    if (whole_instead(value).empty()) return {};
    return "a number with a fraction part: compute it with // or math.tointeger";
}

Value read(const Schema& schema, const Value& value, std::string_view path, std::vector<Finding>& findings) {
    return SchemaReader(findings).read(schema, value, std::string(path));
}

} // namespace roundhouse::script
