// The table library over plain ranges: raw reads and writes, raw lengths, and all work charged.

#include <algorithm>
#include <stdexcept>
#include <vector>

#include <fmt/format.h>

#include "script/state.hpp"

namespace roundhouse::script {

namespace {

constexpr std::size_t text_cap = 1u << 20;
constexpr lua_Integer results_cap = 200;
constexpr lua_Integer range_cap = 100'000;

/// The length of the table at argument 1.
lua_Integer length(lua_State* L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    return static_cast<lua_Integer>(lua_rawlen(L, 1));
}

/// The tables that stand in for the libraries are empty, and a raw write would bypass what keeps them so:
/// they could hold something from call to call. The same is true of refilled tables.
void before_raw_write(lua_State* L, int table) {
    if (!lua_getmetatable(L, table)) return;
    const bool is_library = !is_strict(L);
    lua_pop(L, 1);
    if (is_library) luaL_error(L, "a library cannot be changed");
    note_foreign_write(L);
}

void charge_steps(lua_State* L, lua_Integer steps) { state_of(L).budget.charge(steps); }

/// How many whole numbers there are from `from` to `to`, both of any size; raises `what` above `cap`.
lua_Integer count(lua_State* L, lua_Integer from, lua_Integer to, lua_Integer cap, const char* what) {
    if (from > to) return 0;
    const lua_Unsigned distance = static_cast<lua_Unsigned>(to) - static_cast<lua_Unsigned>(from);
    if (distance >= static_cast<lua_Unsigned>(cap)) luaL_error(L, "%s", what);
    return static_cast<lua_Integer>(distance) + 1;
}

int concat(lua_State* L) {
    const lua_Integer size = length(L);
    std::size_t between_size = 0;
    const char* const between = luaL_optlstring(L, 2, "", &between_size);
    const lua_Integer from = luaL_optinteger(L, 3, 1);
    const lua_Integer to = luaL_optinteger(L, 4, size);
    const lua_Integer n = count(L, from, to, range_cap, "concat: the range is too long");
    charge_steps(L, n);
    std::string text;
    for (lua_Integer i = 0; i < n; ++i) {
        const int type = lua_rawgeti(L, 1, from + i);
        if (type != LUA_TSTRING && type != LUA_TNUMBER)
            throw std::invalid_argument(
                fmt::format("concat: element {} is a {}, not a text", from + i, lua_typename(L, type)));
        text += plain_text(L, -1);
        lua_pop(L, 1);
        if (i + 1 < n) text.append(between, between_size);
        if (text.size() > text_cap) luaL_error(L, "concat: the text gets too long");
    }
    charge_steps(L, static_cast<lua_Integer>(text.size() / 32));
    lua_pushlstring(L, text.data(), text.size());
    return 1;
}

int insert(lua_State* L) {
    const lua_Integer end = length(L) + 1;
    before_raw_write(L, 1);
    lua_Integer at = end;
    switch (lua_gettop(L)) {
    case 2: break;
    case 3:
        at = luaL_checkinteger(L, 2);
        luaL_argcheck(L, at >= 1 && at <= end, 2, "position out of bounds");
        charge_steps(L, end - at);
        for (lua_Integer i = end; i > at; --i) {
            lua_rawgeti(L, 1, i - 1);
            lua_rawseti(L, 1, i);
        }
        break;
    default: luaL_error(L, "insert: takes a table, perhaps a position, and a value");
    }
    lua_rawseti(L, 1, at);
    return 0;
}

int remove(lua_State* L) {
    const lua_Integer size = length(L);
    lua_Integer at = luaL_optinteger(L, 2, size);
    if (lua_gettop(L) > 1) luaL_argcheck(L, at >= 1 && at <= size + 1, 2, "position out of bounds");
    lua_rawgeti(L, 1, at);
    if (size == 0) return 1;
    charge_steps(L, std::max<lua_Integer>(size - at, 0)); // one past the end moves nothing
    for (; at < size; ++at) {
        lua_rawgeti(L, 1, at + 1);
        lua_rawseti(L, 1, at);
    }
    lua_pushnil(L);
    lua_rawseti(L, 1, at);
    return 1;
}

int pack(lua_State* L) {
    const int n = lua_gettop(L);
    lua_createtable(L, n, 1);
    lua_insert(L, 1);
    for (int i = n; i >= 1; --i) lua_rawseti(L, 1, i);
    lua_pushinteger(L, n);
    lua_setfield(L, 1, "n");
    return 1;
}

int unpack(lua_State* L) {
    const lua_Integer size = length(L);
    const lua_Integer from = luaL_optinteger(L, 2, 1);
    const lua_Integer n =
        count(L, from, luaL_optinteger(L, 3, size), results_cap, "unpack: more than 200 values at once");
    charge_steps(L, n);
    luaL_checkstack(L, static_cast<int>(n), nullptr);
    for (lua_Integer i = 0; i < n; ++i) lua_rawgeti(L, 1, from + i);
    return static_cast<int>(n);
}

int move(lua_State* L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    const lua_Integer from = luaL_checkinteger(L, 2);
    const lua_Integer n = count(L, from, luaL_checkinteger(L, 3), range_cap, "move: the range is too long");
    const lua_Integer to = luaL_checkinteger(L, 4);
    const int target = lua_isnoneornil(L, 5) ? 1 : 5;
    luaL_checktype(L, target, LUA_TTABLE);
    before_raw_write(L, target);
    luaL_argcheck(L, n == 0 || to <= LUA_MAXINTEGER - n + 1, 4, "destination wrap around");
    charge_steps(L, n);
    const bool backwards = to > from && to < from + n && target == 1;
    for (lua_Integer k = 0; k < n; ++k) {
        const lua_Integer i = backwards ? n - 1 - k : k;
        lua_rawgeti(L, 1, from + i);
        lua_rawseti(L, target, to + i);
    }
    lua_pushvalue(L, target);
    return 1;
}

/// True if the value at `a` goes before the value at `b`: by the function at argument 2, or else by "less".
bool before(lua_State* L, int a, int b) {
    if (!lua_isnil(L, 2)) {
        lua_pushvalue(L, 2);
        lua_pushvalue(L, a);
        lua_pushvalue(L, b);
        lua_call(L, 2, 1);
        const bool answer = lua_toboolean(L, -1);
        lua_pop(L, 1);
        return answer;
    }
    return lua_compare(L, a, b, LUA_OPLT);
}

/// A merge sort of the indices of the values in the table at 3: stable, so that the order is the same
/// everywhere, and safe with a function that contradicts itself.
void sort_range(lua_State* L, std::vector<lua_Integer>& order, std::vector<lua_Integer>& spare,
                std::size_t begin, std::size_t end) {
    if (end - begin < 2) return;
    const std::size_t middle = begin + (end - begin) / 2;
    sort_range(L, order, spare, begin, middle);
    sort_range(L, order, spare, middle, end);
    std::size_t left = begin, right = middle;
    for (std::size_t out = begin; out < end; ++out) {
        bool take_right = left == middle;
        if (left < middle && right < end) {
            charge_steps(L, 1);
            lua_rawgeti(L, 3, order[right]);
            lua_rawgeti(L, 3, order[left]);
            take_right = before(L, lua_gettop(L) - 1, lua_gettop(L));
            lua_pop(L, 2);
        }
        spare[out] = take_right ? order[right++] : order[left++];
    }
    std::copy(spare.begin() + static_cast<std::ptrdiff_t>(begin),
              spare.begin() + static_cast<std::ptrdiff_t>(end),
              order.begin() + static_cast<std::ptrdiff_t>(begin));
}

int sort(lua_State* L) {
    const lua_Integer n = length(L);
    if (n > range_cap) luaL_error(L, "sort: the list is too long");
    lua_settop(L, 2);
    if (!lua_isnil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
    charge_steps(L, n);
    lua_createtable(L, static_cast<int>(n), 0); // a copy: the function may change the list while it is sorted
    std::vector<lua_Integer> order(static_cast<std::size_t>(n)), spare(order.size());
    for (lua_Integer i = 1; i <= n; ++i) {
        lua_rawgeti(L, 1, i);
        lua_rawseti(L, 3, i);
        order[static_cast<std::size_t>(i - 1)] = i;
    }
    sort_range(L, order, spare, 0, order.size());
    for (lua_Integer i = 1; i <= n; ++i) {
        lua_rawgeti(L, 3, order[static_cast<std::size_t>(i - 1)]);
        lua_rawseti(L, 1, i);
    }
    return 0;
}

} // namespace

void push_table_library(lua_State* L) {
    constexpr luaL_Reg functions[] = {{"concat", guarded<concat>}, {"insert", guarded<insert>},
                                      {"move", guarded<move>},     {"pack", guarded<pack>},
                                      {"remove", guarded<remove>}, {"sort", guarded<sort>},
                                      {"unpack", guarded<unpack>}, {nullptr, nullptr}};
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
}

} // namespace roundhouse::script
