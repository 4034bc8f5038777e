#pragma once
// Runs Lua that may be hostile: an allow-list of functions, budgets around every call, plain data in and out.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "base/result.hpp"
#include "script/text/source.hpp"
#include "script/value.hpp"

namespace roundhouse::script {

struct Limits {
    /// Steps for each call: about one per Lua instruction, per call and per 32 bytes allocated.
    std::int64_t fuel = 20'000'000;
    /// Bytes that the whole state may hold, and bytes of one string, array or stack.
    std::size_t memory = 32u << 20;
    std::size_t block = 1u << 20;
    /// Processor time for each call, so that other programs on a busy machine are not charged to it.
    std::chrono::milliseconds deadline{1000};
};

struct CallOptions {
    /// Checks all that note_kept() noted and that calls since the last such check could change; a change is
    /// an error that names the variable.
    bool watch = false;
    /// Keeps the first argument, a table, in Lua: for call_again, and for the next call with this option,
    /// whose argument refills the same tables. Nothing that a script put there is left then.
    bool keep_argument = false;
};

/// What `require` finds: the name without ".lua" -> its text, loaded beforehand.
using Modules = std::map<std::string, Source, std::less<>>;

/// Parsed texts, shared by sandboxes that run the same ones: parsing them for each took a third of the time
/// in which `check` tries a package's agreements. Thread-safe.
class ParsedTexts;
std::shared_ptr<ParsedTexts> parsed_texts();

/// One Lua state with only the functions that scripts may use. Not for two threads at once. Every function of
/// it can be called again after an error.
class Sandbox {
  public:
    /// Without `parsed`, texts are parsed for this sandbox alone.
    explicit Sandbox(Modules modules = {}, Limits limits = {}, std::shared_ptr<ParsedTexts> parsed = {});
    ~Sandbox();
    Sandbox(Sandbox&&) noexcept;
    Sandbox& operator=(Sandbox&&) noexcept;

    /// Runs a text and reads the one value that it returns; nil if it returns nothing.
    Result<Value, ScriptError> run(const Source& main);

    /// Calls a function that came from this sandbox and reads the one value that it returns. Functions in
    /// results live as long as the sandbox.
    Result<Value, ScriptError> call(Function function, std::span<const Value> arguments,
                                    CallOptions options = {});

    /// Calls a function with the very table that the last call had as its first argument, which must have
    /// been kept, after setting its `field`: a second question about the same thing costs no second copy.
    /// `more` are further arguments.
    Result<Value, ScriptError> call_again(Function function, std::string_view field, const Value& value,
                                          CallOptions options = {}, std::span<const Value> more = {});

    /// Notes what these functions could keep between calls, for CallOptions::watch. Fails if they hold
    /// something that cannot be compared.
    std::optional<ScriptError> note_kept(std::span<const Function> functions);

    /// Fuel used by the last call.
    std::int64_t fuel_spent() const;

    /// The file and line where a function is defined: "variants/house/variant.lua:12".
    std::string defined_at(Function function) const;

    /// Bytes that the state holds now.
    std::size_t memory_used() const;

  private:
    std::unique_ptr<class State> state_;
};

} // namespace roundhouse::script
