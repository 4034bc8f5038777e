// Plain data on its way out of Lua: raw reads, limits on depth and size, and the path of whatever is refused.

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/schema.hpp"
#include "script/state.hpp"
#include "script/text/text_check.hpp"

namespace roundhouse::script {

namespace {

constexpr std::size_t depth_limit = 32;
constexpr std::size_t node_limit = 20'000; // visits, so that a table held twice counts twice
constexpr std::size_t text_limit = 4096;
constexpr std::size_t key_limit = 64;

class Reader {
  public:
    /// `in_order`: fields are read by name, so that of several faults the same one is found in every run.
    /// Slower.
    Reader(lua_State* L, ScriptError& error, bool in_order) : lua_(L), error_(error), in_order_(in_order) {}

    bool read(int index, Value& value);

  private:
    struct Step {
        const void* table;
        std::string_view key;  // of the element being read; owned by Lua
        std::size_t index = 0; // or its number
    };

    bool read_table(int index, Value& value);
    bool read_list(int index, Table& table);
    bool read_fields(int index, Table& table);
    bool read_fields_in_order(int index, Table& table);
    bool check_keys(int index, std::size_t listed, std::vector<std::string_view>& names);
    bool read_number(int index, Value& value);
    bool read_text(int index, Value& value);
    bool read_function(int index, Value& value);
    bool enter(int index);
    bool refuse_key(std::string_view key);
    bool refuse(std::string message);
    std::string path(std::size_t steps) const;

    lua_State* lua_;
    ScriptError& error_;
    bool in_order_;
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
    default: return refuse(fmt::format("a {} is not plain data", luaL_typename(lua_, index)));
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
    if (size > text_limit)
        return refuse(fmt::format("a text of {} bytes; the limit is {}", size, text_limit));
    if (const BadText bad = bad_text(text, false); bad.at != std::string_view::npos)
        return refuse(fmt::format("byte {} of the text is {}", bad.at + 1, bad.what));
    value = text;
    return true;
}

bool Reader::read_function(int index, Value& value) {
    if (lua_iscfunction(lua_, index)) return refuse("a built-in function is not plain data");
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
        if (!fine) return refuse("a library is not plain data");
    }
    const void* const table = lua_topointer(lua_, index);
    for (std::size_t i = 0; i < steps_.size(); ++i)
        if (steps_[i].table == table)
            return refuse(
                fmt::format("holds itself: it is the same table as {}", i ? path(i) : "the whole result"));
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
    table.list.reserve(std::min<std::size_t>(lua_rawlen(lua_, index), 16)); // a script sets the length
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

bool Reader::refuse_key(std::string_view key) {
    if (key.empty() || key.size() > key_limit)
        return refuse(fmt::format("a key of {} bytes; 1 to {} are allowed", key.size(), key_limit));
    return refuse(
        fmt::format("the key \"{}\"; letters, digits, blanks, - and _ are allowed", printable(key, 80)));
}

bool plain_key(std::string_view key) {
    if (key.empty() || key.size() > key_limit) return false;
    bool ascii = true;
    for (const char c : key) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (static_cast<unsigned char>(c) >= 0x80)
            ascii = false;
        else if (!letter && c != '_' && c != '-' && c != ' ')
            return false;
    }
    return ascii || bad_text(key, false).at == std::string_view::npos;
}

bool Reader::read_fields(int index, Table& table) {
    if (in_order_) return read_fields_in_order(index, table);
    lua_pushnil(lua_);
    while (lua_next(lua_, index)) {
        if (lua_type(lua_, -2) == LUA_TSTRING) {
            std::size_t size = 0;
            const char* const bytes = lua_tolstring(lua_, -2, &size);
            const std::string_view key(bytes, size);
            if (!plain_key(key)) return false;
            if (table.fields.empty()) table.fields.reserve(4);
            table.fields.emplace_back(std::piecewise_construct, std::forward_as_tuple(key),
                                      std::forward_as_tuple());
            if (!read(-1, table.fields.back().second)) return false;
        } else {
            const lua_Integer number = lua_isinteger(lua_, -2) ? lua_tointeger(lua_, -2) : 0;
            if (number < 1 || static_cast<lua_Unsigned>(number) > table.list.size()) return false;
        }
        lua_pop(lua_, 1);
    }
    std::sort(table.fields.begin(), table.fields.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    return true;
}

/// Gathers the string keys, sorted. Of all wrong keys, reports the first by number or name.
bool Reader::check_keys(int index, std::size_t listed, std::vector<std::string_view>& names) {
    bool odd = false, hole = false;
    lua_Integer first = 0;
    lua_pushnil(lua_);
    while (lua_next(lua_, index)) {
        lua_pop(lua_, 1);
        if (lua_type(lua_, -1) == LUA_TSTRING) {
            std::size_t size = 0;
            const char* const bytes = lua_tolstring(lua_, -1, &size);
            names.emplace_back(bytes, size);
        } else if (lua_isinteger(lua_, -1)) {
            const lua_Integer number = lua_tointeger(lua_, -1);
            if (number >= 1 && static_cast<lua_Unsigned>(number) <= listed) continue;
            first = hole ? std::min(first, number) : number;
            hole = true;
        } else {
            odd = true;
        }
    }
    if (hole)
        return refuse(fmt::format(
            "an element at {}, but the list ends at {}; a list has no holes (write false for what "
            "is left out{})",
            first, listed, listed == 0 ? fmt::format("; as a name it is [\"{}\"]", first) : ""));
    std::sort(names.begin(), names.end());
    for (const std::string_view name : names)
        if (!plain_key(name)) return refuse_key(name);
    return !odd || refuse("a key that is neither 1, 2, 3, … nor a name");
}

bool Reader::read_fields_in_order(int index, Table& table) {
    std::vector<std::string_view> names; // owned by the table
    const Step step = steps_.back();
    steps_.pop_back(); // a wrong key is reported at the table
    if (!check_keys(index, table.list.size(), names)) return false;
    steps_.push_back(step);
    for (const std::string_view name : names) {
        steps_.back().key = name;
        lua_pushlstring(lua_, name.data(), name.size());
        lua_rawget(lua_, index);
        Value value;
        if (!read(-1, value)) return false;
        table.fields.emplace_back(name, std::move(value));
        lua_pop(lua_, 1);
    }
    return true;
}

} // namespace

bool read(lua_State* L, int index, Value& value, ScriptError& error) {
    const int top = lua_gettop(L);
    index = lua_absindex(L, index);
    if (Reader(L, error, false).read(index, value)) return true;
    lua_settop(L, top);
    const bool fine = Reader(L, error, true).read(index, value);
    lua_settop(L, top);
    return fine;
}

} // namespace roundhouse::script
