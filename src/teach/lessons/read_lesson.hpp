#pragma once
// Reads lessons/NAME.lua into a Lesson. Private to this folder.

#include "teach/lessons/lesson.hpp"

namespace roundhouse::teach {

/// The lesson, or everything wrong with its description; findings have no file and line yet.
Result<Lesson, variants::Findings> read_lesson(const variants::Package& package,
                                               const script::Source& source);

/// One action of a list such as "bid 250; pass; As"; a card alone means playing it.
Result<Action, ActionFault> lesson_action(const Rulebook& rules, std::string_view text);

} // namespace roundhouse::teach
