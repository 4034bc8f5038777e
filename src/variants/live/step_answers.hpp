#pragma once
// What the functions of a package's own step get and answer, checked. Private to this room.

#include "base/result.hpp"
#include "rules/settlement.hpp"
#include "script/value.hpp"

namespace roundhouse::variants {

/// Where in an answer something else was expected: "[2].text".
struct WrongAnswer {
    std::string path, expected, found;
    std::string hint = {};
};

/// "unknown key "winner"; did you mean "winners"?"
WrongAnswer unknown_key(std::string path, std::string_view key, const std::vector<std::string>& names);

/// The longest a step's state may be, written as JSON.
inline constexpr std::size_t most_state_bytes = 16 * 1024;

/// The state as the engine keeps it: numbers, texts, yes and no, lists and tables with names, no functions.
Result<StepState, WrongAnswer> read_state(const script::Value& answer);

/// A list of "double" or { "double", text = "…" }; none if there is nothing to choose. The states that follow
/// are left out.
Result<std::vector<StepOption>, WrongAnswer> read_options(const script::Value& answer);

/// The state as the script sees it; nil for a step that has not begun.
script::Value value_of(const StepState& state);

} // namespace roundhouse::variants
