#pragma once
// How well somebody does in a topic, and how hard its next question is.

#include "teach/quiz/question.hpp"

#include <map>

namespace roundhouse::teach {

struct QuizStanding {
    int asked = 0, right = 0;
    int level = 1; ///< of the next question
    int run = 0;   ///< right answers since the level changed or an answer was wrong
    friend bool operator==(const QuizStanding&, const QuizStanding&) = default;
};

inline constexpr int most_asked = 1'000'000; ///< more are not counted

/// Two right answers in a row make the next question harder, a wrong one makes it easier.
void note_answer(QuizStanding& standing, bool right);

using QuizStandings = std::map<Topic, QuizStanding>;

} // namespace roundhouse::teach
