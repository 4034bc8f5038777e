#pragma once
// The request of roundhouse quiz.

#include "cards/notation.hpp"
#include "terminal/screen.hpp"

#include <cstdint>
#include <optional>

namespace roundhouse::cli {

struct QuizRequest {
    std::string variant; ///< empty: the one played or learned last, or the default
    std::vector<std::string> options;
    std::string topic; ///< one of teach::topic_names; empty: all in turn
    int questions = 10;
    std::optional<std::uint64_t> seed; ///< empty: different questions every time
    std::optional<Face> face;          ///< else the game's
    bool json = false;                 ///< write the questions with their answers; nobody is asked
};
int quiz(const QuizRequest& request, const terminal::Streams& streams);

} // namespace roundhouse::cli
