// What functions could keep from call to call: everything that they reach, noted once and compared later.

#include <bit>
#include <unordered_set>

#include <fmt/format.h>

#include "script/state.hpp"

namespace roundhouse::script {

namespace {

constexpr std::size_t most_noted = 200'000; // values

/// The value at `index` as it can be compared later: what is a thing of its own stands for itself.
Noted::Value value_at(lua_State* L, int index) {
    const int type = lua_type(L, index);
    switch (type) {
    case LUA_TNIL: return {type, 0};
    case LUA_TBOOLEAN: return {type, static_cast<std::uint64_t>(lua_toboolean(L, index))};
    case LUA_TNUMBER:
        if (lua_isinteger(L, index)) return {type, static_cast<std::uint64_t>(lua_tointeger(L, index))};
        return {-type, std::bit_cast<std::uint64_t>(lua_tonumber(L, index))};
    default: return {type, std::bit_cast<std::uintptr_t>(lua_topointer(L, index))};
    }
}

bool is_globals(const char* upvalue) { return std::string_view(upvalue) == "_ENV"; }

/// Goes through all that can be reached. On the stack: the list of things, and all that a place in memory
/// stands for, so that nothing else can come to stand there.
class Notes {
  public:
    Notes(lua_State* L, Noted& noted) : lua_(L), noted_(noted), things_(lua_gettop(L) + 1) {
        luaL_checkstack(L, 20, nullptr);
        lua_newtable(L);
        lua_newtable(L);
    }

    /// The value on top is reached as `name`; pops it.
    void reach(const std::string& name);
    void note_all();
    void keep();

  private:
    void note_function(const std::string& name);
    void note_table(const std::string& name);
    void note_value(const std::string& name);

    lua_State* lua_;
    Noted& noted_;
    int things_;
    std::unordered_set<const void*> seen_;
};

void Notes::reach(const std::string& name) {
    const int type = lua_type(lua_, -1);
    if (type == LUA_TUSERDATA || type == LUA_TTHREAD)
        throw std::runtime_error(fmt::format("\"{}\" is kept from call to call and cannot be watched", name));
    const bool holds = type == LUA_TTABLE || type == LUA_TFUNCTION;
    if (!holds || !seen_.insert(lua_topointer(lua_, -1)).second) return lua_pop(lua_, 1);
    noted_.things.push_back({name});
    lua_rawseti(lua_, things_, static_cast<lua_Integer>(noted_.things.size()));
}

/// Notes the value on top; pops it.
void Notes::note_value(const std::string& name) {
    if (noted_.values.size() >= most_noted)
        throw std::runtime_error(fmt::format("keeps more than {} values from call to call: that cannot be "
                                             "watched; what its functions answer may depend on their "
                                             "arguments only",
                                             most_noted));
    noted_.values.push_back(value_at(lua_, -1));
    if (lua_type(lua_, -1) == LUA_TSTRING || lua_type(lua_, -1) == LUA_TFUNCTION) {
        lua_pushvalue(lua_, -1);
        lua_pushboolean(lua_, 1);
        lua_rawset(lua_, things_ + 1);
    }
    reach(name);
}

/// What a function holds has names of its own. The globals cannot be written to.
void Notes::note_function(const std::string& name) {
    const int function = lua_gettop(lua_);
    for (int i = 1; const char* const own = lua_getupvalue(lua_, function, i); ++i) {
        if (is_globals(own))
            lua_pop(lua_, 1);
        else
            note_value(*own ? own : name);
    }
}

void Notes::note_table(const std::string& name) {
    const int table = lua_gettop(lua_);
    lua_pushnil(lua_);
    while (lua_next(lua_, table)) {
        lua_pushvalue(lua_, -2);
        note_value(name);
        note_value(name);
    }
    if (lua_getmetatable(lua_, table)) reach(name);
}

void Notes::note_all() {
    for (std::size_t at = 0; at < noted_.things.size(); ++at) {
        const std::string name = noted_.things[at].name;
        noted_.things[at].first = noted_.values.size();
        lua_rawgeti(lua_, things_, static_cast<lua_Integer>(at + 1));
        lua_istable(lua_, -1) ? note_table(name) : note_function(name);
        lua_pop(lua_, 1);
        noted_.things[at].end = noted_.values.size();
    }
    // What holds nothing cannot change.
    lua_Integer kept = 0;
    for (std::size_t at = 0; at < noted_.things.size(); ++at) {
        lua_rawgeti(lua_, things_, static_cast<lua_Integer>(at + 1));
        if (!lua_istable(lua_, -1) && noted_.things[at].first == noted_.things[at].end) {
            lua_pop(lua_, 1);
            continue;
        }
        if (const auto place = static_cast<std::size_t>(kept); place != at)
            noted_.things[place] = std::move(noted_.things[at]);
        lua_rawseti(lua_, things_, ++kept);
    }
    noted_.things.resize(static_cast<std::size_t>(kept));
}

void Notes::keep() {
    for (int* const list : {&noted_.held, &noted_.originals}) *list = luaL_ref(lua_, LUA_REGISTRYINDEX);
}

/// The name of an upvalue that is not the same: empty for those of the host's functions. Null if all are.
const char* changed_upvalue(lua_State* L, int function, const Noted::Value* noted) {
    for (int i = 1; const char* const name = lua_getupvalue(L, function, i); ++i) {
        const bool same = is_globals(name) || value_at(L, -1) == *noted++;
        lua_pop(L, 1);
        if (!same) return name;
    }
    return nullptr;
}

/// A table that nobody wrote to is gone through in the same order.
bool same_table(lua_State* L, int table, const Noted::Value* noted, const Noted::Value* end) {
    lua_pushnil(L);
    for (; lua_next(L, table); noted += 2) {
        if (noted == end || value_at(L, -2) != noted[0] || value_at(L, -1) != noted[1]) return false;
        lua_pop(L, 1);
    }
    return noted == end;
}

} // namespace

void note_kept(lua_State* L, std::span<const int> functions) {
    State& state = state_of(L);
    state.noted = {};
    Notes notes(L, state.noted);
    for (const int function : functions) {
        lua_pushvalue(L, function);
        notes.reach("a function");
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, state.loaded);
    notes.reach("a module");
    notes.note_all();
    notes.keep();
}

std::string changed_since_noted(lua_State* L) {
    const Noted& noted = state_of(L).noted;
    if (noted.things.empty()) return {};
    luaL_checkstack(L, 10, nullptr);
    const int list = lua_gettop(L) + 1, thing = list + 1;
    lua_rawgeti(L, LUA_REGISTRYINDEX, noted.originals);
    std::string changed;
    for (std::size_t i = 0; i < noted.things.size() && changed.empty(); ++i) {
        const auto& [name, first, end] = noted.things[i];
        lua_rawgeti(L, list, static_cast<lua_Integer>(i + 1));
        const Noted::Value* const values = noted.values.data();
        if (lua_istable(L, thing)) {
            if (!same_table(L, thing, values + first, values + end)) changed = name;
        } else if (const char* const upvalue = changed_upvalue(L, thing, values + first)) {
            changed = *upvalue ? upvalue : name;
        }
        lua_settop(L, list);
    }
    lua_settop(L, list - 1);
    return changed;
}

} // namespace roundhouse::script
