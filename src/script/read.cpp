// Plain data on its way out of Lua: raw reads, limits on depth and size, and the path of whatever is refused.

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/schema.hpp"
#include "script/state.hpp"
#include "script/text_check.hpp"

namespace roundhouse::script {

namespace {

constexpr std::size_t depth_limit = 32;
constexpr std::size_t node_limit = 20'000; // visits, so that a table which is held twice counts twice
constexpr std::size_t text_limit = 4096;
constexpr std::size_t key_limit = 64;

class Reader {
  public:
    Reader(lua_State* L, ScriptError& error) : lua_(L), error_(error) {}

    bool read(int index, Value& value);

  private:
    struct Step {
        const void* table;
        std::string_view key; // of the element that is read now; lives in Lua
        std::size_t index = 0; // or its number
    };

    bool read_table(int index, Value& value);
    bool read_list(int index, Table& table);
    bool read_fields(int index, Table& table);
    bool read_number(int index, Value& value);
    bool read_text(int index, Value& value);
    bool read_function(int index, Value& value);
    bool enter(int index);
    bool refuse_key(std::size_t listed);
    bool refuse(std::string message);
    std::string path(std::size_t steps) const;

    lua_State* lua_;
    ScriptError& error_;
    std::vector<Step> steps_;
    std::size_t nodes_ = 0;
};

std::string Reader::path(std::size_t steps) const {
    std::string text;
    for (std::size_t i = 0; i < steps; ++i)
        text = steps_[i].index ? join_path(text, steps_[i].index) : join_path(text, steps_[i].key);
    return text;
}

bool Reader::refuse(std::string message) {
    error_.path = path(steps_.size());
    error_.message = std::move(message);
    return false;
}

bool Reader::read(int index, Value& value) {
    if (++nodes_ > node_limit) return refuse(fmt::format("more than {} values", node_limit));
    switch (lua_type(lua_, index)) {
    case LUA_TNIL: value = {}; return true;
    case LUA_TBOOLEAN: value = static_cast<bool>(lua_toboolean(lua_, index)); return true;
    case LUA_TNUMBER: return read_number(index, value);
    case LUA_TSTRING: return read_text(index, value);
    case LUA_TTABLE: return read_table(index, value);
    case LUA_TFUNCTION: return read_function(index, value);
    default: return refuse(fmt::format("a {} is no data", luaL_typename(lua_, index)));
    }
}

bool Reader::read_number(int index, Value& value) {
    if (lua_isinteger(lua_, index)) {
        value = static_cast<std::int64_t>(lua_tointeger(lua_, index));
        return true;
    }
    const double number = lua_tonumber(lua_, index);
    if (!std::isfinite(number)) return refuse("a number that is infinite or undefined (a division by zero?)");
    value = number;
    return true;
}

bool Reader::read_text(int index, Value& value) {
    std::size_t size = 0;
    const char* const bytes = lua_tolstring(lua_, index, &size);
    const std::string_view text(bytes, size);
    if (size > text_limit) return refuse(fmt::format("a text of {} bytes; {} are the most", size, text_limit));
    if (const BadText bad = bad_text(text, false); bad.at != std::string_view::npos)
        return refuse(fmt::format("a text holds {} at byte {}", bad.what, bad.at + 1));
    value = text;
    return true;
}

bool Reader::read_function(int index, Value& value) {
    if (lua_iscfunction(lua_, index)) return refuse("a built-in function is no data");
    index = lua_absindex(lua_, index);
    lua_rawgeti(lua_, LUA_REGISTRYINDEX, state_of(lua_).functions);
    lua_pushvalue(lua_, index);
    if (lua_rawget(lua_, -2) == LUA_TNIL) {
        const auto handle = static_cast<lua_Integer>(lua_rawlen(lua_, -2)) + 1;
        lua_pushvalue(lua_, index);
        lua_rawseti(lua_, -3, handle);
        lua_pushvalue(lua_, index);
        lua_pushinteger(lua_, handle);
        lua_rawset(lua_, -4);
        lua_pop(lua_, 1);
        lua_pushinteger(lua_, handle);
    }
    value = Function{static_cast<int>(lua_tointeger(lua_, -1))};
    lua_pop(lua_, 2);
    return true;
}

bool Reader::enter(int index) {
    if (lua_getmetatable(lua_, index)) {
        const bool fine = is_strict(lua_);
        lua_pop(lua_, 1);
        if (!fine) return refuse("a library is no data");
    }
    const void* const table = lua_topointer(lua_, index);
    for (std::size_t i = 0; i < steps_.size(); ++i)
        if (steps_[i].table == table)
            return refuse(fmt::format("holds itself: it is the same table as {}", i ? path(i) : "the whole result"));
    if (steps_.size() >= depth_limit) return refuse(fmt::format("tables more than {} deep", depth_limit));
    if (!lua_checkstack(lua_, 8)) return refuse("tables too deep");
    steps_.push_back({table, {}, 0});
    return true;
}

bool Reader::read_table(int index, Value& value) {
    index = lua_absindex(lua_, index);
    if (!enter(index)) return false;
    value = Table{};
    if (!read_list(index, value.as_table()) || !read_fields(index, value.as_table())) return false;
    steps_.pop_back();
    return true;
}

bool Reader::read_list(int index, Table& table) {
    for (std::size_t i = 1;; ++i) {
        if (lua_rawgeti(lua_, index, static_cast<lua_Integer>(i)) == LUA_TNIL) break;
        steps_.back().index = i;
        table.list.emplace_back();
        if (!read(-1, table.list.back())) return false;
        lua_pop(lua_, 1);
    }
    lua_pop(lua_, 1);
    steps_.back().index = 0;
    return true;
}

/// Says what is wrong with the key below the top. Must not convert it: lua_next needs it as it is.
bool Reader::refuse_key(std::size_t listed) {
    steps_.pop_back(); // what is wrong with a key is said of the table
    if (lua_isinteger(lua_, -2))
        return refuse(fmt::format("an element at {}, but the list ends at {}; a list must have no holes (write false for "
                                  "what is left out)",
                                  lua_tointeger(lua_, -2), listed));
    if (lua_type(lua_, -2) != LUA_TSTRING)
        return refuse(fmt::format("a key that is a {}; only 1, 2, 3, … and names can be keys",
                                  lua_type(lua_, -2) == LUA_TNUMBER ? "number with a fraction" : luaL_typename(lua_, -2)));
    std::size_t size = 0;
    const char* const bytes = lua_tolstring(lua_, -2, &size);
    const std::string_view key(bytes, size);
    if (key.empty() || key.size() > key_limit)
        return refuse(fmt::format("a key of {} bytes; 1 to {} are allowed", key.size(), key_limit));
    return refuse(fmt::format("the key \"{}\"; letters, digits, blanks, - and _ are allowed", printable(key, 80)));
}

bool plain_key(std::string_view key) {
    if (key.empty() || key.size() > key_limit) return false;
    bool ascii = true;
    for (const char c : key) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (static_cast<unsigned char>(c) >= 0x80) ascii = false;
        else if (!letter && c != '_' && c != '-' && c != ' ') return false;
    }
    return ascii || bad_text(key, false).at == std::string_view::npos;
}

bool Reader::read_fields(int index, Table& table) {
    const std::size_t listed = table.list.size();
    lua_pushnil(lua_);
    while (lua_next(lua_, index)) {
        std::string_view key;
        if (lua_isinteger(lua_, -2)) {
            const lua_Integer number = lua_tointeger(lua_, -2);
            if (number < 1 || static_cast<lua_Unsigned>(number) > listed) return refuse_key(listed);
            lua_pop(lua_, 1);
            continue;
        }
        if (lua_type(lua_, -2) == LUA_TSTRING) {
            std::size_t size = 0;
            const char* const bytes = lua_tolstring(lua_, -2, &size);
            key = {bytes, size};
        }
        if (!plain_key(key)) return refuse_key(listed);
        steps_.back().key = key;
        table.fields.emplace_back(std::piecewise_construct, std::forward_as_tuple(key), std::forward_as_tuple());
        if (!read(-1, table.fields.back().second)) return false;
        lua_pop(lua_, 1);
    }
    std::sort(table.fields.begin(), table.fields.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    return true;
}

} // namespace

bool read(lua_State* L, int index, Value& value, ScriptError& error) { return Reader(L, error).read(index, value); }

} // namespace roundhouse::script
