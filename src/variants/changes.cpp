#include "variants/changes.hpp"

#include "base/text.hpp"
#include "script/schema.hpp"

#include <algorithm>

namespace roundhouse::variants {

using script::Value;

namespace {

struct Compared {
    Lists lists;
    Functions functions;
};

void take_changes(const Value& before, const Value& after, const std::string& path, Compared compared,
                  Changes& changes) {
    static const script::Table nothing;
    const bool emptied = after.is_table() && after.as_table().list.empty() && after.as_table().fields.empty();
    if (emptied && before == after) return;
    if (!after.is_table() || emptied || !(before.is_table() || before.is_nil())) {
        const bool function = before.is_function() || after.is_function();
        const bool told = !function || compared.functions == Functions::compared;
        if (told && !(before == after)) changes[path] = after;
        return;
    }
    const script::Table &a = before.is_table() ? before.as_table() : nothing, &b = after.as_table();
    for (const auto& [key, value] : b.fields) {
        const Value* const was = a.find(key);
        take_changes(was ? *was : Value(), value, script::join_path(path, key), compared, changes);
    }
    for (const auto& [key, value] : a.fields)
        if (!b.find(key)) changes[script::join_path(path, key)] = Value();
    if (compared.lists == Lists::as_one && before.is_table() && a.list.size() != b.list.size()) {
        changes[path] = after;
        return;
    }
    for (std::size_t i = 0; i < b.list.size(); ++i)
        take_changes(i < a.list.size() ? a.list[i] : Value(), b.list[i], script::join_path(path, i + 1),
                     compared, changes);
    for (std::size_t i = b.list.size(); i < a.list.size(); ++i)
        changes[script::join_path(path, i + 1)] = Value();
}

/// The value that the key at the front of a path leads to; takes the key off: `name`, `.name`, `["10"]` or
/// `[3]`.
const Value* step_into(const Value& value, std::string_view& path) {
    if (!value.is_table()) return nullptr;
    const script::Table& table = value.as_table();
    if (path.starts_with("[\"")) {
        const std::string_view key = path.substr(2, path.find("\"]") - 2);
        path.remove_prefix(std::min(key.size() + 4, path.size()));
        return table.find(key);
    }
    if (path.starts_with('[')) {
        int number = 0;
        const std::size_t end = std::min(path.find(']'), path.size());
        const bool counts = parse_int(path.substr(1, end - 1), number) && number > 0;
        path.remove_prefix(std::min(end + 1, path.size()));
        const auto place = static_cast<std::size_t>(number);
        return counts && place <= table.list.size() ? &table.list[place - 1] : nullptr;
    }
    if (path.starts_with('.')) path.remove_prefix(1);
    const std::string_view key = path.substr(0, path.find_first_of(".["));
    path.remove_prefix(key.size());
    return key.empty() ? nullptr : table.find(key);
}

} // namespace

Changes changes_between(const Value& before, const Value& after, Lists lists, Functions functions) {
    Changes changes;
    take_changes(before, after, "", {lists, functions}, changes);
    return changes;
}

Value value_at(const Value& description, std::string_view path) {
    const Value* at = &description;
    while (at && !path.empty()) at = step_into(*at, path);
    return at ? *at : Value();
}

bool say_the_same(const Value& one, const Value& other) {
    return changes_between(one, other, Lists::by_element).empty();
}

bool is_along(std::string_view one, std::string_view other) {
    if (one.size() > other.size()) std::swap(one, other);
    return other.starts_with(one) &&
           (one.size() == other.size() || other[one.size()] == '.' || other[one.size()] == '[');
}

} // namespace roundhouse::variants
