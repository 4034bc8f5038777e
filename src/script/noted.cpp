// What functions could keep between calls: everything that they reach, noted once and compared after calls
// that could change it.

#include <bit>
#include <utility>

#include <fmt/format.h>

#include "script/state.hpp"

namespace roundhouse::script {

namespace {

constexpr std::size_t most_noted = 200'000; // values
constexpr int most_upvalues = 255;          // of a function, in Lua

/// The value at `index` in a form to compare later: numbers and booleans by value, anything else by address.
Noted::Value value_at(lua_State* L, int index) {
    const int type = lua_type(L, index);
    switch (type) {
    case LUA_TNIL: return {.type = type};
    case LUA_TBOOLEAN: return {.type = type, .bits = static_cast<std::uint64_t>(lua_toboolean(L, index))};
    case LUA_TNUMBER:
        if (lua_isinteger(L, index))
            return {.type = type, .bits = static_cast<std::uint64_t>(lua_tointeger(L, index))};
        return {.type = -type, .bits = std::bit_cast<std::uint64_t>(lua_tonumber(L, index))};
    default: return {.type = type, .bits = std::bit_cast<std::uintptr_t>(lua_topointer(L, index))};
    }
}

/// Texts, tables and functions are kept alive, so that nothing else can get their address: comparing
/// addresses is enough.
bool is_as_noted(lua_State* L, int index, const Noted::Value& noted) {
    if (noted.type >= LUA_TSTRING)
        return std::bit_cast<std::uintptr_t>(lua_topointer(L, index)) == noted.bits;
    const Noted::Value now = value_at(L, index);
    return now.type == noted.type && now.bits == noted.bits;
}

bool is_globals(const char* upvalue) { return std::string_view(upvalue) == "_ENV"; }

/// Visits everything that can be reached. On the stack: the list of things, and every object whose address
/// was noted, so that nothing else can get that address.
class Notes {
  public:
    Notes(lua_State* L, Noted& noted) : lua_(L), noted_(noted), things_(lua_gettop(L) + 1) {
        luaL_checkstack(L, 20, nullptr);
        lua_newtable(L);
        lua_newtable(L);
    }

    /// Registers the value on top, reached as `name`, and pops it. Returns which thing it is, if it is one.
    Noted::Place find(const std::string& name);
    void note_all();
    void keep();

  private:
    void note_function(const std::string& name);
    void note_table(const std::string& name);
    void note_value(const std::string& name, bool as_thing = true);

    lua_State* lua_;
    Noted& noted_;
    int things_;
};

Noted::Place Notes::find(const std::string& name) {
    const int type = lua_type(lua_, -1);
    if (type == LUA_TUSERDATA || type == LUA_TTHREAD)
        throw std::runtime_error(fmt::format("\"{}\" is kept from call to call and cannot be watched", name));
    const auto next = static_cast<Noted::Place>(noted_.things.size());
    Noted::Place place = Noted::nowhere;
    if (type == LUA_TTABLE || type == LUA_TFUNCTION)
        place = noted_.places.try_emplace(lua_topointer(lua_, -1), next).first->second;
    if (place != next) {
        lua_pop(lua_, 1);
        return place;
    }
    noted_.things.push_back({name});
    lua_rawseti(lua_, things_, lua_Integer{next} + 1);
    return place;
}

/// Notes the value on top; pops it.
void Notes::note_value(const std::string& name, bool as_thing) {
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
    if (!as_thing) return lua_pop(lua_, 1);
    const Noted::Place thing = find(name);
    noted_.values.back().thing = thing;
}

/// A function's upvalues have names of their own. The globals cannot be written to.
void Notes::note_function(const std::string& name) {
    const int function = lua_gettop(lua_);
    for (int i = 1; const char* const own = lua_getupvalue(lua_, function, i); ++i)
        note_value(*own ? own : name, !is_globals(own));
}

/// Metatables are the host's, and nothing that scripts have leads to them.
void Notes::note_table(const std::string& name) {
    const int table = lua_gettop(lua_);
    lua_pushnil(lua_);
    while (lua_next(lua_, table)) {
        lua_pushvalue(lua_, -2);
        note_value(name);
        note_value(name);
    }
}

void Notes::note_all() {
    for (std::size_t at = 0; at < noted_.things.size(); ++at) {
        const std::string name = noted_.things[at].name; // a copy, since the list grows
        noted_.things[at].first = noted_.values.size();
        lua_rawgeti(lua_, things_, static_cast<lua_Integer>(at + 1));
        noted_.things[at].is_table = lua_istable(lua_, -1);
        noted_.things[at].is_table ? note_table(name) : note_function(name);
        lua_pop(lua_, 1);
        noted_.things[at].end = noted_.values.size();
    }
}

void Notes::keep() {
    for (int* const list : {&noted_.held, &noted_.originals}) *list = luaL_ref(lua_, LUA_REGISTRYINDEX);
}

/// The name of the first upvalue that differs, empty for those of host functions; null if none does. Leaves
/// the upvalues on the stack.
const char* changed_upvalue(lua_State* L, int function, std::span<const Noted::Value> noted) {
    for (int i = 1; const Noted::Value& value : noted) {
        const char* const name = lua_getupvalue(L, function, i++);
        if (!is_as_noted(L, -1, value)) return name;
    }
    return nullptr;
}

/// A table that nobody wrote to is traversed in the same order.
bool same_table(lua_State* L, int table, std::span<const Noted::Value> noted) {
    lua_pushnil(L);
    for (; lua_next(L, table); noted = noted.subspan(2)) {
        if (noted.empty() || !is_as_noted(L, -2, noted[0]) || !is_as_noted(L, -1, noted[1])) return false;
        lua_pop(L, 1);
    }
    return noted.empty();
}

/// The name of what changed in the thing on top; null if nothing did.
const char* changed_in(lua_State* L, const Noted& noted, const Noted::Thing& thing) {
    const int top = lua_gettop(L);
    const auto values = std::span(noted.values).subspan(thing.first, thing.end - thing.first);
    if (thing.is_table) return same_table(L, top, values) ? nullptr : thing.name.c_str();
    const char* const upvalue = changed_upvalue(L, top, values);
    return upvalue && !*upvalue ? thing.name.c_str() : upvalue;
}

void reach(Noted& noted, Noted::Place thing) {
    if (!std::exchange(noted.things[thing].is_root, true)) noted.roots.push_back(thing);
}

/// Everything reachable from the roots. Computed once for the same roots, since none of it may change.
const std::vector<Noted::Place>& reached(Noted& noted) {
    if (noted.reached_from == noted.roots) return noted.reached;
    std::vector<bool> seen(noted.things.size(), false);
    noted.reached.clear();
    const auto add = [&](Noted::Place thing) {
        if (thing == Noted::nowhere || seen[thing]) return;
        seen[thing] = true;
        noted.reached.push_back(thing);
    };
    for (const Noted::Place root : noted.roots) add(root);
    for (std::size_t i = 0; i < noted.reached.size(); ++i) {
        const Noted::Thing& thing = noted.things[noted.reached[i]];
        for (std::size_t value = thing.first; value < thing.end; ++value) add(noted.values[value].thing);
    }
    noted.reached_from = noted.roots;
    return noted.reached;
}

} // namespace

void note_kept(lua_State* L, std::span<const int> functions) {
    State& state = state_of(L);
    Noted noted;
    Notes notes(L, noted);
    for (const int function : functions) {
        lua_pushvalue(L, function);
        notes.find("a function");
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, state.loaded);
    notes.find("a module");
    notes.note_all();
    notes.keep();
    state.noted = std::move(noted);
}

void begin_to_reach(Noted& noted, bool again) {
    const bool compared = std::exchange(noted.compared, false);
    if (again || !compared) return;
    for (const Noted::Place thing : noted.roots) noted.things[thing].is_root = false;
    noted.roots.clear();
}

void reach(lua_State* L, int index) {
    Noted& noted = state_of(L).noted;
    const auto found = noted.places.find(lua_topointer(L, index));
    if (found == noted.places.end()) return reach_all(noted);
    reach(noted, found->second);
}

void reach_all(Noted& noted) {
    if (noted.roots.size() == noted.things.size()) return;
    for (std::size_t thing = 0; thing < noted.things.size(); ++thing)
        reach(noted, static_cast<Noted::Place>(thing));
}

std::string changed_since_noted(lua_State* L) {
    Noted& noted = state_of(L).noted;
    luaL_checkstack(L, most_upvalues + 10, nullptr);
    const int list = lua_gettop(L) + 1;
    lua_rawgeti(L, LUA_REGISTRYINDEX, noted.originals);
    const char* changed = nullptr;
    for (const Noted::Place thing : reached(noted)) {
        lua_rawgeti(L, list, lua_Integer{thing} + 1);
        changed = changed_in(L, noted, noted.things[thing]);
        lua_settop(L, list);
        if (changed) break;
    }
    lua_settop(L, list - 1);
    noted.compared = !changed;
    return changed ? changed : "";
}

} // namespace roundhouse::script
