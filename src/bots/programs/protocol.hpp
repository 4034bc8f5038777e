#pragma once
// The lines sent to a program at a seat, and what its answers mean: src/bots/PROGRAMS.md.

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/view.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::bots {

inline constexpr int protocol_version = 1;

/// The first line: the version of the protocol and the rules in play. `rulebook`: as `ask rules` answers.
std::string hello_line(const nlohmann::json& rulebook);

/// The question to the view's seat: everything that the view shows, and the suits in which seats have shown
/// themselves void. Nothing in it depends on a card that the seat cannot see.
std::string view_line(const View& view);

/// The last line.
std::string bye_line();

/// The action in a program's line, or else the line, made printable. Whether it is allowed is not checked.
Result<Action, std::string> read_answer(const Rulebook& rules, std::string_view line);

/// True if the view's seat, which has to decide, may do that.
bool is_allowed(const View& view, const Action& action);

} // namespace roundhouse::bots
