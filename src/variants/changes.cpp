#include "variants/changes.hpp"

#include "script/schema.hpp"

namespace roundhouse::variants {

using script::Value;

namespace {

void take_changes(const Value& before, const Value& after, const std::string& path, Lists lists,
                  Changes& changes) {
    static const script::Table nothing;
    if (!after.is_table() || !(before.is_table() || before.is_nil())) {
        const bool function = before.is_function() || after.is_function();
        if (!function && !(before == after)) changes[path] = after;
        return;
    }
    const script::Table &a = before.is_table() ? before.as_table() : nothing, &b = after.as_table();
    for (const auto& [key, value] : b.fields) {
        const Value* const was = a.find(key);
        take_changes(was ? *was : Value(), value, script::join_path(path, key), lists, changes);
    }
    for (const auto& [key, value] : a.fields)
        if (!b.find(key)) changes[script::join_path(path, key)] = Value();
    if (lists == Lists::of_one_length && before.is_table() && a.list.size() != b.list.size()) return;
    for (std::size_t i = 0; i < b.list.size(); ++i)
        take_changes(i < a.list.size() ? a.list[i] : Value(), b.list[i], script::join_path(path, i + 1),
                     lists, changes);
}

} // namespace

Changes changes_between(const Value& before, const Value& after, Lists lists) {
    Changes changes;
    take_changes(before, after, "", lists, changes);
    return changes;
}

} // namespace roundhouse::variants
