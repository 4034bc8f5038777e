// The functions that scripts call without a library's name.

#include <charconv>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/prints.hpp"
#include "script/schema.hpp"
#include "script/state.hpp"

namespace roundhouse::script {

void raise(lua_State* L, const std::string& message, int level) {
    luaL_where(L, level);
    lua_pushlstring(L, message.data(), message.size());
    lua_concat(L, 2);
    lua_error(L);
    std::abort(); // lua_error does not return
}

std::string plain_text(lua_State* L, int index) {
    switch (lua_type(L, index)) {
    case LUA_TNIL: return "nil";
    case LUA_TBOOLEAN: return lua_toboolean(L, index) ? "true" : "false";
    case LUA_TSTRING: {
        std::size_t size = 0;
        const char* const text = lua_tolstring(L, index, &size);
        return {text, size};
    }
    case LUA_TNUMBER: {
        if (lua_isinteger(L, index)) return fmt::format("{}", lua_tointeger(L, index));
        const double number = lua_tonumber(L, index);
        if (number != number) return "nan"; // the sign of a NaN differs between machines
        lua_pushnumber(L, number);
        std::string text = lua_tostring(L, -1);
        lua_pop(L, 1);
        return text;
    }
    default: return luaL_typename(L, index);
    }
}

namespace {

int assert_(lua_State* L) {
    luaL_checkany(L, 1);
    if (lua_toboolean(L, 1)) return lua_gettop(L);
    raise(L, lua_type(L, 2) == LUA_TSTRING ? plain_text(L, 2) : "assertion failed");
}

int error_(lua_State* L) {
    const auto level = luaL_optinteger(L, 2, 1);
    if (lua_type(L, 1) == LUA_TSTRING) {
        const std::string message = plain_text(L, 1);
        if (level >= 1 && level <= 10) raise(L, message, static_cast<int>(level));
    }
    lua_settop(L, 1);
    return lua_error(L);
}

/// From now on, reading a field that no line of a score sheet has is an error. Accepts neither names nor a
/// table that has a metatable: everybody can call this function, and it must give access to none.
int strict_line(lua_State* L) {
    static const Table known = [] {
        Table table;
        for (const char* field : {"party", "points", "side", "tally", "text"}) table.set(field, Value());
        return table;
    }();
    lua_settop(L, 1);
    if (lua_type(L, 1) != LUA_TTABLE || lua_getmetatable(L, 1)) {
        lua_settop(L, 1);
        return 1;
    }
    make_strict(L, "a line of the settlement");
    know_fields(L, known, Known::all);
    return 1;
}

int select(lua_State* L) {
    const int top = lua_gettop(L);
    if (lua_type(L, 1) == LUA_TSTRING && plain_text(L, 1) == "#") {
        lua_pushinteger(L, top - 1);
        return 1;
    }
    auto from = luaL_checkinteger(L, 1);
    if (from < 0)
        from += top;
    else if (from > top)
        from = top;
    luaL_argcheck(L, from >= 1, 1, "index out of range");
    return top - static_cast<int>(from);
}

constexpr std::size_t longest_number = 200; // bytes of a text that may be a number

int tonumber_in_base(lua_State* L) {
    const auto base = luaL_checkinteger(L, 2);
    luaL_argcheck(L, base >= 2 && base <= 36, 2, "base out of range");
    luaL_checktype(L, 1, LUA_TSTRING);
    const std::string text = lua_rawlen(L, 1) <= longest_number ? plain_text(L, 1) : "";
    const auto parts = words(text);
    lua_Integer number = 0;
    if (parts.size() == 1) {
        const auto [end, fault] = std::from_chars(parts[0].data(), parts[0].data() + parts[0].size(), number,
                                                  static_cast<int>(base));
        if (fault == std::errc{} && end == parts[0].data() + parts[0].size()) {
            lua_pushinteger(L, number);
            return 1;
        }
    }
    lua_pushnil(L);
    return 1;
}

int tonumber(lua_State* L) {
    luaL_checkany(L, 1);
    if (!lua_isnoneornil(L, 2)) return tonumber_in_base(L);
    if (lua_type(L, 1) == LUA_TNUMBER) {
        lua_settop(L, 1);
        return 1;
    }
    std::size_t size = 0;
    const char* const text = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &size) : nullptr;
    if (!text || size > longest_number || lua_stringtonumber(L, text) != size + 1) lua_pushnil(L);
    return 1;
}

int tostring(lua_State* L) {
    luaL_checkany(L, 1);
    const std::string text = plain_text(L, 1);
    lua_pushlstring(L, text.data(), text.size());
    return 1;
}

int type(lua_State* L) {
    luaL_checkany(L, 1);
    lua_pushstring(L, luaL_typename(L, 1));
    return 1;
}

int ipairs_step(lua_State* L) {
    const lua_Integer i = lua_tointeger(L, 2) + 1;
    lua_pushinteger(L, i);
    return lua_rawgeti(L, 1, i) == LUA_TNIL ? 1 : 2;
}

int ipairs(lua_State* L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_pushcfunction(L, ipairs_step);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

/// Upvalues: the keys, how many were visited, the table. Keys whose value is gone by now are skipped.
int pairs_step(lua_State* L) {
    lua_Integer i = lua_tointeger(L, lua_upvalueindex(2));
    while (lua_rawgeti(L, lua_upvalueindex(1), ++i) != LUA_TNIL) {
        lua_pushvalue(L, -1);
        if (lua_rawget(L, lua_upvalueindex(3)) != LUA_TNIL) break;
        lua_pop(L, 2);
    }
    lua_pushinteger(L, i);
    lua_replace(L, lua_upvalueindex(2));
    return lua_isnil(L, -1) ? 1 : 2;
}

int pairs(lua_State* L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    // Which of the other keys comes first is chance, so the message names none.
    if (!push_keys(L, 1))
        raise(L, "pairs: a key is neither a whole number nor a text, and others have no order");
    lua_pushinteger(L, 0);
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, pairs_step, 3);
    return 1;
}

constexpr std::size_t longest_print = 200; // bytes
constexpr int deepest_print = 2;           // tables in tables

/// Inside a table texts are quoted: "1" is not 1.
std::string element_in_lua(lua_State* L, int index) {
    const std::string text = plain_text(L, index);
    return lua_type(L, index) == LUA_TSTRING ? fmt::format("\"{}\"", text) : text;
}

/// `name = `, `["10"] = ` or `[10] = `
std::string key_in_lua(lua_State* L, int index) {
    if (lua_type(L, index) != LUA_TSTRING) return fmt::format("[{}] = ", plain_text(L, index));
    return join_path("", plain_text(L, index)) + " = ";
}

/// A table as its author would write it, cut to the length shown; "{…}" if its keys have no order.
std::string in_lua(lua_State* L, int index, int depth) {
    if (!lua_istable(L, index)) return depth > 0 ? element_in_lua(L, index) : plain_text(L, index);
    if (depth == deepest_print) return "{…}";
    luaL_checkstack(L, 8, nullptr);
    const int table = lua_absindex(L, index);
    const auto keys = push_keys(L, table);
    if (!keys) return "{…}";
    std::string text = "{";
    for (lua_Integer i = 1; i <= *keys && text.size() < longest_print; ++i) {
        lua_rawgeti(L, -1, i);
        const bool in_order = lua_isinteger(L, -1) && lua_tointeger(L, -1) == i;
        text += text.size() > 1 ? ", " : " ";
        if (!in_order) text += key_in_lua(L, -1);
        lua_rawget(L, table);
        text += in_lua(L, -1, depth + 1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return text + (text.size() > 1 ? " }" : "}");
}

/// For the author; printing does not affect the game.
int print(lua_State* L) {
    State& state = state_of(L);
    std::string text;
    for (int i = 1; i <= lua_gettop(L) && text.size() < longest_print; ++i)
        text += (i > 1 ? " " : "") + in_lua(L, i, 0);
    state.budget.charge(static_cast<std::int64_t>(100 + text.size()));
    Prints* const listener = Prints::listening();
    if (!listener) return 0;
    const Budget::Place place = place_of(L);
    const bool known = place.chunk >= 0 && place.chunk < static_cast<int>(state.chunks.size());
    listener->take({known ? state.chunks[static_cast<std::size_t>(place.chunk)] : "", place.line,
                    printable(text, longest_print)});
    return 0;
}

} // namespace

void add_base_functions(lua_State* L) {
    constexpr luaL_Reg functions[] = {{"assert", guarded<assert_>},
                                      {"error", guarded<error_>},
                                      {"ipairs", ipairs},
                                      {"pairs", guarded<pairs>},
                                      {"print", guarded<print>},
                                      {"require", guarded<require>},
                                      {"select", guarded<select>},
                                      {"strict_line", guarded<strict_line>},
                                      {"tonumber", guarded<tonumber>},
                                      {"tostring", guarded<tostring>},
                                      {"type", type},
                                      {nullptr, nullptr}};
    luaL_setfuncs(L, functions, 0);
}

} // namespace roundhouse::script
