#pragma once
// roundhouse lesson: what the command line asks for.

#include "cards/notation.hpp"
#include "terminal/screen.hpp"

namespace roundhouse::cli {

struct LessonRequest {
    std::string variant; ///< empty: the lessons of all packages are listed
    std::string name;    ///< empty: those of the package are listed
    std::string knows; ///< for "what-is-new": the variant that the learner knows; empty: the one learned last
    bool again = false;       ///< from the first step, wherever the learner left
    std::optional<Face> face; ///< else the game's
};
int lesson(const LessonRequest& request, const terminal::Streams& streams);

} // namespace roundhouse::cli
