// Tables in which reading an unknown field is an error, and keys in a fixed order.

#include <algorithm>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/state.hpp"

namespace roundhouse::script {

namespace {

// Looking for the nearest name takes time for each of them, and the script is not charged for it.
constexpr std::size_t name_limit = 64, names_limit = 1000;

const char strict_mark = 0; // its address marks the metatables made here
const char known_mark = 0;  // at its address: names that are known although they are nil

bool works_on_patterns(std::string_view function) {
    return function == "find" || function == "match" || function == "gmatch" || function == "gsub";
}

/// __index of a strict table; upvalues: its name, its metatable.
int unknown_field(lua_State* L) {
    if (lua_type(L, 2) != LUA_TSTRING) return 0;
    const bool some_are_known = lua_rawgetp(L, lua_upvalueindex(2), &known_mark) == LUA_TTABLE;
    if (some_are_known) {
        lua_pushvalue(L, 2);
        if (lua_rawget(L, -2) != LUA_TNIL) return 0; // frequent, hence before anything is gathered
        lua_pop(L, 1);
    }
    std::vector<std::string> names = names_in(L, 1);
    if (some_are_known)
        for (std::string& name : names_in(L, lua_gettop(L))) names.push_back(std::move(name));
    const std::string key = plain_text(L, 2);
    if (plain_text(L, lua_upvalueindex(1)) == "string" && works_on_patterns(key))
        raise(L, fmt::format("string has no \"{}\": patterns are not offered", key));
    raise(L, fmt::format("{} has no \"{}\"{}", plain_text(L, lua_upvalueindex(1)), printable(key, 60),
                         suggestion(key, names)));
}

/// Pushes a metatable with the mark of tables that cross the boundary.
void push_marked_metatable(lua_State* L) {
    lua_newtable(L);
    lua_pushboolean(L, 1);
    lua_rawsetp(L, -2, &strict_mark);
}

/// Makes the metatable on top answer as unknown_field does.
void refuse_unknown_fields(lua_State* L, std::string_view name) {
    const std::string_view told = name.empty() ? "this table" : name;
    lua_pushlstring(L, told.data(), told.size());
    lua_pushvalue(L, -2);
    lua_pushcclosure(L, guarded<unknown_field>, 2);
    lua_setfield(L, -2, "__index");
}

void push_strict_metatable(lua_State* L, std::string_view name) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L).strict);
    lua_pushlstring(L, name.data(), name.size());
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -3) != LUA_TNIL) {
        lua_replace(L, -3);
        lua_pop(L, 1);
        return;
    }
    lua_pop(L, 1);
    push_marked_metatable(L); // registry table, name, metatable
    refuse_unknown_fields(L, name);
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_rawset(L, -5);
    lua_replace(L, -3);
    lua_pop(L, 1);
}

/// __newindex of a refillable table.
int note_addition(lua_State* L) {
    note_foreign_write(L);
    lua_rawset(L, 1);
    return 0;
}

} // namespace

void make_strict(lua_State* L, std::string_view name) {
    push_strict_metatable(L, name);
    lua_setmetatable(L, -2);
}

void make_refillable(lua_State* L, const Table& table) {
    push_marked_metatable(L);
    lua_pushcfunction(L, note_addition);
    lua_setfield(L, -2, "__newindex");
    if (table.strict) refuse_unknown_fields(L, table.name);
    lua_setmetatable(L, -2);
    if (table.strict) know_fields(L, table, Known::all);
}

void know_fields(lua_State* L, const Table& table, Known which) {
    if (!lua_getmetatable(L, -1)) return;
    if (lua_rawgetp(L, -1, &known_mark) != LUA_TTABLE) {
        lua_pop(L, 1);
        lua_newtable(L);
        lua_pushvalue(L, -1);
        lua_rawsetp(L, -3, &known_mark);
    }
    for (const auto& [key, value] : table.fields) {
        if (which == Known::nil && !value.is_nil()) continue;
        lua_pushlstring(L, key.data(), key.size());
        lua_pushboolean(L, 1);
        lua_rawset(L, -3);
    }
    lua_pop(L, 2);
}

bool is_strict(lua_State* L) {
    const bool strict = lua_rawgetp(L, -1, &strict_mark) == LUA_TBOOLEAN;
    lua_pop(L, 1);
    return strict;
}

std::string suggestion(std::string_view wanted, const std::vector<std::string>& names) {
    if (wanted.size() > name_limit || names.size() > names_limit) return {};
    const std::string near = nearest(wanted, names);
    return near.empty() ? near : fmt::format("; did you mean \"{}\"?", near);
}

std::vector<std::string> names_in(lua_State* L, int index) {
    std::vector<std::string> names;
    lua_pushnil(L);
    while (lua_next(L, index)) {
        if (lua_type(L, -2) == LUA_TSTRING && lua_rawlen(L, -2) <= name_limit)
            names.push_back(plain_text(L, -2));
        lua_pop(L, 1);
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::optional<int> push_keys(lua_State* L, int index) {
    std::vector<lua_Integer> numbers;
    std::vector<std::string_view> names; // their strings live as long as the table holds them
    luaL_checkstack(L, 4, nullptr);
    std::int64_t seen = 0;
    lua_pushnil(L);
    while (lua_next(L, index)) {
        lua_pop(L, 1);
        ++seen;
        std::size_t size = 0;
        if (lua_isinteger(L, -1)) {
            numbers.push_back(lua_tointeger(L, -1));
        } else if (lua_type(L, -1) == LUA_TSTRING) {
            const char* const text = lua_tolstring(L, -1, &size);
            names.emplace_back(text, size);
        }
    }
    state_of(L).budget.charge(32 * seen); // to gather and sort them
    if (static_cast<std::size_t>(seen) > numbers.size() + names.size()) return {};
    if (!std::is_sorted(numbers.begin(), numbers.end())) std::sort(numbers.begin(), numbers.end());
    std::sort(names.begin(), names.end());
    lua_createtable(L, static_cast<int>(numbers.size() + names.size()), 0);
    lua_Integer at = 0;
    for (const lua_Integer number : numbers) {
        lua_pushinteger(L, number);
        lua_rawseti(L, -2, ++at);
    }
    for (const std::string_view name : names) {
        lua_pushlstring(L, name.data(), name.size());
        lua_rawseti(L, -2, ++at);
    }
    return static_cast<int>(at);
}

} // namespace roundhouse::script
