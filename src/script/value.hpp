#pragma once
// Plain data as it crosses the boundary to Lua: copied both ways, never shared.

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace roundhouse::script {

/// A Lua function, valid in the Sandbox that it came from, as long as that lives.
struct Function {
    int handle = -1;
    bool operator==(const Function&) const = default;
};

class Value;

/// A Lua table: the values at 1..n and those at string keys.
struct Table {
    std::vector<Value> list;
    std::vector<std::pair<std::string, Value>> fields; ///< sorted by key
    /// Used only on the way into Lua: reading an absent field is an error that suggests the nearest name. A
    /// field that is present but nil is known and reads as nil. `name` is what that error calls the table.
    bool strict = false;
    std::string name;

    /// The value at a string key; null if there is none.
    const Value* find(std::string_view key) const;
    Value* find(std::string_view key);
    /// Sets `key` to `value`, replacing any old one.
    void set(std::string_view key, Value value);

    /// Compares the data only, not the table's behaviour in Lua.
    bool operator==(const Table& other) const;
};

enum class Kind { nil, boolean, integer, number, text, table, function };

/// Nil, a boolean, a whole number, a number with a fraction, a text, a table or a function.
class Value {
  public:
    // The defaults are in the .cpp: g++ 12 warns of "uninitialized" members when it inlines those of a
    // variant.
    Value();
    ~Value();
    Value(const Value&);
    Value(Value&&) noexcept;
    Value& operator=(const Value&);
    Value& operator=(Value&&) noexcept;

    Value(std::same_as<bool> auto value) : held_(value) {}
    template<std::integral T>
        requires(!std::same_as<T, bool>)
    Value(T value) : held_(static_cast<std::int64_t>(value)) {}
    Value(double value) : held_(value) {}
    Value(const char* value) : held_(std::string(value)) {}
    Value(std::string_view value) : held_(std::string(value)) {}
    Value(std::string value) : held_(std::move(value)) {}
    Value(Table value);
    Value(Function value) : held_(value) {}

    Kind kind() const { return static_cast<Kind>(held_.index()); }
    bool is_nil() const { return kind() == Kind::nil; }
    bool is_boolean() const { return kind() == Kind::boolean; }
    bool is_integer() const { return kind() == Kind::integer; }
    /// Whole or not.
    bool is_number() const { return is_integer() || kind() == Kind::number; }
    bool is_text() const { return kind() == Kind::text; }
    bool is_table() const { return kind() == Kind::table; }
    bool is_function() const { return kind() == Kind::function; }

    /// Each throws std::bad_variant_access for a value of another kind.
    bool as_boolean() const { return std::get<bool>(held_); }
    std::int64_t as_integer() const { return std::get<std::int64_t>(held_); }
    double as_number() const {
        return is_integer() ? static_cast<double>(as_integer()) : std::get<double>(held_);
    }
    const std::string& as_text() const { return std::get<std::string>(held_); }
    const Table& as_table() const { return std::get<Table>(held_); }
    Table& as_table() { return std::get<Table>(held_); }
    Function as_function() const { return std::get<Function>(held_); }

    bool operator==(const Value&) const = default;

  private:
    std::variant<std::monostate, bool, std::int64_t, double, std::string, Table, Function> held_;
};

/// The value as a message shows it: `"20" (a string)`, `4.5`, `a list of 3`, `nothing`.
std::string in_words(const Value& value);

} // namespace roundhouse::script
