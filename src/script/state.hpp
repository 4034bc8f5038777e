#pragma once
// One Lua state and what the host keeps beside it. Private to this room, like every header that includes Lua.

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

/// What can be kept from call to call, as it was before the first of them. A call can change no more of it
/// than it can reach, which is little as a rule.
struct Noted {
    using Place = std::uint32_t; // in `things`
    static constexpr Place nowhere = ~Place{0};
    /// A number or a truth by what it is, anything else by where it is.
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
    std::unordered_map<const void*, Place> places; // of things, by where they are
    int originals = LUA_NOREF, held = LUA_NOREF;   // registry: things; what must stay where it is

    std::vector<Place> roots;   ///< what came into the hands of the calls since the last comparison
    bool compared = false;      ///< all that can be reached from them, after the last of those calls
    std::vector<Place> reached; ///< from `reached_from`, the roots of some comparison
    std::vector<Place> reached_from;
};

/// The tables of an argument that is asked about again and again, filled anew for each call that keeps its
/// argument: numbered in the order in which filling visits them.
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
    bool is_foreign = false; ///< scripts have put something there that filling does not replace
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
    std::vector<std::string> chunks;     // names of the texts that were loaded; Lua knows them by number
    std::vector<std::string> loading;    // modules whose text runs now, outermost first
    Fault fault = Fault::script;         // what an error that is raised now is
    Budget::Place raised_at;             // where the last error was raised
    int functions = LUA_NOREF;           // registry: handle -> function and function -> handle
    int loaded = LUA_NOREF;              // registry: name -> module
    int strict = LUA_NOREF;              // registry: name -> metatable of strict tables
    Noted noted;
    Refilled refilled;
    int kept = LUA_NOREF; // registry: the argument of the last call that was to keep it
};

inline State& state_of(lua_State* L) { return **static_cast<State**>(lua_getextraspace(L)); }

/// Texts are loaded as chunks named "=@<number>": names of any length keep whole, and messages begin with
/// "@3:12: ".
int chunk_number(std::string_view chunk_name);

/// Loads `source` and leaves the function on the stack; raises a Lua error that says where if it cannot.
void load_source(lua_State* L, const Source& source);

/// Raises a Lua error with the position of the function at `level` in front.
[[noreturn]] void raise(lua_State* L, const std::string& message, int level = 1);

/// Makes a function that Lua may call of one that may throw C++ exceptions. Lua's own errors are exceptions
/// too in this build and must pass: they are no std::exception, and nothing here catches everything.
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

/// Leaves the globals that scripts see on the stack.
void push_environment(lua_State* L);

/// Gives the table on top of the stack the behaviour of a strict table of this name. A table whose metatable
/// is not one of these does not cross the boundary.
void make_strict(lua_State* L, std::string_view name);
enum class Known : std::uint8_t { nil, all };
/// Makes the fields that are nil, or all, known to the strict table on top of the stack, a copy of `table`.
void know_fields(lua_State* L, const Table& table, Known which);
/// Gives the table on top of the stack the behaviour of `table`, and notes what is added to it: see Refilled.
void make_refillable(lua_State* L, const Table& table);
/// Whether the metatable on top of the stack is one of these.
bool is_strict(lua_State* L);
/// A script adds to a table that may be one of Refilled.
inline void note_foreign_write(lua_State* L) { state_of(L).refilled.is_foreign = true; }
/// The string keys of the table at `index`, sorted.
std::vector<std::string> names_in(lua_State* L, int index);
/// `; did you mean "melds"?`, or nothing if no name is near.
std::string suggestion(std::string_view wanted, const std::vector<std::string>& names);

/// Pushes a copy of `value`; may raise.
void push(lua_State* L, const Value& value);
/// Pushes a copy of `argument`, a table, in the tables of the last one so pushed as far as they have its
/// shape; may raise.
void push_refilled(lua_State* L, const Table& argument);

/// Reads a copy of the value at `index`; false and the reason in `error` if it is no plain data. May raise
/// for want of memory, never runs anything of the script.
bool read(lua_State* L, int index, Value& value, ScriptError& error);

/// `require` and the parts of the libraries, each left on the stack as a table or a function.
int require(lua_State* L);
void push_string_library(lua_State* L);
void push_table_library(lua_State* L);
void push_math_library(lua_State* L);
void add_base_functions(lua_State* L); // to the table on top

/// The integer and string keys of the table at `index`, pushed as one array: whole numbers ascending, then
/// strings sorted. Returns how many there are; nothing, with nothing pushed, if a key is of another kind:
/// those have no order. Charges for it; may raise.
std::optional<int> push_keys(lua_State* L, int index);

/// A text for any value that is the same in every run.
std::string plain_text(lua_State* L, int index);

/// Notes what the functions at these places and the modules can reach and change: tables, and upvalues of
/// functions in them, whatever way leads there. Raises std::runtime_error for what cannot be compared later.
void note_kept(lua_State* L, std::span<const int> functions);
/// A call begins. One that is made again has the argument of those before it, and with it whatever they
/// reached.
void begin_to_reach(Noted& noted, bool again);
/// The function at `index` comes into the hands of the call. One that was not noted may lead anywhere.
void reach(lua_State* L, int index);
/// All that was noted comes into the hands of the call.
void reach_all(Noted& noted);
/// Compares what the calls could reach, since all that they could reach was as it was noted. The name of the
/// upvalue that is not, or that leads to what is not; empty if all is.
std::string changed_since_noted(lua_State* L);

} // namespace roundhouse::script
