#pragma once
// From lessons/NAME.lua to a Lesson. Private to this folder.

#include "teach/lessons/lesson.hpp"

namespace roundhouse::teach {

/// What the description says, or everything that is wrong with it; findings have no file and line yet.
Result<Lesson, variants::Findings> read_lesson(const variants::Package& package,
                                               const script::Source& source);

/// "bid 250; pass; As": an action of a list; a card alone is played.
Result<Action, ActionFault> lesson_action(const Rulebook& rules, std::string_view text);

} // namespace roundhouse::teach
