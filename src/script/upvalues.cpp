// What a function remembers: digests of its upvalues, to be compared before and after a call.

#include <bit>
#include <unordered_map>
#include <unordered_set>

#include "base/text.hpp"
#include "script/state.hpp"

namespace roundhouse::script {

namespace {

constexpr int depth_limit = 100;
constexpr std::size_t node_limit = 200'000;

std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    std::uint64_t x = (a ^ std::rotl(b, 29)) * 0x9e3779b97f4a7c15u;
    x ^= x >> 32;
    return x * 0xbf58476d1ce4e5b9u;
}

class Watcher {
  public:
    explicit Watcher(lua_State* L) : lua_(L), kept_at_(lua_gettop(L) + 1) { lua_newtable(L); }

    std::vector<Upvalue> look(int index);

  private:
    std::uint64_t digest_of(int index, int depth);
    std::uint64_t digest_of_table(int index, int depth);
    void follow(int index);

    lua_State* lua_;
    std::unordered_map<const void*, std::uint64_t> tables_; // as far as they are known
    std::unordered_set<const void*> functions_;
    int kept_at_; // where on the stack a table keeps the functions that were found
    lua_Integer kept_ = 0;
    std::size_t nodes_ = 0;
};

/// Functions are looked into later: what they hold has names of its own.
void Watcher::follow(int index) {
    if (lua_iscfunction(lua_, index) || !functions_.insert(lua_topointer(lua_, index)).second) return;
    lua_pushvalue(lua_, index);
    lua_rawseti(lua_, kept_at_, ++kept_);
}

std::uint64_t Watcher::digest_of(int index, int depth) {
    const int type = lua_type(lua_, index);
    const auto kind = static_cast<std::uint64_t>(type);
    ++nodes_;
    switch (type) {
    case LUA_TNIL: return kind;
    case LUA_TBOOLEAN: return mix(kind, lua_toboolean(lua_, index) ? 1 : 2);
    case LUA_TNUMBER:
        if (lua_isinteger(lua_, index))
            return mix(kind, static_cast<std::uint64_t>(lua_tointeger(lua_, index)));
        return mix(kind + 100, std::bit_cast<std::uint64_t>(lua_tonumber(lua_, index)));
    case LUA_TSTRING: {
        std::size_t size = 0;
        const char* const text = lua_tolstring(lua_, index, &size);
        return mix(kind, digest({text, size}));
    }
    case LUA_TTABLE: return digest_of_table(lua_absindex(lua_, index), depth);
    case LUA_TFUNCTION: follow(lua_absindex(lua_, index)); [[fallthrough]];
    default: return mix(kind, std::bit_cast<std::uintptr_t>(lua_topointer(lua_, index)));
    }
}

/// A sum over the pairs, so that their order does not matter. A table inside itself counts by its identity.
std::uint64_t Watcher::digest_of_table(int index, int depth) {
    const void* const table = lua_topointer(lua_, index);
    const auto identity = std::bit_cast<std::uintptr_t>(table);
    const auto [known, added] = tables_.try_emplace(table, identity);
    if (!added) return known->second;
    if (depth > depth_limit || nodes_ > node_limit || !lua_checkstack(lua_, 8)) return identity;
    std::uint64_t sum = LUA_TTABLE;
    lua_pushnil(lua_);
    while (lua_next(lua_, index)) {
        const bool plain = lua_type(lua_, -2) == LUA_TSTRING || lua_type(lua_, -2) == LUA_TNUMBER;
        const std::uint64_t key =
            plain ? digest_of(-2, depth + 1) : std::bit_cast<std::uintptr_t>(lua_topointer(lua_, -2));
        sum += mix(key, digest_of(-1, depth + 1));
        lua_pop(lua_, 1);
    }
    return tables_[table] = sum;
}

std::vector<Upvalue> Watcher::look(int index) {
    std::vector<Upvalue> found;
    follow(index);
    for (lua_Integer next = 1; next <= kept_; ++next) {
        lua_rawgeti(lua_, kept_at_, next);
        const int function = lua_gettop(lua_);
        for (int i = 1; const char* const name = lua_getupvalue(lua_, function, i); ++i) {
            const bool globals = std::string_view(name) == "_ENV"; // nothing can be written there
            if (!globals) found.push_back({name, digest_of(-1, 0)});
            lua_settop(lua_, function);
        }
        lua_pop(lua_, 1);
    }
    lua_pop(lua_, 1);
    return found;
}

} // namespace

std::vector<Upvalue> upvalues(lua_State* L, int index) {
    luaL_checkstack(L, 20, nullptr);
    Watcher watcher(L);
    return watcher.look(lua_absindex(L, index));
}

} // namespace roundhouse::script
