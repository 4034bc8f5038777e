#pragma once
// What is said to a program at a seat, and what its answers mean: src/bots/PROGRAMS.md.

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/view.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::bots {

inline constexpr int protocol_version = 1;

/// The first line: the version of the protocol, and the rules that are played. `rulebook` is what `ask rules`
/// answers.
std::string hello_line(const nlohmann::json& rulebook);

/// What the view's seat is asked: everything that the view shows, and which suits the seats have shown to be
/// void in. Nothing in it depends on a card that the seat cannot see.
std::string view_line(const View& view);

/// The last line.
std::string bye_line();

/// The action in a program's line, or else the line, made printable. Whether it is allowed is not asked.
Result<Action, std::string> read_answer(const Rulebook& rules, std::string_view line);

/// True if the view's seat, which is asked, may do that.
bool is_allowed(const View& view, const Action& action);

} // namespace roundhouse::bots
