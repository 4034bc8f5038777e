#include "script/value.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/text.hpp"

namespace roundhouse::script {

namespace {

auto position(auto& fields, std::string_view key) {
    return std::lower_bound(fields.begin(), fields.end(), key,
                            [](const auto& field, std::string_view wanted) { return field.first < wanted; });
}

} // namespace

Value::Value() = default;
Value::~Value() = default;
Value::Value(const Value&) = default;
Value::Value(Value&&) noexcept = default;
Value& Value::operator=(const Value&) = default;
Value& Value::operator=(Value&&) noexcept = default;
Value::Value(Table value) : held_(std::move(value)) {}

const Value* Table::find(std::string_view key) const {
    for (const auto& [name_, value] : fields)
        if (name_ == key) return &value;
    return nullptr;
}

Value* Table::find(std::string_view key) {
    for (auto& [name_, value] : fields)
        if (name_ == key) return &value;
    return nullptr;
}

void Table::set(std::string_view key, Value value) {
    if (Value* held = find(key))
        *held = std::move(value);
    else
        fields.emplace(position(fields, key), std::string(key), std::move(value));
}

bool Table::operator==(const Table& other) const { return list == other.list && fields == other.fields; }

std::string in_words(const Value& value) {
    switch (value.kind()) {
    case Kind::nil: return "nothing";
    case Kind::boolean: return value.as_boolean() ? "true" : "false";
    case Kind::integer: return fmt::format("{}", value.as_integer());
    case Kind::number: {
        std::string digits = fmt::format("{}", value.as_number());
        return digits.find_first_not_of("-0123456789") == std::string::npos ? digits + ".0" : digits;
    }
    case Kind::text: return fmt::format("\"{}\" (a string)", printable(value.as_text(), 60));
    case Kind::function: return "a function";
    case Kind::table: break;
    }
    const Table& table = value.as_table();
    if (table.list.empty() && table.fields.empty()) return "an empty table";
    if (!table.fields.empty()) return "a table";
    return fmt::format("a list of {}", table.list.size());
}

} // namespace roundhouse::script
