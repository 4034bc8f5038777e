// Plain data on its way into Lua.

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "script/state.hpp"

namespace roundhouse::script {

namespace {

void push_table(lua_State* L, const Table& table) {
    luaL_checkstack(L, 6, "data too deep");
    lua_createtable(L, static_cast<int>(table.list.size()), static_cast<int>(table.fields.size()));
    lua_Integer at = 0;
    for (const Value& value : table.list) {
        push(L, value);
        lua_rawseti(L, -2, ++at);
    }
    for (const auto& [key, value] : table.fields) {
        lua_pushlstring(L, key.data(), key.size());
        push(L, value);
        lua_rawset(L, -3);
    }
    if (!table.strict) return;
    make_strict(L, table.name);
    const bool some_are_nil = std::any_of(table.fields.begin(), table.fields.end(),
                                          [](const auto& field) { return field.second.is_nil(); });
    if (some_are_nil) know_fields(L, table, Known::nil);
}

/// Fills tables in the order in which it visits them. On the stack at `store`: the tables of the last time.
class Refill {
  public:
    Refill(lua_State* L, Refilled& refilled, int store) : lua_(L), refilled_(refilled), store_(store) {}

    void push_table(const Table& table);

  private:
    bool fits(const Refilled::Shape& shape, const Table& table) const;
    void push_empty(std::size_t place, const Table& table);
    void push_value(const Value& value) {
        if (value.is_table())
            push_table(value.as_table());
        else
            push(lua_, value);
    }

    lua_State* lua_;
    Refilled& refilled_;
    int store_;
    std::size_t next_ = 0;
};

bool Refill::fits(const Refilled::Shape& shape, const Table& table) const {
    return shape.strict == table.strict && shape.name == table.name &&
           std::equal(shape.keys.begin(), shape.keys.end(), table.fields.begin(), table.fields.end(),
                      [](const std::string& key, const auto& field) { return key == field.first; });
}

/// Puts a new table in the place of the old one.
void Refill::push_empty(std::size_t place, const Table& table) {
    refilled_.shapes.resize(std::max(refilled_.shapes.size(), place + 1));
    Refilled::Shape& shape = refilled_.shapes[place];
    shape = {.keys = {}, .strict = table.strict, .name = table.name};
    for (const auto& [key, value] : table.fields) shape.keys.push_back(key);
    lua_createtable(lua_, static_cast<int>(table.list.size()), static_cast<int>(table.fields.size()));
    make_refillable(lua_, table);
    lua_pushvalue(lua_, -1);
    lua_rawseti(lua_, store_, static_cast<lua_Integer>(place + 1));
}

void Refill::push_table(const Table& table) {
    luaL_checkstack(lua_, 8, "data too deep");
    const std::size_t place = next_++;
    if (place < refilled_.shapes.size() && fits(refilled_.shapes[place], table))
        lua_rawgeti(lua_, store_, static_cast<lua_Integer>(place + 1));
    else
        push_empty(place, table);
    lua_Integer at = 0;
    for (const Value& value : table.list) {
        push_value(value);
        lua_rawseti(lua_, -2, ++at);
    }
    const std::size_t before = std::exchange(refilled_.shapes[place].listed, table.list.size());
    for (std::size_t rest = table.list.size(); rest < before; ++rest) {
        lua_pushnil(lua_);
        lua_rawseti(lua_, -2, ++at);
    }
    for (const auto& [key, value] : table.fields) {
        lua_pushlstring(lua_, key.data(), key.size());
        push_value(value);
        lua_rawset(lua_, -3);
    }
}

} // namespace

void push_refilled(lua_State* L, const Table& argument) {
    Refilled& refilled = state_of(L).refilled;
    if (std::exchange(refilled.is_foreign, true)) refilled.shapes.clear();
    lua_rawgeti(L, LUA_REGISTRYINDEX, refilled.tables);
    Refill(L, refilled, lua_gettop(L)).push_table(argument);
    lua_remove(L, -2);
    refilled.is_foreign = false; // stays true if an error leaves the tables half filled
}

void push(lua_State* L, const Value& value) {
    switch (value.kind()) {
    case Kind::nil: lua_pushnil(L); break;
    case Kind::boolean: lua_pushboolean(L, value.as_boolean()); break;
    case Kind::integer: lua_pushinteger(L, value.as_integer()); break;
    case Kind::number: lua_pushnumber(L, value.as_number()); break;
    case Kind::text: lua_pushlstring(L, value.as_text().data(), value.as_text().size()); break;
    case Kind::table: push_table(L, value.as_table()); break;
    case Kind::function:
        lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L).functions);
        lua_rawgeti(L, -1, value.as_function().handle);
        if (!lua_isfunction(L, -1)) throw std::invalid_argument("this function belongs to another sandbox");
        lua_remove(L, -2);
        reach(L, -1);
    }
}

} // namespace roundhouse::script
