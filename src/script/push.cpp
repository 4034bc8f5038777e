// Plain data on its way into Lua.

#include <algorithm>
#include <stdexcept>

#include "script/state.hpp"

namespace roundhouse::script {

namespace {

void push_table(lua_State* L, const Table& table) {
    luaL_checkstack(L, 6, "data too deep");
    lua_createtable(L, static_cast<int>(table.list.size()), static_cast<int>(table.fields.size()));
    lua_Integer at = 0;
    for (const Value& value : table.list) {
        push(L, value);
        lua_rawseti(L, -2, ++at);
    }
    for (const auto& [key, value] : table.fields) {
        lua_pushlstring(L, key.data(), key.size());
        push(L, value);
        lua_rawset(L, -3);
    }
    if (!table.strict) return;
    make_strict(L, table.name);
    const bool some_are_nil = std::any_of(table.fields.begin(), table.fields.end(),
                                          [](const auto& field) { return field.second.is_nil(); });
    if (some_are_nil) know_what_is_nil(L, table);
}

} // namespace

void push(lua_State* L, const Value& value) {
    switch (value.kind()) {
    case Kind::nil: lua_pushnil(L); break;
    case Kind::boolean: lua_pushboolean(L, value.as_boolean()); break;
    case Kind::integer: lua_pushinteger(L, value.as_integer()); break;
    case Kind::number: lua_pushnumber(L, value.as_number()); break;
    case Kind::text: lua_pushlstring(L, value.as_text().data(), value.as_text().size()); break;
    case Kind::table: push_table(L, value.as_table()); break;
    case Kind::function:
        lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L).functions);
        lua_rawgeti(L, -1, value.as_function().handle);
        if (!lua_isfunction(L, -1)) throw std::invalid_argument("this function belongs to another sandbox");
        lua_remove(L, -2);
        reach(L, -1);
    }
}

} // namespace roundhouse::script
