#include "script/schema.hpp"

#include <fmt/format.h>

namespace roundhouse::script {

namespace {

using Type = Schema::Type;
constexpr auto smallest = std::numeric_limits<std::int64_t>::min();
constexpr auto largest = std::numeric_limits<std::int64_t>::max();

Schema of_type(Type type) {
    Schema schema;
    schema.type = type;
    return schema;
}

/// `"a", "b" or "c"`, with `last` before the last one.
std::string listed(const std::vector<std::string>& words, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? fmt::format(" {} ", last) : ", ";
        text += words[i];
    }
    return text;
}

std::string choices_in_words(const Schema& schema) {
    std::vector<std::string> quoted;
    for (const std::string& choice : schema.choices) quoted.push_back(fmt::format("\"{}\"", choice));
    return listed(quoted, "or");
}

std::string integer_in_words(const Schema& schema, const char* noun) {
    const bool low = schema.least != smallest, high = schema.most != largest;
    if (low && high) return fmt::format("{} from {} to {}", noun, schema.least, schema.most);
    if (low) return fmt::format("{} from {}", noun, schema.least);
    if (high) return fmt::format("{} up to {}", noun, schema.most);
    return noun;
}

/// The type in the plural, for "a list of …".
std::string plural(const Schema& schema) {
    switch (schema.type) {
    case Type::boolean: return "true or false";
    case Type::integer: return integer_in_words(schema, "whole numbers");
    case Type::text: return "texts";
    case Type::one_of: return choices_in_words(schema);
    case Type::localised: return "texts (or tables of texts by language)";
    case Type::function: return "functions";
    case Type::list: return "lists of " + plural(schema.inner.front());
    case Type::record: return schema.name.empty() ? "tables" : fmt::format("tables ({})", schema.name);
    case Type::map: return "tables of " + plural(schema.inner.front());
    case Type::plain: return "any data";
    case Type::any_of: break;
    }
    std::vector<std::string> parts;
    for (const Schema& alternative : schema.inner) parts.push_back(plural(alternative));
    return listed(parts, "or");
}

} // namespace

Schema Schema::opened() const {
    Schema schema = *this;
    schema.open = true;
    return schema;
}

Schema Schema::counted_in(std::string noun) const {
    Schema schema = *this;
    schema.name = std::move(noun);
    return schema;
}

Field Field::required() const {
    Field field = *this;
    field.needed = true;
    return field;
}

Field Field::or_else(Value value) const {
    Field field = *this;
    field.standard = std::move(value);
    return field;
}

Schema boolean() { return of_type(Type::boolean); }

Schema integer(std::int64_t least, std::int64_t most) {
    Schema schema = of_type(Type::integer);
    schema.least = least;
    schema.most = most;
    return schema;
}

Schema text(std::int64_t most_bytes) {
    Schema schema = of_type(Type::text);
    schema.most = most_bytes;
    return schema;
}

Schema one_of(std::vector<std::string> choices) {
    Schema schema = of_type(Type::one_of);
    schema.choices = std::move(choices);
    return schema;
}

Schema localised() {
    Schema schema = of_type(Type::localised);
    schema.inner = {text(4000)};
    return schema;
}

Schema function() { return of_type(Type::function); }

Schema list(Schema of, std::int64_t at_least, std::int64_t at_most) {
    Schema schema = of_type(Type::list);
    schema.inner = {std::move(of)};
    schema.least = at_least;
    schema.most = at_most;
    return schema;
}

Schema record(std::string name, std::vector<Field> fields) {
    Schema schema = of_type(Type::record);
    schema.name = std::move(name);
    schema.fields = std::move(fields);
    return schema;
}

Schema map(Schema of) {
    Schema schema = of_type(Type::map);
    schema.inner = {std::move(of)};
    return schema;
}

Schema any_of(std::vector<Schema> alternatives) {
    Schema schema = of_type(Type::any_of);
    schema.inner = std::move(alternatives);
    return schema;
}

Schema plain() { return of_type(Type::plain); }

Field field(std::string key, Schema type, std::string sentence) {
    return {std::move(key), Field::named, std::move(type), std::move(sentence), false, std::nullopt};
}

Field positional(int position, std::string key, Schema type, std::string sentence) {
    return {std::move(key), position, std::move(type), std::move(sentence), false, std::nullopt};
}

Field elements(Schema type, std::string sentence) {
    return {"", Field::rest, std::move(type), std::move(sentence), false, std::nullopt};
}

std::string in_words(const Schema& schema) {
    switch (schema.type) {
    case Type::boolean: return "true or false";
    case Type::integer: return integer_in_words(schema, "a whole number");
    case Type::text: return "a text";
    case Type::one_of: return (schema.choices.size() > 2 ? "one of " : "") + choices_in_words(schema);
    case Type::localised: return "a text, or a table of texts by language";
    case Type::function: return "a function";
    case Type::list: return "a list of " + plural(schema.inner.front());
    case Type::record: return schema.name.empty() ? "a table" : fmt::format("a table ({})", schema.name);
    case Type::map: return "a table of " + plural(schema.inner.front());
    case Type::plain: return "any data";
    case Type::any_of: break;
    }
    std::vector<std::string> parts;
    for (const Schema& alternative : schema.inner) parts.push_back(in_words(alternative));
    return listed(parts, "or");
}

namespace {

void describe_into(std::vector<Described>& rows, const Schema& schema, const std::string& path) {
    switch (schema.type) {
    case Type::list: return describe_into(rows, schema.inner.front(), path + "[]");
    case Type::map: return describe_into(rows, schema.inner.front(), path + "[name]");
    case Type::any_of:
        for (const Schema& alternative : schema.inner) describe_into(rows, alternative, path);
        return;
    case Type::record: break;
    default: return;
    }
    for (const Field& field : schema.fields) {
        std::string inner = path;
        if (field.position == Field::rest)
            inner += "[]";
        else if (field.position > 0)
            inner = join_path(path, static_cast<std::size_t>(field.position));
        else
            inner = join_path(path, field.key);
        rows.push_back({inner, in_words(field.type), field.needed, field.standard, field.sentence});
        describe_into(rows, field.type, inner);
    }
}

} // namespace

std::vector<Described> describe(const Schema& schema, std::string_view path) {
    std::vector<Described> rows;
    describe_into(rows, schema, std::string(path));
    return rows;
}

} // namespace roundhouse::script
