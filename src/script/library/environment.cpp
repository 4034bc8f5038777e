// What a script finds around itself: the globals, which are read-only, and the modules that it requires.

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/parsed.hpp"
#include "script/state.hpp"

namespace roundhouse::script {

int chunk_number(std::string_view chunk_name) {
    int number = -1;
    if (chunk_name.starts_with("=@"))
        std::from_chars(chunk_name.data() + 2, chunk_name.data() + chunk_name.size(), number);
    return number;
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

namespace {

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
