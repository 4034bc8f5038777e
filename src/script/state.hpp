#pragma once
// One Lua state and what the host keeps with it. Private to this room, like every header that includes Lua.

#include <cstdint>
#include <cstdlib>
#include <exception>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <lua.hpp>

#include "script/limits/budget.hpp"
#include "script/sandbox.hpp"

namespace roundhouse::script {

/// What can be kept between calls, as it was before the first of them. A call can change only what it can
/// reach, which is usually little.
struct Noted {
    using Place = std::uint32_t; // index in `things`
    static constexpr Place nowhere = ~Place{0};
    /// A number or a boolean by its value, anything else by its identity.
    struct Value {
        int type = 0;
        Place thing = nowhere; ///< which table or function it is
        std::uint64_t bits = 0;
    };
    struct Thing {
        std::string name;               ///< of the upvalue that leads to it
        std::size_t first = 0, end = 0; ///< its values: upvalues, or keys each with its value
        bool is_table = false;
        bool is_root = false; ///< among `roots`
    };
    std::vector<Thing> things;
    std::vector<Value> values;
    std::unordered_map<const void*, Place> places; // of things, by address
    int originals = LUA_NOREF, held = LUA_NOREF;   // registry: things; objects kept alive, so that no other
                                                   // gets their address

    std::vector<Place> roots;   ///< what the calls since the last comparison were given
    bool compared = false;      ///< everything reachable from them was compared after the last of those calls
    std::vector<Place> reached; ///< from `reached_from`, the roots of an earlier comparison
    std::vector<Place> reached_from;
};

/// The tables of an argument that is asked about again and again, refilled for each call that keeps its
/// argument; numbered in the order in which filling visits them.
struct Refilled {
    /// A table as it was filled last.
    struct Shape {
        std::vector<std::string> keys; ///< of its fields
        std::size_t listed = 0;        ///< its list's length
        bool strict = false;
        std::string name;
    };
    std::vector<Shape> shapes;
    int tables = LUA_NOREF;  // registry
    bool is_foreign = false; ///< scripts have put something there that refilling does not replace
};

class State {
  public:
    State(Modules modules, Limits limits, std::shared_ptr<ParsedTexts> parsed);
    ~State();
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    Budget budget;
    lua_State* lua = nullptr;
    Modules modules;
    std::shared_ptr<ParsedTexts> parsed; // never null
    std::vector<std::string> chunks;     // names of the loaded texts; Lua knows them by number
    std::vector<std::string> loading;    // modules whose text is running, outermost first
    Fault fault = Fault::script;         // the kind of error being raised now
    Budget::Place raised_at;             // where the last error was raised
    int functions = LUA_NOREF;           // registry: handle -> function and function -> handle
    int loaded = LUA_NOREF;              // registry: name -> module
    int strict = LUA_NOREF;              // registry: name -> metatable of strict tables
    Noted noted;
    Refilled refilled;
    int kept = LUA_NOREF; // registry: the argument of the last call that asked to keep it
};

inline State& state_of(lua_State* L) { return **static_cast<State**>(lua_getextraspace(L)); }

/// Texts are loaded as chunks named "=@<number>", so that names of any length stay whole; messages begin with
/// "@3:12: ".
int chunk_number(std::string_view chunk_name);

/// Loads `source` and leaves the function on the stack; if it cannot, raises a Lua error that says where.
void load_source(lua_State* L, const Source& source);

/// Raises a Lua error with the position of the function at `level` in front.
[[noreturn]] void raise(lua_State* L, const std::string& message, int level = 1);

/// Makes a function that Lua can call from one that may throw C++ exceptions. Lua's own errors are exceptions
/// too in this build and must pass: they are not std::exceptions, and nothing here catches everything.
template<lua_CFunction body>
int guarded(lua_State* L) {
    std::string message;
    try {
        return body(L);
    } catch (const std::exception& error) {
        message = error.what();
    }
    raise(L, message);
}

/// Pushes the globals that scripts see.
void push_environment(lua_State* L);

/// Gives the table on top of the stack the behaviour of a strict table of this name. Tables with any other
/// metatable do not cross the boundary.
void make_strict(lua_State* L, std::string_view name);
enum class Known : std::uint8_t { nil, all };
/// Makes the fields that are nil, or all fields, known to the strict table on top of the stack, a copy of
/// `table`.
void know_fields(lua_State* L, const Table& table, Known which);
/// Makes the table on top of the stack behave as `table` says, and notes what is added to it: see Refilled.
void make_refillable(lua_State* L, const Table& table);
/// True if the metatable on top of the stack is that of a strict table.
bool is_strict(lua_State* L);
/// Called when a script adds to a table that may belong to Refilled.
inline void note_foreign_write(lua_State* L) { state_of(L).refilled.is_foreign = true; }
/// The string keys of the table at `index`, sorted.
std::vector<std::string> names_in(lua_State* L, int index);
/// `; did you mean "melds"?`, or nothing if no name is near.
std::string suggestion(std::string_view wanted, const std::vector<std::string>& names);

/// Pushes a copy of `value`; may raise.
void push(lua_State* L, const Value& value);
/// Pushes a copy of `argument`, a table, reusing the tables of the last argument pushed this way where they
/// have its shape; may raise.
void push_refilled(lua_State* L, const Table& argument);

/// Reads a copy of the value at `index`; false, with the reason in `error`, if it is not plain data. May
/// raise if memory runs out; never runs script code.
bool read(lua_State* L, int index, Value& value, ScriptError& error);

/// `require` and the parts of the libraries, each pushed as a table or a function.
int require(lua_State* L);
void push_string_library(lua_State* L);
void push_table_library(lua_State* L);
void push_math_library(lua_State* L);
void add_base_functions(lua_State* L); // to the table on top

/// Pushes the integer and string keys of the table at `index` as one array: whole numbers ascending, then
/// strings sorted. Returns how many there are; empty, with nothing pushed, if a key is of another kind, since
/// those have no order. Charges for it; may raise.
std::optional<int> push_keys(lua_State* L, int index);

/// A text for any value, the same in every run.
std::string plain_text(lua_State* L, int index);

/// Notes what the functions at these indices and the modules can reach and change: tables, and upvalues of
/// functions in them, however they are reached. Throws std::runtime_error for what cannot be compared later.
void note_kept(lua_State* L, std::span<const int> functions);
/// Begins a call. A repeated call has the argument of those before it, and with it everything they reached.
void begin_to_reach(Noted& noted, bool again);
/// The call gets the function at `index`. One that was not noted may lead anywhere.
void reach(lua_State* L, int index);
/// The call gets everything that was noted.
void reach_all(Noted& noted);
/// Compares what the calls could reach since the last comparison with what was noted. Returns the name of the
/// upvalue that changed or that leads to a change; empty if there is none.
std::string changed_since_noted(lua_State* L);

} // namespace roundhouse::script
