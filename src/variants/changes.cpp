#include "variants/changes.hpp"

#include "script/schema.hpp"

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
    if (!after.is_table() || !(before.is_table() || before.is_nil())) {
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
    if (compared.lists == Lists::of_one_length && before.is_table() && a.list.size() != b.list.size()) return;
    for (std::size_t i = 0; i < b.list.size(); ++i)
        take_changes(i < a.list.size() ? a.list[i] : Value(), b.list[i], script::join_path(path, i + 1),
                     compared, changes);
}

} // namespace

Changes changes_between(const Value& before, const Value& after, Lists lists, Functions functions) {
    Changes changes;
    take_changes(before, after, "", {lists, functions}, changes);
    return changes;
}

} // namespace roundhouse::variants
