// Arithmetic that gives the same on every machine.

#include <cmath>

#include "script/state.hpp"

namespace roundhouse::script {

namespace {

int abs(lua_State* L) {
    if (!lua_isinteger(L, 1)) {
        lua_pushnumber(L, std::fabs(luaL_checknumber(L, 1)));
        return 1;
    }
    const lua_Integer number = lua_tointeger(L, 1);
    const auto bits = static_cast<lua_Unsigned>(number);
    lua_pushinteger(
        L, static_cast<lua_Integer>(number < 0 ? 0u - bits : bits)); // the smallest integer stays as it is
    return 1;
}

/// Pushes a whole float, as an integer if it fits.
int whole(lua_State* L, double number) {
    lua_Integer integer = 0;
    if (lua_numbertointeger(number, &integer))
        lua_pushinteger(L, integer);
    else
        lua_pushnumber(L, number);
    return 1;
}

int ceil(lua_State* L) {
    if (!lua_isinteger(L, 1)) return whole(L, std::ceil(luaL_checknumber(L, 1)));
    lua_settop(L, 1);
    return 1;
}

int floor(lua_State* L) {
    if (!lua_isinteger(L, 1)) return whole(L, std::floor(luaL_checknumber(L, 1)));
    lua_settop(L, 1);
    return 1;
}

/// The argument that no other one is less than (`smallest`) or greater than.
int extreme(lua_State* L, bool smallest) {
    int best = 1;
    for (int i = 1; i <= lua_gettop(L) || i == 1; ++i) {
        luaL_checknumber(L, i);
        if (smallest ? lua_compare(L, i, best, LUA_OPLT) : lua_compare(L, best, i, LUA_OPLT)) best = i;
    }
    lua_pushvalue(L, best);
    return 1;
}

int max(lua_State* L) { return extreme(L, false); }
int min(lua_State* L) { return extreme(L, true); }

int fmod(lua_State* L) {
    if (lua_isinteger(L, 1) && lua_isinteger(L, 2)) {
        const lua_Integer divisor = lua_tointeger(L, 2);
        luaL_argcheck(L, divisor != 0, 2, "zero");
        lua_pushinteger(L, divisor == -1 ? 0 : lua_tointeger(L, 1) % divisor);
    } else {
        lua_pushnumber(L, std::fmod(luaL_checknumber(L, 1), luaL_checknumber(L, 2)));
    }
    return 1;
}

int tointeger(lua_State* L) {
    int fits = 0;
    luaL_checkany(L, 1);
    const lua_Integer number = lua_type(L, 1) == LUA_TNUMBER ? lua_tointegerx(L, 1, &fits) : 0;
    if (fits)
        lua_pushinteger(L, number);
    else
        lua_pushnil(L);
    return 1;
}

int type_of_number(lua_State* L) {
    luaL_checkany(L, 1);
    if (lua_type(L, 1) != LUA_TNUMBER)
        lua_pushnil(L);
    else
        lua_pushstring(L, lua_isinteger(L, 1) ? "integer" : "float");
    return 1;
}

int ult(lua_State* L) {
    lua_pushboolean(L, static_cast<lua_Unsigned>(luaL_checkinteger(L, 1)) <
                           static_cast<lua_Unsigned>(luaL_checkinteger(L, 2)));
    return 1;
}

} // namespace

void push_math_library(lua_State* L) {
    constexpr luaL_Reg functions[] = {
        {"abs", abs}, {"ceil", ceil},           {"floor", floor},         {"fmod", fmod}, {"max", max},
        {"min", min}, {"tointeger", tointeger}, {"type", type_of_number}, {"ult", ult},   {nullptr, nullptr}};
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
    lua_pushinteger(L, LUA_MAXINTEGER);
    lua_setfield(L, -2, "maxinteger");
    lua_pushinteger(L, LUA_MININTEGER);
    lua_setfield(L, -2, "mininteger");
    lua_pushnumber(L, HUGE_VAL);
    lua_setfield(L, -2, "huge");
}

} // namespace roundhouse::script
