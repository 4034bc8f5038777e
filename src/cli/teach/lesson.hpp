#pragma once
// roundhouse lesson: its request, and what it tells authors.

#include "cards/notation.hpp"
#include "terminal/screen.hpp"

namespace roundhouse::teach {
struct Course;
}

namespace roundhouse::cli {

struct LessonRequest {
    std::string variant; ///< empty: list the lessons of all packages
    std::string name;    ///< empty: list those of the package
    std::string knows; ///< for "what-is-new": the variant that the learner knows; empty: the last one learned
    bool again = false;       ///< start from the first step, wherever the learner left off
    bool hints = false;       ///< for authors: only tell what the hint at the table says at each decision
    std::optional<Face> face; ///< else the game's
};
int lesson(const LessonRequest& request, const terminal::Streams& streams);

/// Tells for each decision at the table what the hint there says, and whether the lesson accepts it.
void show_hints(const teach::Course& course, const terminal::Screen& screen);

} // namespace roundhouse::cli
