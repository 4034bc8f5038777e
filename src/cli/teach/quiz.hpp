#pragma once
// roundhouse quiz: what the command line asks for.

#include "cards/notation.hpp"
#include "terminal/screen.hpp"

#include <cstdint>
#include <optional>

namespace roundhouse::cli {

struct QuizRequest {
    std::string variant; ///< empty: the one that the person dealt with last, or the one to begin with
    std::vector<std::string> options;
    std::string topic; ///< one of teach::topic_names; empty: one after the other
    int questions = 10;
    std::optional<std::uint64_t> seed; ///< empty: other questions every time
    std::optional<Face> face;          ///< else the game's
    bool json = false;                 ///< the questions with their answers; nobody is asked
};
int quiz(const QuizRequest& request, const terminal::Streams& streams);

} // namespace roundhouse::cli
