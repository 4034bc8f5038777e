// The functions that scripts call without a library's name, the environment that holds them, and `require`.

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/parsed.hpp"
#include "script/prints.hpp"
#include "script/schema.hpp"
#include "script/state.hpp"

namespace roundhouse::script {

int chunk_number(std::string_view chunk_name) {
    int number = -1;
    if (chunk_name.starts_with("=@"))
        std::from_chars(chunk_name.data() + 2, chunk_name.data() + chunk_name.size(), number);
    return number;
}

void raise(lua_State* L, const std::string& message, int level) {
    luaL_where(L, level);
    lua_pushlstring(L, message.data(), message.size());
    lua_concat(L, 2);
    lua_error(L);
    std::abort(); // lua_error does not return
}

namespace {

std::string chunk_name(State& state, const std::string& name) {
    auto place = std::find(state.chunks.begin(), state.chunks.end(), name);
    if (place == state.chunks.end()) place = state.chunks.insert(place, name);
    return fmt::format("=@{}", place - state.chunks.begin());
}

} // namespace

void load_source(lua_State* L, const Source& source) {
    State& state = state_of(L);
    const std::string name = chunk_name(state, source.name);
    state.budget.charge(static_cast<std::int64_t>(source.text.size()));
    const auto code = state.parsed->code_of(source, name);
    if (!code) {
        state.fault = code.error().fault;
        lua_pushlstring(L, code.error().message.data(), code.error().message.size());
        lua_error(L);
    }
    // Binary, as our own parser made it: what scripts bring is text.
    if (luaL_loadbufferx(L, code->data(), code->size(), name.c_str(), "b") != LUA_OK) lua_error(L);
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

/// "a requires b requires a"
std::string cycle(const std::vector<std::string>& loading, std::string_view name) {
    std::string text;
    for (auto at = std::find(loading.begin(), loading.end(), name); at != loading.end(); ++at)
        text += *at + " requires ";
    return text.append(name);
}

const Source& find_module(lua_State* L, std::string_view name) {
    const State& state = state_of(L);
    const auto found = state.modules.find(name);
    if (found != state.modules.end()) return found->second;
    std::vector<std::string> names;
    for (const auto& [known, source] : state.modules) names.push_back(known);
    raise(L, fmt::format("there is no module \"{}\"{}", printable(name, 60), suggestion(name, names)));
}

// What scripts may expect from other Lua programs: listed so that the message need not guess at a
// misspelling.
constexpr std::array<std::string_view, 26> not_offered = {
    "_G",           "_VERSION", "collectgarbage", "coroutine",  "debug",  "dofile", "getmetatable",
    "io",           "load",     "loadfile",       "loadstring", "module", "next",   "os",
    "package",      "pcall",    "rawequal",       "rawget",     "rawlen", "rawset", "setfenv",
    "setmetatable", "unpack",   "utf8",           "warn",       "xpcall"};

/// __index of the globals: reading one that is not there is an error.
int unknown_global(lua_State* L) {
    const std::string name = plain_text(L, 2);
    if (std::find(not_offered.begin(), not_offered.end(), name) != not_offered.end())
        raise(L, fmt::format("\"{}\" is not offered to scripts", name));
    if (const auto& modules = state_of(L).modules; modules.find(name) != modules.end())
        raise(L, fmt::format("\"{0}\" is not declared: add the line  local {0} = require \"{0}\"", name));
    raise(L, fmt::format("\"{}\" is not declared{}", printable(name, 60), suggestion(name, names_in(L, 1))));
}

int new_global(lua_State* L) {
    raise(L, fmt::format("\"{}\" is not declared; write \"local {}\" where it is first used",
                         printable(plain_text(L, 2), 60), printable(plain_text(L, 2), 60)));
}

/// __newindex of a library; upvalue: its name.
int library_write(lua_State* L) {
    raise(L, fmt::format("\"{}.{}\" cannot be changed", plain_text(L, lua_upvalueindex(1)),
                         printable(plain_text(L, 2), 60)));
}

/// Puts an empty table in front of the one on top: reads reach it, writes go to `write`, whose upvalue is
/// `name`.
void hide(lua_State* L, const char* name, lua_CFunction write) {
    lua_newtable(L);
    lua_newtable(L);
    lua_rotate(L, -3, -1);
    lua_setfield(L, -2, "__index");
    lua_pushstring(L, name);
    lua_pushcclosure(L, write, 1);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
}

/// Puts the library on top behind a read-only table, and that into the globals below it.
void add_library(lua_State* L, const char* name) {
    make_strict(L, name);
    hide(L, name, guarded<library_write>);
    lua_setfield(L, -2, name);
}

} // namespace

int require(lua_State* L) {
    luaL_checktype(L, 1, LUA_TSTRING);
    State& state = state_of(L);
    reach_all(state.noted); // a module may lead to any other
    const std::string name = plain_text(L, 1);
    lua_rawgeti(L, LUA_REGISTRYINDEX, state.loaded);
    lua_pushvalue(L, 1);
    if (lua_rawget(L, -2) != LUA_TNIL) return 1;
    lua_pop(L, 1);
    const Source& source = find_module(L, name);
    if (std::find(state.loading.begin(), state.loading.end(), name) != state.loading.end())
        raise(L, fmt::format("modules that need each other: {}", cycle(state.loading, name)));
    load_source(L, source);
    state.loading.push_back(name);
    lua_call(L, 0, 1);
    state.loading.pop_back();
    if (!lua_istable(L, -1))
        raise(L, fmt::format("module \"{}\" must return a table, it returns {}", name,
                             lua_isnil(L, -1) ? "nothing" : plain_text(L, -1)));
    make_strict(L, name);
    lua_pushvalue(L, 1);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
    return 1;
}

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

void push_environment(lua_State* L) {
    lua_newtable(L);
    add_base_functions(L);
    push_string_library(L);
    add_library(L, "string");
    push_table_library(L);
    add_library(L, "table");
    push_math_library(L);
    add_library(L, "math");
    lua_newtable(L);
    lua_pushcfunction(L, guarded<unknown_global>);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);

    // Methods of strings reach the same functions.
    lua_pushliteral(L, "");
    lua_newtable(L);
    lua_getfield(L, -3, "string");
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
    hide(L, "", guarded<new_global>);
}

} // namespace roundhouse::script
