#pragma once
// One line of `ask`, answered.

#include "cli/ask/requests.hpp"
#include "cli/ask/rulebooks.hpp"

namespace roundhouse::cli {

/// What is wrong with the line is its answer; whatever it is, the next can be answered.
nlohmann::json answer_line(Rulebooks& rulebooks, const RequestLine& line);

} // namespace roundhouse::cli
