#pragma once
// The request of roundhouse lesson.

#include "cards/notation.hpp"
#include "terminal/screen.hpp"

namespace roundhouse::cli {

struct LessonRequest {
    std::string variant; ///< empty: list the lessons of all packages
    std::string name;    ///< empty: list those of the package
    std::string knows; ///< for "what-is-new": the variant that the learner knows; empty: the last one learned
    bool again = false;       ///< start from the first step, wherever the learner left off
    std::optional<Face> face; ///< else the game's
};
int lesson(const LessonRequest& request, const terminal::Streams& streams);

} // namespace roundhouse::cli
