#pragma once
// A Lua text, what may be wrong with it, and where something is in it.

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace roundhouse::script {

struct Source {
    std::string name; ///< what messages show, e.g. "variants/house/variant.lua"
    std::string text;
};

/// Why a script failed or was stopped.
enum class Fault {
    refused,  ///< the text was refused: too long, not UTF-8, control characters, a name that is not allowed
    syntax,   ///< the text is not Lua
    script,   ///< the script raised an error or did something that is one
    fuel,     ///< it took too many steps; the same on every machine
    memory,   ///< it asked for too much memory, in total or at once
    deadline, ///< it took too long; a fault of the host, never an outcome of a game
    result,   ///< what it returned is not plain data
};

struct ScriptError {
    Fault fault = Fault::script;
    std::string file;
    int line = 0;     ///< 0: unknown
    std::string path; ///< of a refused result: "melds[3].points"
    std::string message;
};

/// "variants/house/variant.lua:12: message"
std::string to_text(const ScriptError& error);

constexpr std::size_t source_limit = 64 * 1024;

/// Why `source` is refused, if it is. A source is UTF-8 of at most 64 KiB without a byte-order mark, hidden
/// characters (tab, CR and LF are fine) or the name `_ENV`.
std::optional<ScriptError> check_source(const Source& source);

/// What a text means: its tokens, without comments and layout. Fields that only inform people are left out:
/// from a package's own text `title`, `summary`, `face`, `version`, `author` and `licence` of the table that
/// it returns, if they are texts; from any text a title in several languages, `title = { en = "…" }`.
std::string meaning_of(const Source& source, bool is_package);

/// Line `number` of `text`, from 1, without its end; empty if there is none.
std::string_view line_of(std::string_view text, int number);

/// The modules that a text requires by name; empty if it calls `require` in any other way, so that it may
/// load any.
std::optional<std::set<std::string>> required_by(const Source& source);

/// The line, from 1, on which `path` (as in `melds[3].points`, `count["10"]`) is most likely described; 0 if
/// there is no guess. Goes by the shape of the text alone: the outermost name is looked for as `name =` at
/// any depth. Without `guess`, a line that only declares the name, `local melds = require "melds"`, does not
/// count.
int locate(const Source& source, std::string_view path, bool guess = true);

/// The same for what the text adds to a list, `r.melds[#r.melds + 1] = …` or `table.insert(r.melds, …)`: the
/// first number of `path` is that of the added element. Finds the addition that contains the text `name`, or
/// else the one at `place` (from 1) among them; 0 if there is none.
int locate_added(const Source& source, std::string_view path, std::size_t place, std::string_view name);

} // namespace roundhouse::script
