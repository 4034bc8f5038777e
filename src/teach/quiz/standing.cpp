#include "teach/quiz/standing.hpp"

#include <algorithm>

namespace roundhouse::teach {

void note_answer(QuizStanding& standing, bool right) {
    constexpr int enough = 2;
    standing.asked = std::min(standing.asked + 1, most_asked);
    standing.right = std::min(standing.right + (right ? 1 : 0), standing.asked);
    standing.run = right ? standing.run + 1 : 0;
    if (!right)
        standing.level = std::max(standing.level - 1, 1);
    else if (standing.run >= enough && standing.level < hardest_level) {
        ++standing.level;
        standing.run = 0;
    }
    standing.run = std::min(standing.run, enough);
}

} // namespace roundhouse::teach
