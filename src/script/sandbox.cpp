#include "script/sandbox.hpp"

#include <charconv>
#include <locale.h>
#include <new>
#include <numeric>
#include <stdexcept>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/limits/elsewhere.hpp"
#include "script/parsed.hpp"
#include "script/state.hpp"

namespace roundhouse::script {

namespace {

/// Reads and writes numbers as in the "C" locale, whatever the program uses elsewhere.
class PlainLocale {
  public:
    PlainLocale() : before_(uselocale(plain())) {}
    ~PlainLocale() { uselocale(before_); }
    PlainLocale(const PlainLocale&) = delete;
    PlainLocale& operator=(const PlainLocale&) = delete;

  private:
    static locale_t plain() {
        static const locale_t locale = newlocale(LC_ALL_MASK, "C", nullptr);
        return locale;
    }
    locale_t before_;
};

/// Enforces the limits while script code runs.
class Armed {
  public:
    explicit Armed(Budget& budget) : budget_(budget) { budget_.arm(); }
    ~Armed() { budget_.disarm(); }
    Armed(const Armed&) = delete;
    Armed& operator=(const Armed&) = delete;

  private:
    Budget& budget_;
};

/// One run or call: what goes in, and what came out.
struct Task {
    const Source* main = nullptr; // or else a function with arguments
    Function function;
    std::span<const Value> arguments;
    const Value* set = nullptr; // if set: the first argument is the kept one, with its `field` set to this
    std::string_view field;
    CallOptions options;
    std::span<const Function> to_note; // if not empty: these are noted, and nothing else is done

    Value value;
    bool refused = false; // then `error` says why
    ScriptError error;
};

void load(lua_State* L, const Source& main) {
    const Armed armed(state_of(L).budget); // loading takes memory too
    load_source(L, main);
}

void put(ScriptError& error, const State& state, Budget::Place place) {
    if (place.chunk < 0 || place.chunk >= static_cast<int>(state.chunks.size())) return;
    error.file = state.chunks[static_cast<std::size_t>(place.chunk)];
    error.line = place.line;
}

/// Where the function at `index` is defined.
Budget::Place definition(lua_State* L, int index) {
    lua_pushvalue(L, index);
    lua_Debug about;
    lua_getinfo(L, ">S", &about);
    return {chunk_number(about.source), about.linedefined};
}

/// Returns how many were pushed.
int push_arguments(lua_State* L, const Task& task) {
    State& state = state_of(L);
    const int before = lua_gettop(L);
    std::span<const Value> arguments = task.arguments;
    luaL_checkstack(L, static_cast<int>(arguments.size()) + 3, nullptr);
    if (task.set) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, state.kept);
        if (!lua_istable(L, -1)) throw std::logic_error("no call has kept its argument");
        lua_pushlstring(L, task.field.data(), task.field.size());
        push(L, *task.set);
        lua_settable(L, -3); // unlike rawset, notes a field that was not there
    } else if (task.options.keep_argument) {
        push_refilled(L, arguments[0].as_table());
        lua_pushvalue(L, -1);
        lua_rawseti(L, LUA_REGISTRYINDEX, state.kept);
        arguments = arguments.subspan(1);
    }
    for (const Value& argument : arguments) push(L, argument);
    return lua_gettop(L) - before;
}

/// A call that is not a repetition gets nothing from those before it: what they reached is forgotten once it
/// was compared, and must not come back in their argument.
void begin(lua_State* L, const Task& task) {
    State& state = state_of(L);
    begin_to_reach(state.noted, task.set != nullptr);
    if (task.set) return;
    lua_pushnil(L);
    lua_rawseti(L, LUA_REGISTRYINDEX, state.kept);
}

/// Raises if something kept is no longer as it was noted.
void refuse_changes(lua_State* L, int function) {
    const std::string changed = changed_since_noted(L);
    if (changed.empty()) return;
    State& state = state_of(L);
    state.raised_at = definition(L, function);
    throw std::runtime_error(
        fmt::format("the function keeps something from call to call: it changed \"{}\"; what it answers may "
                    "depend on its argument only",
                    changed));
}

/// Calls the function on the stack, and checks what is kept if asked to.
void run_function(lua_State* L, Task& task) {
    State& state = state_of(L);
    const int function = lua_gettop(L);
    lua_pushvalue(L, function);
    const int arguments = push_arguments(L, task);
    {
        const Armed armed(state.budget);
        lua_call(L, arguments, 1);
    }
    if (task.options.watch) refuse_changes(L, function);
}

/// Everything that may raise happens in here, inside one protected call.
int perform(lua_State* L) {
    Task& task = *static_cast<Task*>(lua_touserdata(L, 1));
    State& state = state_of(L);
    if (!task.to_note.empty()) {
        for (const Function function : task.to_note) push(L, function);
        std::vector<int> places(task.to_note.size());
        std::iota(places.begin(), places.end(), lua_gettop(L) - static_cast<int>(places.size()) + 1);
        note_kept(L, places);
        return 0;
    }
    begin(L, task);
    if (task.main)
        load(L, *task.main); // what it requires counts as reached
    else
        push(L, task.function);
    run_function(L, task);
    state.fault = Fault::result;
    task.refused = !read(L, -1, task.value, task.error);
    if (task.refused) put(task.error, state, definition(L, -2));
    return 0;
}

/// Notes where an error was raised, for errors that do not say so themselves. Runs before the stack is
/// unwound.
int note_place(lua_State* L) {
    const Budget::Place place = place_of(L);
    if (place.line > 0) state_of(L).raised_at = place;
    return 1;
}

/// Takes "@3:12: " off the front of a message.
Budget::Place split(std::string& message) {
    if (!message.starts_with('@')) return {};
    Budget::Place place;
    const char* const end = message.data() + message.size();
    const auto number = std::from_chars(message.data() + 1, end, place.chunk);
    if (number.ec != std::errc{} || number.ptr == end || *number.ptr != ':') return {};
    const auto line = std::from_chars(number.ptr + 1, end, place.line);
    if (line.ec != std::errc{} || line.ptr == end || *line.ptr != ':') return {};
    message.erase(0, static_cast<std::size_t>(line.ptr - message.data()) + 1);
    if (message.starts_with(' ')) message.erase(0, 1);
    return place;
}

ScriptError limit_error(const State& state, Budget::Limit limit) {
    ScriptError error;
    put(error, state, state.budget.place());
    switch (limit) {
    case Budget::Limit::fuel:
        error.fault = Fault::fuel;
        error.message = "took too many steps; does it loop without end?";
        break;
    case Budget::Limit::deadline:
        error.fault = Fault::deadline;
        error.message = "took too long";
        break;
    case Budget::Limit::operation:
        error.fault = Fault::deadline;
        error.message =
            fmt::format("took too long, counting what ran before it while {}", state.budget.operation());
        break;
    case Budget::Limit::abandoned:
        error.fault = Fault::deadline;
        error.message = "was abandoned before it answered";
        break;
    case Budget::Limit::block:
        error.fault = Fault::memory;
        error.message =
            "asked for too much at once: a very long text, a very long list or a function that calls "
            "itself without end";
        break;
    default: error.fault = Fault::memory; error.message = "needs too much memory";
    }
    return error;
}

/// Explains what Lua means by indexing nil inside a table. If the key was computed, Lua does not say whether
/// it was a number or a name.
void explain(std::string& message) {
    if (!message.starts_with("attempt to index a nil value")) return;
    if (message.find(" (field 'integer index')") != std::string::npos)
        message = "a list has nothing at this number: lists begin at 1, and #list is the last";
    else if (message.find(" (field '?')") != std::string::npos)
        message = "the table has nothing at this key; if it is a list, it begins at 1, and #list is the last";
}

/// What the error on top of the stack says. A limit is recognised by the budget's flag, never by a message.
ScriptError error_from(const State& state, int status) {
    if (state.budget.stopped_by() != Budget::Limit::none)
        return limit_error(state, state.budget.stopped_by());
    if (status == LUA_ERRMEM) return limit_error(state, state.budget.refused_last());
    ScriptError error;
    error.fault = state.fault;
    lua_State* const L = state.lua;
    if (lua_type(L, -1) != LUA_TSTRING) {
        error.message = fmt::format("raised an error that is not a text but a {}", luaL_typename(L, -1));
        put(error, state, state.raised_at);
        return error;
    }
    std::size_t size = 0;
    const char* const text = lua_tolstring(L, -1, &size);
    std::string message(text, std::min<std::size_t>(size, 4000));
    const Budget::Place place = split(message);
    explain(message);
    put(error, state, place.chunk >= 0 ? place : state.raised_at);
    error.message = printable(message, 2000);
    return error;
}

int open(lua_State* L) {
    State& state = state_of(L);
    for (int* table : {&state.functions, &state.loaded, &state.strict, &state.refilled.tables, &state.kept}) {
        lua_newtable(L);
        *table = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    push_environment(L);
    lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    return 0;
}

} // namespace

State::State(Modules modules_, Limits limits, std::shared_ptr<ParsedTexts> parsed_)
    : budget(limits), modules(std::move(modules_)), parsed(parsed_ ? std::move(parsed_) : parsed_texts()) {
    const PlainLocale plain;
    lua = lua_newstate(Budget::allocate, &budget);
    if (!lua) throw std::bad_alloc();
    *static_cast<State**>(lua_getextraspace(lua)) = this;
    budget.attach(lua);
    // Much of what a call leaves behind is garbage, and what stays is small: collecting rarely is cheap.
    lua_gc(lua, LUA_GCINC, 1000, 0, 0);
    lua_pushcfunction(lua, guarded<open>);
    if (lua_pcall(lua, 0, 0, 0) != LUA_OK) {
        lua_close(lua);
        throw std::bad_alloc();
    }
}

State::~State() { lua_close(lua); }

namespace {

Result<Value, ScriptError> attempt_here(State& state, Task& task) {
    const PlainLocale plain;
    lua_State* const L = state.lua;
    state.fault = Fault::script;
    state.raised_at = {};
    state.loading.clear();
    state.budget.clear();
    lua_settop(L, 0);
    lua_pushcfunction(L, note_place);
    lua_pushcfunction(L, guarded<perform>);
    lua_pushlightuserdata(L, &task);
    const int status = lua_pcall(L, 1, 0, 1);
    if (status != LUA_OK) {
        ScriptError error = error_from(state, status);
        if (error.file.empty() && task.main) error.file = task.main->name;
        return fail(std::move(error));
    }
    if (!task.refused) return std::move(task.value);
    task.error.fault = Fault::result;
    return fail(std::move(task.error));
}

Result<Value, ScriptError> attempt(State& state, Task& task) {
    std::optional<Result<Value, ScriptError>> done;
    Elsewhere::run([&] { done.emplace(attempt_here(state, task)); });
    return std::move(*done);
}

} // namespace

Sandbox::Sandbox(Modules modules, Limits limits, std::shared_ptr<ParsedTexts> parsed)
    : state_(std::make_unique<State>(std::move(modules), limits, std::move(parsed))) {}
Sandbox::~Sandbox() = default;
Sandbox::Sandbox(Sandbox&&) noexcept = default;
Sandbox& Sandbox::operator=(Sandbox&&) noexcept = default;

std::size_t Sandbox::memory_used() const { return state_->budget.used(); }

std::int64_t Sandbox::fuel_spent() const { return state_->budget.spent(); }

std::string Sandbox::defined_at(Function function) const {
    lua_State* const L = state_->lua;
    lua_rawgeti(L, LUA_REGISTRYINDEX, state_->functions);
    lua_rawgeti(L, -1, function.handle);
    Budget::Place place;
    if (lua_isfunction(L, -1)) place = definition(L, -1);
    lua_pop(L, 2);
    const bool known = place.chunk >= 0 && static_cast<std::size_t>(place.chunk) < state_->chunks.size();
    return fmt::format("{}:{}", known ? state_->chunks[static_cast<std::size_t>(place.chunk)] : "?",
                       place.line);
}

Result<Value, ScriptError> Sandbox::run(const Source& main) {
    if (auto error = check_source(main)) return fail(std::move(*error));
    Task task;
    task.main = &main;
    task.error.file = main.name;
    return attempt(*state_, task);
}

Result<Value, ScriptError> Sandbox::call(Function function, std::span<const Value> arguments,
                                         CallOptions options) {
    Task task;
    task.function = function;
    task.arguments = arguments;
    task.options = options;
    return attempt(*state_, task);
}

std::optional<ScriptError> Sandbox::note_kept(std::span<const Function> functions) {
    Task task;
    task.to_note = functions;
    auto done = attempt(*state_, task);
    if (done) return {};
    return std::move(done).error();
}

Result<Value, ScriptError> Sandbox::call_again(Function function, std::string_view field, const Value& value,
                                               CallOptions options, std::span<const Value> more) {
    Task task;
    task.function = function;
    task.arguments = more;
    task.set = &value;
    task.field = field;
    task.options = options;
    return attempt(*state_, task);
}

} // namespace roundhouse::script
